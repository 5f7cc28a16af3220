import { expect, test } from 'vitest';
import { findCoverage } from '../../src/places/coverage.ts';
import { truncateText } from '../../src/places/coverage-messages.ts';
import { coverageOfPlace } from '../../src/places/prebuilt-coverage.ts';
import { components } from '../../src/schemas/answers/components.ts';
import { lookup, site } from '../reference-site.ts';

const ask = (city: string, postal: string) => findCoverage({ city, postal }, lookup);

function messageOf(city: string, postal: string): string {
  const found = ask(city, postal);
  if (!found.ok) return found.failure.detail;
  return 'record' in found.value ? found.value.record.message : `file ${found.value.key}`;
}

test('B6 B7 the answer for a place', () => {
  const place = site.places.find(({ slug }) => slug === 'dundas');
  if (place === undefined) throw new Error('Dundas is missing.');
  const answer = coverageOfPlace(site, place);
  expect(components.CoverageAnswer.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    covered: true,
    confidence: 'confirmed',
    matchedOn: 'city',
    postalArea: null,
    nearest: null,
  });
  expect(answer.message).toBe(
    `Yes, we come to Dundas (Hamilton), ${place.distanceKm} km from our base. Usual response while we are open: 45 to 90 minutes.`,
  );
  expect(answer.areas[0]).toMatchObject({
    slug: 'dundas',
    postalAreas: ['L9H'],
    responseMinutes: { min: 45, max: 90 },
  });
});

test('B7 the place of the base is not said to be 0 km from the base', () => {
  const home = site.places.filter(({ distanceKm }) => distanceKm < 1);
  expect(home).not.toHaveLength(0);
  for (const place of home) {
    const { message } = coverageOfPlace(site, place);
    expect(message).toMatch(`Yes, we come to ${place.name}`);
    expect(message).toContain(', where our base is. Usual response');
    expect(message).not.toMatch(/\d km/);
  }
});

test('B10 neither parameter asks for one', () => {
  expect(ask('', '')).toMatchObject({ ok: false, failure: { code: 'coverage-needs-input' } });
  expect(messageOf('', '')).toContain('city');
});

test('B10 of both the city decides, unless it is unknown and the postal code is served', () => {
  expect(ask('Dundas', 'L8P 4S8')).toEqual({ ok: true, value: { operation: 'getCoverage', key: 'dundas' } });
  expect(ask('Dundas', 'M5V 3L9')).toEqual({ ok: true, value: { operation: 'getCoverage', key: 'dundas' } });
  expect(ask('Atlantis', 'L8P 4S8')).toMatchObject({ ok: true, value: { operation: 'getCoverage', key: 'L8P' } });
  expect(ask('Oakvile', 'L6H 1A1')).toMatchObject({ ok: true, value: { operation: 'getCoverage', key: 'L6H' } });
  expect(ask('Kitchener', 'M5V 3L9')).toMatchObject({
    ok: true,
    value: { record: { covered: false, matchedOn: 'city' } },
  });
  expect(ask('Dundas', 'nonsense')).toMatchObject({ ok: false, failure: { code: 'postal-code-invalid' } });
});

test('B9 areas without a point, outside the province, and unassigned ones', () => {
  expect(messageOf('', 'L8A')).toContain('new ones appear every year');
  expect(messageOf('', 'H2X 1Y4')).toBe('H2X is not in Ontario, and we only work in Ontario.');
  expect(messageOf('', 'M5V')).toBe(
    'M5V (Downtown Toronto) is outside our area. The nearest place we serve is Oakville, about 31 km away.',
  );
});

test('C1 input is cut to 100 characters, never in the middle of one', () => {
  expect(truncateText('x'.repeat(100), lookup)).toBe('x'.repeat(100));
  expect(truncateText('x'.repeat(101), lookup)).toBe(`${'x'.repeat(100)}…`);
  expect([...truncateText('😀'.repeat(200), lookup)]).toHaveLength(101);
});
