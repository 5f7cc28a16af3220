import type { grammar as en, MinuteRange } from '../en/grammar.ts';

/** Words and forms that sentences of every surface share. */
export const grammar: typeof en = {
  list: (words, conjunction = 'and') =>
    words.length < 2
      ? words.join('')
      : `${words.slice(0, -1).join(', ')} ${conjunction === 'and' ? 'et' : 'ou'} ${words.at(-1)}`,
  /** "45 à 90 minutes", "1 h 30 à 3 h", "45 minutes à 2 h 30". */
  minutes: (range) =>
    range.min === range.max ? `environ ${spellOne(range.min, 'minutes')}` : spellMinutes(range, ' à ', 'minutes'),
  /** "45–90 min", "1 h 30–3 h". */
  shortMinutes: (range) => (range.min === range.max ? `${range.min} min` : spellMinutes(range, '–', 'min')),
  /** The first of a month is an ordinal: "1er mai". */
  date: ordinal,
  directions: {
    north: 'nord',
    'north-east': 'nord-est',
    east: 'est',
    'south-east': 'sud-est',
    south: 'sud',
    'south-west': 'sud-ouest',
    west: 'ouest',
    'north-west': 'nord-ouest',
  },
  kilometres: (count) => `${decimal(count)} km`,
  miles: (count) => plural(count, 'mille', 'milles'),
  underAMile: 'moins de 1 mille',
  aboutDistance: (distance) => `environ ${distance}`,
  gaps: {
    text: 'À rédiger',
    price: 'Le prix n’est pas encore indiqué.',
  },
};

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with a noun: "0 place", "1 place", "2 places", "16 384 octets". */
export function plural(count: number, one: string, many: string): string {
  return `${decimal(count).replace(/^\d+/, groupDigits)} ${count < 2 ? one : many}`;
}

/** Sets off each three digits of a whole number: "16 384". */
function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ' ');
}

/** A number with a decimal comma: "12,5". */
export function decimal(count: number): string {
  return String(count).replace('.', ',');
}

/** "de" before a name or a noun: "de Gatineau", "d’Ottawa", "du centre", "des Coteaux". */
export function de(name: string): string {
  if (/^les /i.test(name)) return `des ${name.slice(4)}`;
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  return startsWithVowel(name) ? `d’${name}` : `de ${name}`;
}

/** "à" before a name or a noun: "à Ottawa", "au centre", "aux Coteaux". */
export function a(name: string): string {
  if (/^les /i.test(name)) return `aux ${name.slice(4)}`;
  return /^le /i.test(name) ? `au ${name.slice(3)}` : `à ${name}`;
}

/** "que" before a name or a noun: "que Gatineau", "qu’Ottawa". */
export function que(name: string): string {
  return startsWithVowel(name) ? `qu’${name}` : `que ${name}`;
}

/** A direction as a place: "au nord", "à l’est". */
export function toThe(direction: string): string {
  return startsWithVowel(direction) ? `à l’${direction}` : `au ${direction}`;
}

/**
 * A date with the ordinal of the first of a month: "1er mai 2026", "2 mai". Its day and month stay on one line. Dates
 * that are given to sentences have it.
 */
export function ordinal(date: string): string {
  return date.replace(/^1(?= )/, '1er').replace(/^(\d+(?:er)?) /, '$1 ');
}

/** Nouns with a mute h that trades have: "horticulture", "huisserie", "hydraulique". */
const MUTE_H = /^h(?:abi|erb|é[bl]|omé|or[lt]|ôt|ui[ls]|y)/;

/** Whether a word takes an elision. Names with H take none; a bracket may come first. */
function startsWithVowel(word: string): boolean {
  if (MUTE_H.test(word)) return true;
  return /^\[?(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i.test(word) && !/^(?:onz|oui)/i.test(word);
}

function spellMinutes({ min, max }: MinuteRange, to: string, minutes: string): string {
  return max < 120 ? `${min}${to}${max} ${minutes}` : `${spellOne(min, minutes)}${to}${spellOne(max, minutes)}`;
}

/** "45 minutes", "2 h", "2 h 30". */
function spellOne(count: number, minutes: string): string {
  const rest = count % 60;
  if (count < 120 && (count < 60 || rest % 30 !== 0)) return `${count} ${minutes}`;
  return `${(count - rest) / 60} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
}
