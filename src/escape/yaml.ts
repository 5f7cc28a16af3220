/** What YAML 1.2 takes for unprintable or for a line end (section 5.1), beside what JSON escapes. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A text as a scalar of YAML in double quotes: JSON, of which YAML 1.2 takes every string for the same string. */
export function quoteYaml(text: string): string {
  return JSON.stringify(text).replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
