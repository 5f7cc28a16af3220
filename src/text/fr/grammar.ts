import type { grammar as en, MinuteRange } from '../en/grammar.ts';
import { shortenStart } from '../shorten-start.ts';

/** Words and forms that sentences of all sections share. */
export const grammar: typeof en = {
  list: (words, conjunction = 'and') =>
    words.length < 2
      ? words.join('')
      : `${words.slice(0, -1).join(', ')} ${conjunction === 'and' ? 'et' : 'ou'} ${words.at(-1)}`,
  /** "45 à 90 minutes", "1 à 2 heures", "1 h 30 à 3 h", "45 minutes à 2 h 30". */
  minutes: (range) =>
    range.min === range.max ? `environ ${spellOne(range.min, 'minute')}` : spellMinutes(range, ' à ', 'minute'),
  /** "45–90 min", "1 h 30–3 h". */
  shortMinutes: (range) => (range.min === range.max ? `${range.min} min` : spellMinutes(range, '–', 'min')),
  /** The first of a month is an ordinal: "1er mai". */
  date: ordinal,
  periodStart: shortenStart,
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
  /** Distances below a kilometre are not written as "0,4 km". */
  kilometres: (count) => (count < 1 ? 'moins de 1 km' : `${decimal(count)} km`),
  miles: (count) => plural(count, 'mille', 'milles'),
  underAMile: 'moins de 1 mille',
  aboutDistance: (distance) => (distance.startsWith('moins') ? distance : `environ ${distance}`),
  gaps: {
    text: 'À rédiger',
    price: 'Le prix n’est pas encore indiqué.',
  },
};

/** Formats a number with a noun: "0 place", "1 place", "2 places", "16 384 octets". */
export function plural(count: number, one: string, many: string): string {
  return `${number(count)} ${count < 2 ? one : many}`;
}

/** Formats a number with its digits in threes and a decimal comma: "1 003", "16 384", "12,5". */
export function number(count: number): string {
  return decimal(count).replace(/^\d+/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ' '));
}

/** Formats a number with a decimal comma: "12,5". */
export function decimal(count: number): string {
  return String(count).replace('.', ',');
}

/** Puts "de" before a name or a noun: "de Gatineau", "d’Ottawa", "du centre", "des Coteaux". */
export function de(name: string): string {
  if (/^les /i.test(name)) return `des ${name.slice(4)}`;
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  return startsWithVowel(name) ? `d’${name}` : `de ${name}`;
}

/** Formats a period between two dates: "du 19 au 30 juillet 2027", "du 28 décembre 2026 au 3 janvier 2027". */
export function period(start: string, end: string): string {
  return `du ${shortenStart(start, end)} au ${end}`;
}

/** Puts "à" before a name or a noun: "à Ottawa", "au centre", "aux Coteaux". */
export function a(name: string): string {
  if (/^les /i.test(name)) return `aux ${name.slice(4)}`;
  return /^le /i.test(name) ? `au ${name.slice(3)}` : `à ${name}`;
}

/** Formats a direction as a place: "au nord", "à l’est". */
export function toThe(direction: string): string {
  return startsWithVowel(direction) ? `à l’${direction}` : `au ${direction}`;
}

/**
 * Formats a date, with the ordinal for a month's first day: "1er mai 2026", "2 mai". Its day and month stay on one line.
 * Dates are passed to sentences in this form.
 */
function ordinal(date: string): string {
  return date.replace(/^1(?= )/, '1er').replace(/^(\d+(?:er)?) /, '$1 ');
}

/**
 * Nouns with an aspirated h: "haie", "haute pression", "hotte", "huit". Every other h of a noun is mute: "hivernage",
 * "huisserie" (Office québécois de la langue française, Banque de dépannage linguistique, « H muet et h aspiré »).
 */
const ASPIRATED =
  /^h(?:a(?!b[ils]|leine|llu|log|lt[éè]|meç|rmo)|é(?:raut|riss|ron|ros)|être|e(?:aume|nn|rn|rse|urt)|i(?:bou|ér|ck|p(?!p)|sse|t)|o(?:bb|ck|ll|mard|me |n[gt]|quet|rs|t(?!el)|u)|u(?:blot|ch|ée|guen|it(?!r)|l|pp|r|sk|ss|tt))/;

/**
 * Names with a mute h: those of municipalities, as they are designated officially (« Municipalité d’Hérouxville »:
 * Commission de toponymie du Québec), first names, and nouns that names of businesses begin with. Every other H is
 * aspirated: "Hull", "Hamilton", "Hudson".
 */
const MUTE =
  /^H(?:abita|armon|é(?!riss|ro[ns])|elvet|en(?:ri|ry)|erm|i(?:laire|ppoly|ver)|on(?:or|n[eê])|or(?:ace|lo|tense|ti)|ôp|ôt|u(?:bert|berd|guette|il|iss)|yacin|ydr|ygi)/;

/** Whether a word takes an elision; a bracket may come first. */
function startsWithVowel(word: string): boolean {
  const bare = word.replace(/^\[/, '');
  if (/^h/i.test(bare)) return bare.startsWith('h') ? !ASPIRATED.test(bare) : MUTE.test(bare);
  return /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i.test(bare) && !/^(?:onz|oui|yacht|ouis)/i.test(bare);
}

function spellMinutes({ min, max }: MinuteRange, to: string, minute: string): string {
  // "16 h à 32 h" would be times of the day.
  if (max >= 120 && min % 60 === 0 && max % 60 === 0)
    return `${min / 60}${to}${max / 60} ${minute === 'minute' ? 'heures' : 'h'}`;
  return max < 120 ? `${min}${to}${count(max, minute)}` : `${spellOne(min, minute)}${to}${spellOne(max, minute)}`;
}

/** "1 minute", "45 minutes", "2 h", "2 h 30". */
function spellOne(minutes: number, minute: string): string {
  const rest = minutes % 60;
  if (minutes < 120 && (minutes < 60 || rest % 30 !== 0)) return count(minutes, minute);
  return `${(minutes - rest) / 60} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
}

/** A number of minutes; the abbreviation has no plural. */
function count(minutes: number, minute: string): string {
  return `${minutes} ${minute}${minute === 'minute' && minutes > 1 ? 's' : ''}`;
}
