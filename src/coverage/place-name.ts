const SHORT_FORMS: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'st',
  ste: 'st',
  pt: 'port',
  mt: 'mount',
  ft: 'fort',
};

/**
 * A place name reduced to what counts in a comparison (contract B7): lower
 * case, no accents, no apostrophes, single spaces for all other punctuation,
 * and one form for Saint, St., Ste, for Port and Pt., for Mount and Mt.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’‘ʼ`´′]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word))
    .join(' ');
}

const LEADING = /^(?:the )?(?:city|town|township|village|municipality|county|regional municipality|region) of (?=.)/;

/** A folded name without "City of", "Town of" and the like in front. */
export function dropForm(folded: string): string {
  return folded.replace(LEADING, '');
}

/** A folded name without any of the folded `endings` behind it, as often as they stand there. */
export function dropEndings(folded: string, endings: readonly string[]): string {
  for (const ending of endings) {
    if (folded.endsWith(` ${ending}`)) return dropEndings(folded.slice(0, -ending.length - 1), endings);
  }
  return folded;
}
