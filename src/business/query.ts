import type { ToolRecord } from '../schemas/answers/tool-records.ts';
import type { Failure } from './problem.ts';
import type { Result } from './result.ts';

/** What was asked: values by the names of the parameters, without white space around them; none is empty. */
export type Query = Readonly<Record<string, string>>;

/** Where the answer to a query is: prebuilt, or a record made for this query. */
export type Answer<Record extends ToolRecord = ToolRecord> = Prebuilt | MadeAnswer<Record>;

/** An answer that was made for one query. */
export interface MadeAnswer<Record extends ToolRecord = ToolRecord> {
  readonly record: Record;
  /** The folded name of a place that is known and not served, where that is what was asked. */
  readonly knownName?: string;
}

/** The prebuilt answer of a REST operation for a key, which is empty where its path takes none. */
export interface Prebuilt {
  readonly operation: string;
  readonly key: string;
  /** The postal area it rests on, if it does. */
  readonly postalArea?: string;
  /** A sentence that goes before the message or the note of the record for this query. */
  readonly preface?: string;
  /** Members of the record that are others for this query. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** Slug of the served place whose record is the member `place` for this query. */
  readonly area?: string;
  /** Whether the same query has another answer at another time, so that nobody may keep it. */
  readonly isVolatile?: true;
}

/** Whether the record of a prebuilt answer is not what is published for its key. */
export function isChanged({ preface, members, area }: Prebuilt): boolean {
  return (preface ?? members ?? area) !== undefined;
}

/** A prebuilt record with what is other for this query. `place` is the record of its area. */
export function changeRecord(record: object, { preface, members }: Prebuilt, place?: object): object {
  const said = { ...record, ...(place && { place }), ...members } as { message?: string; note?: string };
  if (preface === undefined) return said;
  return said.message === undefined
    ? { ...said, note: `${preface} ${said.note}` }
    : { ...said, message: `${preface} ${said.message}` };
}

/** A query with what was found for it, for the log. */
export interface Question {
  /** The operation of the API, the tool or method of the MCP endpoint, or the page that was asked. */
  readonly name: string;
  readonly query: Query;
  /** Undefined where nothing was looked for. */
  readonly found?: Result<Answer, Failure> | undefined;
  /** How an MCP client calls itself. */
  readonly client?: string | undefined;
}
