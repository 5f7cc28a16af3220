import { editDistance, letterMask, maskDifference } from '../business/spelling.ts';
import type { Lookup } from './lookup.ts';
import { dropEndings, dropForm, foldName } from './place-name.ts';

/** What a name was found to mean. Only an exact folded match is a match (contract B8). */
export type PlaceMatch =
  | { readonly kind: 'match'; readonly slug: string }
  | { readonly kind: 'several'; readonly slugs: readonly string[] }
  | { readonly kind: 'near'; readonly slugs: readonly string[] }
  | { readonly kind: 'none' };

const NONE: PlaceMatch = { kind: 'none' };
const LONGEST_NAME = 80;

/**
 * Finds the served place a name means (contract B7, B8): official, alternate
 * and former names in any spelling that folds alike, alone or followed by the
 * municipality, the province or the country. A name behind the comma that
 * contradicts is no match.
 */
export function findPlace(text: string, lookup: Lookup): PlaceMatch {
  if (text.length > 4 * LONGEST_NAME) return NONE;
  const parts = text
    .split(',')
    .map(foldName)
    .filter((part) => part !== '');
  const whole = parts.join(' ');
  if (whole === '' || whole.length > LONGEST_NAME) return NONE;
  const exact = findExact(whole, lookup);
  if (exact.kind !== 'none') return exact;
  const inner = parts.filter((part, index) => index === 0 || !lookup.province.endings.includes(part));
  if (inner.length === 1) return findBeforeParent(inner[0] ?? '', lookup) ?? findNear(inner[0] ?? '', lookup);
  const [name = '', ...above] = inner;
  const fits = (slug: string) => above.every((parent) => isParent(parent, slug, lookup));
  const found = findExact(name, lookup);
  if (found.kind === 'match') return fits(found.slug) ? found : NONE;
  if (found.kind === 'several') return narrow(found, fits);
  return narrow(findNear(name, lookup), fits);
}

function findExact(folded: string, lookup: Lookup): PlaceMatch {
  const bare = dropEndings(folded, lookup.province.endings);
  for (const form of [folded, bare, dropForm(bare)]) {
    const slug = own(lookup.places, form);
    if (slug !== undefined) return { kind: 'match', slug };
    const slugs = own(lookup.regions, form);
    if (slugs !== undefined) return { kind: 'several', slugs };
  }
  return NONE;
}

/** A place whose municipality follows without a comma, as in "Maple Hill Springfield". */
function findBeforeParent(folded: string, lookup: Lookup): PlaceMatch | undefined {
  const words = dropEndings(folded, lookup.province.endings).split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const slug = own(lookup.places, words.slice(0, count).join(' '));
    if (slug !== undefined && isParent(words.slice(count).join(' '), slug, lookup)) return { kind: 'match', slug };
  }
  return undefined;
}

function findNear(folded: string, lookup: Lookup): PlaceMatch {
  const word = dropForm(dropEndings(folded, lookup.province.endings));
  const limit = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  if (limit === 0) return NONE;
  const mask = letterMask(word);
  const near: { name: string; distance: number }[] = [];
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    const names = lookup.official[length] ?? [];
    const similar = names.filter((name) => maskDifference(mask, letterMask(name)) <= 2 * limit);
    near.push(...similar.map((name) => ({ name, distance: editDistance(word, name, limit) })));
  }
  const slugs = near
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ name }) => own(lookup.places, name) ?? []);
  return slugs.length === 0 ? NONE : { kind: 'near', slugs };
}

function narrow(match: PlaceMatch, fits: (slug: string) => boolean): PlaceMatch {
  if (match.kind !== 'several' && match.kind !== 'near') return NONE;
  const slugs = match.slugs.filter(fits);
  return slugs.length === 0 ? NONE : { ...match, slugs };
}

function isParent(folded: string, slug: string, lookup: Lookup): boolean {
  const parents = own(lookup.parents, slug) ?? [];
  const bare = dropEndings(folded, lookup.province.endings);
  return parents.includes(bare) || parents.includes(dropForm(bare));
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
