/**
 * Splits a sentence at its parts in brackets, so that every second piece was in brackets. Empty brackets are text.
 *
 * @example splitMarks('Call [us] today.') // ['Call ', 'us', ' today.']
 */
export function splitMarks(sentence: string): string[] {
  return sentence.split(/\[([^\]]+)\]/);
}
