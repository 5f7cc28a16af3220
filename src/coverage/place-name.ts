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
 * What a stranger sends goes through `normaliseTyped` first, which bounds its length.
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

const FORM =
  /^(?:the )?(?:city|town|township|village|hamlet|municipality|county|regional municipality|region) of (?=.)/;
const QUARTER = /^(?:the )?(?:downtown|uptown|central) (?=.)/;
const COMPASS =
  /(?: (?:north|south|east|west|northeast|northwest|southeast|southwest|central|inner|outer|outskirts))+$/;
const REGION = / (?:region|regional municipality)$/;

/** A folded name without "City of", "Village of" and the like in front. */
export function dropForm(folded: string): string {
  return folded.replace(FORM, '');
}

/** A folded name without "downtown", "uptown" or "central" in front, which say no more than the name does. */
export function dropQuarter(folded: string): string {
  return folded.replace(QUARTER, '');
}

/** A folded name without the points of the compass behind it, as postal areas have them: "guelph southwest". */
export function dropCompass(folded: string): string {
  return folded.replace(COMPASS, '');
}

/** A folded name without "Region" behind it: people say "Halton" for "Halton Region". */
export function dropRegion(folded: string): string {
  return folded.replace(REGION, '');
}

/** A folded name without any of the folded `endings` behind it, as often as they stand there. */
export function dropEndings(folded: string, endings: readonly string[]): string {
  for (const ending of endings) {
    if (folded.endsWith(` ${ending}`)) return dropEndings(folded.slice(0, -ending.length - 1), endings);
  }
  return folded;
}

/** The most words of a name that is looked for among others. */
const MOST_WORDS = 6;
/** The most words of a text in which names are looked for; an address has a dozen. */
const MOST_WORDS_READ = 64;

/** The names that stand among the first words of a folded text, in its order; of overlapping ones the longer. */
export function namesAmong(text: string, isName: (folded: string) => boolean): string[] {
  const words = text.split(' ', MOST_WORDS_READ);
  const found: string[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + MOST_WORDS); end > start; end--) {
      const name = words.slice(start, end).join(' ');
      if (!isName(name)) continue;
      found.push(name);
      start = end - 1;
      break;
    }
  }
  return found;
}
