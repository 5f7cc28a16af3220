import type { Failure } from '../business/problem.ts';
import type { Answer, Query } from '../business/query.ts';
import type { Result } from '../business/result.ts';
import type { Site } from '../business/site.ts';
import type { Lookup } from '../coverage/lookup.ts';
import type { PriceList, ServiceListing, ToolRecordName } from '../schemas/answers/tool-records.ts';

/** An argument of a tool. All arguments are texts, and none is required. */
export interface ToolArgument {
  readonly name: string;
  readonly description: string;
  readonly maxLength?: number;
  /** The values that exist, where they are few. */
  readonly values?: (site: Site) => readonly string[];
}

/** What tools look their answers up in. */
export interface ToolData {
  readonly lookup: Lookup;
  readonly records: ToolRecords;
}

/** Records that are no answer of the REST API, prepared at build. */
export interface ToolRecords {
  /** All services without their questions. */
  readonly services: ServiceListing;
  readonly prices: PriceList;
}

/** One tool. Everything said about it anywhere is said here. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: (site: Site) => string;
  readonly arguments: readonly ToolArgument[];
  /** Path of the REST endpoint that has the same facts; it knows the arguments by the same names. */
  readonly endpoint: string;
  /** The record it answers with. */
  readonly output: ToolRecordName;
  /** Finds the answer to the arguments of a call. */
  readonly find: (query: Query, data: ToolData) => Result<Answer, Failure>;
  /** Makes the record from the prebuilt answer of an operation, where the tool answers with more than that. */
  readonly present?: (answer: object, records: ToolRecords) => object;
}
