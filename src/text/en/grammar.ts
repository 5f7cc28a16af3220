export interface MinuteRange {
  readonly min: number;
  readonly max: number;
}

/** Words and forms that sentences of all sections share. */
export const grammar = {
  /** "A", "A and B", "A, B and C". */
  list: (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`,
  /** "45 to 90 minutes", "1½ to 3 hours", "45 minutes to 2½ hours". */
  minutes: (range: MinuteRange): string =>
    range.min === range.max ? `about ${range.min} minutes` : spellMinutes(range, ' to ', 'minutes', 'hours'),
  /** "45–90 min", "1½–3 h". */
  shortMinutes: (range: MinuteRange): string =>
    range.min === range.max ? `${range.min} min` : spellMinutes(range, '–', 'min', 'h'),
  /** A date or a day of a year, as the locale formats it. */
  date: (formatted: string) => formatted,
  /**
   * The first date of a period, as written before the last one: some languages omit the words that both share.
   */
  periodStart: (start: string, _end: string) => start,
  directions: {
    north: 'north',
    'north-east': 'north-east',
    east: 'east',
    'south-east': 'south-east',
    south: 'south',
    'south-west': 'south-west',
    west: 'west',
    'north-west': 'north-west',
  },
  kilometres: (count: number) => `${count} km`,
  miles: (count: number) => `${count} ${count === 1 ? 'mile' : 'miles'}`,
  underAMile: 'under 1 mile',
  aboutDistance: (distance: string) => `about ${distance}`,
  /** The beginning of a text that is still to be written, and the note of a price that is not filled in. */
  gaps: {
    text: 'To be written',
    price: 'The price is not filled in yet.',
  },
};

/** Formats a number of things: "1 file", "2 files". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function spellMinutes({ min, max }: MinuteRange, to: string, minutes: string, hours: string): string {
  if (max < 120 || max % 30 !== 0) return `${min}${to}${max} ${minutes}`;
  return `${min % 30 === 0 ? halfHours(min) : `${min} ${minutes}`}${to}${halfHours(max)} ${hours}`;
}

/** Formats minutes as half hours: "1½", "½". */
function halfHours(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? String(hours) : `${hours || ''}½`;
}
