import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { greatCircleKm, isBaseIn } from '../../src/places/distance.ts';
import { findPlace } from '../../src/places/find-place.ts';
import { foldName } from '../../src/places/place-name.ts';
import { listPlacesByDistance } from '../../src/places/places.ts';
import { formatVerdict } from '../../src/places/verdict.ts';
import { capitalizeWords } from '../../src/text/capitalize.ts';
import { allBusinesses } from '../support/businesses.ts';
import { lookup, site } from '../support/reference-site.ts';
import { sampleOf } from '../support/sample-of.ts';

const slugs = site.places.map(({ slug }) => slug);

test('B5 places are listed nearest first', () => {
  expect(slugs.length).toBeGreaterThan(50);
  const distances = site.places.map(({ distanceKm }) => distanceKm);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('B5 distances match an independent computation', () => {
  const known: typeof site.places = JSON.parse(readFileSync('tests/fixtures/distances.json', 'utf8'));
  const distancesOf = (places: typeof known) => places.map(({ slug, distanceKm }) => `${slug} ${distanceKm}`).sort();
  expect(distancesOf(site.places)).toEqual(distancesOf(known));
});

test.each(allBusinesses)('B7 places of the $name are found in any spelling', ({ site: business }) => {
  const tables = prepareLookupTables(business);
  const [province = ''] = tables.provinceNames;
  for (const { name, slug, municipality, alternateNames } of sampleOf(business.places, 20)) {
    const plain = name.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
    const around = [`${name}, ${province}`, `  ${name} ${province} `, `${name}, ${municipality}`];
    const typed = [name, slug, plain, name.toUpperCase(), name.normalize('NFD'), name.replaceAll("'", '’'), ...around];
    for (const text of [
      ...typed,
      ...alternateNames,
      ...alternateNames.map((other) => `${other.toUpperCase()}, ${province}`),
    ])
      expect([text, findPlace(text, tables)]).toMatchObject([text, { kind: 'match', slugs: [slug] }]);
  }
});

test('B8 a region followed by its place is a match, and a place followed by another region is not', () => {
  expect(findPlace('Haldimand County, ON', lookup)).toMatchObject({ kind: 'shared' });
  expect(findPlace('Regional Municipality of Niagara', lookup)).toMatchObject({ kind: 'shared' });
  expect(findPlace('Caledonia, Niagara Region', lookup)).toMatchObject({ kind: 'similar' });
});

test('B15 a county may be written before or after its name, in full or as Co.', () => {
  const asIn = (region: string) => site.places.map((place) => ({ ...place, region }));
  for (const region of ['County Cork', 'Co. Cork', 'Cork']) {
    const irish = prepareLookupTables({ ...site, places: asIn(region) });
    for (const county of ['County Cork', 'Co. Cork', 'Co Cork', 'Cork'])
      expect(findPlace(`Caledonia, ${county}`, irish), `${county} of ${region}`).toMatchObject({ kind: 'match' });
    expect(findPlace('Caledonia, Co. Kerry', irish)).not.toMatchObject({ kind: 'match' });
  }
  expect(findPlace('Caledonia, Haldimand Co.', lookup)).toMatchObject({ kind: 'match', slugs: ['caledonia'] });
});

test('the nearest places are the same as when all are measured, in grids with many ties too', () => {
  const [first] = site.places;
  const grid = Array.from({ length: 625 }, (_, n) => {
    return { ...first, slug: `${n}`, latitude: 43 + Math.floor(n / 25) / 100, longitude: -80 + (n % 25) / 10 };
  }) as unknown as typeof site.places;
  for (const places of [site.places, site.places.slice(0, 1), grid]) {
    for (const place of places) {
      const others = places
        .filter((other) => other !== place)
        .map((other) => [greatCircleKm(place, other), other] as const);
      const nearest = others.toSorted(([a], [b]) => a - b).map(([, other]) => other.slug);
      expect(listPlacesByDistance({ ...site, places }, place).map(({ slug }) => slug)).toEqual(nearest.slice(0, 40));
    }
  }
});

test.each([
  ['Saint Ann’s', 'st anns'],
  ["Mount Prud'homme", 'mount prudhomme'],
  ['Pt. Colborne', 'port colborne'],
  ['Pte-Gatineau', 'pointe gatineau'],
  ['Sta. Bárbara', 'santa barbara'],
])('B7 %s and %s are one name', (name, folded) => expect(foldName(name)).toBe(folded));

test.each([
  ['Fremantle', 1, 'Fremantle', true],
  ['Bristol', 1.5, 'Bristol', true],
  ['Te Aro', 0.3, 'Wellington', true],
  ['Newtown', 2.2, 'Wellington', false],
  ['Keynsham', 6.8, 'Bristol', false],
])('%s, %d km from a base in %s, is where the base is: %s', (name, distanceKm, town, isBase) => {
  expect(isBaseIn({ name, distanceKm }, town)).toBe(isBase);
  const answer = {
    covered: true,
    confidence: 'confirmed',
    matchedOn: 'city',
    areas: [{ name, distanceKm }],
    suggestions: [],
  } as const;
  const verdict = formatVerdict(answer, name, { locale: 'en-AU', distanceUnit: 'km', venue: 'customer', town });
  expect(verdict.includes('km')).toBe(!isBase);
});

test.each([
  ['stow-on-the-wold', 'Stow-on-the-Wold'],
  ['trois-rivières, qc', 'Trois-Rivières, QC'],
  ['val-d’or', 'Val-d’Or'],
  ["st. mary's", "St. Mary's"],
  ['McMaster', 'McMaster'],
])('F5 %s, which no list knows, is written %s in a verdict', (typed, written) => {
  expect(capitalizeWords(typed)).toBe(written);
});
