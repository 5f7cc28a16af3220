import type { Problem } from '../../schemas/answers/api.ts';
import { type ProblemCode, problems } from '../../schemas/answers/problems.ts';
import { fillTerms, type Terms } from '../../text/terms.ts';
import { fail } from './result.ts';

/** Why a request failed: a permanent code, a message, and how to fix it. */
export interface Failure {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly knownIds?: readonly string[];
  readonly didYouMean?: string;
}

/** A failed result with an entry of the problem table. */
export function problem(
  code: ProblemCode,
  detail: string,
  help: Pick<Failure, 'knownIds' | 'didYouMean'> = {},
): { readonly ok: false; readonly failure: Failure } {
  return fail({ code, detail, ...help });
}

/** The body of an error (contract C1, RFC 9457 section 3). */
export function toProblemRecord(
  { code, detail, knownIds, didYouMean }: Failure,
  { origin, terms }: { readonly origin: string; readonly terms: Terms },
): Problem {
  return {
    type: `${origin}/docs/api/#${code}`,
    title: fillTerms(problems[code].title, terms),
    status: problems[code].status,
    detail,
    code,
    ...(knownIds === undefined ? {} : { knownIds: [...knownIds] }),
    ...(didYouMean === undefined ? {} : { didYouMean }),
  };
}
