import type { LookupTables } from '../lookup/lookup-tables.ts';
import type { Query, Result } from '../result.ts';
import type { ToolRecord } from '../schemas/answers/records.ts';
import type { Text } from '../text/text.ts';

/** Name of an operation in the OpenAPI description and the documentation. */
type OperationId = keyof Text['api']['operations'];

/**
 * The part of an operation that the function needs: its path, and how a request finds its answer if there is no file
 * for it.
 */
export interface Route {
  readonly id: OperationId;
  /** Path with slashes at both ends; at most its last two segments are parameters in braces. */
  readonly path: string;
  /** Finds the answer to a query. An operation without it ignores the query. */
  readonly answerQuery?: (query: Query, lookup: LookupTables, instant: Date) => Result<Answer>;
  /** Finds the canonical form of a key that has no file, to redirect to; otherwise the problem. */
  readonly findKey?: (key: string, lookup: LookupTables) => Result<string>;
}

/** Result of a query: a reference to a prebuilt answer, or a record computed for the query. */
export type Answer<Body extends ToolRecord = ToolRecord> =
  | AnswerReference
  | {
      readonly record: Body;
      /** Normalized name of a known place that is not listed, which may be logged, if the query named one. */
      readonly loggableName?: string | undefined;
    };

/** A reference to a prebuilt answer: an operation, and its key, which is empty if the path has no parameters. */
export interface AnswerReference {
  readonly operation: OperationId;
  readonly key: string;
  /** Postal area that the answer is based on, if any. */
  readonly postalArea?: string;
  /** Sentence prepended to the message or note of the record. */
  readonly preface?: string | undefined;
  /** Members overridden for this query. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** Slug of the served place whose record becomes the member `place`. */
  readonly place?: string;
  /** Answer whose record becomes the member `total` of a tool's record. */
  readonly total?: AnswerReference;
  /** Whether the answer depends on the time, so that it must not be cached. */
  readonly isVolatile?: boolean;
}

/** A query and its result, for the log. */
export interface LoggedQuery {
  /** The REST operation, MCP tool or method, or page. */
  readonly name: string;
  readonly query: Query;
  /** Undefined if nothing was looked up. */
  readonly result?: Result<Answer> | undefined;
  /** Name of the MCP client from `clientInfo`. */
  readonly client?: string | undefined;
}
