/** Forbidden in all text: control characters, bidirectional overrides, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/;

/** An invisible character: offset and advice. */
export interface InvisibleCharacter {
  readonly offset: number;
  readonly message: string;
}

/** The first invisible character of a text, other than line ends. */
export function findInvisible(text: string): InvisibleCharacter | undefined {
  const found = INVISIBLE.exec(text.replaceAll('\n', ' '));
  if (found === null) return undefined;
  const [character] = found;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const message = REVERSING.test(character)
    ? `holds ${code}, an invisible sign that reverses the order of letters. Take it out`
    : `holds the invisible character ${code}. Take it out, or write a space for it`;
  return { offset: found.index, message };
}

/** Problem of a multi-line text; undefined if valid. */
export function describeTextProblem(text: string): string | undefined {
  return findInvisible(text)?.message;
}

/** Problem of a single-line text; undefined if valid. */
export function describeLineProblem(text: string): string | undefined {
  if (/[\n\r\u2028\u2029]/.test(text)) {
    return 'holds a line break and must be one line. Join its lines, or let YAML do so: write >- behind the colon';
  }
  return describeTextProblem(text);
}
