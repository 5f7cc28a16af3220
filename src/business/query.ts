import type { Problem } from '../schemas/answers/api.ts';
import type { ToolRecord } from '../schemas/answers/components.ts';
import { type ProblemCode, problemStatus } from '../schemas/answers/problems.ts';
import { answersOf } from '../text/answers.ts';
import { fillTerms, type Terms } from '../text/terms.ts';

/** Either a value or the reason for its absence. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** A successful result with `value`. */
export function ok<Value>(value: Value) {
  return { ok: true, value } as const;
}

/** Why a request failed: a permanent code, a message, and how to fix it. */
export interface Failure {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly knownIds?: readonly string[];
  readonly didYouMean?: string;
}

/** A failed result with an entry of the problem table. */
export function problem(code: ProblemCode, detail: string, help: Pick<Failure, 'knownIds' | 'didYouMean'> = {}) {
  return { ok: false, failure: { code, detail, ...help } } as const;
}

/** The body of an error (contract C1, RFC 9457 section 3). */
export function toProblemRecord(
  { code, detail, knownIds, didYouMean }: Failure,
  { origin, terms }: { readonly origin: string; readonly terms: Terms },
): Problem {
  return {
    type: `${origin}/docs/api/#${code}`,
    title: fillTerms(answersOf(terms.locale).requests.problems[code], terms),
    status: problemStatus[code],
    detail,
    code,
    ...(knownIds === undefined ? {} : { knownIds: [...knownIds] }),
    ...(didYouMean === undefined ? {} : { didYouMean }),
  };
}

/** Query parameters by name, trimmed; none is empty. */
export type Query = Readonly<Record<string, string>>;

/** Result of a query: a reference to a prebuilt answer, or a record computed for the query. */
export type Answer<Record extends ToolRecord = ToolRecord> =
  | PublishedAnswer
  | {
      readonly record: Record;
      /** Normalized name of a known place that is not served, if the query named one. */
      readonly knownName?: string;
      /** Slug of the served place that an address ends with, if the query was one. */
      readonly address?: string;
    };

/** A reference to a prebuilt answer: a REST operation and its key, which is empty if the path has no parameter. */
export interface PublishedAnswer {
  readonly operation: string;
  readonly key: string;
  /** Postal area that the answer is based on, if any. */
  readonly postalArea?: string;
  /** Slug of the served place that an address ends with, if the query was one. */
  readonly address?: string;
  /** Sentence prepended to the message or note of the record. */
  readonly preface?: string;
  /** Members overridden for this query. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** Slug of the served place whose record becomes the member `place`. */
  readonly area?: string;
  /** Whether the answer depends on the time, so that it must not be cached. */
  readonly isVolatile?: true;
}

/** A query and its result, for the log. */
export interface Question {
  /** The REST operation, MCP tool or method, or page. */
  readonly name: string;
  readonly query: Query;
  /** Undefined if nothing was looked up. */
  readonly found?: Result<Answer, Failure> | undefined;
  /** Name of the MCP client from `clientInfo`. */
  readonly client?: string | undefined;
}
