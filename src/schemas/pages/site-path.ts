/** Percent-encodes a path as browsers do. Throws a `URIError` if its encoding is malformed. */
export function encodeSitePath(path: string): string {
  // Encoded reserved characters stay encoded.
  return encodeURI(decodeURI(path)).replaceAll('%25', '%');
}
