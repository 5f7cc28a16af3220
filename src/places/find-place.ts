import { normalizeTyped } from '../countries/typed-text.ts';
import { getOwn } from '../escape/untrusted.ts';
import { editDistance } from '../format/spelling.ts';
import type { NameMeaning } from './names.ts';
import {
  dropCounty,
  dropEndings,
  dropPlacePrefix,
  findNamesAmong,
  foldedWords,
  foldName,
  placeKinds,
} from './place-name.ts';
import type { PlaceNameTables } from './place-tables.ts';

/**
 * The meaning of a text. Only a text with the same normalized form as a name is a match (contract B8, B15). In addition
 * to the kinds of `NameMeaning`:
 * - `address`: a street address whose last words name a served place;
 * - `street`: a street address of which only the street has the name of a served place;
 * - `similar`: similar to the name of a served place, or containing one among other words;
 * - `foreign`: any text, followed by a province, state or country without a served place (contract M9);
 * - `elsewhere`: a place, followed by a known name that does not contain it;
 * - `none`: unknown.
 */
export interface PlaceMatch extends Omit<NameMeaning, 'kind' | 'within'> {
  readonly kind: NameMeaning['kind'] | 'address' | 'street' | 'similar' | 'foreign' | 'elsewhere' | 'none';
}

/** Maximum length of a name, normalized. */
const MAX_NAME_LENGTH = 80;

/**
 * Finds the served place a text means (contract B7, B8, B15): official, alternate and former names in any spelling with
 * the same normalized form, optionally followed by a containing place. Similar names and names within other words are
 * not a match.
 */
export function findPlace(typed: string, lookup: PlaceNameTables): PlaceMatch {
  const { text, rest } = normalizeTyped(typed);
  const parts = splitByCommas(text, lookup);
  const words = parts.join(' ');
  const isName = rest === '' && words.length <= MAX_NAME_LENGTH;
  const named = isName ? findName(parts, lookup) : undefined;
  if (named !== undefined) return named;
  const mentioned = findPlacesAmong(words, 'match', lookup);
  const similar = isName ? mergeUnique([words], parts).flatMap((part) => findSimilar(part, lookup)) : [];
  // If the municipality after a comma is misspelt, only the name counts.
  const counted = similar.filter((slug) => !mentioned.some((inner) => isInside(inner, slug, lookup)));
  const slugs = mergeUnique(counted, mentioned);
  const candidates = slugs.length > 0 ? slugs : findPlacesAmong(words, 'shared', lookup);
  return { kind: candidates.length > 0 ? 'similar' : 'none', slugs: candidates };
}

/** Returns the normalized parts between commas, without trailing province and country. */
export function splitByCommas(text: string, { provinceSuffixes }: PlaceNameTables): string[] {
  const parts = text
    .split(',')
    .map(foldName)
    .filter((part, index) => part !== '' && (index === 0 || !provinceSuffixes.includes(part)));
  const last = parts.pop();
  return last === undefined ? parts : [...parts, dropEndings(last, provinceSuffixes)];
}

/** Matches a text that is only a name, with or without containing places. */
export function findName(parts: readonly string[], lookup: PlaceNameTables): PlaceMatch | undefined {
  const words = parts.join(' ');
  const named = findNamedPlace(words, lookup) ?? findInParent(words, lookup);
  if (named === undefined && endsWithForeignProvince(parts, lookup)) return { kind: 'foreign', slugs: [] };
  return named ?? findElsewhere(parts, lookup);
}

/** Words before the name of a country that make it a place name: "Little Italy", "New Germany". */
const BEFORE_COUNTRY =
  /(?:^| )(?:east|fort|great|lake|little|lower|mount|new|north|old|point|port|south|st|upper|west)$/;

/** Codes that are also words which may end a name: "Haldimand Co.", "Beddington NE". */
const NEEDS_COMMA: readonly string[] = [...foldedWords, 'ne', 'se'];

/**
 * Whether a text ends with the name of a province, state or country without a served place (contract M9). A code is
 * recognized only after a comma or a known name, because many codes are also words.
 */
function endsWithForeignProvince(parts: readonly string[], lookup: PlaceNameTables): boolean {
  const { foreignNames, foreignCodes } = lookup;
  // A postal code may follow it.
  const typed = parts.at(-1) ?? '';
  const last = typed.replace(/(?: \S*\d\S*)+$/, '');
  if (foreignNames.includes(last) || (parts.length > 1 && foreignCodes.includes(last))) return true;
  return splitWords(last).some(([name, rest]) =>
    foreignCodes.includes(rest)
      ? (last !== typed || !NEEDS_COMMA.includes(rest)) && findNamedPlace(name, lookup) !== undefined
      : foreignNames.includes(rest) && /\p{L}/u.test(name) && !BEFORE_COUNTRY.test(name),
  );
}

/** Returns what a name means alone, with or without a prefix such as "City of" or "downtown". */
function findNamedPlace(name: string, { names }: Pick<PlaceNameTables, 'names'>): NameMeaning | undefined {
  return getOwn(names, name) ?? getOwn(names, dropPlacePrefix(name));
}

/**
 * Finds a name followed by the name of an area that contains it: "winona stoney creek", "virgil notl niagara region",
 * "clarkson mississauga".
 */
function findInParent(text: string, lookup: PlaceNameTables): PlaceMatch | undefined {
  for (const [name, rest] of splitWords(text)) {
    const named = findNamedPlace(name, lookup);
    if (named?.kind !== 'match' && named?.kind !== 'unserved') continue;
    const inner = findInnermostPlace(named.name ?? named.slugs[0] ?? '', rest, lookup);
    if (named.kind === 'match' && inner !== undefined) return { kind: 'match', slugs: [inner] };
    // Some unserved names are listed without what contains them.
    const isIndexed = named.kind === 'unserved' && !named.within?.length;
    if (inner !== undefined || (isIndexed && findNamedPlace(rest, lookup)?.kind === 'shared')) return named;
  }
  return undefined;
}

/**
 * Finds the innermost place that a place (its slug, or its name if it is not served) and the names after it refer to.
 * Undefined if any of these names means neither an area that contains the place nor a place in its municipality.
 */
function findInnermostPlace(place: string, text: string, lookup: PlaceNameTables): string | undefined {
  if (text === '') return place;
  for (const [name, rest] of [[text, ''] as const, ...splitWords(text)]) {
    const inner = findSmallerPlace(place, name, lookup);
    const innermost = inner && findInnermostPlace(inner, rest, lookup);
    if (innermost !== undefined) return innermost;
  }
  return undefined;
}

/**
 * Finds the smaller of two places in one municipality. Returns the place itself if the name means an area that contains
 * it.
 */
function findSmallerPlace(place: string, name: string, lookup: PlaceNameTables): string | undefined {
  const { names, parents, summaries } = lookup;
  const forms = [name, dropPlacePrefix(name), dropCounty(name)];
  const served = forms.map((form) => getOwn(names, form)).find((named) => named?.kind === 'match');
  const { municipality } = getOwn(summaries, place) ?? {};
  const other = served?.slugs.find((slug) => getOwn(summaries, slug)?.municipality === municipality);
  if (other === undefined) {
    const above = getOwn(parents, place) ?? getOwn(names, place)?.within ?? [];
    return forms.some((form) => above.includes(form)) ? place : undefined;
  }
  const [isInner, isOuter] = [isInside(place, other, lookup), isInside(other, place, lookup)];
  if (isInner !== isOuter) return isInner ? place : other;
  const rank = (slug: string) => placeKinds.indexOf(getOwn(summaries, slug)?.kind ?? 'city');
  return rank(other) > rank(place) ? other : place;
}

function isInside(inner: string, outer: string, { parents, summaries }: PlaceNameTables): boolean {
  if (inner === outer) return false;
  return getOwn(parents, inner)?.includes(foldName(getOwn(summaries, outer)?.name ?? '')) === true;
}

/**
 * Finds a served name followed by a known name of an area that does not contain it, or a text whose last part is known
 * but not served. Two served names are ambiguous, and so is a part of another town: many towns have a "Downtown" and a
 * "Parkdale".
 */
function findElsewhere(parts: readonly string[], lookup: PlaceNameTables): PlaceMatch | undefined {
  const words = parts.join(' ');
  for (const [name, rest] of splitWords(words)) {
    const suffix = getOwn(lookup.names, dropPlacePrefix(rest));
    if (getOwn(lookup.names, name)?.kind !== 'match' || suffix === undefined || suffix.kind === 'part-of-town')
      continue;
    const { kind, within = [] } = suffix;
    const isElsewhere = kind === 'unserved' && (within.length === 0 || within.includes(name));
    return isElsewhere
      ? { ...suffix, kind: 'elsewhere' }
      : { kind: 'similar', slugs: findPlacesAmong(words, 'match', lookup) };
  }
  const last = parts.length > 1 ? getOwn(lookup.names, dropPlacePrefix(parts.at(-1) ?? '')) : undefined;
  return last?.kind === 'unserved' ? { ...last, kind: 'elsewhere' } : undefined;
}

/** Finds the places whose own or shared names occur among other words, in order. */
export function findPlacesAmong(words: string, kind: 'match' | 'shared', { names }: PlaceNameTables): string[] {
  const mentioned = findNamesAmong(words, (name) => getOwn(names, name)?.kind === kind);
  return mergeUnique(mentioned.flatMap((name) => getOwn(names, name)?.slugs ?? []));
}

/** A text split into a name and the words after it. */
export type Split = readonly [name: string, rest: string];

/**
 * Lists all splits of a text into a name and the rest, longest name first.
 *
 * @example splitWords('a b c') // [['a b', 'c'], ['a', 'b c']]
 */
export function splitWords(text: string): Split[] {
  const words = text.split(' ');
  const splitAt = (end: number): Split => [words.slice(0, end).join(' '), words.slice(end).join(' ')];
  return words.slice(1).map((_, index) => splitAt(words.length - 1 - index));
}

/** Merges two lists, without duplicates. */
export const mergeUnique = (first: readonly string[], second: readonly string[] = []) => [
  ...new Set([...first, ...second]),
];

/**
 * Finds the served places whose official names are similar to a text, most similar first (contract B8, B15): an edit
 * distance of 1 from five letters on, of 2 from eight. A match at distance 2 is dropped if the name of another known
 * place is at distance 1.
 */
export function findSimilar(part: string, { names, officialNames }: PlaceNameTables): string[] {
  const word = dropPlacePrefix(part);
  if (word.length < 5 || Object.hasOwn(names, word)) return [];
  const limit = word.length < 8 ? 1 : 2;
  const measure = (name: string) => ({ name, distance: editDistance(word, name, limit) });
  const similar = officialNames.map(measure).filter(({ distance }) => distance <= limit);
  const isElsewhere = (name: string) => {
    const kind = names[name]?.kind;
    return (kind === 'unserved' || kind === 'part-of-town') && editDistance(word, name, 1) <= 1;
  };
  // Only distance 1 is closer than a match at distance 2.
  const closest = similar.some(({ distance }) => distance > 1) && Object.keys(names).some(isElsewhere) ? 1 : limit;
  return similar
    .filter(({ distance }) => distance <= closest)
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ name }) => names[name]?.slugs ?? []);
}
