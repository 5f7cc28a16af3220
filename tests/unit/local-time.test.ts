import { expect, test } from 'vitest';
import { prepareZoneOffsets, toLocalDate, toLocalMinute } from '../../src/hours/local-time.ts';

const TODAY = '2026-11-20';
const HOUR_MS = 3_600_000;
const [start, end] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2029-01-01T00:00:00Z')];

/** The local time in a zone to the minute, as `Intl` has it. */
function formatLocal(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant: number) => format.format(instant).replace(' ', 'T');
}

const isoMinute = (now: number) => toLocalDate(now).toISOString().slice(0, 16);

test.each(
  Intl.supportedValuesOf('timeZone')
    .filter((_, index) => index % 7 === 0)
    .concat(
      ['America/St_Johns', 'Australia/Lord_Howe', 'Australia/Adelaide', 'Pacific/Auckland', 'Pacific/Chatham'],
      ['America/Santiago', 'Africa/Casablanca', 'Europe/Dublin', 'Asia/Kathmandu', 'America/Phoenix', 'UTC'],
      ['America/Toronto', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Antarctica/Troll', 'America/Nuuk'],
    ),
)('F7 the local time of %s is right around every change, and at hours of three years', (timeZone) => {
  const zone = prepareZoneOffsets(timeZone, TODAY);
  const expected = formatLocal(timeZone);
  const changes = zone.offsets.flatMap(([from]) => [-61, -1, 0, 1, 61].map((minutes) => (from + minutes) * 60_000));
  const hours = Array.from({ length: 900 }, (_, index) => start + index * 29.3 * HOUR_MS);
  for (const instant of [...changes, ...hours])
    expect(isoMinute(toLocalMinute(zone, new Date(instant))), `${new Date(instant).toISOString()}`).toBe(
      expected(instant),
    );
});

test('F7 a page has three years of time zone offsets, and uses Intl after them', () => {
  const zone = { ...prepareZoneOffsets('America/Toronto', TODAY), timeZone: 'Nowhere/Unknown' };
  for (const instant of [start, Date.parse(TODAY), end - 1])
    expect(() => toLocalMinute(zone, new Date(instant))).not.toThrow();
  expect(() => toLocalMinute(zone, new Date(end))).toThrow('Nowhere/Unknown');
  // Two changes a year, the start and the end.
  expect(zone.offsets).toHaveLength(8);
});
