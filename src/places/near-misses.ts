import { editDistance } from '../format/spelling.ts';
import type { CoverageIndex } from './coverage-index.ts';
import { dropForm, dropQuarter } from './place-name.ts';

/**
 * Served places whose official names are similar to one part of a text, most similar first (contract B8): edit distance
 * 1 from five letters, 2 from eight. Excluded are parts followed by a name that does not contain the place, and parts
 * more similar to a name known elsewhere.
 */
export function findNearMisses(parts: readonly string[], lookup: CoverageIndex): string[] {
  const whole = parts.length > 1 ? [findLike(parts.join(' '), lookup)] : [];
  const each = parts.map((part, index) => {
    const next = dropForm(parts[index + 1] ?? '');
    const isName = [lookup.places, lookup.regions].some((names) => Object.hasOwn(names, next));
    const near = findLike(part, lookup);
    return isName ? near.filter((slug) => lookup.parents[slug]?.includes(next)) : near;
  });
  return [...whole, ...each].flat();
}

function findLike(part: string, lookup: CoverageIndex): string[] {
  const word = dropQuarter(dropForm(part));
  const isName = [lookup.places, lookup.regions, lookup.unserved, lookup.quarters].some((it) =>
    Object.hasOwn(it, word),
  );
  const limit = isName || word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
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
