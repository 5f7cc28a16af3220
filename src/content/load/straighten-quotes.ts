/** The state of a text that is read piece by piece: the number of open quotations, and the last character. */
export interface QuoteState {
  open: number;
  last: string;
}

/**
 * Restores the straight marks of inches and feet, because the parser curls every quotation mark. A mark after a digit
 * closes a quotation if one is open and no later mark of this piece closes it: “a 5/8" bolt”.
 */
export function straightenQuotes(text: string, state: QuoteState): string {
  let straight = '';
  for (const [index, character] of text.split('').entries()) {
    const isAfterDigit = /\d/.test(state.last);
    const rest = text.slice(index + 1);
    if (isAfterDigit && isFeet(character, straight, rest)) straight += "'";
    else if (isAfterDigit && isInches(character, state.open, rest)) straight += '"';
    else {
      state.open = Math.max(0, state.open + countOpened(character));
      straight += character;
    }
    state.last = character;
  }
  return straight;
}

/** Counts the quotations that a character opens (1) or closes (-1). */
function countOpened(character: string): number {
  if (character === '“') return 1;
  return character === '”' ? -1 : 0;
}

function isFeet(character: string, before: string, rest: string): boolean {
  return character === '’' && !/^[\p{L}\d]/u.test(rest) && !/‘[^’]*$/.test(before);
}

function isInches(character: string, open: number, rest: string): boolean {
  return character === '”' && (open === 0 || /^[^“]*”/.test(rest));
}
