/** A path as browsers send it, with the characters beyond ASCII encoded. Throws a `URIError` where its encoding is broken. */
export function encodeSitePath(path: string): string {
  // What stands for a reserved sign stays as it is.
  return encodeURI(decodeURI(path)).replaceAll('%25', '%');
}
