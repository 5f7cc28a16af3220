import { describe, expect, test } from 'vitest';
import { greatCircleKm } from '../../src/coverage/distance.ts';
import { prepareLookup } from '../../src/coverage/lookup.ts';
import { components } from '../../src/schemas/answers/components.ts';
import { allBusinesses } from '../businesses.ts';
import { nowhere } from '../samples.ts';
import { ask } from './ask-coverage.ts';

describe.each(allBusinesses)('the $name', ({ site, samples }) => {
  const lookup = prepareLookup(site);
  const [region = ''] = lookup.regionNames;

  test('B18 a known name that is not served says which place is nearest to its middle', () => {
    const { newArea, foreignArea = newArea, unservedName } = samples;
    const { name, nearest, aboutKmAway } = unservedName;
    const { answer } = ask(lookup, name);
    expect(components.CoverageAnswer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      covered: false,
      nearest: { slug: nearest.slug, name: nearest.name, distanceKm: nearest.distanceKm, aboutKmAway },
    });
    const at = (latitude: number) => ({ latitude, longitude: nearest.longitude, name: 'Twinhaven' });
    const withAreas = (...latitudes: number[]) => {
      const areas = latitudes.map((latitude, index) => [`${foreignArea.slice(0, 2)}${'ABC'[index]}`, at(latitude)]);
      return prepareLookup({ ...site, postalAreas: { ...site.postalAreas, ...Object.fromEntries(areas) } });
    };
    const [south, north] = [nearest.latitude + 2, nearest.latitude + 2.2];
    const middle = { latitude: (south + north) / 2, longitude: nearest.longitude };
    const closest = Math.min(...site.places.map((place) => greatCircleKm(middle, place)));
    expect(ask(withAreas(south, north), 'Twinhaven').answer?.nearest?.aboutKmAway).toBe(Math.round(closest));
    // Areas more than 30 km apart have no middle.
    expect(ask(withAreas(south, nearest.latitude + 2.4), 'Twinhaven').answer).toMatchObject({
      covered: false,
      nearest: null,
    });
  });

  test('B18 B10 beside a served postal code an unknown name is said not to be on the list', () => {
    const outcome = ask(lookup, nowhere, samples.postalArea);
    expect(outcome).toMatchObject({
      key: samples.postalArea,
      preface: expect.stringContaining(`“${nowhere}” is not on`),
    });
    expect(ask(lookup, nowhere, samples.unservedArea).answer).toMatchObject({ covered: false, matchedOn: 'city' });
  });

  test('B18 B10 a known name is a no with its nearest place, whatever code or municipality stands beside it', () => {
    const { unservedName, postalArea, ruralArea = postalArea, unservedArea, place, writeCode } = samples;
    const within = { name: 'Quarrytown', within: [place.municipality], latitude: 43.3, longitude: -80.4 };
    const known = prepareLookup({ ...site, regions: { ...site.regions, knownNames: [within] } });
    for (const name of [unservedName.name, 'Quarrytown']) {
      const { answer } = ask(known, name);
      expect(answer).toMatchObject({ covered: false, confidence: 'confirmed', nearest: expect.any(Object) });
      for (const code of [postalArea, ruralArea, writeCode(ruralArea)]) {
        expect(ask(known, name, code).answer).toEqual(answer);
        expect(ask(known, `${name}, ${code}`).answer).toEqual(answer);
      }
      expect(ask(known, name, unservedArea).answer).toMatchObject({ covered: false, matchedOn: 'city' });
    }
    const { nearest } = ask(known, 'Quarrytown').answer ?? {};
    for (const municipality of [
      place.municipality,
      `City of ${place.municipality}`,
      `${place.municipality}, ${region}`,
    ])
      expect(ask(known, `Quarrytown, ${municipality}`).answer).toMatchObject({ covered: false, nearest });
    // Something else behind it is not what it lies in.
    expect(ask(known, `Quarrytown, ${nowhere}`).answer).toMatchObject({ covered: false, nearest: null });
  });

  test('B18 of a name and a postal area that goes by it, the area says which place is nearest', () => {
    const { unservedArea, newArea, foreignArea = newArea, nearest } = samples;
    const at = (latitude: number) => ({ latitude, longitude: nearest.longitude, name: 'Twinhaven' });
    const [south, north] = [nearest.latitude + 1, nearest.latitude + 1.2];
    const twin = prepareLookup({
      ...site,
      postalAreas: { ...site.postalAreas, [`${foreignArea.slice(0, 2)}A`]: at(south), [foreignArea]: at(north) },
    });
    const alone = ask(twin, '', foreignArea).answer;
    expect(alone?.nearest?.aboutKmAway).toBeGreaterThan(ask(twin, 'Twinhaven').answer?.nearest?.aboutKmAway ?? 0);
    expect(ask(twin, 'Twinhaven', foreignArea).answer?.nearest).toEqual(alone?.nearest);
    expect(ask(twin, 'Twinhaven', unservedArea).answer?.nearest).toEqual(ask(twin, 'Twinhaven').answer?.nearest);
  });

  test('B18 a no that knows no place nearby asks for the postal code', () => {
    const { answer } = ask(lookup, nowhere);
    expect(answer).toMatchObject({ covered: false, nearest: null });
    expect(answer?.message).toContain(`ask again with its ${lookup.terms.postalCode}`);
  });
});
