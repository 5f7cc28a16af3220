import type { Failure } from '../business/problem.ts';
import type { Answer, Query } from '../business/query.ts';
import type { Result } from '../business/result.ts';
import type { Site } from '../business/site.ts';
import type { Lookup } from '../coverage/lookup.ts';
import type { ComponentName } from '../schemas/answers/components.ts';
import type { AnswerManifest } from '../schemas/answers/manifest.ts';
import type { ProblemCode } from '../schemas/answers/problems.ts';

/** A parameter of an operation, in the words of OpenAPI's Parameter Object. Names of terms in its description stand in braces. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  /** Values worth showing or, with `closed`, all that exist. */
  readonly examples: (site: Site) => readonly string[];
  /** Whether only the examples are valid values. */
  readonly closed?: boolean;
}

/** What the publication of an answer may look at. */
export interface Publication {
  readonly site: Site;
  readonly operations: readonly Operation[];
  /** Discovery documents to point to: absolute address, media type, title. */
  readonly documents: readonly { readonly url: string; readonly type: string; readonly title: string }[];
  /** Every JSON answer under `/api/` but the list of them. */
  readonly digests: () => AnswerDigest[];
}

/** Size and SHA-256 (lower-case hexadecimal) of an answer without compression. */
export type AnswerDigest = AnswerManifest['files'][number];

/** Parameters that lead to an error. */
export interface Mistake {
  readonly code: ProblemCode;
  readonly parameters: (site: Site) => Readonly<Record<string, string>>;
}

/**
 * One endpoint of the REST API. Everything said about it anywhere is said here; in its summary and its description names
 * of terms stand in braces (`fillTerms`).
 */
export interface Operation {
  /** Name in the OpenAPI description and the documentation. */
  readonly id: string;
  /** Path with a slash at both ends; at most its last segment is a parameter in braces. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** Records it answers with. */
  readonly answers: readonly ComponentName[];
  /** The parameters of its most telling answer, for examples. */
  readonly example?: (site: Site) => Readonly<Record<string, string>>;
  /** Each error it answers with, besides those any path can give, and parameters that lead to it. */
  readonly mistakes: readonly Mistake[];
  /** The prebuilt answers: the value of the path parameter (empty without one), and the body. */
  readonly files: (publication: Publication) => Iterable<readonly [key: string, body: object]>;
  /** Finds the answer to a query; an operation without it takes none, and answers as if there were none. */
  readonly answerQuery?: (query: Query, lookup: Lookup) => Result<Answer, Failure>;
  /** The right form of a path parameter that has no file, to be redirected to, or why there is none. */
  readonly findKey?: (key: string, lookup: Lookup) => Result<string, Failure>;
}

/** Path of the prebuilt answer of an operation, as a client asks for it. */
export function answerPath(operation: Pick<Operation, 'path'>, key: string): string {
  return operation.path.replace(/\{\w+\}/, key);
}

/** File of a prebuilt answer below the published folder. */
export function answerFile(path: string): string {
  return `${path}index.json`;
}
