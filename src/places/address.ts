import type { Answer } from '../business/queries/query.ts';
import { normaliseTyped } from '../countries/typed-text.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import type { CoverageIndex } from './coverage-index.ts';
import { findName, type PlaceMatch, splitParts } from './find-place.ts';
import { findNearMisses } from './near-misses.ts';
import { namesAmong } from './place-name.ts';

/** Match of a text that may be a street address. */
export type AddressMatch =
  | PlaceMatch
  /** A street address whose last words are the served place `slug`; `slugs` also has those named further up. */
  | { readonly kind: 'address'; readonly slug: string; readonly slugs: readonly string[] }
  /** A street address with the names of these places in it, but not at its end. */
  | { readonly kind: 'street'; readonly slugs: readonly string[] };

/** Maximum number of words after the street, with all that a place lies in. */
const MOST_WORDS = 6;
/** Maximum number of words of a place that may be misspelt. */
const MOST_MISSPELT = 3;
/** Words of a distance or a time, not of a street. */
const NOT_A_STREET =
  /\b(?:of|near|from|to|outside|beyond|past|kms?|kilomet(?:re|er)s?|mi|miles?|min(?:ute)?s?|h(?:ou)?rs?)\b/;

/**
 * Reads a text without a postal code as a street address, where `findPlace` has found no name: words with a number, then
 * the place. Its last words decide, because streets are named after places: "12 London Street, York" is in York.
 */
export function findAddress(typed: string, name: string, match: PlaceMatch, lookup: CoverageIndex): AddressMatch {
  if (match.kind !== 'near' && match.kind !== 'none' && match.kind !== 'contradiction') return match;
  const among = 'slugs' in match ? match.slugs : [];
  // The name of two served places is a question, whatever stands before it.
  if (match.kind === 'contradiction' && among.length > 0) return match;
  const { text, left } = normaliseTyped(name);
  if (left !== '') return match;
  const words = splitParts(text, lookup).join(' ').split(' ');
  const endings = splitStreets(words, /^\W*\d/.test(typed));
  const found = findEnding(endings, lookup);
  if (found !== undefined) return 'slugs' in found ? { ...found, slugs: union(found.slugs, among) } : found;
  if (endings.length === 0 || match.kind === 'contradiction' || NOT_A_STREET.test(words.join(' '))) return match;
  const like = endings.slice(-MOST_MISSPELT).flatMap(({ ending }) => findNearMisses([ending], lookup));
  if (like.length > 0) return { kind: 'near', slugs: union(like, among) };
  const isNamed = namesAmong(words.join(' '), (name) => Object.hasOwn(lookup.places, name)).length > 0;
  return isNamed ? { kind: 'street', slugs: among } : match;
}

interface Split {
  readonly street: string;
  readonly ending: string;
}

/**
 * All ways to split a text into a street with a number and a place, longest place first. A house number that looks like
 * a postal code is no longer in the text.
 */
function splitStreets(words: readonly string[], isNumbered: boolean): Split[] {
  const first = Math.max(1, words.length - MOST_WORDS);
  return words
    .slice(first)
    .map((_, at) => ({ street: words.slice(0, first + at).join(' '), ending: words.slice(first + at).join(' ') }))
    .filter(({ street }) => (isNumbered || /\d/.test(street)) && !NOT_A_STREET.test(street));
}

/** What the longest ending that is a name says. A number and a name alone are no address. */
function findEnding(endings: readonly Split[], lookup: CoverageIndex): AddressMatch | undefined {
  for (const { street, ending } of endings) {
    const found = findName([ending], lookup);
    if (found?.kind === 'match') {
      return { ...found, kind: street.includes(' ') ? 'address' : 'near', slugs: [found.slug] };
    }
    if (found?.kind === 'contradiction' && found.slugs.length > 0) return { kind: 'near', slugs: found.slugs };
    if (found?.kind === 'contradiction' || found?.kind === 'unserved') return found;
  }
  return undefined;
}

const union = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])];

/**
 * The answer of pages. At an address in a served place, which the API leaves open (contract B15), it is that of the
 * place: people can see whether it is theirs.
 */
export function answerAddress(answer: Answer<CoverageAnswer>): Answer<CoverageAnswer> {
  return answer.address === undefined ? answer : { operation: 'getCoverage', key: answer.address };
}
