/**
 * Splits a sentence at its parts in brackets: what is before the first, the first, what is between, and so on. Brackets
 * around nothing are text.
 */
export function splitMarks(sentence: string): string[] {
  return sentence.split(/\[([^\]]+)\]/);
}
