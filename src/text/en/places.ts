import { grammar } from './grammar.ts';

/** Formats a number of places: "one place", "62 places". */
export const countPlaces = (count: number) => (count === 1 ? 'one place' : `${count} places`);

/** Sentences about places and their distances, written when the site is built. */
export const places = {
  count: countPlaces,
  all: (count: number) =>
    count === 1 ? 'The place we serve' : count === 2 ? 'Both places' : `All ${countPlaces(count)}`,

  /** Names of the base, from which distances are measured; `clause` starts a sentence. */
  ourBase: (town: string) => ({ name: 'our base', inTown: `our base in ${town}`, clause: 'our base is' }),
  middleOf: (town: string) => ({
    name: `the middle of ${town}`,
    inTown: `the middle of ${town}`,
    clause: 'we are based',
  }),
  atBase: (clause: string) => `where ${clause}`,
  fromBase: (distance: string, base: string) => `${distance} from ${base}`,
  /** A name as used in a sentence; undefined for a name with words of another language. */
  ownName: (name: string): string | undefined => name,
  /** A province or state, by its English name. */
  region: (name: string) => name,
  /**
   * Lines of an address by country, if the language writes them differently from the country; with names of regions.
   */
  addressLines: {} as Readonly<Record<string, readonly string[]>>,

  /** Where the business serves its customers; undefined if it only goes to them. */
  venue: undefined as string | undefined,
  withinRadius: (radius: string, town: string) => `within ${radius} of ${town}`,
  weWork: (where: string) => `We work ${where}.`,
  weServe: ({ count, farthest, hasResponseTimes }: { count: number; farthest: string; hasResponseTimes: boolean }) =>
    `We serve ${countPlaces(count)}${count === 1 ? '' : ', the farthest'} ${farthest}. The answer says how far it is${hasResponseTimes ? ' and how soon we come' : ''}.`,

  served: ({ name, municipality, distance, response }: Served) => {
    const where = municipality === name ? name : `${name} (${municipality})`;
    const yes = `Yes, we come to ${where}, ${distance}.`;
    return response === undefined ? yes : `${yes} Usual response while we are open: ${response}.`;
  },
  inPart: (place: string, areas: readonly string[], aPostalCode: string) =>
    `In ${place} we come to ${grammar.list(areas)}. Ask with ${aPostalCode} to be sure.`,
  /** `known` are places there that are not served. */
  rural: ({ area, areaKind, known, count }: RuralArea) => {
    const but = known.length === 0 ? '' : `, but not ${grammar.list(known, 'or')}`;
    return `Likely yes: ${area} is a rural ${areaKind} that spans many villages, and we serve ${countPlaces(count)} in it${but}. Tell us the village when you call.`;
  },
  postalArea: (area: string, inside: readonly string[], across: readonly string[]) => {
    const where = [
      inside.length > 0 ? `is in ${nameFew(inside)}` : '',
      across.length > 0 ? `covers some addresses in ${nameFew(across)}` : '',
    ];
    return `Likely yes: ${area} ${where.filter(Boolean).join(', and ')}, which we serve. Tell us the street when you call.`;
  },
};

/** Lists a few of the names, with the number of the others. */
export function nameFew(names: readonly string[]): string {
  return names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more places` : grammar.list(names);
}

export interface Served {
  readonly name: string;
  readonly municipality: string;
  readonly distance: string;
  /** The distance alone; undefined within a kilometre. */
  readonly away: string | undefined;
  readonly response: string | undefined;
}

export interface RuralArea {
  readonly area: string;
  /** "postal area" */
  readonly areaKind: string;
  readonly known: readonly string[];
  readonly count: number;
}
