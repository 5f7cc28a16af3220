import { normaliseTyped } from '../countries/postal-code.ts';
import { editDistance } from '../format/spelling.ts';
import type { CoverageIndex } from './coverage-index.ts';
import type { UnservedPlace } from './names.ts';
import { dropEndings, dropForm, dropQuarter, foldName, namesAmong, placeKinds } from './place-name.ts';

/**
 * What a text means, with the served places in question. Only an exact match of normalized names is a match (contract
 * B8, B15).
 */
export type PlaceMatch =
  /** The served place `slug`, or a street address whose last words are it; `slugs` also has those named further up. */
  | { readonly kind: 'match' | 'address'; readonly slug: string; readonly slugs: readonly string[] }
  /**
   * Several places: they share the name, are served in the part of a town that has it, have similar names or names
   * within the text, or stand in a street address, but not at its end.
   */
  | { readonly kind: 'several' | 'quarter' | 'near' | 'street' | 'none'; readonly slugs: readonly string[] }
  /** A known place that is not served, or a name followed by a known one that does not contain it; `name` is known. */
  | { readonly kind: 'unserved' | 'contradiction'; readonly name: string; readonly slugs: readonly string[] };

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
  const isName = left === '' && words.length <= LONGEST_NAME;
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
function splitParts(text: string, { endings }: CoverageIndex): string[] {
  const parts = text
    .split(',')
    .map(foldName)
    .filter((part, index) => part !== '' && (index === 0 || !endings.includes(part)));
  const last = parts.pop();
  return last === undefined ? parts : [...parts, dropEndings(last, endings)];
}

/** What is known of a place that is not served. */
export function findUnserved(name: string, { names }: CoverageIndex): UnservedPlace | undefined {
  const named = own(names, name);
  return named === undefined || typeof named === 'string' || 'slugs' in named ? undefined : named;
}

/** What a folded text means that is exactly a name. */
function findExact(name: string, { names }: CoverageIndex): PlaceMatch | undefined {
  const named = own(names, name);
  if (typeof named === 'string') return { kind: 'match', slug: named, slugs: [named] };
  return named === undefined || 'slugs' in named ? named : { kind: 'unserved', name, slugs: [] };
}

/** Matches a text that is only a name, with or without containing places. */
function findName(parts: readonly string[], lookup: CoverageIndex): PlaceMatch | undefined {
  const words = parts.join(' ');
  const bare = dropForm(words);
  const inner = dropQuarter(bare);
  return (
    findExact(words, lookup) ??
    findExact(bare, lookup) ??
    findExact(inner, lookup) ??
    findInParent(words, lookup) ??
    findInParent(inner, lookup) ??
    findContradiction(parts, lookup)
  );
}

/** A name followed by what it lies in: "winona stoney creek", "virgil notl niagara region", "clarkson mississauga". */
function findInParent(text: string, lookup: CoverageIndex): PlaceMatch | undefined {
  for (const [name, rest] of splitWords(text)) {
    const found = findExact(name, lookup) ?? findExact(dropForm(name), lookup);
    if (found?.kind === 'match') {
      const slug = narrow(found.slug, rest, lookup);
      if (slug !== undefined) return { kind: 'match', slug, slugs: [slug] };
    }
    if (found?.kind === 'unserved') {
      const { within = [] } = findUnserved(found.name, lookup) ?? {};
      if (isChain(dropForm(rest), within)) return found;
    }
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

/** The innermost of several places, if each is within the next; otherwise undefined. */
function narrow(slug: string, text: string, lookup: CoverageIndex): string | undefined {
  if (text === '') return slug;
  for (const [name, rest] of [[text, ''] as const, ...splitWords(text)]) {
    const names = [name, dropForm(name)];
    const other = names.map((it) => own(lookup.names, it)).find((it) => typeof it === 'string');
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
    const [place, suffix] = [findExact(name, lookup), findExact(dropForm(rest), lookup)];
    if (place?.kind !== 'match' || suffix === undefined) continue;
    if (suffix.kind === 'quarter' && suffix.slugs.some((slug) => isNeighbour(place.slug, slug, lookup))) continue;
    const slugs = suffix.kind === 'unserved' ? [] : findAmong(words, 'match', lookup);
    return { kind: 'contradiction', name: dropForm(rest), slugs };
  }
  const last = parts.length > 1 ? dropForm(parts.at(-1) ?? '') : '';
  return findUnserved(last, lookup) && { kind: 'contradiction', name: last, slugs: [] };
}

/** Places whose own names, or those they share, occur among other words, in order. */
function findAmong(words: string, kind: 'match' | 'several', lookup: CoverageIndex): string[] {
  const find = (name: string) => {
    const found = findExact(name, lookup);
    return found?.kind === kind ? found.slugs : undefined;
  };
  return union(namesAmong(words, (name) => find(name) !== undefined).flatMap((name) => find(name) ?? []));
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
  const among = match.slugs;
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
  if (found !== undefined) return found.kind === 'unserved' ? found : { ...found, slugs: union(found.slugs, among) };
  if (splits.length === 0 || match.kind === 'contradiction' || NOT_A_STREET.test(words)) return match;
  const like = splits.slice(-MOST_MISSPELT).flatMap(([, ending]) => findLike(ending, lookup));
  if (like.length > 0) return { kind: 'near', slugs: union(like, among) };
  return findAmong(words, 'match', lookup).length > 0 ? { kind: 'street', slugs: among } : match;
}

/** What the longest ending that is a name says. A number and a name alone are no address. */
function findEnding(splits: ReturnType<typeof splitWords>, lookup: CoverageIndex): PlaceMatch | undefined {
  for (const [street, ending] of splits) {
    const found = findName([ending], lookup);
    if (found?.kind === 'match' && street.includes(' ')) return { ...found, kind: 'address' };
    if (found?.kind === 'match' || (found?.kind === 'contradiction' && found.slugs.length > 0))
      return { kind: 'near', slugs: found.slugs };
    if (found?.kind === 'contradiction' || found?.kind === 'unserved') return found;
  }
  return undefined;
}

const union = (first: readonly string[], second: readonly string[] = []) => [...new Set([...first, ...second])];

/**
 * Served places whose official names are similar to a text, most similar first (contract B8): edit distance 1 from five
 * letters, 2 from eight. None is where a name known elsewhere is more similar.
 */
function findLike(part: string, lookup: CoverageIndex): string[] {
  const word = dropQuarter(dropForm(part));
  if (word.length < 5 || Object.hasOwn(lookup.names, word)) return [];
  const limit = word.length < 8 ? 1 : 2;
  const near = lookup.official
    .filter((name) => editDistance(word, name, limit) <= limit)
    .map((name) => ({ name, distance: editDistance(word, name, limit) }))
    .sort((a, b) => a.distance - b.distance);
  // Only distance 1 is closer than a match at distance 2.
  const isElsewhere = near.some(({ distance }) => distance > 1) && isLikeKnown(word, lookup);
  return near
    .filter(({ distance }) => distance === 1 || !isElsewhere)
    .flatMap(({ name }) => findExact(name, lookup)?.slugs ?? []);
}

/** Whether a word is one letter away from a known name of no served place. */
function isLikeKnown(word: string, lookup: CoverageIndex): boolean {
  return Object.keys(lookup.names).some((name) => {
    const kind = editDistance(word, name, 1) <= 1 && findExact(name, lookup)?.kind;
    return kind === 'unserved' || kind === 'quarter';
  });
}
