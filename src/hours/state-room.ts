import { prepareSchedule, stateAt } from './open-now.ts';
import type { HoursFile } from './opening-hours.ts';

const HOUR = 60;
const HOURS_OF_A_YEAR = 366 * 24;

/** Everything the state may say in the year from a date (ISO 8601) on, hour by hour. */
export function listStates(hours: HoursFile & { readonly timeZone: string }, from: string, locale: string): string[] {
  const schedule = prepareSchedule(hours);
  const start = Date.parse(from) / 60_000;
  const states = Array.from({ length: HOURS_OF_A_YEAR }, (_, hour) => {
    const { lead, detail } = stateAt(schedule, start + hour * HOUR, locale);
    return `${lead} ${detail}`.trim();
  });
  return [...new Set(states)];
}

/** A text that needs as many lines as any of these, however wide they are: at each place the longest of their words. */
export function coverTexts(texts: readonly string[]): string {
  const words = texts.map((text) => text.split(' '));
  return Array.from({ length: Math.max(...words.map(({ length }) => length)) }, (_, at) =>
    words.reduce((longest, { [at]: word = '' }) => (word.length > longest.length ? word : longest), ''),
  ).join(' ');
}
