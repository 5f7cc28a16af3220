import { normaliseTyped } from '../countries/typed-text.ts';
import { editDistance } from '../format/spelling.ts';
import type { PlaceTables } from './coverage-index.ts';
import type { NamedPlace } from './names.ts';
import { dropCounty, dropEndings, dropForm, foldName, namesAmong, placeKinds, writeOut } from './place-name.ts';

/**
 * What a text means. Only an exact match of normalized names is a match (contract B8, B15). Other texts are a street
 * address whose last words are the first place, or whose street alone has the name of one, near to names or with names
 * among other words, a known name that does not contain the one before it, or nothing that is known.
 */
export interface PlaceMatch extends Omit<NamedPlace, 'kind' | 'within'> {
  readonly kind: NamedPlace['kind'] | 'address' | 'street' | 'near' | 'contradiction' | 'none';
}

/** Maximum length of a name, normalized. */
const MAX_NAME_LENGTH = 80;

/** The value of a record's own key: typed names such as `constructor` have none. */
export function getOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/**
 * Finds the served place a text means (contract B7, B8, B15): official, alternate and former names in any spelling with
 * the same normalized form, optionally followed by a containing place. Similar names and names within other words are
 * no match.
 */
export function findPlace(typed: string, lookup: PlaceTables): PlaceMatch {
  const { text, left } = normaliseTyped(typed);
  const parts = splitParts(text, lookup);
  const words = parts.join(' ');
  const isName = left === '' && words.length <= MAX_NAME_LENGTH;
  const named = isName ? findName(parts, lookup) : undefined;
  if (named !== undefined) return named;
  const among = findAmong(words, 'match', lookup);
  const like = isName ? union([words], parts).flatMap((part) => findLike(part, lookup)) : [];
  // If the municipality after a comma is misspelt, only the name counts.
  const near = like.filter((slug) => !among.some((inner) => liesIn(inner, slug, lookup)));
  const slugs = union(near, among);
  const all = slugs.length > 0 ? slugs : findAmong(words, 'several', lookup);
  return { kind: all.length > 0 ? 'near' : 'none', slugs: all };
}

/** Normalized parts between commas, without trailing region and country. */
function splitParts(text: string, { endings }: PlaceTables): string[] {
  const parts = text
    .split(',')
    .map(foldName)
    .filter((part, index) => part !== '' && (index === 0 || !endings.includes(part)));
  const last = parts.pop();
  return last === undefined ? parts : [...parts, dropEndings(last, endings)];
}

/** Matches a text that is only a name, with or without containing places. */
function findName(parts: readonly string[], lookup: PlaceTables): PlaceMatch | undefined {
  const words = parts.join(' ');
  const bare = dropForm(words);
  return (
    getOwn(lookup.names, words) ??
    getOwn(lookup.names, bare) ??
    findInParent(words, lookup) ??
    findInParent(bare, lookup) ??
    findContradiction(parts, lookup)
  );
}

/** A name followed by what it lies in: "winona stoney creek", "virgil notl niagara region", "clarkson mississauga". */
function findInParent(text: string, lookup: PlaceTables): PlaceMatch | undefined {
  for (const [name, rest] of splitWords(text)) {
    const found = getOwn(lookup.names, name) ?? getOwn(lookup.names, dropForm(name));
    if (found?.kind !== 'match' && found?.kind !== 'unserved') continue;
    const inner = narrow(found.name ?? found.slugs[0] ?? '', rest, lookup);
    if (inner !== undefined) return found.kind === 'match' ? { kind: 'match', slugs: [inner] } : found;
  }
  return undefined;
}

/** The innermost of several places by slug, or by name if it is not served, if each is within the next. */
function narrow(place: string, text: string, lookup: PlaceTables): string | undefined {
  if (text === '') return place;
  const parents = getOwn(lookup.parents, place) ?? getOwn(lookup.names, place)?.within ?? [];
  for (const [name, rest] of [[text, ''] as const, ...splitWords(text)]) {
    const names = [name, dropForm(name), dropCounty(name)];
    const named = names.map((it) => getOwn(lookup.names, it)).find((it) => it?.kind === 'match');
    const [other] = named?.slugs.filter((slug) => isNeighbour(place, slug, lookup)) ?? [];
    const isParent = names.some((it) => parents.includes(it));
    const narrowest = other === undefined ? isParent && place : narrower(place, other, lookup);
    const found = narrowest ? narrow(narrowest, rest, lookup) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether two places are in the same municipality. */
function isNeighbour(a: string, b: string, { summaries }: Pick<PlaceTables, 'summaries'>): boolean {
  return getOwn(summaries, a)?.municipality === getOwn(summaries, b)?.municipality;
}

/** The one of two places that is within the other, else the smaller kind, else the first. */
function narrower(first: string, second: string, lookup: PlaceTables): string {
  const [isFirst, isSecond] = [liesIn(first, second, lookup), liesIn(second, first, lookup)];
  if (isFirst !== isSecond) return isFirst ? first : second;
  const rank = (slug: string) => placeKinds.indexOf(getOwn(lookup.summaries, slug)?.kind ?? 'city');
  return rank(second) > rank(first) ? second : first;
}

function liesIn(inner: string, outer: string, { parents, summaries }: PlaceTables): boolean {
  if (inner === outer) return false;
  return getOwn(parents, inner)?.includes(foldName(getOwn(summaries, outer)?.name ?? '')) === true;
}

/**
 * A served name followed by a known one that does not contain it, or a text whose last part is known but not served. Two
 * served names are a question, and so is a part of a town elsewhere: many towns have a "Downtown" and a "Parkdale".
 */
function findContradiction(parts: readonly string[], lookup: PlaceTables): PlaceMatch | undefined {
  const words = parts.join(' ');
  for (const [name, rest] of splitWords(words)) {
    const suffix = getOwn(lookup.names, dropForm(rest));
    if (getOwn(lookup.names, name)?.kind !== 'match' || suffix === undefined || suffix.kind === 'quarter') continue;
    const { kind, within = [] } = suffix;
    const isElsewhere = kind === 'unserved' && (within.length === 0 || within.includes(name));
    return { ...suffix, kind: 'contradiction', slugs: isElsewhere ? [] : findAmong(words, 'match', lookup) };
  }
  const last = parts.length > 1 ? getOwn(lookup.names, dropForm(parts.at(-1) ?? '')) : undefined;
  return last?.kind === 'unserved' ? { ...last, kind: 'contradiction' } : undefined;
}

/** Places whose own names, or those they share, occur among other words, in order. */
function findAmong(words: string, kind: 'match' | 'several', { names }: PlaceTables): string[] {
  const found = namesAmong(words, (name) => getOwn(names, name)?.kind === kind);
  return union(found.flatMap((name) => getOwn(names, name)?.slugs ?? []));
}

type Split = readonly [name: string, rest: string];

/** All splits of a text into a name and the rest, longest name first. */
function splitWords(text: string): Split[] {
  const words = text.split(' ');
  const ends = words.keys().drop(1);
  return [...ends.map((end): Split => [words.slice(0, -end).join(' '), words.slice(-end).join(' ')])];
}

/** Maximum number of words after the street, with all that a place lies in. */
const MAX_PLACE_WORDS = 6;
/** Words of a distance or a time, not of a street; those of every language, as in `place-name.ts`. */
const NOT_A_STREET =
  /\b(?:of|near|from|to|outside|beyond|past|kms?|kilomet(?:re|er)s?|mi|miles?|min(?:ute)?s?|h(?:ou)?rs?)\b/;

/**
 * Finds the place of a text that may be a street address; `name` is the text without its postal code. Where no name
 * matches, it is read as words with a number, then the place. Its last words decide, because streets are named after
 * places: "12 London Street, York" is in York.
 */
export function findAddress(typed: string, name: string, lookup: PlaceTables): PlaceMatch {
  const match = findPlace(name, lookup);
  const { kind, slugs: among } = match;
  if (kind === 'none' && writeOut(name) !== name) return findAddress(typed, writeOut(name), lookup);
  // The name of two served places is a question, whatever stands before it.
  const isOpen = kind === 'near' || kind === 'none' || (kind === 'contradiction' && among.length === 0);
  if (!isOpen) return match;
  const { text, left } = normaliseTyped(name);
  if (left !== '') return match;
  // A house number that looks like a postal code is no longer in the text.
  const isNumbered = /^\W*\d/.test(typed);
  const words = splitParts(text, lookup).join(' ');
  const splits = splitWords(words)
    .slice(0, MAX_PLACE_WORDS)
    .filter(([street]) => (isNumbered || /\d/.test(street)) && !NOT_A_STREET.test(street));
  const found = splits
    .toReversed()
    .map((split) => readEnding(split, lookup))
    .find((one) => one !== undefined);
  if (found?.kind === 'unserved') return found;
  if (found !== undefined) return { ...found, slugs: union(found.slugs, among) };
  const like = kind === 'contradiction' ? [] : splits.flatMap(([, ending]) => findLike(ending, lookup));
  if (like.length > 0) return { kind: 'near', slugs: union(like, among) };
  const isStreet = kind === 'near' && splits.length > 0 && !NOT_A_STREET.test(words);
  return isStreet && findAmong(words, 'match', lookup).length > 0 ? { kind: 'street', slugs: among } : match;
}

/** What the end of an address says that is a name. A number and a name alone are no address. */
function readEnding([street, ending]: Split, lookup: PlaceTables): PlaceMatch | undefined {
  const found = findName([ending], lookup);
  if (found?.kind === 'several' || found?.kind === 'quarter') return undefined;
  if (found?.kind === 'match') return { ...found, kind: street.includes(' ') ? 'address' : 'near' };
  return found?.kind === 'contradiction' && found.slugs.length > 0 ? { ...found, kind: 'near' } : found;
}

const union = (first: readonly string[], second: readonly string[] = []) => [...new Set([...first, ...second])];

/**
 * Served places whose official names are similar to a text, most similar first (contract B8, B15): edit distance 1 from
 * five letters, 2 from eight, and none where the name of no served place is more similar.
 */
function findLike(part: string, { names, official }: PlaceTables): string[] {
  const word = dropForm(part);
  if (word.length < 5 || Object.hasOwn(names, word)) return [];
  const limit = word.length < 8 ? 1 : 2;
  const measure = (name: string) => ({ name, distance: editDistance(word, name, limit) });
  const near = official.map(measure).filter(({ distance }) => distance <= limit);
  const isElsewhere = (name: string) =>
    /unserved|quarter/.test(names[name]?.kind ?? '') && editDistance(word, name, 1) <= 1;
  // Only distance 1 is closer than a match at distance 2.
  const closest = near.some(({ distance }) => distance > 1) && Object.keys(names).some(isElsewhere) ? 1 : limit;
  return near
    .filter(({ distance }) => distance <= closest)
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ name }) => names[name]?.slugs ?? []);
}
