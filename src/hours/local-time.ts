/**
 * The offsets of a time zone from UTC in some years. With them, a page computes the local time without `Intl`, which
 * takes a slow phone a tenth of a second to start.
 */
export interface ZoneOffsets {
  /** IANA time zone. */
  readonly timeZone: string;
  /**
   * The minute since 1970-01-01 00:00 UTC from which an offset applies, with the offset in minutes, in order of time.
   * The last entry has no offset: it ends the known years.
   */
  readonly offsets: readonly (readonly [from: number, offset?: number])[];
}

/** Milliseconds in a minute. */
export const MINUTE_MS = 6e4;
/** Minutes in a day. */
export const DAY_MINUTES = 1440;

/** Number of years, starting with the year of the build, for which pages contain the offsets. Later, pages use `Intl`. */
const YEARS_KNOWN = 3;

/** Finds a time zone's offsets from the start of a date's year (ISO 8601). */
export function prepareZoneOffsets(timeZone: string, today: string): ZoneOffsets {
  const format = localFormat(timeZone);
  const offsetAt = (minute: number) => readLocalMinute(format, minute) - minute;
  const year = Number(today.slice(0, 4));
  // Day 0 is the last day of the previous year, because the new year begins earlier in the east.
  const start = Date.UTC(year, 0, 0) / MINUTE_MS;
  const end = Date.UTC(year + YEARS_KNOWN, 0) / MINUTE_MS;
  let offset = offsetAt(start);
  const offsets: [from: number, offset?: number][] = [[start, offset]];
  for (let day = start; day < end; day += DAY_MINUTES) {
    const next = offsetAt(day + DAY_MINUTES);
    if (next === offset) continue;
    // Finds the minute of the change by bisection.
    let [before, after] = [day, day + DAY_MINUTES];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offset) before = middle;
      else after = middle;
    }
    offset = next;
    offsets.push([after, offset]);
  }
  return { timeZone, offsets: [...offsets, [end]] };
}

/** Converts an instant to a local minute: local time in whole minutes since 1970-01-01 00:00 local time. */
export function toLocalMinute({ timeZone, offsets }: ZoneOffsets, instant: Date): number {
  const utcMinute = Math.floor(instant.getTime() / MINUTE_MS);
  const [, offset] = offsets.findLast(([from]) => from <= utcMinute) ?? [];
  return offset === undefined ? readLocalMinute(localFormat(timeZone), utcMinute) : utcMinute + offset;
}

/** Returns a local minute as a `Date` whose UTC methods return local time. */
export function toLocalDate(localMinute: number): Date {
  return new Date(localMinute * MINUTE_MS);
}

/** Returns a formatter of date and time as in ISO 8601, which is the Swedish format. */
function localFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

/** Converts a minute since 1970-01-01 00:00 UTC to a local minute, by formatting it and reading the result. */
function readLocalMinute(format: Intl.DateTimeFormat, minute: number): number {
  return Date.parse(`${format.format(minute * MINUTE_MS).replace(' ', 'T')}Z`) / MINUTE_MS;
}
