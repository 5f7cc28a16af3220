/**
 * Splits a sentence at its parts in brackets, so that every second piece was in brackets. Empty brackets are text.
 *
 * @example splitSlots('Call [us] today.') // ['Call ', 'us', ' today.']
 */
export function splitSlots(sentence: string): string[] {
  return sentence.split(/\[([^\]]+)\]/);
}
