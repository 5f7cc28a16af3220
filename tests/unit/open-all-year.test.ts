import { describe, expect, test } from 'vitest';
import { stateAt } from '../../src/hours/open-now.ts';
import type { HoursFile } from '../../src/hours/opening-hours.ts';
import { longestStateText, prepareSchedule } from '../../src/hours/schedule.ts';
import { openingState } from '../../src/text/en/opening-state.ts';
import { splitMarks } from '../../src/text/marks.ts';
import { allBusinesses } from '../businesses.ts';
import { markHours } from '../expected-state.ts';
import { generatedBusinesses } from '../generated-businesses.ts';
import { asksAll } from '../sample-of.ts';

/** Long enough for every holiday of both businesses and for three changes of the clocks. */
const FIRST_DATE = '2026-10-30';
const DAYS_LONG = 380;

/**
 * Minutes of a year whose state differs from the ruler: those around each expected change,
 * and one of every hour; all of them before a release.
 */
function findWrong(hours: HoursFile): string[] {
  const schedule = prepareSchedule(hours);
  const ruler = markHours(hours, FIRST_DATE, DAYS_LONG);
  const origin = Date.parse(FIRST_DATE) / 6e4;
  const wrong: string[] = [];
  let [before, now] = [ruler.expectedAt(0), ruler.expectedAt(1)];
  for (let minute = 1; minute < 366 * 1440; minute++) {
    const after = ruler.expectedAt(minute + 1);
    const { state, said } = now;
    const isChange = before.said !== said || after.said !== said;
    [before, now] = [now, after];
    if (!isChange && minute % 60 !== 0 && !asksAll) continue;
    const { state: foundState, text } = stateAt(schedule, origin + minute, 'en-CA', openingState);
    const found = splitMarks(text).join('');
    if (foundState !== state)
      wrong.push(`${new Date((origin + minute) * 6e4).toISOString()} ${foundState}, not ${state}`);
    if (found !== said && !(said.endsWith('again') && found.startsWith(`${said} on `)))
      wrong.push(`${new Date((origin + minute) * 6e4).toISOString()} ${found}, not ${said}`);
  }
  return wrong;
}

const everyone = [...allBusinesses, ...Object.entries(generatedBusinesses).map(([name, site]) => ({ name, site }))];
describe.each(everyone)('the $name', ({ site: { business, country, today } }) => {
  test('B22 F7 the opening state is correct at and just before each change in a year', () => {
    expect(findWrong(business).slice(0, 5)).toEqual([]);
  });

  test('F7 pages reserve space for the longest text of the opening state', () => {
    const { length } = longestStateText(business, today, country.locale);
    const ruler = markHours(business, today, 45);
    for (let hour = 0; hour < 24 * 45; hour += 7)
      expect(ruler.expectedAt(hour * 60).said.length).toBeLessThanOrEqual(length);
  });
});
