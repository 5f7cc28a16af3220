import type { Failure } from '../business/queries/problem.ts';
import type { Answer, Query } from '../business/queries/query.ts';
import type { Result } from '../business/queries/result.ts';
import type { Site } from '../business/site.ts';
import type { Lookup } from '../coverage/lookup.ts';
import type { Markdown } from '../escape/markdown.ts';
import type { ToolRecord, ToolRecordName } from '../schemas/answers/tool-records.ts';
import type { Business } from '../schemas/business/business.ts';

/** An argument of a tool. All arguments are optional strings. */
export interface ToolArgument {
  readonly name: string;
  /** Names of terms in braces are replaced by the words of the country. */
  readonly description: string;
  readonly maxLength?: number;
  /** The valid values, if there are few. */
  readonly values?: (site: Site) => readonly string[];
}

/** The data a tool looks its answer up in. */
export interface ToolData<Prepared> {
  readonly lookup: Lookup;
  /** What `prepare` returned at build time. */
  readonly prepared: Prepared;
}

/** A call of a tool with its record. */
export interface ToolExample {
  readonly arguments: Readonly<Record<string, string>>;
  readonly record: object;
}

/** A line of the skill for agents: the question the tool answers, and what answers it without tools. */
export interface ToolUse {
  readonly question: string;
  /** The arguments that answer it; one of them is enough. */
  readonly arguments?: readonly string[];
  readonly withoutTools: (url: (path: string) => string) => Markdown;
}

/** One tool. Everything said about it anywhere is defined here, and what answers its calls. */
export interface Tool<Prepared = unknown> {
  readonly name: string;
  readonly title: string;
  readonly description: (site: Site) => string;
  readonly arguments: readonly ToolArgument[];
  /** The type of its records. */
  readonly output: ToolRecordName;
  /** Path of the REST endpoint with the same facts, whose parameters have the same names. */
  readonly endpoint: string;
  readonly uses: readonly ToolUse[];
  /** A real call; undefined if the site has nothing to answer it with. `business` is the record of the business. */
  readonly example: (site: Site, business: Business) => ToolExample | undefined;
  /** Prepares at build time what is not an answer of the REST API, as plain JSON. */
  readonly prepare?: (site: Site) => Prepared;
  /** Finds the answer for the arguments of a call. */
  find(query: Query, data: ToolData<Prepared>): Result<Answer, Failure>;
  /** Makes the record from the prebuilt answer of an operation, if the tool answers with more than that. */
  present?(answer: ToolRecord, prepared: Prepared): ToolRecord;
}
