import type { Failure } from '../business/problem.ts';
import type { Result } from '../business/result.ts';
import type { Site } from '../business/site.ts';
import type { Lookup } from '../coverage/lookup.ts';
import type { ToolRecordName } from '../schemas/tool-records.ts';

/** An argument of a tool. All arguments are texts, and none is required. */
export interface ToolArgument {
  readonly name: string;
  readonly description: string;
  readonly maxLength?: number;
  /** The values that exist, where they are few. */
  readonly values?: (site: Site) => readonly string[];
}

/** The arguments of a call without white space around them; what was not given is empty. */
export type ReadArgument = (name: string) => string;

/**
 * Where the result of a tool comes from: prepared at build under a key, the
 * prebuilt answer of a REST operation, that answer put into a prepared list,
 * or a record made now.
 */
export type ToolSource =
  | { readonly prepared: string }
  | { readonly operation: string; readonly key: string; readonly into?: string }
  | { readonly record: object };

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
  /** Results that are no answer of the REST API, each with its key. */
  readonly prepare?: (site: Site) => Iterable<readonly [key: string, record: object]>;
  readonly find: (read: ReadArgument, lookup: Lookup) => Result<ToolSource, Failure>;
}
