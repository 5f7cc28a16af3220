import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeAt, type OpenState, prepareSchedule, readClock, type Schedule } from '../../src/hours/open-now.ts';
import {
  DAYS,
  describeAlways,
  describeWeek,
  type HoursFile,
  nameSeason,
  summarizeHours,
} from '../../src/hours/opening-hours.ts';
import { describeInYear, markDayInYear, needsWholeYear } from '../../src/hours/whole-year.ts';
import { businesses } from '../businesses.ts';
import { markHours } from '../expected-state.ts';

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
  emergencyHours: { openingHours: [{ dayOfWeek: [...DAYS], opens: '06:00', closes: '23:00' }], onHolidays: true },
};
const rested: HoursFile = {
  ...shop,
  emergencyHours: { openingHours: [{ dayOfWeek: [...DAYS], opens: '06:00', closes: '23:00' }], onHolidays: false },
};
const nightly: HoursFile = {
  ...shop,
  specialOpeningHours: [{ date: '2026-12-25', name: 'Holiday' }],
  emergencyHours: { openingHours: [{ dayOfWeek: [...DAYS], opens: '18:00', closes: '07:30' }], onHolidays: false },
};
const dayAndNight: HoursFile = {
  ...shop,
  emergencyHours: { openingHours: [{ dayOfWeek: [...DAYS], opens: '00:00', closes: '00:00' }], onHolidays: true },
};
const weekdayLine: HoursFile = {
  ...shop,
  emergencyHours: { openingHours: [{ dayOfWeek: weekdays, opens: '06:00', closes: '23:00' }], onHolidays: true },
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

/** Everything that hours can be: seasons, one over the turn of the year, ranges, two spans a day, by appointment. */
const sweep: HoursFile = {
  openingHours: [
    { dayOfWeek: weekdays, opens: '08:00', closes: '12:00' },
    { dayOfWeek: weekdays, opens: '13:00', closes: '16:30' },
    { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00', byAppointment: true },
    { dayOfWeek: ['Sunday'], byAppointment: true },
  ],
  seasons: [
    {
      name: 'Autumn',
      from: '09-01',
      to: '11-30',
      openingHours: [{ dayOfWeek: [...DAYS], opens: '07:00', closes: '24:00' }],
    },
    { name: 'Deep winter', from: '12-15', to: '01-31', openingHours: [] },
  ],
  specialOpeningHours: [
    { from: '2027-07-05', to: '2027-07-18', name: 'Vacation' },
    { date: '2027-05-01', name: 'Fair', opens: '10:00', closes: '12:00' },
    { date: '2027-05-01', name: 'Fair', opens: '14:00', closes: '24:00' },
  ],
};
const visitsOnly: HoursFile = {
  openingHours: [{ dayOfWeek: weekdays, byAppointment: true }],
  specialOpeningHours: [],
};
const locksmith: HoursFile = {
  openingHours: [{ dayOfWeek: weekdays, opens: '09:00', closes: '17:00' }],
  specialOpeningHours: [{ from: '2026-12-24', to: '2027-01-02', name: 'Holidays' }],
  emergencyHours: {
    openingHours: [{ dayOfWeek: [...DAYS], opens: '00:00', closes: '24:00' }],
    onHolidays: true,
    telephone: '+16135550199',
  },
};

/** The ISO date some days later. */
function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10);
}

/** What the script of a page says that has these hours. */
function describeNow(schedule: Schedule, now: number, locale = 'en-CA'): OpenState {
  return (needsWholeYear(schedule) ? describeInYear : describeAt)(schedule, now, locale);
}

/** What a browser says at an instant, and its state. */
function sayAt(instant: string, hours: HoursFile, timeZone: string): string {
  const { state, lead, detail } = describeNow(
    prepareSchedule({ timeZone, ...hours }),
    readClock(timeZone, new Date(instant)),
  );
  expect(lead).toBe({ open: 'Open', emergency: 'Emergency line open', closed: '' }[state]);
  return `${lead} ${detail}`.trim();
}

test.each([
  ['a weekday', shop, '2026-11-18T15:00:00Z', 'Open until 6 pm'],
  ['the minute it opens', shop, '2026-11-18T12:30:00Z', 'Open until 6 pm'],
  ['the minute before it opens', quiet, '2026-11-18T12:29:59Z', 'Opens 7:30 am'],
  ['the last minute', shop, '2026-11-18T22:59:59Z', 'Open until 6 pm'],
  ['the minute it closes', shop, '2026-11-18T23:00:00Z', 'Emergency line open until 11 pm'],
  ['the evening without an emergency line', quiet, '2026-11-18T23:00:00Z', 'Opens tomorrow 7:30 am'],
  ['the night, after the emergency line', shop, '2026-11-19T04:30:00Z', 'Emergency line opens 6 am'],
  ['the night, after midnight', shop, '2026-11-19T07:00:00Z', 'Emergency line opens 6 am'],
  ['the early morning, with the emergency line', shop, '2026-11-19T11:30:00Z', 'Emergency line open until 11 pm'],
  ['Friday night', shop, '2026-11-21T04:30:00Z', 'Emergency line opens 6 am'],
  ['Saturday night, with a line on Sunday', shop, '2026-11-22T04:30:00Z', 'Emergency line opens 6 am'],
  ['Saturday night, with no line on Sunday', weekdayLine, '2026-11-22T04:30:00Z', 'Emergency line opens Monday 6 am'],
  [
    'Sunday noon, with no line before Monday',
    weekdayLine,
    '2026-11-22T17:00:00Z',
    'Emergency line opens tomorrow 6 am',
  ],
  ['Saturday night without a line', quiet, '2026-11-22T04:30:00Z', 'Opens Monday 7:30 am'],
  ['a night with a line until the morning', nightly, '2026-11-19T07:00:00Z', 'Emergency line open until 7:30 am'],
  [
    'the night into a holiday, with a line that rests on it',
    nightly,
    '2026-12-25T07:00:00Z',
    'Emergency line open until 7:30 am',
  ],
  ['the evening of a holiday, with a line that rests on it', nightly, '2026-12-26T02:00:00Z', 'Opens tomorrow 8 am'],
  ['a night with a line day and night', dayAndNight, '2026-11-19T07:00:00Z', 'Emergency line open 24 hours'],
  ['Saturday', shop, '2026-11-21T19:59:00Z', 'Open until 3 pm'],
  ['Saturday afternoon', quiet, '2026-11-21T20:00:00Z', 'Opens Monday 7:30 am'],
  ['Sunday', quiet, '2026-11-22T17:00:00Z', 'Opens tomorrow 7:30 am'],
  ['the short day before a holiday', shop, '2026-12-24T17:59:00Z', 'Open until 1 pm'],
  ['the evening before a holiday', quiet, '2026-12-24T19:00:00Z', 'Opens Saturday 8 am'],
  ['a holiday', quiet, '2026-12-25T15:00:00Z', 'Opens tomorrow 8 am'],
  ['a holiday, with the emergency line', shop, '2026-12-25T15:00:00Z', 'Emergency line open until 11 pm'],
  ['a holiday, with a line that rests on it', rested, '2026-12-25T15:00:00Z', 'Emergency line opens tomorrow 6 am'],
  ['a short day, with a line that rests on it', rested, '2026-12-25T01:00:00Z', 'Emergency line opens Saturday 6 am'],
  ['the last day of the year', shop, '2026-12-31T19:59:00Z', 'Open until 3 pm'],
  ['the turn of the year', quiet, '2027-01-01T05:00:00Z', 'Opens tomorrow 8 am'],
  ['the night after a Friday, until two', bar, '2026-11-21T06:59:00Z', 'Open until 2 am'],
  ['two at night', bar, '2026-11-21T07:00:00Z', 'Opens 6 pm'],
  ['before midnight, until midnight', bar, '2026-11-19T04:59:00Z', 'Open until midnight'],
  ['midnight', bar, '2026-11-19T05:00:00Z', 'Opens tomorrow 6 pm'],
  ['the break at noon', bar, '2026-11-18T20:00:00Z', 'Opens 6 pm'],
  ['any time, when it never closes', always, '2026-11-18T08:00:00Z', 'Open 24 hours'],
  ['three days before the one day it closes', always, '2026-12-22T17:00:00Z', 'Open until Thursday midnight'],
  ['the day before the one day it closes', always, '2026-12-24T17:00:00Z', 'Open until midnight'],
  ['the one day it closes', always, '2026-12-25T17:00:00Z', 'Opens tomorrow midnight'],
  ['a Saturday that runs into Sunday', weekends, '2026-11-21T17:00:00Z', 'Open until Sunday midnight'],
  ['the evening of the only day of the week', mondays, '2026-11-23T23:00:00Z', 'Opens next Monday 9 am'],
  ['two weeks of holidays', holidays, '2027-07-08T15:00:00Z', 'Opens again on July 19'],
  ['the evening before two weeks of holidays', holidays, '2027-07-03T20:00:00Z', 'Opens again on July 19'],
  ['the last week of holidays', holidays, '2027-07-13T15:00:00Z', 'Opens Monday 7:30 am'],
  ['the start of a long closure', gone, '2027-07-06T15:00:00Z', 'Opens again on July 30'],
  // 8 March 2026, 02:00 EST: clocks go to 03:00. 1 November 2026, 02:00 EDT: clocks go back to 01:00.
  ['the minute before the missing hour', bar, '2026-03-08T06:59:00Z', 'Open until 2 am'],
  ['the minute after the missing hour', bar, '2026-03-08T07:00:00Z', 'Opens Wednesday noon'],
  ['the doubled hour, first time', bar, '2026-11-01T05:30:00Z', 'Open until 2 am'],
  ['the doubled hour, second time', bar, '2026-11-01T06:30:00Z', 'Open until 2 am'],
  ['the end of the doubled hour', bar, '2026-11-01T07:00:00Z', 'Opens Wednesday noon'],
  ['the morning after the clocks went forward', shop, '2026-03-09T11:30:00Z', 'Open until 6 pm'],
  ['the morning after the clocks went back', shop, '2026-11-02T12:30:00Z', 'Open until 6 pm'],
  ['the break of a sweep at noon', sweep, '2027-03-03T17:30:00Z', 'Opens 1 pm'],
  ['a morning by appointment', sweep, '2027-03-06T15:00:00Z', 'By appointment'],
  ['the afternoon after it', sweep, '2027-03-06T18:00:00Z', 'Opens Monday 8 am'],
  ['a whole day by appointment', sweep, '2027-03-07T15:00:00Z', 'By appointment'],
  ['the last evening of a part of the year', sweep, '2027-12-01T04:59:00Z', 'Open until midnight'],
  ['a part of the year with hours of its own', sweep, '2027-09-05T12:00:00Z', 'Open until midnight'],
  ['a part of the year that is closed', sweep, '2026-12-20T12:00:00Z', 'Opens again on February 1'],
  ['the turn of the year in it', sweep, '2027-01-01T12:00:00Z', 'Opens again on February 1'],
  ['a vacation in one line', sweep, '2027-07-10T12:00:00Z', 'Opens again on July 19'],
  ['the break of a holiday', sweep, '2027-05-01T17:00:00Z', 'Opens 2 pm'],
  ['a holiday until 24:00', sweep, '2027-05-02T03:59:00Z', 'Open until midnight'],
  ['a business by appointment alone', visitsOnly, '2026-11-18T15:00:00Z', 'By appointment'],
  ['its Sunday', visitsOnly, '2026-11-22T15:00:00Z', 'By appointment'],
  ['a line round the clock, in the night', locksmith, '2026-11-18T08:00:00Z', 'Emergency line open 24 hours'],
  ['a line round the clock, on a holiday', locksmith, '2026-12-25T15:00:00Z', 'Emergency line open 24 hours'],
] as const)('B22 F7 open now: %s', (_moment, hours, instant, said) => {
  expect(sayAt(instant, hours, 'America/Toronto')).toBe(said);
});

test.each([
  ['Asia/Kathmandu', '2026-11-18T01:44:00Z', 'Opens 7:30 am'],
  ['America/St_Johns', '2026-11-18T11:00:00Z', 'Open until 6 pm'],
  ['Asia/Tokyo', '2026-11-18T22:29:00Z', 'Opens 7:30 am'],
])('open now: the clocks are those of the business, in %s', (timeZone, instant, said) => {
  expect(sayAt(instant, quiet, timeZone)).toBe(said);
});

/** Long enough for every holiday of both businesses and for three changes of the clocks. */
const FIRST_DATE = '2026-10-30';
const DAYS_LONG = 380;

for (const { name, site } of businesses) {
  const { business } = site;
  const { emergencyHours } = business;
  const variants: readonly (readonly [string, HoursFile & { readonly timeZone: string }])[] = [
    ['as it is', business],
    ...(emergencyHours === undefined
      ? []
      : [
          [
            'with a line that rests on holidays',
            { ...business, emergencyHours: { ...emergencyHours, onHolidays: false } },
          ] as const,
        ]),
  ];
  describe(`the ${name}`, () => {
    test.each(variants)('F7 what is said of now is true at every minute of a year, %s', (_variant, hours) => {
      const schedule = prepareSchedule(hours);
      const ruler = markHours(hours, FIRST_DATE, DAYS_LONG);
      const origin = Date.parse(FIRST_DATE) / 6e4;
      const wrong: string[] = [];
      const states = new Set<string>();
      for (let minute = 0; minute < DAYS_LONG * 1440; minute++) {
        const { state, lead, detail } = describeAt(schedule, origin + minute, 'en-CA');
        const expected = ruler.expectedAt(minute);
        const said = `${lead} ${detail}`.trim();
        states.add(state);
        if (state !== expected.state || said !== expected.said)
          wrong.push(`${new Date((origin + minute) * 6e4).toISOString()} ${state}: ${said}, not ${expected.said}`);
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect([...states].sort()).toEqual(
        hours.emergencyHours === undefined ? ['closed', 'open'] : ['closed', 'emergency', 'open'],
      );
    });

    test('F7 the clocks of the business are read right at every minute of a year, changes of the clocks included', () => {
      const { timeZone } = business;
      const offsets = new Set<number>();
      const first = Date.parse(`${FIRST_DATE}T00:00:00Z`) / 6e4;
      // Both ends of an hour that the same offset holds for are those of sixty minutes in a row.
      for (let minute = first; minute < first + DAYS_LONG * 1440; minute += 60) {
        const [from, to] = [minute, minute + 59].map((utc) => readClock(timeZone, new Date(utc * 6e4))) as [
          number,
          number,
        ];
        expect(to - from).toBe(59);
        offsets.add(from - minute);
      }
      expect(offsets.size).toBe(2);
      const parts = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
      for (const minute of [first, first + 5 * 1440, first + 300 * 1440]) {
        const said = new Intl.DateTimeFormat('en-CA', parts).format(new Date(minute * 6e4)).replace(', ', 'T');
        expect(new Date(readClock(timeZone, new Date(minute * 6e4)) * 6e4).toISOString()).toBe(`${said}:00.000Z`);
      }
    });
  });
}

const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${`${Math.floor(quarter / 4)}`.padStart(2, '0')}:${`${(quarter % 4) * 15}`.padStart(2, '0')}`);
const day = fc.subarray([...DAYS], { minLength: 1 });
const span = fc.record({ dayOfWeek: day, opens: time, closes: fc.oneof(time, fc.constant('24:00')) });
const visit = fc.oneof(
  fc.record({ dayOfWeek: day, byAppointment: fc.constant(true) }),
  span.map((hours) => ({ ...hours, byAppointment: true })),
);
const generated: fc.Arbitrary<HoursFile> = fc.record({
  openingHours: fc
    .tuple(span, fc.array(fc.oneof(span, visit), { maxLength: 3 }))
    .map(([first, others]) => [first, ...others]),
  seasons: fc
    .constantFrom(
      [],
      [{ name: 'Summer', from: '05-01', to: '05-20' }],
      [
        { name: 'Spring', from: '02-20', to: '03-10' },
        { name: 'Winter', from: '12-20', to: '01-05' },
      ],
    )
    .chain((seasons) =>
      fc
        .tuple(...seasons.map(() => fc.array(fc.oneof(span, visit), { maxLength: 2 })))
        .map((weeks) => seasons.map((season, index) => ({ ...season, openingHours: weeks[index] ?? [] }))),
    ),
  specialOpeningHours: fc.subarray([
    { from: '2027-07-05', to: '2027-07-18', name: 'Vacation' },
    { from: '2026-12-24', to: '2027-01-02', name: 'Short days', opens: '10:00', closes: '14:00' },
    { date: '2027-05-01', name: 'Fair', opens: '08:00', closes: '12:00' },
    { date: '2027-05-01', name: 'Fair', opens: '14:00', closes: '24:00' },
    { date: '2027-05-24', name: 'Victoria Day' },
  ]),
  emergencyHours: fc.option(
    fc.record({
      openingHours: fc.array(span, { minLength: 1, maxLength: 2 }),
      onHolidays: fc.boolean(),
      telephone: fc.constant('+16135550199'),
    }),
    { nil: undefined },
  ),
});

/**
 * Minutes of a year in which what is said is not what the ruler says. Hours begin and end with quarters of an hour, so
 * what should be said changes with the first or second minute of one, and stays until its last.
 */
function findWrong(hours: HoursFile): string[] {
  const schedule = prepareSchedule({ timeZone: 'America/Toronto', ...hours });
  const ruler = markHours(hours, FIRST_DATE, DAYS_LONG);
  const origin = Date.parse(FIRST_DATE) / 6e4;
  const wrong: string[] = [];
  for (let quarter = 0; quarter < 366 * 1440; quarter += 15) {
    if (ruler.expectedAt(quarter + 1).said !== ruler.expectedAt(quarter + 14).said)
      throw new Error('Something begins or ends within a quarter of an hour.');
    for (const minute of [quarter, quarter + 1, quarter + 14]) {
      const { said } = ruler.expectedAt(minute);
      const { lead, detail } = describeNow(schedule, origin + minute);
      const found = `${lead} ${detail}`.trim();
      if (found !== said && !(said.endsWith('again') && found.startsWith(`${said} on `)))
        wrong.push(`${new Date((origin + minute) * 6e4).toISOString()} ${found}, not ${said}`);
    }
  }
  return wrong;
}

test('B22 F7 what is said of now is true whenever it changes in a year, and right before, for businesses with all of it', () => {
  for (const hours of [sweep, locksmith]) expect(findWrong(hours).slice(0, 5)).toEqual([]);
  fc.assert(
    fc.property(generated, (hours) => {
      expect(findWrong(hours).slice(0, 5)).toEqual([]);
    }),
    { numRuns: 3 },
  );
});

test('B22 hours read as people say them: by appointment, never closed, in parts of the year and round the clock', () => {
  expect(describeWeek(sweep.openingHours).map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Monday to Friday: 8 am to noon, 1 pm to 4:30 pm',
    'Saturday: By appointment 9 am to noon',
    'Sunday: By appointment',
  ]);
  expect(summarizeHours({ ...sweep, seasons: sweep.seasons?.slice(0, 1) ?? [] }, 'en-CA')).toBe(
    'Monday to Friday 8 am to noon, 1 pm to 4:30 pm, Saturday by appointment 9 am to noon, Sunday by appointment. Autumn (September 1 to November 30): Every day 7 am to midnight',
  );
  expect(sweep.seasons?.map((season) => nameSeason(season, 'en-GB'))).toEqual([
    'Autumn (1 September to 30 November)',
    'Deep winter (15 December to 31 January)',
  ]);
  expect([describeAlways(visitsOnly), describeAlways(locksmith)]).toEqual([
    'By appointment',
    'Emergency line 24 hours, every day',
  ]);
});

test('B22 the row of today is that of its date, or of the day in its part of the year', () => {
  const mark = (date: string) =>
    markDayInYear(prepareSchedule({ timeZone: 'America/Toronto', ...sweep }), Date.parse(date) / 6e4);
  expect(['2027-05-01', '2027-07-10', '2027-03-03', '2027-09-05', '2027-01-02'].map(mark)).toEqual([
    '2027-05-01',
    '2027-07-10',
    '3,',
    '09-010,',
    '01-016,',
  ]);
});

test('I3 a day more than a week off is written as the locale writes it', () => {
  const schedule = prepareSchedule({ timeZone: 'Europe/London', ...sweep });
  expect(describeNow(schedule, readClock('Europe/London', new Date('2027-07-10T12:00:00Z')), 'en-GB').detail).toBe(
    'Opens again on 19 July',
  );
});
