/** What no text may hold: control characters, signs that reverse the order of letters, and halves of a character. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/;

/** An invisible character: where it is, and what to do about it. */
export interface InvisibleCharacter {
  readonly offset: number;
  readonly message: string;
}

/** The first character of a text that nobody sees; line ends are none. */
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

/** What is wrong with a text of any length, whose lines may end; undefined where nothing is. */
export function describeTextFault(text: string): string | undefined {
  return findInvisible(text)?.message;
}

/** What is wrong with a text that must stand in one line: a name, a title, an address; undefined where nothing is. */
export function describeLineFault(text: string): string | undefined {
  if (/[\n\r\u2028\u2029]/.test(text)) {
    return 'holds a line break and must be one line. Join its lines, or let YAML do so: write >- behind the colon';
  }
  return describeTextFault(text);
}
