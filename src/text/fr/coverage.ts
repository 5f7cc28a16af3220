import type { coverage as en } from '../en/coverage.ts';
import { de, grammar } from './grammar.ts';
import { countPlaces, ofProvince } from './places.ts';

const call = 'Appelez, et une personne vous dira si nous allons chez vous.';

/** Whether the business comes to a place. */
export const coverage: typeof en = {
  call,

  quote: (typed) => `« ${typed} »`,
  nameList: (names) => grammar.list(names, 'or'),
  oneOf: (count) => `l’un de ces ${countPlaces(count)}`,
  similar: (given, nameList) => `${given} n’est pas dans notre liste. Vouliez-vous dire ${nameList}?`,
  address: (given, place) =>
    `${given} n’est pas dans notre liste, mais se termine par un nom qui y est. Cherchez plutôt ${place}, que nous desservons.`,
  street: (given, nameList, code) =>
    `${given} n’est pas dans notre liste; seuls quelques mots rappellent ${nameList}. Cherchez de nouveau avec ${code === undefined ? 'le nom de la ville' : `le ${code}`}, ou appelez.`,
  neighbourhood: (given, nameList) =>
    `${given} n’est pas dans notre liste sous ce nom, mais nous desservons le secteur. Est-ce ${nameList}?`,
  onlyOne: (given, place) => `${given} comprend un seul endroit que nous desservons : ${place}. Est-ce le bon?`,
  several: (given, nameList) => `${given} peut désigner ${nameList}. De quel endroit s’agit-il?`,
  many: (given, count, shown) =>
    `${given} comprend ${countPlaces(count)} que nous desservons.${shown === undefined ? '' : ` En voici ${shown}.`} De quel endroit s’agit-il?`,
  byCodeAlone: (name, code) =>
    `« ${name} » n’est pas dans notre liste d’endroits : cette réponse ne tient compte que du ${code}.`,

  noQuestion: ({ city, codeOrArea, postal }) =>
    `Il manque city ou postal. Envoyez city avec le nom d’un endroit comme « ${city} », ou postal avec ${codeOrArea}, comme « ${postal} ».`,
  noList: (given) => `Il n’y a pas de liste d’endroits où chercher ${given}. ${call}`,
  notServed: (given, count, advice) =>
    `${given} ${count === 1 ? 'n’est pas l’endroit' : `ne figure pas parmi les ${countPlaces(count)}`} que nous desservons. ${advice}`,
  unlisted: (given, code) => `${given} n’est pas dans notre liste. Cherchez de nouveau avec le ${code}, ou appelez.`,
  orAskByCode: (code) => `Si vous n’êtes pas sûr du nom, cherchez de nouveau avec le ${code}, ou appelez.`,
  byRadius: ({ given, covered, distance, base, radius }) =>
    `${covered ? 'Probablement oui : ' : ''}${given} est à environ ${distance} ${de(base)}, et nous travaillons ${covered ? '' : 'seulement '}dans un rayon ${de(radius)}.`,
  nearest: (place, distance) =>
    `L’endroit le plus proche que nous desservons est ${place}, à ${grammar.aboutDistance(distance)}.`,
  outside: (area, name, nearest) =>
    `Le secteur ${area}${name === undefined ? '' : ` (${name})`} est hors de la région que nous desservons. ${nearest}`,
  unknownArea: (area, ending) => `${area} ${ending}`,
  elsewhere: (area, provinces) =>
    `${area.startsWith('«') ? '' : 'Le secteur '}${area} est hors ${grammar.list(provinces.map(ofProvince))}, où nous travaillons.`,
  likelyByCode: (code, area) => `Probablement oui, d’après le ${code} : nous desservons le secteur ${area}.`,
};
