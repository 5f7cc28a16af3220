import { type StandIn, writeGap } from './gap.ts';

/** Locale and currency for formatting money. */
export interface MoneyFormat {
  /** BCP 47 tag. */
  readonly locale: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Formats an amount: "$1,290", "£89.95". */
export function formatMoney(amount: number, { locale, currency }: MoneyFormat): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );
}

/** Joins words into a list: "A", "A and B", "A, B and C". */
export function joinWords(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** A text with the full stop that ends a sentence. */
export function endSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names languages by BCP 47 tag: "English and Canadian French". */
export function nameLanguages(tags: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return joinWords(tags.map((tag) => names.of(tag) ?? tag));
}

interface MinuteRange extends StandIn {
  readonly min: number;
  readonly max: number;
}

/** Formats a range of minutes: "45 to 90 minutes", "1½ to 3 hours", "45 minutes to 2½ hours". */
export function formatMinutes({ min, max, gap }: MinuteRange): string {
  if (gap !== undefined) return writeGap(gap);
  if (min === max) return `about ${min} minutes`;
  if (max < 120 || max % 30 !== 0) return `${min} to ${max} minutes`;
  return `${min % 30 === 0 ? formatHours(min) : `${min} minutes`} to ${formatHours(max)} hours`;
}

/** A number of places: "one place", "62 places". */
export function countPlaces(count: number): string {
  return count === 1 ? 'one place' : `${count} places`;
}

/** A link to the list of places: "All 62 places". */
export function nameAllPlaces(count: number): string {
  return count === 1 ? 'The place we serve' : `All ${countPlaces(count)}`;
}

/** Abbreviated range of minutes: "45–90 min", "1½–3 h". */
export function abbreviateMinutes(range: MinuteRange): string {
  return formatMinutes(range)
    .replace('about ', '')
    .replace(' to ', '–')
    .replace('minutes', 'min')
    .replace('hours', 'h');
}

/** Formats a duration in seconds: "5 minutes", "1 hour", "45 seconds". */
export function formatDuration(seconds: number): string {
  const sizes = { day: 86_400, hour: 3600, minute: 60 };
  const [unit, size] = Object.entries(sizes).find(([, size]) => seconds >= size && seconds % size === 0) ?? [
    'second',
    1,
  ];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** Half hours in minutes: "1½", "½". */
function formatHours(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? String(hours) : `${hours || ''}½`;
}

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Names a bearing in degrees by the nearest of eight compass directions: "south-east". */
export function formatDirection(bearingDegrees: number): (typeof DIRECTIONS)[number] {
  return DIRECTIONS[Math.round(bearingDegrees / 45) % 8] ?? 'north';
}
