import type { Answer, Failure, Query, Result } from '../business/query.ts';
import type { Site } from '../business/site.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import type { AnswerManifest, ApiIndex } from '../schemas/answers/api.ts';
import type { ComponentName } from '../schemas/answers/components.ts';
import type { ProblemCode } from '../schemas/answers/problems.ts';
import type { Business } from '../schemas/business/business.ts';
import type { Text } from '../text/text.ts';

/** A parameter of an operation, in the terms of OpenAPI's Parameter Object. The text describes it by its name. */
export interface Parameter {
  readonly name: keyof Text['api']['parameters'];
  readonly in: 'path' | 'query';
  /** Values worth showing or, with `closed`, all valid ones. */
  readonly examples: (site: Site) => readonly string[];
  /** Whether only the examples are valid values. */
  readonly closed?: boolean;
}

/** What the answers of an operation may be made from. */
export interface Publication {
  readonly site: Site;
  /** The record of the business. */
  readonly business: Business;
  /** All endpoints and discovery documents. */
  readonly index: ApiIndex;
  readonly lookup: CoverageIndex;
  /** Every JSON answer under `/api/` except the list of them. */
  readonly digests: () => AnswerDigest[];
}

/** Size and SHA-256 (lower-case hexadecimal) of an uncompressed answer. */
export type AnswerDigest = AnswerManifest['files'][number];

/** One endpoint of the REST API and what answers it. The text says by its id what it is (`explainOperation`). */
export interface Operation {
  /** Name in the OpenAPI description and the documentation. */
  readonly id: keyof Text['api']['operations'];
  /** Path with slashes at both ends; at most its last two segments are parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The types of its records. */
  readonly answers: readonly ComponentName[];
  /** The parameters of its most instructive answer, for examples. */
  readonly example?: (site: Site) => Query;
  /** The errors it answers with, besides those of any path, and parameters that lead to them. */
  readonly mistakes: readonly { readonly code: ProblemCode; readonly parameters: (site: Site) => Query }[];
  /** The prebuilt answers: the values of the path parameters with slashes between them (or nothing), and the body. */
  readonly files: (publication: Publication) => Iterable<readonly [key: string, body: object]>;
  /** Finds the answer to a query. An operation without it ignores the query. */
  readonly answerQuery?: (query: Query, lookup: CoverageIndex, instant: Date) => Result<Answer, Failure>;
  /** For a path parameter without a file: the right form to redirect to, or why there is none. */
  readonly findKey?: (key: string, lookup: CoverageIndex) => Result<string, Failure>;
}

/** The members of an operation without parameters, which has one prebuilt answer. */
export function oneAnswer(
  make: (publication: Publication) => object,
): Pick<Operation, 'parameters' | 'mistakes' | 'files'> {
  return { parameters: [], mistakes: [], files: (publication) => [['', make(publication)]] };
}

/** Path of a prebuilt answer, as a client requests it. */
export function answerPath(operation: Pick<Operation, 'path'>, key: string): string {
  return operation.path.replace(/\{.*\}/, key);
}

/** Whether a path of the site or a published file is an answer of the API, in any language. */
export function isAnswer(path: string): boolean {
  return /^\/?(?:[a-z]{2}\/)?api\//.test(path);
}

/** How many parameters the path of an operation has. */
export function countKeys({ path }: Pick<Operation, 'path'>): number {
  return path.split('{').length - 1;
}

/** The part of its path before the parameters. */
export function keyPrefix({ path }: Pick<Operation, 'path'>): string {
  return path.replace(/\{.*/, '');
}

/** The path of an operation with a colon before each parameter, as rules of hosts and frameworks have it. */
export function pathPattern({ path }: Pick<Operation, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** The key that values of parameters make: those of the path, with a slash between them. */
export function keyOf({ parameters }: Pick<Operation, 'parameters'>, values: Query): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => values[name] ?? '')
    .join('/');
}

/** A key as part of a path. */
export function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/** File of a prebuilt answer, relative to the published folder. */
export function answerFile(path: string): string {
  return `${path}index.json`;
}

/** Snippets of code that get the JSON of a URL with common tools. */
export function writeSnippets(url: string) {
  const python = `import json, urllib.request\nanswer = json.load(urllib.request.urlopen('${url}'))`;
  return [
    { language: 'curl', code: `curl -s '${url}'` },
    { language: 'fetch', code: `const answer = await (await fetch('${url}')).json();` },
    { language: 'Python', code: python },
  ] as const;
}
