/** Where a text that is read piece by piece stands: how many quotations are open, and its last character. */
export interface QuoteState {
  open: number;
  last: string;
}

/**
 * Writes inches and feet with straight marks, as they were typed: the parser curls every quotation mark. A mark behind a
 * figure closes a quotation if one is open and no later mark of this piece closes it: “a 5/8" bolt”.
 */
export function straightenMarks(text: string, state: QuoteState): string {
  let straight = '';
  for (const [index, sign] of text.split('').entries()) {
    const isBehindFigure = /\d/.test(state.last);
    const rest = text.slice(index + 1);
    if (isBehindFigure && isFeet(sign, straight, rest)) straight += "'";
    else if (isBehindFigure && isInches(sign, state.open, rest)) straight += '"';
    else {
      state.open = Math.max(0, state.open + quoteSteps(sign));
      straight += sign;
    }
    state.last = sign;
  }
  return straight;
}

/** By how many quotations more are open behind a sign. */
function quoteSteps(sign: string): number {
  if (sign === '“') return 1;
  return sign === '”' ? -1 : 0;
}

function isFeet(sign: string, before: string, rest: string): boolean {
  return sign === '’' && !/^[\p{L}\d]/u.test(rest) && !/‘[^’]*$/.test(before);
}

function isInches(sign: string, open: number, rest: string): boolean {
  return sign === '”' && (open === 0 || /^[^“]*”/.test(rest));
}
