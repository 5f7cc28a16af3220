import type { Season, SpecialOpeningHours } from '../schemas/business/hours.ts';

const DAY_MS = 864e5;

/** First and last ISO date of special hours. */
export function datesOf({
  date,
  from,
  to,
}: Pick<SpecialOpeningHours, 'date' | 'from' | 'to'>): readonly [first: string, last: string] {
  return [from ?? date ?? '', to ?? date ?? ''];
}

/** Every ISO date of special hours. */
export function listDates(special: Pick<SpecialOpeningHours, 'date' | 'from' | 'to'>): string[] {
  const [first, last] = datesOf(special);
  const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length }, (_, day) => new Date(Date.parse(first) + day * DAY_MS).toISOString().slice(0, 10));
}

/** Special hours on an ISO date: one entry, several spans of the same day, or none. */
export function findSpecial<Special extends SpecialOpeningHours>(
  special: readonly Special[],
  date: string,
): readonly Special[] {
  return special.filter((one) => {
    const [first, last] = datesOf(one);
    return first <= date && date <= last;
  });
}

/** Whether a season includes a day (`MM-DD`); a season that ends before it starts spans the new year. */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, day: string): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** Splits a season that spans the new year in two. */
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

/** A date range with the same weekly hours. */
export interface Stretch<Hours> {
  readonly from: string;
  readonly to: string;
  readonly openingHours: readonly Hours[];
}

/** Splits this year and the next into ranges with the same weekly hours: seasonal or regular. */
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
