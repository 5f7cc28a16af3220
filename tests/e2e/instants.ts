import { prepareZoneOffsets, toLocalMinute } from '../../src/hours/local-time.ts';
import { stateAt } from '../../src/hours/open-now.ts';
import type { HoursFile } from '../../src/hours/opening-hours.ts';
import { prepareSchedule } from '../../src/hours/schedule.ts';
import { openingState } from '../../src/text/en/opening-state.ts';
import { splitSlots } from '../../src/text/split-slots.ts';
import { oneOfEach } from '../support/sample-of.ts';

/** The facts from which the state of a business is computed. */
export type Business = HoursFile & { readonly timeZone: string };

/** The expected state of a page at an instant, and its sentence. */
export function stateNow(business: Business, instant: string) {
  const localMinute = toLocalMinute(prepareZoneOffsets(business.timeZone, instant), new Date(instant));
  const { state, text } = stateAt(prepareSchedule(business), localMinute, 'en-CA', openingState);
  return { state, sentence: splitSlots(text).join('') };
}

/** Instants with different states of a business, named in Toronto time. */
export const instants = [
  ['a weekday morning', '2026-11-18T15:00:00Z'],
  ['the last minute of a weekday', '2026-11-18T22:59:30Z'],
  ['the minute after', '2026-11-18T23:00:00Z'],
  ['a weekday at half past ten at night', '2026-11-24T03:30:00Z'],
  ['a weekday at eleven at night', '2026-11-19T04:00:00Z'],
  ['two at night', '2026-11-19T07:00:00Z'],
  ['a weekday at half past six', '2026-11-19T11:30:00Z'],
  ['Saturday at half past ten at night', '2026-11-22T03:30:00Z'],
  ['Saturday at half past eleven at night', '2026-11-22T04:30:00Z'],
  ['Sunday noon', '2026-11-22T17:00:00Z'],
  ['Christmas Day', '2026-12-25T14:00:00Z'],
] as const;

/** One instant for each state of a business, all if TEST_ALL is set. */
export const instantsOf = (business: Business) =>
  oneOfEach(instants, ([, instant]) => stateNow(business, instant).state);
