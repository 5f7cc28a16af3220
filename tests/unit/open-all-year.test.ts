import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeAt, prepareSchedule, readClock } from '../../src/hours/open-now.ts';
import { DAYS, type HoursFile } from '../../src/hours/opening-hours.ts';
import { allBusinesses, businesses } from '../businesses.ts';
import { markHours } from '../expected-state.ts';
import { generatedBusinesses } from '../generated-businesses.ts';
import { asksAll } from '../sample-of.ts';
import { locksmith, sweep } from './hours-samples.ts';

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
    test.each(variants)('F7 what is said of now is true whenever it changes in a year, %s', (_variant, hours) => {
      expect(findWrong(hours).slice(0, 5)).toEqual([]);
    });

    test('F7 the clocks of the business are read right at every minute of a year, changes of the clocks included', () => {
      const { timeZone } = business;
      const offsets = new Set<number>();
      const first = Date.parse(`${FIRST_DATE}T00:00:00Z`) / 6e4;
      // Both ends of an hour that the same offset holds for are those of sixty minutes in a row.
      for (let minute = first; minute < first + DAYS_LONG * 1440; minute += asksAll ? 60 : 300) {
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
 * Minutes of a year in which what is said is not what the ruler says: those around each change of what should be said,
 * and one of every hour; all of them before a release.
 */
function findWrong(hours: HoursFile & { readonly timeZone?: string }): string[] {
  const schedule = prepareSchedule({ timeZone: 'America/Toronto', ...hours });
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
    const { state: foundState, lead, detail } = describeAt(schedule, origin + minute, 'en-CA');
    const found = `${lead} ${detail}`.trim();
    if (foundState !== state)
      wrong.push(`${new Date((origin + minute) * 6e4).toISOString()} ${foundState}, not ${state}`);
    if (found !== said && !(said.endsWith('again') && found.startsWith(`${said} on `)))
      wrong.push(`${new Date((origin + minute) * 6e4).toISOString()} ${found}, not ${said}`);
  }
  return wrong;
}

const others = [
  ...allBusinesses.filter(({ isAskedAll }) => !isAskedAll),
  ...Object.entries(generatedBusinesses).map(([name, site]) => ({ name, site })),
];
describe.each(others)('the $name', ({ site: { business } }) => {
  test('B22 F7 what is said of now is true whenever it changes in a year, and right before', () => {
    expect(findWrong(business).slice(0, 5)).toEqual([]);
  });
});

test('B22 F7 what is said of now is true whenever it changes in a year, and right before, for businesses with all of it', () => {
  for (const hours of [sweep, locksmith]) expect(findWrong(hours).slice(0, 5)).toEqual([]);
  fc.assert(
    fc.property(generated, (hours) => {
      expect(findWrong(hours).slice(0, 5)).toEqual([]);
    }),
    { numRuns: asksAll ? 3 : 1 },
  );
});
