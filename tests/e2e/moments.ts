import { expectedNow } from '../expected-state.ts';
import { oneOfEach } from '../sample-of.ts';

/** The facts from which the state of a business is computed. */
export type Business = Parameters<typeof expectedNow>[0];

/** Moments with different states of a business, in Toronto time. */
export const moments = [
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

/** One moment for each state of a business, all of them before a release. */
export const momentsOf = (business: Business) =>
  oneOfEach(moments, ([, instant]) => expectedNow(business, instant).state);
