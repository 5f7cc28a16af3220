/**
 * Whether an `If-None-Match` header matches the entity tag (RFC 9110, section 13.1.2): a list or `*`, by weak
 * comparison, ignoring the suffix of compressed encodings.
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = bareTag(etag);
  return ifNoneMatch.split(',').some((tag) => bareTag(tag) === wanted);
}

function bareTag(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|gzip)"$/, '"');
}
