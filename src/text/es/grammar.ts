import type { grammar as en, MinuteRange } from '../en/grammar.ts';
import { shortenStart } from '../shorten-start.ts';

/** Words and forms that sentences of all sections share. */
export const grammar: typeof en = {
  list: (words, conjunction = 'and') =>
    words.length < 2
      ? words.join('')
      : `${words.slice(0, -1).join(', ')} ${(conjunction === 'and' ? and : or)(words.at(-1) ?? '')}`,
  /** "45 a 90 minutos", "1½ a 3 horas", "45 minutos a 2½ horas". */
  minutes: (range) =>
    range.min === range.max
      ? `${range.min === 1 ? 'cerca de' : 'unos'} ${plural(range.min, 'minuto', 'minutos')}`
      : spellMinutes(range, ' a ', ' minutos', ' horas'),
  /** "45–90 min", "1½–3 h". */
  shortMinutes: (range) => (range.min === range.max ? `${range.min} min` : spellMinutes(range, '–', ' min', ' h')),
  date: ordinal,
  periodStart: shortenStart,
  directions: {
    north: 'norte',
    'north-east': 'noreste',
    east: 'este',
    'south-east': 'sureste',
    south: 'sur',
    'south-west': 'suroeste',
    west: 'oeste',
    'north-west': 'noroeste',
  },
  kilometres: (count) => `${count} km`,
  miles: (count) => plural(count, 'milla', 'millas'),
  underAMile: 'menos de 1 milla',
  /** "unas 8 millas", "cerca de 1 milla". */
  aboutDistance: (distance) => `${distance.endsWith(' millas') ? 'unas' : 'cerca de'} ${distance}`,
  gaps: {
    text: 'Por escribir',
    price: 'El precio aún no se ha indicado.',
  },
};

/** Formats a number with a noun: "0 lugares", "1 lugar", "2 lugares". */
export function plural(count: number, one: string, many: string): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** Formats a number with its digits in threes, as in the United States: "1,003". */
export function number(count: number): string {
  return String(count).replace(/^\d+/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/** Puts "de" before a name or a noun: "de Ithaca", "del centro de Ithaca"; the article of a name stays: "de El Paso". */
export function de(name: string): string {
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`;
}

/** Formats a date, with the ordinal for a month's first day: "1.º de mayo de 2026", "2 de mayo". */
function ordinal(date: string): string {
  return date.replace(/^1(?= de )/, '1.º');
}

/** Formats a period between two dates: "del 19 al 30 de julio de 2027". */
export function period(start: string, end: string): string {
  return `del ${shortenStart(start, end)} al ${end}`;
}

/** Ends a sentence, which may end with the full stop of "p. m." already. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** Puts "y" before a word, "e" before the sound of "i": "e Ithaca", "e Ybor City", "y hielo". Marks may come first. */
function and(word: string): string {
  return `${/^[^\p{L}\d]*(?:h?[ií](?![aeou])|y(?![aeiou]|$))/iu.test(word) ? 'e' : 'y'} ${word}`;
}

/** Puts "o" before a word, "u" before the sound of "o": "u Owego", "u 8". Marks may come first. */
function or(word: string): string {
  return `${/^[^\p{L}\d]*(?:h?[oó]|8|11(?!\d))/iu.test(word) ? 'u' : 'o'} ${word}`;
}

function spellMinutes({ min, max }: MinuteRange, to: string, minutes: string, hours: string): string {
  if (max < 120 || max % 30 !== 0) return `${min}${to}${max}${minutes}`;
  return `${min % 30 === 0 ? halfHours(min) : `${min}${minutes}`}${to}${halfHours(max)}${hours}`;
}

/** Formats minutes as half hours: "1½", "½". */
function halfHours(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? String(hours) : `${hours || ''}½`;
}
