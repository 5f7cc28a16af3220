/** What a field of HTTP may hold (RFC 9110, section 5.5), in ASCII. */
const FIELD_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * The value of a header as it is. Headers, and the rules of hosts that set them, have no way to write a line end or a
 * control character, so one that holds any is refused.
 */
export function requireHeaderValue(name: string, value: string): string {
  if (!FIELD_VALUE.test(value)) throw new Error(`The header ${name} cannot hold ${JSON.stringify(value)}.`);
  return value;
}

/** A path as it is, for rules of hosts: one that they would read as anything but a path is refused. */
export function requireRulePath(path: string): string {
  const isPath = /^\/(?:[\w.~/+,()!@&='-]|%(?![01]|7f)[\da-f]{2})*$/i.test(path);
  if (!isPath) throw new Error(`A rule cannot name the path ${JSON.stringify(path)}.`);
  return path;
}
