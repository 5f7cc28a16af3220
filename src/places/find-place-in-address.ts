import { normalizeTyped } from '../countries/typed-text.ts';
import {
  findName,
  findPlace,
  findPlacesAmong,
  findSimilar,
  mergeUnique,
  type PlaceMatch,
  type Split,
  splitByCommas,
  splitWords,
} from './find-place.ts';
import { expandElisions } from './place-name.ts';
import type { PlaceNameTables } from './place-tables.ts';

/** Maximum number of words after the street: a place and the areas that contain it. */
const MAX_PLACE_WORDS = 6;
/** Words of a distance or a time, not of a street, in every language, as in `place-name.ts`. */
const NOT_A_STREET =
  /\b(?:of|near|from|to|outside|beyond|past|kms?|kilomet(?:re|er)s?|mi|miles?|min(?:ute)?s?|h(?:ou)?rs?)\b/;

/**
 * Finds the place of a text that may be a street address; `name` is the text without its postal code. If no name
 * matches, the text is read as a street with a number, then a place. The last words decide, because streets are named
 * after places: "12 London Street, York" is in York.
 */
export function findPlaceInAddress(typed: string, name: string, lookup: PlaceNameTables): PlaceMatch {
  const match = findPlace(name, lookup);
  const { kind } = match;
  if (kind === 'none' && expandElisions(name) !== name) return findPlaceInAddress(typed, expandElisions(name), lookup);
  // A name that served places share is ambiguous, whatever precedes it.
  const mayBeAddress = kind === 'similar' || kind === 'none' || kind === 'elsewhere';
  if (!mayBeAddress) return match;
  const { text, rest } = normalizeTyped(name);
  if (rest !== '') return match;
  // Reads the number from `typed`, because `name` lacks a house number that looks like a postal code.
  return readAddress(splitByCommas(text, lookup).join(' '), /^\W*\d/.test(typed), match, lookup);
}

/** Reads words as a street with a number, then a place. Otherwise returns `match`. */
function readAddress(words: string, isNumbered: boolean, match: PlaceMatch, lookup: PlaceNameTables): PlaceMatch {
  const { kind, slugs: mentioned } = match;
  const splits = splitWords(words)
    .slice(0, MAX_PLACE_WORDS)
    .filter(([street]) => (isNumbered || /\d/.test(street)) && !NOT_A_STREET.test(street));
  const named = splits
    .toReversed()
    .map((split) => findPlaceAtEnd(split, lookup))
    .find((match) => match !== undefined);
  const isElsewhere = named?.kind === 'elsewhere';
  if (named?.kind === 'unserved' || (isElsewhere && mentioned.length === 0)) return named;
  if (named !== undefined)
    return { kind: isElsewhere ? 'similar' : named.kind, slugs: mergeUnique(named.slugs, mentioned) };
  const similar = kind === 'elsewhere' ? [] : splits.flatMap(([, ending]) => findSimilar(ending, lookup));
  if (similar.length > 0) return { kind: 'similar', slugs: mergeUnique(similar, mentioned) };
  const isStreet = kind === 'similar' && splits.length > 0 && !NOT_A_STREET.test(words);
  return isStreet && findPlacesAmong(words, 'match', lookup).length > 0 ? { kind: 'street', slugs: mentioned } : match;
}

/** Finds the place at the end of an address. A number and a name alone are not an address. */
function findPlaceAtEnd([street, ending]: Split, lookup: PlaceNameTables): PlaceMatch | undefined {
  const named = findName([ending], lookup);
  if (named?.kind === 'shared' || named?.kind === 'part-of-town') return undefined;
  if (named?.kind === 'match') return { ...named, kind: street.includes(' ') ? 'address' : 'similar' };
  return named;
}
