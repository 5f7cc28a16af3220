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
