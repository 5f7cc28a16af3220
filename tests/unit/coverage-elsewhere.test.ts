import { expect, test } from 'vitest';
import { prepareCoverageIndex } from '../../src/places/coverage-index.ts';
import { coverageOfPlace } from '../../src/places/coverage-records.ts';
import { allBusinesses, reference } from '../businesses.ts';
import { ask } from './ask-coverage.ts';

const groomer = allBusinesses.find(({ name }) => name === 'groomer');

test('B7 a city of which a part is served is a likely yes with that part, and a postal code beside it decides', () => {
  const leeds = groomer?.site.places.find(({ slug }) => slug === 'leeds');
  if (groomer === undefined || leeds === undefined) throw new Error('The groomer serves Leeds.');
  const lookup = prepareCoverageIndex(groomer.site);
  const { covered, confidence, areas, message } = coverageOfPlace(groomer.site, leeds);
  expect({ covered, confidence }).toEqual({ covered: true, confidence: 'likely' });
  expect(areas.map(({ name }) => name)).toEqual(['Leeds', 'Chapel Allerton', 'Roundhay']);
  expect(message).toContain('LS1, LS2, LS3, LS4, LS6, LS7 and LS8');
  for (const [city, postal] of [['Leeds', 'LS9 8AA'], ['Leeds LS13']] as const)
    expect(ask(lookup, city, postal).answer).toMatchObject({ covered: false, matchedOn: 'postal' });
  expect(ask(lookup, 'Leeds', 'LS6')).toEqual({ key: 'LS6', postalArea: 'LS6' });
});

test('B18 a known name within a served urban area is a question with the places of that area, not a no', () => {
  const { answer } = ask(prepareCoverageIndex(groomer?.site ?? reference.site), 'Rawdon');
  expect(answer).toMatchObject({ covered: null, confidence: null, suggestions: [{ slug: 'yeadon' }] });
});

test('B18 areas of one name have a middle, and a nearest place, up to 30 km apart', () => {
  const hasNearest = [44.26, 44.28].map((latitude) => {
    const area = { name: 'Farville', longitude: -78 };
    const postalAreas = { K9J: { ...area, latitude: 44 }, K9K: { ...area, latitude } };
    return ask(prepareCoverageIndex({ ...reference.site, postalAreas }), 'Farville').answer?.nearest !== null;
  });
  expect(hasNearest).toEqual([true, false]);
});

test('B10 who sent a postal code is not asked for it', () => {
  const lookup = prepareCoverageIndex(reference.site);
  for (const city of ['Hogsmeade', '5 Dundas Street, Hogsmeade']) {
    expect(ask(lookup, city).answer?.message).toMatch(/ask again with its postal code/i);
    expect(ask(lookup, city, 'M5V 2T6').answer?.message).not.toMatch(/with its postal code/i);
  }
  expect(ask(lookup, 'Hogsmeade', 'M5V').answer).toMatchObject({ covered: false, nearest: { name: 'Oakville' } });
});
