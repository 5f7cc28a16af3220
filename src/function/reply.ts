import { type Failure, type Question, toProblemRecord } from '../business/query.ts';
import { type ProblemCode, problems } from '../schemas/answers/problems.ts';
import type { FunctionData, Headers } from './data.ts';
import { etagOf, matchesEtag } from './etag.ts';
import type { StoredFile } from './files.ts';
import { headersOfPath } from './headers.ts';

/** The part of a request the function needs: method, target and headers. */
export interface RequestHead {
  readonly method: string;
  /** Path and query as they were sent (RFC 9112, section 3.2). */
  readonly target: string;
  /** Reads a header by its lower-case name. */
  header(name: string): string | null | undefined;
  /** Reads the body; undefined once it exceeds `limit` bytes. */
  readBody(limit: number): Promise<Uint8Array | undefined>;
}

/** A published file with the path it was found at. */
export interface FileBody<File> extends StoredFile<File> {
  readonly path: string;
}

/**
 * The answer to a request, before it becomes the response of a host. The Node server writes it to the socket with what
 * it has in memory; building a `Response` to take it apart again would take six times as long as the answer itself.
 */
export interface Reply<File> {
  readonly status: number;
  /**
   * Headers with names in lower case. A published file with status 200 has none yet: hosts that do not keep them with
   * the file call `completeReply`.
   */
  readonly headers: Headers;
  /** A text, a published file or nothing. */
  readonly body: { readonly text: string } | FileBody<File> | undefined;
  /** Code of the error, if there was one. */
  readonly code?: ProblemCode;
  /** What was asked and found, for the log. */
  readonly question?: Question | undefined;
}

/** The reply that sends the published file of a path. */
export function fileReply<File>(path: string, found: StoredFile<File>): Reply<File> {
  return { status: 200, headers: {}, body: { ...found, path } };
}

/** Adds the headers of a published file to a reply, and makes it a 304 if the client has the current version. */
export function completeReply<File>(
  data: FunctionData,
  reply: Reply<File>,
  ifNoneMatch: string | null | undefined,
): Reply<File> {
  const { status, body } = reply;
  if (status !== 200 || body === undefined || 'text' in body) return reply;
  const { path, mediaType, etag } = body;
  const headers = { ...headersOfPath(data, path), etag };
  return matchesEtag(ifNoneMatch, etag)
    ? { ...reply, status: 304, headers, body: undefined }
    : { ...reply, headers: { ...headers, 'content-type': mediaType } };
}

/** A JSON text made for this request, or a 304 if the client has it. No cache keeps what holds at this moment only. */
export function jsonReply(
  data: FunctionData,
  text: string,
  ifNoneMatch: string | null | undefined,
  isVolatile = false,
): Reply<never> {
  const own = isVolatile ? { 'cache-control': 'no-store' } : { etag: etagOf(text) };
  const headers = { ...data.headers.json, ...own };
  return own.etag !== undefined && matchesEtag(ifNoneMatch, own.etag)
    ? { status: 304, headers, body: undefined }
    : { status: 200, headers: { ...headers, 'content-type': 'application/json' }, body: { text } };
}

/** An error reply (contract C1). */
export function problemReply(data: FunctionData, failure: Failure, headers: Headers = {}): Reply<never> {
  return {
    status: problems[failure.code].status,
    headers: { ...data.headers.problem, ...headers },
    body: { text: JSON.stringify(toProblemRecord(failure, { origin: data.origin, terms: data.lookup.terms })) },
    code: failure.code,
  };
}

/** A permanent redirect to a path of this site (contract A4). */
export function redirectReply(data: FunctionData, location: string): Reply<never> {
  return { status: 308, headers: { ...data.headers.redirect, location }, body: undefined };
}
