import { toAnswer } from '../../src/endpoints/coverage/route.ts';
import type { LookupTables } from '../../src/lookup/lookup-tables.ts';
import { findCoverage } from '../../src/places/find-coverage.ts';
import type { CoverageRecord } from '../../src/schemas/answers/coverage.ts';

/** The outcome of a question: the key of a prebuilt answer, a computed answer, or an error. */
interface Outcome {
  readonly key?: string;
  readonly preface?: string | undefined;
  readonly answer?: CoverageRecord;
  readonly detail?: string;
}

/** Asks whether a place is served. */
export function ask(lookup: LookupTables, city: string, postal = ''): Outcome {
  const result = findCoverage({ city, postal }, lookup);
  if (!result.ok) return { detail: result.problem.detail };
  const answer = toAnswer(result.value);
  if ('record' in answer) return { answer: answer.record };
  const { operation: _, ...outcome } = answer;
  return outcome;
}

/** The places that an answer suggests. */
export const listSuggested = ({ answer }: Outcome) => answer?.suggestions.map(({ slug }) => slug);
