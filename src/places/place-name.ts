import { plainLetters } from '../format/slug.ts';

/** Kinds of places, the largest first. */
export const placeKinds = ['city', 'town', 'neighbourhood'] as const;

const FOLDED_WORDS: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'st',
  ste: 'st',
  pt: 'port',
  pte: 'pointe',
  sta: 'santa',
  mt: 'mount',
  ft: 'fort',
  co: 'county',
};

/** The words to which `foldName` reduces other spellings. */
export const foldedWords = Object.values(FOLDED_WORDS);

/** Articles before names, which are ignored (contract M9), and their elided French forms. */
const ARTICLE = /^(?:the|l[ae]s?|el|los|l) (?=.)/;
const ELIDED = /^\P{L}*l['’‘ʹʻʼ`´′](?=\p{L})/u;
const NOTRE_DAME = /^(?:n d|nd)(?= d(?:e|es|u) )/;

/**
 * Normalizes a place name for comparison (contract B7): lower case, no accents, ligatures or apostrophes, other
 * punctuation as single spaces, no article, and one spelling each of Saint, Santa, Port, Pointe, Mount, County and
 * Notre-Dame.
 * User input must pass `normalizeTyped` first, which limits its length.
 *
 * @example foldName('The Pt. Saint-Charles') // 'port st charles'
 * @example foldName('L’Île-Perrot') // 'ile perrot'
 */
export function foldName(name: string): string {
  return plainLetters(name)
    .replace(ELIDED, '')
    .replace(/['’‘ʹʻʼ`´′]+/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(FOLDED_WORDS, word) ? FOLDED_WORDS[word] : word))
    .join(' ')
    .replace(ARTICLE, '')
    .replace(NOTRE_DAME, 'notre dame');
}

// Names must be folded in the same way for every language of a page, so words of all languages are listed here.
const PLACE_PREFIX =
  /^(?:downtown|uptown|central|quartier|secteur|(?:city|town|township|village|hamlet|municipality|county|regional municipality|region|ville|centre ville|hameau|canton|paroisse|municipalite|comte|mrc|ciudad|pueblo|condado|centro) (?:of|de)) (?=.)/;
const COMPASS =
  /(?: (?:north|south|east|west|northeast|northwest|southeast|southwest|central|inner|outer|outskirts))+$/;

/** Whether a folded text is empty, or a label that people write before a postal code. */
export const isPostalCodeLabel = (folded: string) =>
  /^(?:postal code|post ?code|zip(?: code)?|code postal|codigo (?:postal|zip)|c ?p|eircode)?$/.test(folded);

/**
 * Removes a leading "City of", "Ville de", "downtown" etc. from a folded name, and articles around it.
 *
 * @example dropPlacePrefix('ville de la pocatiere') // 'pocatiere'
 */
export const dropPlacePrefix = (folded: string) =>
  folded.replace(ARTICLE, '').replace(PLACE_PREFIX, '').replace(ARTICLE, '');

/**
 * Writes out French elisions before names.
 *
 * @example expandElisions("ville d'Ottawa") // 'ville de Ottawa'
 */
export const expandElisions = (typed: string) => typed.replace(/(?<!\p{L})d['’](?=\p{L})/giu, 'de ');

/**
 * Removes a leading "County" from the folded name of an area that contains a place.
 *
 * @example dropCounty('county cork') // 'cork'
 */
export const dropCounty = (folded: string) => folded.replace(/^county (?!of )/, '');

/**
 * Removes trailing compass points from the folded name of a postal area.
 *
 * @example dropCompassPoints('guelph southwest') // 'guelph'
 */
export const dropCompassPoints = (folded: string) => folded.replace(COMPASS, '');

/**
 * Removes a trailing "Region" from a folded name.
 *
 * @example dropRegion('halton region') // 'halton'
 */
export const dropRegion = (folded: string) => folded.replace(/ (?:region|regional municipality)$/, '');

/**
 * Removes any of the folded `endings` from the end of a folded name, repeatedly, but not from "ville de Québec".
 *
 * @example dropEndings('dundas on canada', ['on', 'canada']) // 'dundas'
 */
export function dropEndings(folded: string, endings: readonly string[]): string {
  const ending = endings.find((known) => folded.endsWith(` ${known}`));
  const rest = folded.slice(0, -(ending?.length ?? 0) - 1);
  return ending === undefined || / (?:de|of)$/.test(rest) ? folded : dropEndings(rest, endings);
}

/** Maximum number of words in a name to search for. */
const MAX_NAME_WORDS = 6;
/** Maximum number of words searched for names; an address has about a dozen. */
const MAX_WORDS = 64;

/** Finds the names among the first words of a folded text, in order; of overlapping names the longest. */
export function findNamesAmong(text: string, isName: (folded: string) => boolean): string[] {
  const words = text.split(' ', MAX_WORDS);
  const names: string[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + MAX_NAME_WORDS); end > start; end--) {
      const name = words.slice(start, end).join(' ');
      if (!isName(name)) continue;
      names.push(name);
      start = end - 1;
      break;
    }
  }
  return names;
}
