import type { Season, SpecialOpeningHours } from '../schemas/hours.ts';

const DAY_MS = 864e5;

/** First and last ISO date of hours that stand in place of the weekly ones. */
export function datesOf({
  date,
  from,
  to,
}: Pick<SpecialOpeningHours, 'date' | 'from' | 'to'>): readonly [first: string, last: string] {
  return [from ?? date ?? '', to ?? date ?? ''];
}

/** Every ISO date of hours that stand in place of the weekly ones. */
export function listDates(special: Pick<SpecialOpeningHours, 'date' | 'from' | 'to'>): string[] {
  const [first, last] = datesOf(special);
  const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length }, (_, day) => new Date(Date.parse(first) + day * DAY_MS).toISOString().slice(0, 10));
}

/** The special hours of an ISO date: one line, several spans of the same day, or none. */
export function findSpecial<Special extends SpecialOpeningHours>(
  special: readonly Special[],
  date: string,
): readonly Special[] {
  return special.filter((one) => {
    const [first, last] = datesOf(one);
    return first <= date && date <= last;
  });
}

/** Whether a part of the year holds a day of it (`MM-DD`); one that ends before it starts holds the turn of the year. */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, day: string): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** The stretches of a year that a part of it holds: two for one that holds the turn of the year. */
export function splitSeason({
  from,
  to,
}: Pick<Season, 'from' | 'to'>): readonly (readonly [from: string, to: string])[] {
  if (from <= to) return [[from, to]];
  return [
    [from, '12-31'],
    ['01-01', to],
  ];
}

/** A stretch of dates with one week. */
export interface Stretch<Hours> {
  readonly from: string;
  readonly to: string;
  readonly openingHours: readonly Hours[];
}

/** The dates of a year and the next in stretches with one week each: that of a part of the year, or the usual one. */
export function listStretches<Hours>(
  usual: readonly Hours[],
  seasons: readonly (Pick<Season, 'from' | 'to'> & { readonly openingHours: readonly Hours[] })[],
  year: number,
): Stretch<Hours>[] {
  const stretches: { from: string; to: string; openingHours: readonly Hours[] }[] = [];
  for (const day = new Date(Date.UTC(year, 0)); day.getUTCFullYear() < year + 2; day.setUTCDate(day.getUTCDate() + 1)) {
    const date = day.toISOString().slice(0, 10);
    const openingHours = seasons.find((season) => isInSeason(season, date.slice(5)))?.openingHours ?? usual;
    const last = stretches.at(-1);
    if (last?.openingHours === openingHours) last.to = date;
    else stretches.push({ from: date, to: date, openingHours });
  }
  return stretches;
}
