import type { Season, SpecialOpeningHours } from '../schemas/business/hours.ts';
import { textOf } from '../text/text.ts';

const DAY_MS = 864e5;

type SpecialDates = Pick<SpecialOpeningHours, 'date' | 'from' | 'to'>;
type SeasonDays = Pick<Season, 'from' | 'to'>;
type DateParts = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'year' | 'month' | 'day'>;

/** Returns the first and last ISO date of special hours. */
export function dateRangeOf({
  date = '',
  from = date,
  to = date,
}: SpecialDates): readonly [first: string, last: string] {
  return [from, to];
}

/** Lists every ISO date of special hours. */
export function listDates(special: SpecialDates): string[] {
  const [first, last] = dateRangeOf(special).map((date) => Date.parse(date)) as [number, number];
  const length = (last - first) / DAY_MS + 1;
  return Array.from({ length }, (_, day) => new Date(first + day * DAY_MS).toISOString().slice(0, 10));
}

/**
 * Whether a season includes a day (`MM-DD`). A season that ends before it starts spans the new year.
 *
 * @example isInSeason({ from: '11-01', to: '03-31' }, '01-15') // true
 */
export function isInSeason({ from, to }: SeasonDays, day: string): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/**
 * Splits a season that spans the new year in two.
 *
 * @example splitSeason({ from: '11-01', to: '03-31' }) // [['11-01', '12-31'], ['01-01', '03-31']]
 */
export function splitSeason({ from, to }: SeasonDays): readonly (readonly [from: string, to: string])[] {
  return from <= to
    ? [[from, to]]
    : [
        [from, '12-31'],
        ['01-01', to],
      ];
}

/** Splits a year and the next into ranges with the same weekly hours: seasonal or regular. */
export function listHoursPeriods<Hours>(
  usual: readonly Hours[],
  seasons: readonly (SeasonDays & { readonly openingHours: readonly Hours[] })[],
  year: number,
) {
  const periods: { from: string; to: string; openingHours: readonly Hours[] }[] = [];
  for (const date of listDates({ from: `${year}-01-01`, to: `${year + 1}-12-31` })) {
    const openingHours = seasons.find((season) => isInSeason(season, date.slice(5)))?.openingHours ?? usual;
    const last = periods.at(-1);
    if (last?.openingHours === openingHours) last.to = date;
    else periods.push({ from: date, to: date, openingHours });
  }
  return periods;
}

/** Formats an ISO date for a locale (BCP 47 tag): "2 November 2026", "November 2, 2026", or other parts of it. */
export function formatDate(date: string, locale: string, parts: DateParts = { dateStyle: 'long' }): string {
  const formatted = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(date));
  return textOf(locale).grammar.date(formatted);
}

/**
 * Returns the ISO date of an instant in a time zone.
 *
 * @example dateIn('Asia/Tokyo', new Date('2026-11-02T20:00Z')) // '2026-11-03'
 */
export function dateIn(timeZone: string, instant: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(instant);
}
