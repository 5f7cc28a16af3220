import { describe, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { findTotal } from '../../src/lookup/find-total.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { toPlaceCoverage, toPostalAreaCoverage } from '../../src/places/coverage-records.ts';
import { groupByPostalArea } from '../../src/places/places.ts';
import { apiRecords } from '../../src/schemas/answers/records.ts';
import { allBusinesses } from '../support/businesses.ts';
import { nowhere } from '../support/samples.ts';
import { ask, listSuggested } from './ask-coverage.ts';

const withPlace = (site: Site, place: Partial<Site['places'][number]>): Site => ({
  ...site,
  places: site.places.map((served, index) => (index === 1 ? { ...served, alternateNames: [], ...place } : served)),
});

const [garage, , electrician, groomer] = allBusinesses.map(({ site }) => site) as [Site, Site, Site, Site];

/** Businesses of which one place lies across a border, or has an article before its name. */
const across = {
  ...{ garage, electrician, groomer },
  gatineau: withPlace(garage, { name: 'Gatineau', slug: 'gatineau', addressRegion: 'QC', postalAreas: ['J8X'] }),
  french: withPlace(garage, { name: 'La Pêche', slug: 'peche' }),
  salette: withPlace(garage, { name: 'Notre-Dame-de-la-Salette', slug: 'salette' }),
  sayre: withPlace(electrician, { name: 'Sayre', slug: 'sayre', addressRegion: 'PA', postalAreas: ['18840'] }),
};

describe.each([
  ['garage', 'a no', 'Lincoln, Nebraska | Lincoln Nebraska | Lincoln, NE | LINCOLN NE 68501 | Hamilton, New Zealand'],
  ['garage', 'a no', 'Hamilton NZ | Paris, France | Paris (Texas) | Dundas, Scotland | Hamilton, Nouvelle-Zélande'],
  ['garage', 'a no', '12 Main St, Lincoln, Nebraska, USA | Springfield Illinois | Burlington, QC, Canada | France'],
  ['garage', 'a no', 'Hamilton, Bermuda | Milton, N.S. | Nebraska | near Paris, France | Hamilton, L8P 4S8, Ohio'],
  ['garage', 'open', 'Little Paris, Hamilton | 12 Georgia St, Hamilton | Hamilton NE | Hamilton Co.'],
  ['garage', 'served', 'Hamilton, Ontario, Canada | Jordan | Jordan, Ontario | Lincoln, ON | the Dundas | l’Hamilton'],
  ['french', 'served', 'La Pêche | Peche | la peche | the Peche | Ville de La Pêche | Pêche, Ontario'],
  ['salette', 'served', 'N.-D.-de-la-Salette | ND de la Salette | Notre-Dame-de-La-Salette'],
  ['electrician', 'a no', 'Ithaca, Greece | Ithaca, Ontario | Ithaca, PA | Ithaca, Pensilvania | Ithaca, CA'],
  ['electrician', 'served', 'Ithaca, Nueva York | Ithaca, NY | Ithaca NY USA | el Ithaca'],
  ['sayre', 'served', 'Sayre, PA | Sayre, Pennsylvania | Ithaca, NY'],
  ['sayre', 'a no', 'Sayre, Oklahoma | Sayre, Ohio'],
  ['groomer', 'a no', 'Leeds, Maine | Otley, Canada | Otley, Republic of Ireland'],
  ['groomer', 'served', 'Otley, England | Otley, UK | Otley, Scotland | Otley, Wales | Otley, Northern Ireland'],
] as const)('M9 the %s', (name, outcome, texts) => {
  const lookup = prepareLookupTables(across[name]);
  test.each(texts.split(' | '))(`${outcome}: %s`, (text) => {
    const { key, answer } = ask(lookup, text);
    const found = key !== undefined ? 'served' : answer?.confidence === 'confirmed' ? 'a no' : 'open';
    expect(found).toBe(outcome);
    if (outcome === 'a no') expect(answer).toMatchObject({ covered: false, suggestions: [], nearest: null });
  });
});

test('M9 a foreign name with its own code is still a no, and the message names all served regions', () => {
  const lookup = prepareLookupTables(across.gatineau);
  const answer = { covered: false, confidence: 'confirmed', matchedOn: 'city' };
  for (const code of ['68501', 'SW1A 1AA', 'L8P'])
    expect(ask(lookup, 'Lincoln, Nebraska', code).answer, code).toMatchObject(answer);
  expect(ask(lookup, 'Dundas', '68501').detail).toContain('Five digits');
  expect(ask(lookup, 'Lincoln, Nebraska').answer?.message).toContain('is not in Ontario or Quebec');
  expect(ask(lookup, '', 'B3H').answer?.message).toContain('is not in Ontario or Quebec');
  expect(ask(lookup, '', 'J8X')).toMatchObject({ key: 'J8X' });
});

test.each([
  ['groomer', 'Halifax, West Yorkshire', 'Pudsey'],
  ['groomer', 'Richmond West Yorkshire', 'Otley'],
  ['electrician', 'Syracuse, Tompkins County', 'Groton'],
] as const)('M8 B18 the %s does not serve %s, with any region after the name: nearest is %s', (name, text, nearest) => {
  expect(ask(prepareLookupTables(across[name]), text).answer).toMatchObject({
    ...{ covered: false, confidence: 'confirmed', nearest: { name: nearest } },
  });
});

describe.each(allBusinesses)('the $name', ({ site, samples }) => {
  const indexOf = (fields: Partial<Site['business']>, places = site.places) =>
    prepareLookupTables({ ...site, places, business: { ...site.business, ...fields } });
  const { unservedName, unservedArea, place } = samples;

  test('M8 the province, state or country of the business suggests places and is never a no', () => {
    const lookup = indexOf({ unlisted: 'no' });
    for (const name of [...lookup.provinceNames, site.country.name]) {
      const outcome = ask(lookup, name);
      expect(outcome.answer, name).toMatchObject({ covered: null, confidence: null, matchedOn: 'city' });
      expect(listSuggested(outcome)).toEqual(site.places.slice(0, 25).map(({ slug }) => slug));
    }
  });

  test('M8 by radius, a place within it is a likely yes, one beyond it a confirmed no, and a listed one confirmed', () => {
    const [far, near] = [20_000, 1].map((serviceRadiusKm) => indexOf({ coverage: 'radius', serviceRadiusKm }));
    if (far === undefined || near === undefined) throw new Error('There are two.');
    for (const [city, postal, matchedOn] of [
      [unservedName.name, '', 'city'],
      ['', unservedArea, 'postal'],
    ] as const) {
      const yes = { covered: true, confidence: 'likely', matchedOn, areas: [], suggestions: [] };
      expect(ask(far, city, postal).answer, city).toMatchObject(yes);
      expect(ask(near, city, postal).answer).toMatchObject({ ...yes, covered: false, confidence: 'confirmed' });
      expect(apiRecords.CoverageAnswer.parse(ask(far, city, postal).answer)).toEqual(ask(far, city, postal).answer);
    }
    expect(ask(near, place.name)).toEqual({ key: place.slug });
    expect(ask(far, `${place.name}, Nebraska`).answer).toMatchObject({ covered: false, confidence: 'confirmed' });
    expect(ask(far, nowhere, unservedArea).answer).toMatchObject({ covered: true, matchedOn: 'postal' });
    const total = findTotal({ job: samples.service.id, place: unservedName.name }, far, new Date(0));
    expect(total).toMatchObject({ ok: true, value: { coverage: { kind: 'in-radius' } } });
    const nearest = ask(indexOf({ coverage: 'radius', serviceRadiusKm: 20_000 }, []), unservedName.name).answer
      ?.nearest;
    expect(nearest).toBeNull();
  });

  const [refusing, asking] = [indexOf({ unlisted: 'no' }), indexOf({ unlisted: 'ask' })];
  test.each([nowhere, 'Kleinkleckersdorf', '<script>', '12 Main St, Erewhon', '12345 ?'])(
    'M8 an unknown name is unclear if unlisted is ask, otherwise a no: %s',
    (text) => {
      expect(ask(refusing, text).answer).toMatchObject({ covered: false, confidence: 'confirmed' });
      const { answer } = ask(asking, text);
      expect(answer).toMatchObject({ covered: null, confidence: null, nearest: null, suggestions: [] });
      expect(answer?.message).toContain(site.terms.postalCode);
      expect(ask(asking, text, unservedArea).answer).toMatchObject({ covered: false, matchedOn: 'postal' });
      expect(ask(asking, text, samples.postalArea)).toMatchObject({ key: samples.postalArea });
      expect(ask(asking, unservedName.name).answer).toMatchObject({ covered: false, confidence: 'confirmed' });
    },
  );
});

test('B7 a city served in part is a likely yes with its parts, and a postal code decides', () => {
  const leeds = groomer.places.find(({ slug }) => slug === 'leeds');
  if (leeds === undefined) throw new Error('The groomer serves Leeds.');
  const lookup = prepareLookupTables(groomer);
  const { covered, confidence, areas, message } = toPlaceCoverage(groomer, leeds);
  expect({ covered, confidence }).toEqual({ covered: true, confidence: 'likely' });
  expect(areas.map(({ name }) => name)).toEqual(['Leeds', 'Chapel Allerton', 'Roundhay']);
  expect(message).toContain('LS1, LS2, LS3, LS4, LS6, LS7 and LS8');
  for (const [city, postal] of [['Leeds', 'LS9 8AA'], ['Leeds LS13']] as const)
    expect(ask(lookup, city, postal).answer).toMatchObject({ covered: false, matchedOn: 'postal' });
  expect(ask(lookup, 'Leeds', 'LS6')).toEqual({ key: 'LS6', postalArea: 'LS6' });
});

test('B9 the answer for a rural area is yes, then names the villages that are not served', () => {
  const { message } = toPostalAreaCoverage(garage, 'L0R', groupByPostalArea(garage).get('L0R') ?? []);
  expect(message).toMatch(/^Likely yes: L0R is a rural postal area.*, but not .*Mount Hope/);
  expect(message).not.toMatch(/We do not come/);
});

test.each([
  ['garage', '61 km'],
  ['electrician', 'about 12 miles'],
  ['groomer', 'about 11 miles'],
] as const)(
  'I3 the texts of the %s have the distance of the farthest place in the unit of the country',
  (name, distance) => {
    expect(across[name].pages['service-areas']?.lead).toContain(`farthest ${distance} from`);
  },
);

test('B18 a known name within a served urban area suggests the places there', () => {
  const { answer } = ask(prepareLookupTables(groomer), 'Rawdon');
  expect(answer).toMatchObject({ covered: null, confidence: null, suggestions: [{ slug: 'yeadon' }] });
});

test('B18 areas with the same name have a midpoint and a nearest place if they are within 30 km', () => {
  const hasNearest = [44.26, 44.28].map((latitude) => {
    const area = { name: 'Farville', longitude: -78 };
    const postalAreas = { K9J: { ...area, latitude: 44 }, K9K: { ...area, latitude } };
    return ask(prepareLookupTables({ ...garage, postalAreas }), 'Farville').answer?.nearest !== null;
  });
  expect(hasNearest).toEqual([true, false]);
});

test('B10 the answer does not ask for a postal code that was sent', () => {
  const lookup = prepareLookupTables(garage);
  for (const city of ['Hogsmeade', '5 Dundas Street, Hogsmeade']) {
    expect(ask(lookup, city).answer?.message).toMatch(/ask again with its postal code/i);
    expect(ask(lookup, city, 'M5V 2T6').answer?.message).not.toMatch(/with its postal code/i);
  }
  expect(ask(lookup, 'Hogsmeade', 'M5V').answer).toMatchObject({ covered: false, nearest: { name: 'Oakville' } });
});
