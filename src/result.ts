import type { Problem } from './schemas/answers/api.ts';
import { type ProblemCode, problemStatus } from './schemas/answers/problems.ts';
import { answerTextOf } from './text/answers.ts';
import { fillTerms, type Terms } from './text/terms.ts';

/** Either a value or the reason why there is none. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ApiProblem };

/** Returns a successful result with `value`. */
export function ok<Value>(value: Value) {
  return { ok: true, value } as const;
}

/** Why a request failed: a permanent code, a message, and how to fix it. */
export interface ApiProblem {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly knownIds?: readonly string[];
  readonly didYouMean?: string;
}

/** Returns a failed result with the code of a problem, its message, and what to send instead. */
export function fail(code: ProblemCode, detail: string, help: Pick<ApiProblem, 'knownIds' | 'didYouMean'> = {}) {
  return { ok: false, problem: { code, detail, ...help } } as const;
}

/** Makes the body of an error (contract C1, RFC 9457 section 3). */
export function toProblemRecord(
  { code, detail, knownIds, didYouMean }: ApiProblem,
  { origin, prefix, terms }: { readonly origin: string; readonly prefix: string; readonly terms: Terms },
): Problem {
  return {
    type: `${origin}${prefix}/docs/api/#${code}`,
    title: fillTerms(answerTextOf(terms.locale).requests.problems[code], terms),
    status: problemStatus[code],
    detail,
    code,
    ...(knownIds === undefined ? {} : { knownIds: [...knownIds] }),
    ...(didYouMean === undefined ? {} : { didYouMean }),
  };
}

/** Query parameters by name, trimmed; none is empty. */
export type Query = Readonly<Record<string, string>>;
