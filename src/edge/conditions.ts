import type { Reply } from './reply.ts';

/**
 * Whether an `If-None-Match` header names the entity tag (RFC 9110, section
 * 13.1.2): a list or `*`, compared weakly, the suffix that tells compressed
 * forms apart left aside.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = bareTag(etag);
  return ifNoneMatch.split(',').some((tag) => bareTag(tag) === wanted);
}

/** The reply as the request's method and conditions want it: 304 where the client has it, no body for HEAD. */
export function applyConditions<File>(
  reply: Reply<File>,
  request: { readonly method: string; header(name: string): string | null | undefined },
): Reply<File> {
  const etag = reply.headers.etag;
  const ifNoneMatch = request.header('if-none-match');
  if (reply.status !== 200 || etag === undefined || !ifNoneMatch || !matchesEtag(ifNoneMatch, etag)) return reply;
  const { 'content-type': _, ...headers } = reply.headers;
  return { status: 304, headers, body: undefined };
}

function bareTag(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|gzip)"$/, '"');
}
