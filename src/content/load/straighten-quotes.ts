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
  for (const [index, sign] of text.split('').entries()) {
    const isAfterDigit = /\d/.test(state.last);
    const rest = text.slice(index + 1);
    if (isAfterDigit && isFeet(sign, straight, rest)) straight += "'";
    else if (isAfterDigit && isInches(sign, state.open, rest)) straight += '"';
    else {
      state.open = Math.max(0, state.open + countOpened(sign));
      straight += sign;
    }
    state.last = sign;
  }
  return straight;
}

/** Counts the quotations that a character opens (1) or closes (-1). */
function countOpened(sign: string): number {
  if (sign === '“') return 1;
  return sign === '”' ? -1 : 0;
}

function isFeet(sign: string, before: string, rest: string): boolean {
  return sign === '’' && !/^[\p{L}\d]/u.test(rest) && !/‘[^’]*$/.test(before);
}

function isInches(sign: string, open: number, rest: string): boolean {
  return sign === '”' && (open === 0 || /^[^“]*”/.test(rest));
}
