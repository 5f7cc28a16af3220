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

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names languages by BCP 47 tag: "English and Canadian French". */
export function nameLanguages(tags: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return joinWords(tags.map((tag) => names.of(tag) ?? tag));
}

/** Formats a range of minutes: "45 to 90 minutes", "1½ to 3 hours", "45 minutes to 2½ hours". */
export function formatMinutes(range: { readonly min: number; readonly max: number } & StandIn): string {
  if (range.unsaid !== undefined) return writeGap(range.unsaid);
  if (range.min === range.max) return `about ${range.min} minutes`;
  if (range.max < 120 || range.max % 30 !== 0) return `${range.min} to ${range.max} minutes`;
  const least = range.min % 30 === 0 ? formatHours(range.min / 60) : `${range.min} minutes`;
  return `${least} to ${formatHours(range.max / 60)} hours`;
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
export function abbreviateMinutes(range: { readonly min: number; readonly max: number } & StandIn): string {
  return formatMinutes(range)
    .replace('about ', '')
    .replace(' to ', '–')
    .replace('minutes', 'min')
    .replace('hours', 'h');
}

/** Formats a duration in seconds: "5 minutes", "1 hour", "45 seconds". */
export function formatDuration(seconds: number): string {
  const [size = 1, unit = 'second'] = (
    [
      [86_400, 'day'],
      [3600, 'hour'],
      [60, 'minute'],
    ] as const
  ).find(([size]) => seconds >= size && seconds % size === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function formatHours(hours: number): string {
  const whole = Math.floor(hours);
  if (hours === whole) return String(whole);
  return `${whole === 0 ? '' : whole}½`;
}

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Names a bearing in degrees by the nearest of eight compass directions: "south-east". */
export function formatDirection(bearingDegrees: number): (typeof DIRECTIONS)[number] {
  return DIRECTIONS[Math.round(bearingDegrees / 45) % 8] ?? 'north';
}
