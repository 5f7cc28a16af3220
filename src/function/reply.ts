import { describeProblem, type Failure } from '../business/queries/problem.ts';
import type { Question } from '../business/queries/query.ts';
import type { ProblemCode } from '../schemas/answers/problems.ts';
import { problems } from '../schemas/answers/problems.ts';
import { matchesEtag } from './etag.ts';
import type { EdgeData, ResponseKind } from './data.ts';
import type { Found } from './files.ts';
import { kindOfPath, patternOfPage } from './headers.ts';

/** The part of a request the function needs: method, target and headers. */
export interface RequestHead {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** Reads a header by its lower-case name. */
  header(name: string): string | null | undefined;
  /** Reads the body; undefined once it exceeds `limit` bytes. */
  readBody(limit: number): Promise<Uint8Array | undefined>;
}

/** A text made for this request. */
export interface TextBody {
  readonly text: string;
  /** Whether the text is ASCII, so that it has as many bytes as characters. */
  readonly isAscii?: true;
}

/** A published file with the path it was found at. */
export interface FileBody<File> extends Found<File> {
  readonly path: string;
}

/** An answer before it becomes a response of a host. */
export interface Reply<File> {
  readonly status: number;
  /**
   * Headers with names in lower case. A published file has none yet: hosts that do not add its headers themselves call
   * `completeReply`.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** A text, a published file or nothing. */
  readonly body: TextBody | FileBody<File> | undefined;
  /** Code of the error, if there was one. */
  readonly code?: ProblemCode;
  /** What was asked and found, for the log. */
  readonly question?: Question | undefined;
}

const JSON_TYPE = 'application/json';

/** The headers of a path by the tables: those of its kind, of its pattern, of itself. */
export function mergeHeaders(
  { headers, pathHeaders }: Pick<EdgeData, 'headers' | 'pathHeaders'>,
  path: string,
  kind: ResponseKind,
): Record<string, string> {
  return { ...headers[kind], ...pathHeaders[patternOfPage(path)], ...pathHeaders[path] };
}

/** The headers of a published file: those of the tables, and of a Markdown form its page and token count. */
export function headersOfPath(data: EdgeData, path: string, kind: ResponseKind): Record<string, string> {
  const headers = mergeHeaders(data, path, kind);
  if (!path.endsWith('/index.md')) return headers;
  const page = path.slice(0, -'index.md'.length);
  const links = [`<${data.origin}${page}>; rel="canonical"`, data.pathHeaders[page]?.link];
  return {
    ...headers,
    link: links.filter(Boolean).join(', '),
    'content-location': path,
    'x-markdown-tokens': String(data.markdownTokens[page] ?? 0),
  };
}

/**
 * Completes a reply for a request with this `If-None-Match`: adds the headers of a published file, and turns it into a
 * 304 if the client has the current version.
 */
export function completeReply<File>(
  data: EdgeData,
  reply: Reply<File>,
  ifNoneMatch: string | null | undefined,
): Reply<File> {
  const { status, body } = reply;
  if (status !== 200 || body === undefined || 'text' in body) return reply;
  const { path, mediaType, etag } = body;
  const headers = { ...headersOfPath(data, path, kindOfPath(path)), etag };
  return matchesEtag(ifNoneMatch, etag)
    ? { ...reply, status: 304, headers, body: undefined }
    : { ...reply, headers: { ...headers, 'content-type': mediaType } };
}

/** The 404 reply with the page for it in one of its representations. */
export function notFoundFileReply<File>(data: EdgeData, path: string, found: Found<File>): Reply<File> {
  const { link: _, ...headers } = headersOfPath(data, path, 'unstored');
  return { status: 404, headers: { ...headers, 'content-type': found.mediaType }, body: { ...found, path } };
}

/** A record made for this request as JSON, or a 304 if the client has it. */
export function jsonReply(data: EdgeData, record: object, ifNoneMatch: string | null | undefined): Reply<never> {
  const text = JSON.stringify(record);
  const headers = { ...data.headers.json, etag: `"${digestText(text)}"` };
  return matchesEtag(ifNoneMatch, headers.etag)
    ? { status: 304, headers, body: undefined }
    : { status: 200, headers: { ...headers, 'content-type': JSON_TYPE }, body: { text } };
}

/** A reply that holds at this moment only: no cache may keep it. */
export function unstored({ headers: { etag: _, ...headers }, ...reply }: Reply<never>): Reply<never> {
  return { ...reply, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** An error reply (contract C1). */
export function problemReply(
  data: EdgeData,
  failure: Failure,
  headers: Readonly<Record<string, string>> = {},
): Reply<never> {
  return {
    status: problems[failure.code].status,
    headers: { ...data.headers.problem, 'content-type': JSON_TYPE, ...headers },
    body: { text: JSON.stringify(describeProblem(failure, { origin: data.origin, terms: data.lookup.terms })) },
    code: failure.code,
  };
}

/** A permanent redirect to a path of this site (contract A4). */
export function redirectReply(data: EdgeData, location: string): Reply<never> {
  return { status: 308, headers: { ...data.headers.redirect, location }, body: undefined };
}

/**
 * A short hash of a text for its entity tag: two 32-bit multiplicative hashes. It need not resist attacks: the texts
 * are answers, not secrets.
 */
function digestText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return [high >>> 0, low >>> 0, text.length].map((number) => number.toString(36)).join('');
}
