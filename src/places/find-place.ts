import { normaliseTyped } from '../countries/postal-code.ts';
import { editDistance } from '../format/spelling.ts';
import type { CoverageIndex } from './coverage-index.ts';
import { dropEndings, dropForm, dropQuarter, foldName, namesAmong, placeKinds } from './place-name.ts';

/** What a text means. Only an exact match of normalized names is a match (contract B8, B15). */
export type PlaceMatch =
  | { readonly kind: 'match'; readonly slug: string }
  /**
   * Several places: they share the name, are served in the part of a town that has it, have similar names or names
   * within the text, or stand in a street address, but not at its end.
   */
  | { readonly kind: 'several' | 'quarter' | 'near' | 'street'; readonly slugs: readonly string[] }
  /** A street address whose last words are the served place `slug`; `slugs` also has those named further up. */
  | { readonly kind: 'address'; readonly slug: string; readonly slugs: readonly string[] }
  /** A known place that is not served; `name` is the key in `unserved`. */
  | { readonly kind: 'unserved'; readonly name: string }
  /** A name followed by one that does not contain it: a key in `unserved`, or a served name; then `slugs` are both. */
  | { readonly kind: 'contradiction'; readonly name: string; readonly slugs: readonly string[] }
  | { readonly kind: 'none' };

/** Maximum length of a name, normalized. */
const LONGEST_NAME = 80;

/** The value of a key of the index, whatever names people type. */
export function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/**
 * Finds the served place a text means (contract B7, B8, B15): official, alternate and former names in any spelling with
 * the same normalized form, optionally followed by a containing place. Similar names and names within other words are
 * no match.
 */
export function findPlace(typed: string, lookup: CoverageIndex): PlaceMatch {
  const { text, left } = normaliseTyped(typed);
  const parts = splitParts(text, lookup);
  const words = parts.join(' ');
  if (words === '') return { kind: 'none' };
  const isName = left === '' && words.length <= LONGEST_NAME;
  const named = isName ? findName(parts, lookup) : undefined;
  if (named !== undefined) return named;
  const among = findAmong(words, lookup);
  const like = isName ? findNearMisses(parts, lookup) : [];
  // If the municipality after a comma is misspelt, only the name counts.
  const near = like.filter((slug) => !among.some((inner) => liesIn(inner, slug, lookup)));
  const slugs = union(near, among);
  if (slugs.length > 0) return { kind: 'near', slugs };
  const regions = namesAmong(words, (name) => Object.hasOwn(lookup.regions, name));
  if (regions.length === 0) return { kind: 'none' };
  return { kind: 'near', slugs: regions.flatMap((name) => lookup.regions[name] ?? []) };
}

/** Normalized parts between commas, without trailing region and country. */
function splitParts(text: string, { endings }: CoverageIndex): string[] {
  const parts = text
    .split(',')
    .map(foldName)
    .filter((part, index) => part !== '' && (index === 0 || !endings.includes(part)));
  const last = parts.pop();
  return last === undefined ? parts : [...parts, dropEndings(last, endings)];
}

/** Matches a text that is only a name, with or without containing places. */
function findName(parts: readonly string[], lookup: CoverageIndex): PlaceMatch | undefined {
  const words = parts.join(' ');
  const bare = dropForm(words);
  const inner = dropQuarter(bare);
  return (
    findExact(words, lookup) ??
    findExact(bare, lookup) ??
    findKnown(words, lookup) ??
    findKnown(bare, lookup) ??
    findExact(inner, lookup) ??
    findInParent(words, lookup) ??
    findInParent(inner, lookup) ??
    findKnown(inner, lookup) ??
    findKnownInParent(bare, lookup) ??
    findContradiction(parts, lookup)
  );
}

function findExact(name: string, lookup: CoverageIndex): PlaceMatch | undefined {
  const slug = own(lookup.places, name);
  if (slug !== undefined) return { kind: 'match', slug };
  const slugs = own(lookup.regions, name);
  return slugs && { kind: 'several', slugs };
}

function findKnown(name: string, lookup: CoverageIndex): PlaceMatch | undefined {
  const slugs = own(lookup.quarters, name);
  if (slugs !== undefined) return { kind: 'quarter', slugs };
  return own(lookup.unserved, name) === undefined ? undefined : { kind: 'unserved', name };
}

/** A known name followed by what it lies in: "clarkson mississauga", "copetown flamborough hamilton". */
function findKnownInParent(text: string, lookup: CoverageIndex): PlaceMatch | undefined {
  for (const [name, rest] of splitWords(text)) {
    if (own(lookup.unserved, name) === undefined) continue;
    if (isChain(dropForm(rest), own(lookup.unservedWithin, name) ?? [])) return { kind: 'unserved', name };
  }
  return undefined;
}

/** Whether a text is nothing but some of these names. */
function isChain(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const rest = text.startsWith(name) ? text.slice(name.length) : text;
    return rest === '' || (rest !== text && rest.startsWith(' ') && isChain(dropForm(rest.slice(1)), names));
  });
}

/** A place followed by what it lies in: "winona stoney creek", "virgil notl niagara region". */
function findInParent(text: string, lookup: CoverageIndex): PlaceMatch | undefined {
  for (const [name, rest] of splitWords(text)) {
    const slug = own(lookup.places, name) ?? own(lookup.places, dropForm(name));
    const narrowest = slug && narrow(slug, rest, lookup);
    if (narrowest !== undefined) return { kind: 'match', slug: narrowest };
  }
  return undefined;
}

/** The innermost of several places, if each is within the next; otherwise undefined. */
function narrow(slug: string, text: string, lookup: CoverageIndex): string | undefined {
  if (text === '') return slug;
  for (const [name, rest] of [[text, ''] as const, ...splitWords(text)]) {
    const names = [name, dropForm(name)];
    const other = names.map((it) => own(lookup.places, it)).find((it) => it !== undefined);
    const isParent = names.some((it) => own(lookup.parents, slug)?.includes(it));
    const inner = other !== undefined && isNeighbour(slug, other, lookup) ? narrower(slug, other, lookup) : undefined;
    const narrowest = inner ?? (isParent ? slug : undefined);
    const found = narrowest && narrow(narrowest, rest, lookup);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether two places are in the same municipality. */
function isNeighbour(a: string, b: string, { summaries }: CoverageIndex): boolean {
  return own(summaries, a)?.municipality === own(summaries, b)?.municipality;
}

/** The one of two places that is within the other, else the smaller kind, else the first. */
function narrower(first: string, second: string, lookup: CoverageIndex): string {
  const [isFirst, isSecond] = [liesIn(first, second, lookup), liesIn(second, first, lookup)];
  if (isFirst !== isSecond) return isFirst ? first : second;
  const rank = (slug: string) => placeKinds.indexOf(own(lookup.summaries, slug)?.kind ?? 'city');
  return rank(second) > rank(first) ? second : first;
}

function liesIn(inner: string, outer: string, { parents, summaries }: CoverageIndex): boolean {
  if (inner === outer) return false;
  return own(parents, inner)?.includes(foldName(own(summaries, outer)?.name ?? '')) === true;
}

/**
 * A served name followed by a known one that does not contain it, or a text whose last part is known but not served.
 */
function findContradiction(parts: readonly string[], lookup: CoverageIndex): PlaceMatch | undefined {
  const words = parts.join(' ');
  for (const [name, rest] of splitWords(words)) {
    const slug = own(lookup.places, name);
    const suffix = dropForm(rest);
    if (slug === undefined || own(lookup.quarters, suffix)?.some((it) => isNeighbour(slug, it, lookup))) continue;
    const slugs = own(lookup.unserved, suffix) === undefined ? findAmong(words, lookup) : [];
    if (isKnown(suffix, lookup)) return { kind: 'contradiction', name: suffix, slugs };
  }
  const last = parts.length > 1 ? dropForm(parts.at(-1) ?? '') : '';
  return own(lookup.unserved, last) === undefined ? undefined : { kind: 'contradiction', name: last, slugs: [] };
}

function isKnown(name: string, { unserved, quarters, places, regions }: CoverageIndex): boolean {
  return [unserved, quarters, places, regions].some((names) => Object.hasOwn(names, name));
}

/** Places whose names occur among other words, in order. */
function findAmong(words: string, { places }: CoverageIndex): string[] {
  const names = namesAmong(words, (name) => Object.hasOwn(places, name));
  return [...new Set(names.flatMap((name) => places[name] ?? []))];
}

/** All splits of a text into a name and the rest, longest name first. */
function splitWords(text: string): (readonly [name: string, rest: string])[] {
  const words = text.split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, -index - 1).join(' '), words.slice(-index - 1).join(' ')] as const);
}

/** Maximum number of words after the street, with all that a place lies in. */
const MOST_WORDS = 6;
/** Maximum number of words of a place that may be misspelt. */
const MOST_MISSPELT = 3;
/** Words of a distance or a time, not of a street; those of every language, as in `place-name.ts`. */
const NOT_A_STREET =
  /\b(?:of|near|from|to|outside|beyond|past|kms?|kilomet(?:re|er)s?|mi|miles?|min(?:ute)?s?|h(?:ou)?rs?)\b/;

/**
 * Finds the place of a text that may be a street address; `name` is the text without its postal code. Where no name
 * matches, it is read as words with a number, then the place. Its last words decide, because streets are named after
 * places: "12 London Street, York" is in York.
 */
export function findAddress(typed: string, name: string, lookup: CoverageIndex): PlaceMatch {
  const match = findPlace(name, lookup);
  if (match.kind !== 'near' && match.kind !== 'none' && match.kind !== 'contradiction') return match;
  const among = 'slugs' in match ? match.slugs : [];
  // The name of two served places is a question, whatever stands before it.
  if (match.kind === 'contradiction' && among.length > 0) return match;
  const { text, left } = normaliseTyped(name);
  if (left !== '') return match;
  const words = splitParts(text, lookup).join(' ');
  // A house number that looks like a postal code is no longer in the text.
  const isNumbered = /^\W*\d/.test(typed);
  const splits = splitWords(words)
    .slice(0, MOST_WORDS)
    .reverse()
    .filter(([street]) => (isNumbered || /\d/.test(street)) && !NOT_A_STREET.test(street));
  const found = findEnding(splits, lookup);
  if (found !== undefined) return 'slugs' in found ? { ...found, slugs: union(found.slugs, among) } : found;
  if (splits.length === 0 || match.kind === 'contradiction' || NOT_A_STREET.test(words)) return match;
  const like = splits.slice(-MOST_MISSPELT).flatMap(([, ending]) => findNearMisses([ending], lookup));
  if (like.length > 0) return { kind: 'near', slugs: union(like, among) };
  return findAmong(words, lookup).length > 0 ? { kind: 'street', slugs: among } : match;
}

/** What the longest ending that is a name says. A number and a name alone are no address. */
function findEnding(splits: ReturnType<typeof splitWords>, lookup: CoverageIndex): PlaceMatch | undefined {
  for (const [street, ending] of splits) {
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
 * Served places whose official names are similar to one part of a text, most similar first (contract B8): edit distance
 * 1 from five letters, 2 from eight. Excluded are parts followed by a name that does not contain the place, and parts
 * more similar to a name known elsewhere.
 */
function findNearMisses(parts: readonly string[], lookup: CoverageIndex): string[] {
  const each = parts.flatMap((part, index) => {
    const next = dropForm(parts[index + 1] ?? '');
    const isName = Object.hasOwn(lookup.places, next) || Object.hasOwn(lookup.regions, next);
    const near = findLike(part, lookup);
    return isName ? near.filter((slug) => lookup.parents[slug]?.includes(next)) : near;
  });
  return parts.length > 1 ? [...findLike(parts.join(' '), lookup), ...each] : each;
}

function findLike(part: string, lookup: CoverageIndex): string[] {
  const word = dropQuarter(dropForm(part));
  const limit = isKnown(word, lookup) || word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  const near: { readonly name: string; readonly distance: number }[] = [];
  for (let length = word.length - limit; limit > 0 && length <= word.length + limit; length++) {
    for (const name of lookup.official[length] ?? []) {
      const distance = editDistance(word, name, limit);
      if (distance <= limit) near.push({ name, distance });
    }
  }
  // Only distance 1 is closer than a match at distance 2.
  const isElsewhere = near.some(({ distance }) => distance > 1) && isLikeKnown(word, lookup);
  return near
    .filter(({ distance }) => distance === 1 || !isElsewhere)
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ name }) => lookup.places[name] ?? []);
}

function isLikeKnown(word: string, { unserved, quarters }: CoverageIndex): boolean {
  return [unserved, quarters].some((names) => Object.keys(names).some((name) => editDistance(word, name, 1) <= 1));
}
