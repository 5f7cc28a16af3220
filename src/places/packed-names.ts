import type { NameMeaning, Names } from './names.ts';

/** Kilometres to the nearest served place and, if coverage is by radius, to the base. */
type Distances = number | readonly [toNearest: number, toBase: number];

/** Names of unserved places by the slug of the nearest served one; those without a position are under an empty slug. */
export type UnservedNames = Readonly<Record<string, Readonly<Record<string, Distances>>>>;

/** Names in function data. There may be thousands of unserved places, so their names have only distances. */
export interface PackedNames {
  /** Missing if they are the same as in the first language. */
  readonly unserved?: UnservedNames;
  /** All other names. */
  readonly fullNames: Names;
}

/** Packs names for function data, in a quarter of their size. `firstUnserved` are the first language's. */
export function packNames(names: Names, firstUnserved?: UnservedNames): PackedNames {
  const unserved: Record<string, Record<string, Distances>> = {};
  const fullNames: Record<string, NameMeaning> = {};
  for (const [key, place] of Object.entries(names)) {
    const { kind, name, within = [], nearest: [slug, km] = ['', 0], baseKm } = place;
    if (kind === 'unserved' && name === key && within.length === 0) {
      unserved[slug] ??= {};
      unserved[slug][name] = baseKm === undefined ? km : [km, baseKm];
    } else fullNames[key] = place;
  }
  const isSameAsFirst = JSON.stringify(unserved) === JSON.stringify(firstUnserved);
  return { ...(!isSameAsFirst && { unserved }), fullNames };
}

/** Unpacks names when the function starts. */
export function unpackNames(unserved: UnservedNames, fullNames: Names): Names {
  const names: Record<string, NameMeaning> = {};
  for (const [slug, distances] of Object.entries(unserved))
    for (const [name, measured] of Object.entries(distances)) {
      const [km, baseKm] = typeof measured === 'number' ? [measured] : measured;
      names[name] = { kind: 'unserved', slugs: [], name, nearest: slug ? [slug, km] : undefined, baseKm };
    }
  return Object.assign(names, fullNames);
}
