import type { NameMeaning, Names } from './names.ts';

/** Kilometres to the nearest served place and, if coverage is by radius, to the base. */
type Distances = number | readonly [toNearest: number, toBase: number];

/** Names of unserved places by the slug of the nearest served one; those without a position are under an empty slug. */
export type UnservedNames = Readonly<Record<string, Readonly<Record<string, Distances>>>>;

/** Names in function data. Those of unserved places, of which there may be thousands, contain only their distances. */
export interface PackedNames {
  /** Missing if they are the same as in the first language. */
  readonly unserved?: UnservedNames;
  readonly others: Names;
}

/** Packs names for function data, in a quarter of their size. `first` are the unserved ones of the first language. */
export function packNames(names: Names, first?: UnservedNames): PackedNames {
  const unserved: Record<string, Record<string, Distances>> = {};
  const others: Record<string, NameMeaning> = {};
  for (const [key, place] of Object.entries(names)) {
    const { kind, name, within = [], nearest: [slug, km] = ['', 0], baseKm } = place;
    if (kind === 'unserved' && name === key && within.length === 0) {
      unserved[slug] ??= {};
      unserved[slug][name] = baseKm === undefined ? km : [km, baseKm];
    } else others[key] = place;
  }
  const isFirst = JSON.stringify(unserved) === JSON.stringify(first);
  return { ...(!isFirst && { unserved }), others };
}

/** Unpacks names when the function starts. */
export function unpackNames(unserved: UnservedNames, others: Names): Names {
  const names: Record<string, NameMeaning> = {};
  for (const [slug, distances] of Object.entries(unserved))
    for (const [name, measured] of Object.entries(distances)) {
      const [km, baseKm] = typeof measured === 'number' ? [measured] : measured;
      names[name] = { kind: 'unserved', slugs: [], name, nearest: slug ? [slug, km] : undefined, baseKm };
    }
  return Object.assign(names, others);
}
