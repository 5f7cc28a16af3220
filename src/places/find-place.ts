import { normaliseTyped } from '../countries/typed-text.ts';
import type { CoverageIndex } from './coverage-index.ts';
import { findNearMisses } from './near-misses.ts';
import { dropEndings, dropForm, dropQuarter, foldName, namesAmong } from './place-name.ts';

/** Match of a text. Only an exact match of normalized names is a match (contract B8, B15). */
export type PlaceMatch =
  | { readonly kind: 'match'; readonly slug: string }
  /** A name shared by several places. */
  | { readonly kind: 'several'; readonly slugs: readonly string[] }
  /** A part of a town, with the places served there. */
  | { readonly kind: 'quarter'; readonly slugs: readonly string[] }
  /** No match, but similar to a name or containing one. */
  | { readonly kind: 'near'; readonly slugs: readonly string[] }
  /** A known place that is not served; `name` is the key in `unserved`. */
  | { readonly kind: 'unserved'; readonly name: string }
  /** A name followed by one that does not contain it: a key in `unserved`, or a served name; then `slugs` are both. */
  | { readonly kind: 'contradiction'; readonly name: string; readonly slugs: readonly string[] }
  | { readonly kind: 'none' };

/** Maximum length of a name, normalized. */
const LONGEST_NAME = 80;

const NONE: PlaceMatch = { kind: 'none' };

/**
 * Finds the served place a text means (contract B7, B8, B15): official, alternate and former names in any spelling with
 * the same normalized form, optionally followed by a containing place. Similar names and names within other words are
 * no match.
 */
export function findPlace(typed: string, lookup: CoverageIndex): PlaceMatch {
  const { text, left } = normaliseTyped(typed);
  const parts = splitParts(text, lookup);
  const words = parts.join(' ');
  if (words === '') return NONE;
  const isName = left === '' && words.length <= LONGEST_NAME;
  const named = isName ? findName(parts, lookup) : undefined;
  if (named !== undefined) return named;
  const among = findAmong(words, lookup);
  const like = isName ? findNearMisses(parts, lookup) : [];
  // If the municipality after a comma is misspelt, only the name counts.
  const near = like.filter((slug) => !among.some((inner) => liesIn(inner, slug, lookup)));
  const slugs = [...new Set([...near, ...among])];
  if (slugs.length > 0) return { kind: 'near', slugs };
  const regions = namesAmong(words, (name) => Object.hasOwn(lookup.regions, name));
  return regions.length === 0 ? NONE : { kind: 'near', slugs: regions.flatMap((name) => lookup.regions[name] ?? []) };
}

/** Normalized parts between commas, without trailing region and country. */
export function splitParts(text: string, { endings }: CoverageIndex): string[] {
  const parts = text
    .split(',')
    .map(foldName)
    .filter((part, index) => part !== '' && (index === 0 || !endings.includes(part)));
  const last = parts.pop();
  return last === undefined ? parts : [...parts, dropEndings(last, endings)];
}

/** Matches a text that is only a name, with or without containing places. */
export function findName(parts: readonly string[], lookup: CoverageIndex): PlaceMatch | undefined {
  const words = parts.join(' ');
  const bare = dropForm(words);
  return (
    findExact(words, lookup) ??
    findExact(bare, lookup) ??
    findKnown(words, lookup) ??
    findKnown(bare, lookup) ??
    findExact(dropQuarter(bare), lookup) ??
    findInParent(words, lookup) ??
    findInParent(dropQuarter(bare), lookup) ??
    findKnown(dropQuarter(bare), lookup) ??
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

const KINDS = ['city', 'town', 'neighbourhood'] as const;

/** The one of two places that is within the other, else the smaller kind, else the first. */
function narrower(first: string, second: string, lookup: CoverageIndex): string {
  const [isFirst, isSecond] = [liesIn(first, second, lookup), liesIn(second, first, lookup)];
  if (isFirst !== isSecond) return isFirst ? first : second;
  const rank = (slug: string) => KINDS.indexOf(own(lookup.summaries, slug)?.kind ?? 'city');
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
  for (const [name, rest] of splitWords(parts.join(' '))) {
    const slug = own(lookup.places, name);
    const suffix = dropForm(rest);
    if (slug === undefined || own(lookup.quarters, suffix)?.some((it) => isNeighbour(slug, it, lookup))) continue;
    const isServed = own(lookup.unserved, suffix) === undefined;
    const slugs = isServed ? findAmong(parts.join(' '), lookup) : [];
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
    .map((_, index) => words.length - 1 - index)
    .map((count) => [words.slice(0, count).join(' '), words.slice(count).join(' ')] as const);
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
