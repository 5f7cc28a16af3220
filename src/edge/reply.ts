import { describeProblem, type Failure } from '../business/problem.ts';
import type { Inquiry } from '../coverage/inquiry.ts';
import type { ProblemCode } from '../schemas/problems.ts';
import { problems } from '../schemas/problems.ts';
import type { EdgeData, ResponseKind } from './edge-data.ts';
import type { Found } from './files.ts';
import { kindOfPath } from './response-kind.ts';

/** A request as far as the function needs it: its method, path with query, and headers. */
export interface RequestHead {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** The value of a header by its lower-case name. */
  header(name: string): string | null | undefined;
  /** The body, or undefined as soon as it turns out to be longer than `limit` bytes. */
  readBody(limit: number): Promise<Uint8Array | undefined>;
  /** Takes what the request is about, for whoever keeps a log; worked out only there. */
  note?(inquiry: () => Inquiry): void;
}

/** A text that was made for this request. */
export interface TextBody {
  readonly text: string;
  /** Said of a text of ASCII alone, which is as many bytes long as it has characters. */
  readonly isAscii?: true;
}

/** An answer before it becomes a response: headers in lower case, and a text, a published file or nothing. */
export interface Reply<File> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: TextBody | { readonly file: File } | undefined;
  /** What went wrong, if something did. */
  readonly code?: ProblemCode;
}

const JSON_TYPE = 'application/json';

/** The headers of a published file: those of its sort, those of its path, and what a Markdown form says of itself. */
export function headersOfPath(data: EdgeData, path: string, kind: ResponseKind): Record<string, string> {
  const headers = { ...data.headers[kind], ...data.pathHeaders[path] };
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

/** The reply that sends the published file of a path. */
export function fileReply<File>(data: EdgeData, path: string, { file, mediaType, etag }: Found<File>): Reply<File> {
  const headers = headersOfPath(data, path, kindOfPath(path));
  return { status: 200, headers: { ...headers, 'content-type': mediaType, etag }, body: { file } };
}

/** The reply that says that nothing is there, with the page for it in one of its forms. */
export function notFoundFileReply<File>(data: EdgeData, path: string, { file, mediaType }: Found<File>): Reply<File> {
  const { link: _, ...headers } = headersOfPath(data, path, 'unstored');
  return { status: 404, headers: { ...headers, 'content-type': mediaType }, body: { file } };
}

/** The reply that sends a record made for this request as JSON. */
export function jsonReply(data: EdgeData, body: object): Reply<never> {
  const text = JSON.stringify(body);
  const etag = `"${digestText(text)}"`;
  return { status: 200, headers: { ...data.headers.json, 'content-type': JSON_TYPE, etag }, body: { text } };
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
    body: { text: JSON.stringify(describeProblem(failure, data.origin)) },
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
