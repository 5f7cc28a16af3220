import { expect, test } from 'vitest';
import { findCoverage } from '../../src/places/coverage.ts';
import { truncateText } from '../../src/places/coverage-answers.ts';
import { lookup } from '../reference-site.ts';

const ask = (city: string, postal: string) => findCoverage({ city, postal }, lookup);

test('B10 neither parameter asks for one', () => {
  expect(ask('', '')).toMatchObject({
    ok: false,
    failure: { code: 'coverage-needs-input', detail: expect.stringContaining('city') },
  });
});

test('B10 of both the city decides, unless it is unknown and the postal code is served', () => {
  expect(ask('Dundas', 'L8P 4S8')).toEqual({ ok: true, value: { kind: 'served', place: 'dundas' } });
  expect(ask('Dundas', 'M5V 3L9')).toEqual({ ok: true, value: { kind: 'served', place: 'dundas' } });
  expect(ask('Atlantis', 'L8P 4S8')).toMatchObject({ ok: true, value: { kind: 'postal-area', area: 'L8P' } });
  expect(ask('Oakvile', 'L6H 1A1')).toMatchObject({ ok: true, value: { kind: 'postal-area', area: 'L6H' } });
  expect(ask('Kitchener', 'M5V 3L9')).toMatchObject({
    ok: true,
    value: { kind: 'unserved', record: { covered: false, matchedOn: 'city' } },
  });
  expect(ask('Dundas', 'nonsense')).toMatchObject({ ok: false, failure: { code: 'postal-code-invalid' } });
});

test('B13 a code with a letter for a digit, in place of a name, is answered for its area and not repeated', () => {
  for (const city of ['L8P 4S8', 'L8P 4SO', 'l8p-1ao'])
    expect(ask(city, '')).toEqual({ ok: true, value: { kind: 'postal-area', area: 'L8P' } });
});

test('C1 input is cut to 100 characters, never in the middle of one', () => {
  expect(truncateText('x'.repeat(100), lookup)).toBe('x'.repeat(100));
  expect(truncateText('x'.repeat(101), lookup)).toBe(`${'x'.repeat(100)}…`);
  expect([...truncateText('😀'.repeat(200), lookup)]).toHaveLength(101);
});
