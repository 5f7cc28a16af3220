/** The most characters of what a stranger typed that are looked at, before and after normalising. */
export const LONGEST_TEXT = 400;

/** What somebody typed, as far as it is looked at. */
export interface TypedText {
  /** Its beginning in Unicode's form NFKC, at most `LONGEST_TEXT` characters. */
  readonly text: string;
  /** What follows and is not looked at; empty where `text` is all of it. */
  readonly left: string;
}

/**
 * Normalises the beginning of what somebody typed. It is cut before, because
 * normalising takes time with the square of a run of marks, and cut again
 * after, because one character can become eighteen (U+FDFA).
 */
export function normaliseTyped(typed: string): TypedText {
  const normal = typed.slice(0, LONGEST_TEXT).normalize('NFKC');
  return { text: normal.slice(0, LONGEST_TEXT), left: normal.slice(LONGEST_TEXT) + typed.slice(LONGEST_TEXT) };
}
