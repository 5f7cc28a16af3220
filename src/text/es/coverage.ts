import type { coverage as en } from '../en/coverage.ts';
import { de, grammar } from './grammar.ts';
import { countPlaces, neither } from './places.ts';

const call = 'Llame, y una persona le dirá si vamos.';

/** Whether the business comes to a place. */
export const coverage: typeof en = {
  call,

  quote: (typed) => `“${typed}”`,
  nameList: (names) => grammar.list(names, 'or'),
  oneOf: (count) => `uno de estos ${countPlaces(count)}`,
  similar: (given, nameList) => `${given} no está en nuestra lista. ¿Quiso decir ${nameList}?`,
  address: (given, place) =>
    `${given} no está en nuestra lista, pero termina con un nombre que sí está. Pregunte por ${place}, donde atendemos.`,
  street: (given, nameList, code) =>
    `${given} no está en nuestra lista; solo tiene palabras en común con ${nameList}. Pregunte otra vez con ${code === undefined ? 'el nombre de la ciudad' : `el ${code}`}, o llame.`,
  neighbourhood: (given, nameList) =>
    `${given} no está en nuestra lista con ese nombre, pero atendemos en la zona. ¿Es ${nameList}?`,
  onlyOne: (given, place) => `En ${given} atendemos en un solo lugar: ${place}. ¿Es ese?`,
  several: (given, nameList) => `${given} puede ser ${nameList}. ¿Cuál es?`,
  many: (given, count, shown) =>
    `${given} abarca ${countPlaces(count)} donde atendemos.${shown === undefined ? '' : ` Aquí se muestran ${shown}.`} ¿Cuál es?`,
  byCodeAlone: (name, code) =>
    `“${name}” no está en nuestra lista de lugares, así que esta respuesta se basa solo en el ${code}.`,

  noQuestion: ({ city, codeOrArea, postal }) =>
    `Falta city o postal. Envíe city con el nombre de un lugar, como “${city}”, o postal con ${codeOrArea}, como “${postal}”.`,
  noList: (given) => `No hay una lista de lugares donde buscar ${given}. ${call}`,
  notServed: (given, count, advice) =>
    `${given} no ${count === 1 ? 'es el lugar' : `está entre los ${countPlaces(count)}`} donde atendemos. ${advice}`,
  unlisted: (given, code) => `${given} no está en nuestra lista. Pregunte otra vez con el ${code}, o llame.`,
  orAskByCode: (code) => `Si no está seguro del nombre, pregunte otra vez con el ${code}, o llame.`,
  byRadius: ({ given, covered, distance, base, radius }) =>
    `${covered ? 'Probablemente sí: ' : ''}${given} queda a ${grammar.aboutDistance(distance)} ${de(base)}, y ${covered ? '' : 'solo '}trabajamos en un radio ${de(radius)}.`,
  nearest: (place, distance) =>
    `El lugar más cercano donde atendemos es ${place}, a ${grammar.aboutDistance(distance)}.`,
  outside: (area, name, nearest) =>
    `${area}${name === undefined ? '' : ` (${name})`} está fuera de nuestra zona de servicio. ${nearest}`,
  unknownArea: (area, ending) => `${area} ${ending}`,
  elsewhere: (area, provinces) =>
    `${area} no está en ${neither(provinces)}, y solo trabajamos ${provinces.length === 1 ? 'ahí' : 'en esos estados'}.`,
  likelyByCode: (code, area) => `Probablemente sí, según el ${code}: atendemos en ${area}.`,
};
