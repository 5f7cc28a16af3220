/** Characters that YAML 1.2 counts as non-printable or as line breaks (section 5.1), beyond those JSON escapes. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A double-quoted YAML scalar. Every JSON string is the same string in YAML 1.2. */
export function quoteYaml(text: string): string {
  return JSON.stringify(text).replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
