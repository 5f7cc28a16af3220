import type { places as en } from '../en/places.ts';
import { a, de, grammar, plural } from './grammar.ts';

/** Formats a number of places: "un endroit", "62 endroits". */
export const countPlaces = (count: number) => (count === 1 ? 'un endroit' : plural(count, 'endroit', 'endroits'));

/** Postal areas with their noun: "le secteur L8G", "les secteurs L8G et L8H". */
export const nameSectors = (areas: readonly string[]) =>
  `${areas.length === 1 ? 'le secteur' : 'les secteurs'} ${grammar.list(areas)}`;

/** Provinces and territories whose French name differs, by their English names. */
const provinces: Readonly<Record<string, string>> = {
  'British Columbia': 'Colombie-Britannique',
  'New Brunswick': 'Nouveau-Brunswick',
  'Newfoundland and Labrador': 'Terre-Neuve-et-Labrador',
  'Northwest Territories': 'Territoires du Nord-Ouest',
  'Nova Scotia': 'Nouvelle-Écosse',
  'Prince Edward Island': 'Île-du-Prince-Édouard',
  Quebec: 'Québec',
};

/** English words in names of postal areas, which Canada Post gives, and of municipalities. */
const ENGLISH =
  /\b(?:and|area|Boxes|Central|City|Count(?:y|ies)|Downtown|(?:North|South)?(?:east|west)|East|Eastern|Government|Greater|Inner|Lakes?|North|Northern|of|offices|Outer|Outskirts|Region|Regional|Rural|Shore|South|Stn|Town|Township|Village|West)\b|&/i;

/** Provinces with an article that is not "le". */
const articles: Readonly<Record<string, string>> = {
  'Colombie-Britannique': 'de la ',
  'Nouvelle-Écosse': 'de la ',
  Saskatchewan: 'de la ',
  'Terre-Neuve-et-Labrador': 'de ',
  'Territoires du Nord-Ouest': 'des ',
};

/** Puts "de" before a province by its French name: "du Québec", "de l’Ontario", "de la Saskatchewan". */
export function ofProvince(name: string): string {
  return `${articles[name] ?? (/^[AIOÎ]/.test(name) ? 'de l’' : 'du ')}${name}`;
}

/** Returns the French name of a province by its English name: "Québec". */
export function nameProvince(name: string): string {
  return provinces[name] ?? name;
}

const OUR_BASE_IS = 'notre établissement se trouve';

/** Sentences about places and their distances, written when the site is built. */
export const places: typeof en = {
  count: countPlaces,
  all: (count) =>
    count === 1 ? 'L’endroit que nous desservons' : count === 2 ? 'Les deux endroits' : `Les ${countPlaces(count)}`,

  ourBase: (town) => ({
    name: 'notre établissement',
    inTown: `notre établissement ${a(town)}`,
    clause: OUR_BASE_IS,
  }),
  middleOf: (town) => ({
    name: `le centre ${de(town)}`,
    inTown: `le centre ${de(town)}`,
    clause: 'notre point de départ est',
  }),
  atBase: (clause) => (clause === OUR_BASE_IS ? 'où se trouve notre établissement' : 'notre point de départ'),
  fromBase: (distance, base) => `à ${distance} ${de(base)}`,
  ownName: (name) => (ENGLISH.test(name) ? undefined : name),
  region: nameProvince,
  // The province in full, in parentheses, and two spaces before the code (Office québécois de la langue française).
  addressLines: { CA: ['{streetAddress}', '{addressLocality} ({addressRegion})\u00a0 {postalCode}'] },

  venue: undefined,
  withinRadius: (radius, town) => `dans un rayon ${de(radius)} autour ${de(town)}`,
  weWork: (where) => `Nous travaillons ${where}.`,
  weServe: ({ count, farthest, hasResponseTimes }) =>
    `Nous desservons ${countPlaces(count)}${count === 1 ? '' : ', dont le plus éloigné est'} ${farthest}. La réponse dit à quelle distance c’est${hasResponseTimes ? ' et en combien de temps nous arrivons' : ''}.`,

  served: ({ name, municipality, distance, response }) => {
    const where = municipality === name ? name : `${name} (${municipality})`;
    const yes = `Oui, nous desservons ${where}, ${distance}.`;
    return response === undefined ? yes : `${yes} Délai habituel pendant les heures d’ouverture : ${response}.`;
  },
  inPart: (place, areas, aPostalCode) =>
    `En partie : ${a(place)}, nous desservons ${nameSectors(areas)}. Pour en être sûr, donnez aussi ${aPostalCode}.`,
  rural: ({ area, known, count }) => {
    const but =
      known.length === 0
        ? ''
        : `, mais ${known.length === 1 ? 'pas' : 'ni'} ${known.join(known.length === 2 ? ' ni ' : ', ni ')}`;
    return `Probablement oui : le secteur ${area} est en milieu rural et couvre de nombreux villages, et nous y desservons ${countPlaces(count)}${but}. Dites-nous le nom du village quand vous appelez.`;
  },
  postalArea: (area, inside, across) => {
    const where = [
      inside.length > 0 ? `se trouve ${nameFew(inside, a)}` : '',
      across.length > 0 ? `couvre ${inside.length > 0 ? 'aussi ' : ''}certaines adresses ${nameFew(across, de)}` : '',
    ];
    return `Probablement oui : le secteur ${area} ${where.filter(Boolean).join(', ')}, et nous y travaillons. Dites-nous le nom de la rue quand vous appelez.`;
  },
};

/** Lists names, each with its preposition: "de Gatineau et d’Ottawa", "à Gatineau et à Ottawa". */
export function nameFew(names: readonly string[], join: (name: string) => string): string {
  const few = names.map(join);
  return names.length > 4
    ? `${few.slice(0, 3).join(', ')} et ${join(`${names.length - 3} autres endroits`)}`
    : grammar.list(few);
}
