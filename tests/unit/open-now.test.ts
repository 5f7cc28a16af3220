import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, describeNow, type HoursFile, prepareSchedule, shiftDate } from '../../src/hours/open-now.ts';
import { DAYS } from '../../src/hours/opening-hours.ts';
import { findState, prepareTimetable } from '../../src/hours/timetable.ts';

const weekdays = DAYS.slice(0, 5);

/** A shop as most are: weekdays and a short Saturday, a holiday, and an emergency line in the evening. */
const shop: HoursFile = {
  openingHours: [
    { dayOfWeek: weekdays, opens: '07:30', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '08:00', closes: '15:00' },
  ],
  specialOpeningHours: [
    { date: '2026-12-24', name: 'Short day', opens: '07:30', closes: '13:00' },
    { date: '2026-12-25', name: 'Holiday' },
    { date: '2026-12-31', name: 'Short day', opens: '07:30', closes: '15:00' },
    { date: '2027-01-01', name: 'Holiday' },
  ],
  emergencyHours: { openingHours: [{ dayOfWeek: [...DAYS], opens: '06:00', closes: '23:00' }] },
};
const quiet: HoursFile = { ...shop, emergencyHours: undefined };
const bar: HoursFile = {
  openingHours: [
    { dayOfWeek: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' },
    { dayOfWeek: ['Wednesday'], opens: '12:00', closes: '14:00' },
    { dayOfWeek: ['Wednesday'], opens: '18:00', closes: '00:00' },
  ],
  specialOpeningHours: [],
};
const always: HoursFile = {
  openingHours: [{ dayOfWeek: [...DAYS], opens: '00:00', closes: '00:00' }],
  specialOpeningHours: [{ date: '2026-12-25', name: 'Holiday' }],
};
const weekends: HoursFile = {
  openingHours: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '00:00', closes: '00:00' }],
  specialOpeningHours: [],
};
const mondays: HoursFile = {
  openingHours: [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' }],
  specialOpeningHours: [],
};
const holidays: HoursFile = {
  ...quiet,
  specialOpeningHours: Array.from({ length: 14 }, (_, day) => ({
    date: shiftDate('2027-07-05', day),
    name: 'Holidays',
  })),
};
const gone: HoursFile = {
  ...quiet,
  specialOpeningHours: Array.from({ length: 25 }, (_, day) => ({
    date: shiftDate('2027-07-05', day),
    name: 'Holidays',
  })),
};

/** What a browser says at an instant: the clocks of the business, then the timetable. */
function sayAt(instant: string, hours: HoursFile, timeZone: string): string {
  const clock = new Date(instant).toLocaleString('sv', { timeZone });
  const now = { date: clock.slice(0, 10), minutes: Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16)) };
  const { isOpen, isEmergency, detail } = describeNow(prepareSchedule(hours), now);
  const [state, shown] = findState(prepareTimetable(timeZone, hours), now.date, (dayOf(now.date) + 1) % 7, now.minutes);
  expect([state, shown]).toEqual([isOpen ? 'Open now' : 'Closed now', detail]);
  expect(isEmergency).toBe(detail.startsWith('emergency'));
  return `${state} ${shown}`.trim();
}

test.each([
  ['a weekday', shop, '2026-11-18T15:00:00Z', 'Open now until 6 pm'],
  ['the minute it opens', shop, '2026-11-18T12:30:00Z', 'Open now until 6 pm'],
  ['the minute before it opens', quiet, '2026-11-18T12:29:59Z', 'Closed now opens at 7:30 am'],
  ['the last minute', shop, '2026-11-18T22:59:59Z', 'Open now until 6 pm'],
  ['the minute it closes', shop, '2026-11-18T23:00:00Z', 'Closed now emergency line until 11 pm'],
  ['the evening without an emergency line', quiet, '2026-11-18T23:00:00Z', 'Closed now opens tomorrow 7:30 am'],
  ['the night, after the emergency line', shop, '2026-11-19T04:30:00Z', 'Closed now opens tomorrow 7:30 am'],
  ['the early morning, with the emergency line', shop, '2026-11-19T11:30:00Z', 'Closed now emergency line until 11 pm'],
  ['Friday night', shop, '2026-11-21T04:30:00Z', 'Closed now opens tomorrow 8 am'],
  ['Saturday', shop, '2026-11-21T19:59:00Z', 'Open now until 3 pm'],
  ['Saturday afternoon', quiet, '2026-11-21T20:00:00Z', 'Closed now opens Monday 7:30 am'],
  ['Sunday', quiet, '2026-11-22T17:00:00Z', 'Closed now opens tomorrow 7:30 am'],
  ['the short day before a holiday', shop, '2026-12-24T17:59:00Z', 'Open now until 1 pm'],
  ['the evening before a holiday', quiet, '2026-12-24T19:00:00Z', 'Closed now opens Saturday 8 am'],
  ['a holiday', quiet, '2026-12-25T15:00:00Z', 'Closed now opens tomorrow 8 am'],
  ['a holiday, with the emergency line', shop, '2026-12-25T15:00:00Z', 'Closed now emergency line until 11 pm'],
  ['the last day of the year', shop, '2026-12-31T19:59:00Z', 'Open now until 3 pm'],
  ['the turn of the year', quiet, '2027-01-01T05:00:00Z', 'Closed now opens tomorrow 8 am'],
  ['the night after a Friday, until two', bar, '2026-11-21T06:59:00Z', 'Open now until 2 am'],
  ['two at night', bar, '2026-11-21T07:00:00Z', 'Closed now opens at 6 pm'],
  ['before midnight, until midnight', bar, '2026-11-19T04:59:00Z', 'Open now until midnight'],
  ['midnight', bar, '2026-11-19T05:00:00Z', 'Closed now opens tomorrow 6 pm'],
  ['the break at noon', bar, '2026-11-18T20:00:00Z', 'Closed now opens at 6 pm'],
  ['any time, when it never closes', always, '2026-11-18T08:00:00Z', 'Open now'],
  ['three days before the one day it closes', always, '2026-12-22T17:00:00Z', 'Open now until Thursday midnight'],
  ['the day before the one day it closes', always, '2026-12-24T17:00:00Z', 'Open now until midnight'],
  ['the one day it closes', always, '2026-12-25T17:00:00Z', 'Closed now opens tomorrow midnight'],
  ['a Saturday that runs into Sunday', weekends, '2026-11-21T17:00:00Z', 'Open now until Sunday midnight'],
  ['the evening of the only day of the week', mondays, '2026-11-23T23:00:00Z', 'Closed now opens next Monday 9 am'],
  ['two weeks of holidays', holidays, '2027-07-08T15:00:00Z', 'Closed now opens again on 19 July 2027'],
  [
    'the evening before two weeks of holidays',
    holidays,
    '2027-07-03T20:00:00Z',
    'Closed now opens again on 19 July 2027',
  ],
  ['the last week of holidays', holidays, '2027-07-13T15:00:00Z', 'Closed now opens Monday 7:30 am'],
  ['the start of a closure longer than anyone looks ahead', gone, '2027-07-06T15:00:00Z', 'Closed now'],
  // 8 March 2026, 02:00 EST: clocks go to 03:00. 1 November 2026, 02:00 EDT: clocks go back to 01:00.
  ['the minute before the missing hour', bar, '2026-03-08T06:59:00Z', 'Open now until 2 am'],
  ['the minute after the missing hour', bar, '2026-03-08T07:00:00Z', 'Closed now opens Wednesday noon'],
  ['the doubled hour, first time', bar, '2026-11-01T05:30:00Z', 'Open now until 2 am'],
  ['the doubled hour, second time', bar, '2026-11-01T06:30:00Z', 'Open now until 2 am'],
  ['the end of the doubled hour', bar, '2026-11-01T07:00:00Z', 'Closed now opens Wednesday noon'],
  ['the morning after the clocks went forward', shop, '2026-03-09T11:30:00Z', 'Open now until 6 pm'],
  ['the morning after the clocks went back', shop, '2026-11-02T12:30:00Z', 'Open now until 6 pm'],
] as const)('open now: %s', (_moment, hours, instant, said) => {
  expect(sayAt(instant, hours, 'America/Toronto')).toBe(said);
});

test.each([
  ['Asia/Kathmandu', '2026-11-18T01:44:00Z', 'Closed now opens at 7:30 am'],
  ['America/St_Johns', '2026-11-18T11:00:00Z', 'Open now until 6 pm'],
  ['Asia/Tokyo', '2026-11-18T22:29:00Z', 'Closed now opens at 7:30 am'],
])('open now: the clocks are those of the business, in %s', (timeZone, instant, said) => {
  expect(sayAt(instant, quiet, timeZone)).toBe(said);
});

test('the prepared timetable says at any minute what the hours say', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  });
  const span = fc.record({
    dayOfWeek: fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1 }),
    opens: time,
    closes: time,
  });
  const date = fc.integer({ min: 0, max: 40 }).map((days) => shiftDate('2026-12-01', days));
  const hours = fc.record({
    openingHours: fc.array(span, { minLength: 1, maxLength: 4 }),
    specialOpeningHours: fc.uniqueArray(
      fc.oneof(
        fc.record({ date, name: fc.constant('Holiday') }),
        fc.record({ date, name: fc.constant('Other hours'), opens: time, closes: time }),
      ),
      { maxLength: 16, selector: (special) => special.date },
    ),
    emergencyHours: fc.option(fc.record({ openingHours: fc.array(span, { minLength: 1, maxLength: 2 }) }), {
      nil: undefined,
    }),
  });
  const moment = fc.record({
    date: fc.integer({ min: -25, max: 60 }).map((days) => shiftDate('2026-12-01', days)),
    minutes: fc.integer({ min: 0, max: 1439 }),
  });
  fc.assert(
    fc.property(hours, fc.array(moment, { minLength: 20, maxLength: 20 }), (file, moments) => {
      const schedule = prepareSchedule(file);
      const timetable = prepareTimetable('America/Toronto', file);
      for (const now of moments) {
        const { isOpen, detail } = describeNow(schedule, now);
        const found = findState(timetable, now.date, (dayOf(now.date) + 1) % 7, now.minutes);
        expect([now, ...found]).toEqual([now, isOpen ? 'Open now' : 'Closed now', detail]);
      }
    }),
    { numRuns: 200 },
  );
});
