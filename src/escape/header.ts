/** Characters of an HTTP field value (RFC 9110, section 5.5), ASCII only. */
const FIELD_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * Returns a header value unchanged. Headers and host rules cannot escape line ends or control characters, so a value
 * that holds any is rejected.
 */
export function requireHeaderValue(name: string, value: string): string {
  if (!FIELD_VALUE.test(value)) throw new Error(`The header ${name} cannot hold ${JSON.stringify(value)}.`);
  return value;
}

/** Returns a path unchanged for host rules; rejects one that they would parse as more than a path. */
export function requireRulePath(path: string): string {
  const isPath = /^\/(?:[\w.~/+,()!@&='-]|%(?![01]|7f)[\da-f]{2})*$/i.test(path);
  if (!isPath) throw new Error(`A rule cannot name the path ${JSON.stringify(path)}.`);
  return path;
}
