/**
 * Percent-encodes a path as browsers do. Throws a `URIError` if its encoding is malformed.
 *
 * @example encodeSitePath('/prix & délais/') // '/prix%20&%20d%C3%A9lais/'
 */
export function encodeSitePath(path: string): string {
  // Encoded reserved characters stay encoded.
  return encodeURI(decodeURI(path)).replaceAll('%25', '%');
}
