/** Latin letters that Unicode does not decompose into a plain letter and a mark, with their replacements. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['þ', 'th'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŧ', 't'],
  ['ŋ', 'ng'],
  ['ĸ', 'k'],
  ['ə', 'e'],
]);
const UNDECOMPOSED = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/**
 * Converts a text to lower case and plain Latin letters.
 *
 * @example plainLetters('Ærøskøbing') // 'aeroskobing'
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFC');
}

/**
 * Makes a URL slug: lower case, plain Latin letters, hyphens between words. Empty if the name has no Latin letter or
 * digit.
 *
 * @example slugFor("St. John's & Área 51") // 'st-johns-area-51'
 */
export function slugFor(name: string): string {
  return toSlug(name, /[^a-z0-9]+/g);
}

/** Removes apostrophes, ʻokina included, and replaces what matches `others` with hyphens. */
function toSlug(name: string, others: RegExp): string {
  return plainLetters(name)
    .replace(/['’ʹʻʼʽʾʿ]|(?<=\p{L})‘(?=\p{L})/gu, '')
    .replace(others, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Makes anchors (URL fragments) for one page's headings, in their order: slugs that keep letters of other
 * scripts. A heading whose slug is taken gets a number.
 *
 * @example anchorsFor(['Size', 'Size']) // ['size', 'size-2']
 */
export function anchorsFor(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const slug = toSlug(heading, /[^\p{L}\p{N}]+/gu) || 'section';
    let anchor = slug;
    for (let count = 2; taken.has(anchor); count++) anchor = `${slug}-${count}`;
    taken.add(anchor);
    return anchor;
  });
}

/** Makes anchors for one page's questions, in their order. */
export function faqIds(faqs: readonly { readonly question: string }[]): string[] {
  return anchorsFor(faqs.map(({ question }) => question)).map((anchor) => `faq-${anchor}`);
}
