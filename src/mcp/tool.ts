import type { Failure } from '../business/problem.ts';
import type { Answer, Query } from '../business/query.ts';
import type { Result } from '../business/result.ts';
import type { Site } from '../business/site.ts';
import type { Lookup } from '../coverage/lookup.ts';
import type { Markdown } from '../escape/markdown.ts';
import type { ToolRecord, ToolRecordName } from '../schemas/answers/tool-records.ts';

/** An argument of a tool. All arguments are texts, and none is required. */
export interface ToolArgument {
  readonly name: string;
  /** Names of terms in braces stand for the words of the country. */
  readonly description: string;
  readonly maxLength?: number;
  /** The values that exist, where they are few. */
  readonly values?: (site: Site) => readonly string[];
}

/** What a tool looks its answer up in. */
export interface ToolData<Prepared> {
  readonly lookup: Lookup;
  /** What `prepare` made at build. */
  readonly prepared: Prepared;
}

/** A call of a tool and the record that comes back. */
export interface ToolExample {
  readonly arguments: Readonly<Record<string, string>>;
  readonly record: object;
}

/** A line of the skill for agents: which question the tool answers, and what answers it without tools. */
export interface ToolUse {
  readonly question: string;
  /** Arguments to give, one of them. */
  readonly arguments?: readonly string[];
  readonly withoutTools: (url: (path: string) => string) => Markdown;
}

/** How a tool answers a call: all of it that the function needs. */
export interface ToolAnswerer<Prepared = unknown> {
  readonly name: string;
  readonly arguments: readonly ToolArgument[];
  /** Finds the answer to the arguments of a call. */
  find(query: Query, data: ToolData<Prepared>): Result<Answer, Failure>;
  /** Makes the record from the prebuilt answer of an operation, where the tool answers with more than that. */
  present?(answer: ToolRecord, prepared: Prepared): ToolRecord;
}

/** One tool. Everything said about it anywhere is said here. */
export interface Tool<Prepared = unknown> {
  readonly answerer: ToolAnswerer<Prepared>;
  readonly title: string;
  readonly description: (site: Site) => string;
  /** Path of the REST endpoint that has the same facts; it knows the arguments by the same names. */
  readonly endpoint: string;
  /** The record it answers with. */
  readonly output: ToolRecordName;
  readonly uses: readonly ToolUse[];
  /** A real call; undefined where the site has nothing to answer it with. */
  readonly example: (site: Site) => ToolExample | undefined;
  /** Prepares at build what is no answer of the REST API; it has to be plain JSON. */
  readonly prepare?: (site: Site) => Prepared;
}
