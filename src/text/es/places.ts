import type { places as en } from '../en/places.ts';
import { de, grammar, plural } from './grammar.ts';

/** Formats a number of places: "un lugar", "62 lugares". */
export const countPlaces = (count: number) => (count === 1 ? 'un lugar' : plural(count, 'lugar', 'lugares'));

/** Joins places in a negative sentence: "A ni en B". */
export const neither = (names: readonly string[]) =>
  names.map((name) => name.replace(/^(?:Nueva York|Washington)$/, 'el estado de $&')).join(' ni en ');

const OUR_BASE_IS = 'nuestra base está';

/** The country, and the states whose Spanish names are in use there, by their English names. */
const states: Readonly<Record<string, string>> = {
  'District of Columbia': 'Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'United States': 'Estados Unidos',
  'West Virginia': 'Virginia Occidental',
};

/** Sentences about places and their distances, written when the site is built. */
export const places: typeof en = {
  count: countPlaces,
  all: (count) =>
    count === 1 ? 'El lugar donde atendemos' : count === 2 ? 'Los dos lugares' : `Los ${countPlaces(count)}`,

  ourBase: (town) => ({ name: 'nuestra base', inTown: `nuestra base en ${town}`, clause: OUR_BASE_IS }),
  middleOf: (town) => ({
    name: `el centro ${de(town)}`,
    inTown: `el centro ${de(town)}`,
    clause: 'nuestro punto de partida está',
  }),
  atBase: (clause) => (clause === OUR_BASE_IS ? 'donde está nuestra base' : 'nuestro punto de partida'),
  fromBase: (distance, base) => `a ${distance} ${de(base)}`,
  ownName: (name) => name,
  region: (name) => states[name] ?? name,
  addressLines: {},

  venue: undefined,
  withinRadius: (radius, town) => `en un radio ${de(radius)} alrededor ${de(town)}`,
  weWork: (where) => `Trabajamos ${where}.`,
  weServe: ({ count, farthest, hasResponseTimes }) =>
    `Atendemos en ${countPlaces(count)}${count === 1 ? '' : ', el más lejano'} ${farthest}. La respuesta dice a qué distancia queda${hasResponseTimes ? ' y en cuánto tiempo llegamos' : ''}.`,

  served: ({ name, municipality, distance, response }) => {
    const where = municipality === name ? name : `${name} (${municipality})`;
    const yes = `Sí, atendemos en ${where}, ${distance}.`;
    return response === undefined
      ? yes
      : `${yes} Tiempo habitual de llegada dentro del horario de atención: ${response}.`;
  },
  inPart: (place, areas, aPostalCode) =>
    `En parte: en ${place} atendemos en ${areas.length === 1 ? 'el código ZIP' : 'los códigos ZIP'} ${grammar.list(areas)}. Para confirmarlo, pregunte con ${aPostalCode}.`,
  rural: ({ area, known, count }) => {
    const but = known.length === 0 ? '' : `, pero no en ${neither(known)}`;
    return `Probablemente sí: el código ZIP ${area} es una zona rural que abarca muchos pueblos, y ahí atendemos en ${countPlaces(count)}${but}. Díganos el pueblo cuando llame.`;
  },
  postalArea: (area, inside, across) => {
    const where = [
      inside.length > 0 ? `queda en ${nameFew(inside)}` : '',
      across.length > 0 ? `abarca algunas direcciones en ${nameFew(across)}` : '',
    ];
    return `Probablemente sí: el código ZIP ${area} ${where.filter(Boolean).join(' y ')}, donde atendemos. Díganos la calle cuando llame.`;
  },
};

/** Lists a few of the names, with the number of the others. */
export function nameFew(names: readonly string[]): string {
  return names.length > 4 ? `${names.slice(0, 3).join(', ')} y ${names.length - 3} lugares más` : grammar.list(names);
}
