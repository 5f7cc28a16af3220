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

/**
 * The entity tag of a text made for a request: two 32-bit multiplicative hashes and the length. It need not resist
 * attacks: the texts are answers, not secrets.
 */
export function etagOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return `"${[high >>> 0, low >>> 0, text.length].map((number) => number.toString(36)).join('')}"`;
}
