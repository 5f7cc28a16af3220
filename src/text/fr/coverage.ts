import type { coverage as en } from '../en/coverage.ts';
import { a, de, grammar, plural } from './grammar.ts';

/** A number of places: "un endroit", "62 endroits". */
const countPlaces = (count: number) => (count === 1 ? 'un endroit' : plural(count, 'endroit', 'endroits'));

const call = 'Appelez, et une personne vous dira si nous allons chez vous.';

/** Where the business comes to. */
export const coverage: typeof en = {
  places: countPlaces,
  allPlaces: (count) => (count === 1 ? 'L’endroit que nous desservons' : `Les ${countPlaces(count)}`),
  call,

  ourBase: (town) => ({
    name: 'notre établissement',
    inTown: `notre établissement ${a(town)}`,
    is: 'notre établissement se trouve',
  }),
  middleOf: (town) => ({
    name: `le centre ${de(town)}`,
    inTown: `le centre ${de(town)}`,
    is: 'nos distances commencent',
  }),
  atBase: (is) => `où ${is}`,
  fromBase: (distance, base) => `à ${distance} ${de(base)}`,

  within: (radius, town) => `dans un rayon ${de(radius)} autour ${de(town)}`,
  weWork: (where) => `Nous travaillons ${where}.`,
  weServe: ({ count, where, tellsResponse }) =>
    `Nous desservons ${countPlaces(count)} ${where}. La réponse dit à quelle distance c’est${tellsResponse ? ' et en combien de temps nous arrivons' : ''}.`,

  served: ({ name, municipality, distance, response }) => {
    const where = municipality === name ? name : `${name} (${municipality})`;
    const yes = `Oui, nous desservons ${where}, ${distance}.`;
    return response === undefined ? yes : `${yes} Délai habituel pendant les heures d’ouverture : ${response}.`;
  },
  inPart: (place, areas, aPostalCode) =>
    `Probablement oui : ${a(place)}, nous desservons ${grammar.list(areas)}. Pour en être sûr, donnez aussi ${aPostalCode}.`,
  rural: ({ area, known, count }) => {
    const start =
      known.length === 0
        ? `Probablement oui : ${area} est en milieu rural et`
        : `Nous ne desservons ${known.length === 1 ? 'pas' : 'ni'} ${known.join(known.length === 2 ? ' ni ' : ', ni ')}. Ailleurs, probablement oui : ${area}`;
    return `${start} couvre de nombreux villages, et nous y desservons ${countPlaces(count)}. Dites-nous le nom du village quand vous appelez.`;
  },
  postalArea: (area, inside, across) => {
    const where = [
      inside.length > 0 ? `se trouve ${nameFew(inside, a)}` : '',
      across.length > 0 ? `couvre ${inside.length > 0 ? 'aussi ' : ''}certaines adresses ${nameFew(across, de)}` : '',
    ];
    return `Probablement oui : ${area} ${where.filter(Boolean).join(', ')}, et nous y travaillons. Dites-nous le nom de la rue quand vous appelez.`;
  },

  quote: (typed) => `« ${typed} »`,
  few: (names) => grammar.list(names, 'or'),
  oneOf: (count) => `l’un de ces ${countPlaces(count)}`,
  near: (given, few) => `${given} n’est pas dans notre liste. Vouliez-vous dire ${few}?`,
  address: (given, place) =>
    `${given} n’est pas dans notre liste, mais se termine par un nom qui y est. Cherchez plutôt ${place}, que nous desservons.`,
  street: (given, few, code) =>
    `${given} n’est pas dans notre liste; seuls quelques mots rappellent ${few}. Cherchez de nouveau avec ${code === undefined ? 'le nom de la ville' : `le ${code}`}, ou appelez.`,
  quarter: (given, few) =>
    `${given} n’est pas dans notre liste sous ce nom, mais nous desservons le secteur. Est-ce ${few}?`,
  onlyOne: (given, place) => `${given} comprend un seul endroit que nous desservons : ${place}. Est-ce le bon?`,
  several: (given, few) => `${given} peut désigner ${few}. De quel endroit s’agit-il?`,
  many: (given, count, shown) =>
    `${given} comprend ${countPlaces(count)} que nous desservons.${shown === undefined ? '' : ` En voici ${shown}.`} De quel endroit s’agit-il?`,
  byCodeAlone: (given, code) =>
    `« ${given} » n’est pas dans notre liste d’endroits : cette réponse ne tient compte que du ${code}.`,

  noQuestion: ({ city, codeOrArea, postal }) =>
    `Il manque city ou postal. Envoyez city avec le nom d’un endroit comme « ${city} », ou postal avec ${codeOrArea}, comme « ${postal} ».`,
  listed: ({ count, shown, aPostalCode, tellsResponse }) => {
    const left = count - shown;
    const listed =
      count === 0
        ? `Il n’y a pas de liste d’endroits. ${call}`
        : left > 0
          ? `Voici les ${shown} endroits les plus proches parmi les ${count} que nous desservons; ${plural(left, 'autre n’est pas donné', 'autres ne sont pas donnés')}.`
          : count === 1
            ? 'Voici le seul endroit que nous desservons.'
            : `Voici les ${countPlaces(count)} que nous desservons.`;
    return `${listed} Cherchez un endroit ou ${aPostalCode}${tellsResponse ? ' pour connaître le délai habituel' : ''}.`;
  },
  noList: (given) => `Il n’y a pas de liste d’endroits où chercher ${given}. ${call}`,
  notServed: (given, count, advice) =>
    `${given} ne figure pas parmi les ${countPlaces(count)} que nous desservons. ${advice}`,
  theseAre: (names) =>
    names.length === 1
      ? `${grammar.list(names)} y figure : cherchez cet endroit seulement.`
      : `${grammar.list(names)} y figurent : cherchez un seul endroit à la fois.`,
  whereUnknown: (code) => `Nous ne savons pas où cela se trouve : cherchez de nouveau avec le ${code}, ou appelez.`,
  nearest: (place, distance) => `L’endroit le plus proche que nous desservons est ${place}, à environ ${distance}.`,
  outside: (area, name, nearest) => `${area} (${name}) est en dehors de la région que nous desservons. ${nearest}`,
  unknownArea: (area, isUnknown) => `${area} ${isUnknown}`,
  elsewhere: (area, regions) =>
    `${area} est en dehors ${regions.length === 1 ? 'de la région' : 'des régions'} où nous travaillons : ${grammar.list(regions)}.`,
  likelyByCode: (code, area) => `Probablement, d’après le ${code} : nous desservons ${area}.`,

  notService: (typed, ids) =>
    `« ${typed} » n’est pas un service. Utilisez l’un de ceux-ci : ${ids.join(', ')}; sans id, vous obtenez tous les services.`,
  notJob: (typed, jobs) => `« ${typed} » n’est pas un travail. Envoyez l’un de ceux-ci : ${jobs.join(', ')}.`,
  noJob: (jobs) => `Il manque job. Envoyez l’un de ceux-ci : ${jobs.join(', ')}.`,
  notTime: (times) => `when doit être now, ${times.join(', ')} ou une heure locale comme 2026-12-24T19:30.`,
};

/** Names, each behind its preposition: "de Gatineau et d’Ottawa", "à Gatineau et à Ottawa". */
function nameFew(names: readonly string[], behind: (name: string) => string): string {
  const few = names.map(behind);
  return names.length > 4
    ? `${few.slice(0, 3).join(', ')} et ${behind(`${names.length - 3} autres endroits`)}`
    : grammar.list(few);
}
