import { describeProblem, type Failure } from '../business/problem.ts';
import type { Question } from '../business/query.ts';
import type { ProblemCode } from '../schemas/answers/problems.ts';
import { problems } from '../schemas/answers/problems.ts';
import { matchesEtag } from './conditions.ts';
import type { EdgeData, ResponseKind } from './edge-data.ts';
import type { Found } from './files.ts';
import { kindOfPath, patternOfPage } from './response-kind.ts';

/** A request as far as the function needs it: its method, path with query, and headers. */
export interface RequestHead {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** The value of a header by its lower-case name. */
  header(name: string): string | null | undefined;
  /** The body, or undefined as soon as it turns out to be longer than `limit` bytes. */
  readBody(limit: number): Promise<Uint8Array | undefined>;
}

/** A text that was made for this request. */
export interface TextBody {
  readonly text: string;
  /** Said of a text of ASCII alone, which is as many bytes long as it has characters. */
  readonly isAscii?: true;
}

/** A published file with the path it was found at. */
export interface FileBody<File> extends Found<File> {
  readonly path: string;
}

/** An answer before it becomes a response. */
export interface Reply<File> {
  readonly status: number;
  /**
   * Headers in lower case. With status 200 and a file there are none: a host
   * that does not keep those of its files takes them from `completeReply`.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** A text, a published file or nothing. */
  readonly body: TextBody | FileBody<File> | undefined;
  /** What went wrong, if something did. */
  readonly code?: ProblemCode;
  /** What was asked and found, for the log. */
  readonly question?: Question | undefined;
}

const JSON_TYPE = 'application/json';

/** The headers of a published file: those of its sort, those of its path, and what a Markdown form says of itself. */
export function headersOfPath(data: EdgeData, path: string, kind: ResponseKind): Record<string, string> {
  const headers = { ...data.headers[kind], ...data.pathHeaders[patternOfPage(path)], ...data.pathHeaders[path] };
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
 * A reply with its headers, as a request with `ifNoneMatch` is answered: those
 * of a published file are put to it, and it becomes a 304 where the client has it.
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

/** The reply that says that nothing is there, with the page for it in one of its forms. */
export function notFoundFileReply<File>(data: EdgeData, path: string, found: Found<File>): Reply<File> {
  const { link: _, ...headers } = headersOfPath(data, path, 'unstored');
  return { status: 404, headers: { ...headers, 'content-type': found.mediaType }, body: { ...found, path } };
}

/** The reply that sends a record made for this request as JSON, unless the client has it. */
export function jsonReply(data: EdgeData, record: object, ifNoneMatch: string | null | undefined): Reply<never> {
  const text = JSON.stringify(record);
  const headers = { ...data.headers.json, etag: `"${digestText(text)}"` };
  return matchesEtag(ifNoneMatch, headers.etag)
    ? { status: 304, headers, body: undefined }
    : { status: 200, headers: { ...headers, 'content-type': JSON_TYPE }, body: { text } };
}

/** The reply that sends an error (contract C1). */
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
 * A short digest of a text for its entity tag: two 32-bit multiplicative
 * hashes. It need not resist attack: the texts are answers, not secrets.
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
