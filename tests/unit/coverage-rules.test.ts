import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesByPostalArea } from '../../src/business/service-areas.ts';
import type { Site, SitePlace } from '../../src/business/site.ts';
import { isRural } from '../../src/countries/postal-code.ts';
import { coverageOfNothing, findCoverage } from '../../src/coverage/coverage.ts';
import { greatCircleKm } from '../../src/coverage/distance.ts';
import { type Lookup, prepareLookup } from '../../src/coverage/lookup.ts';
import { foldName } from '../../src/coverage/place-name.ts';
import { components } from '../../src/schemas/answers/components.ts';
import type { CoverageAnswer } from '../../src/schemas/answers/coverage.ts';
import { allBusinesses } from '../businesses.ts';
import { nowhere } from '../samples.ts';

/** What a question came to: the key of a prebuilt answer, an answer made for it, or a refusal. */
interface Outcome {
  readonly key?: string;
  readonly preface?: string;
  readonly answer?: CoverageAnswer;
  readonly detail?: string;
}

function ask(lookup: Lookup, city: string, postal = ''): Outcome {
  const found = findCoverage({ city, postal }, lookup);
  if (!found.ok) return { detail: found.failure.detail };
  if ('record' in found.value) return { answer: found.value.record };
  const { operation: _, ...outcome } = found.value;
  return outcome;
}

/** Words that belong to no name. */
const otherWords = ['12', 'main', 'street', 'near', 'keynes', 'texas', 'somewhere', 'beside', 'bridge'];
const compass = ['east', 'north', 'south', 'west'];
const pointsOfCompass = '(?:north|south)?(?:east|west)?|central|inner|outer|outskirts';
const quarters = ['downtown', 'uptown', 'central', 'village of', 'hamlet of', 'city of', 'the town of'];

const namesOf = ({ name, alternateNames }: SitePlace) => [name, ...alternateNames];

/** The names a place may be followed by. */
function namesAround(site: Site, place: SitePlace): string[] {
  const { municipality, region = municipality, formerMunicipality = municipality } = place;
  const neighbours = site.places.filter((other) => other.municipality === municipality);
  return [municipality, region, formerMunicipality, ...neighbours.flatMap(namesOf)];
}

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

describe.each(allBusinesses)('the $name', ({ isAskedAll, site, samples }) => {
  const lookup = prepareLookup(site);
  const served = placesByPostalArea(site);
  const [region = ''] = lookup.regionNames;
  const anyPlace = anyOf(site.places);
  const suggested = (outcome: Outcome) => outcome.answer?.suggestions.map(({ slug }) => slug);
  /** Every word that may stand in a text which is nothing but a name: of places, of what they lie in, of the province. */
  const wordsOfNames = new Set(
    [
      ...site.places.flatMap((place) => [...namesOf(place), place.slug, ...namesAround(site, place)]),
      ...site.regions.regions.flatMap(({ names }) => names),
      ...[...lookup.endings, ...quarters],
      ...['region of', 'county of'],
    ].flatMap((name) => foldName(name).split(' ')),
  );

  test('B7 B8 B15 only a text that is nothing but names is ever a yes, and only one with a served name', () => {
    const anyText = fc
      .array(
        fc.oneof(
          anyPlace.chain((place) => anyOf([...namesOf(place), ...namesAround(site, place)])),
          anyOf([...otherWords, ...compass, ...quarters, ...lookup.endings]),
          anyOf(Object.keys(lookup.unserved)),
          fc.string({ unit: 'grapheme', maxLength: 6 }),
        ),
        { minLength: 1, maxLength: 5 },
      )
      .chain((parts) => anyOf([' ', ', ', '-', ' / ']).map((gap) => parts.join(gap)));
    fc.assert(
      fc.property(anyText, (text) => {
        const { key } = ask(lookup, text);
        if (key === undefined || served.has(key)) return;
        const words = foldName(text).split(' ');
        expect(
          words.filter((word) => !wordsOfNames.has(word)),
          text,
        ).toEqual([]);
        const place = site.places.find(({ slug }) => slug === key);
        const names = place === undefined ? [] : [...namesOf(place), place.slug].map(foldName);
        expect(
          names.some((name) => ` ${words.join(' ')} `.includes(` ${name} `)),
          text,
        ).toBe(true);
      }),
      { numRuns: isAskedAll ? 5000 : 500 },
    );
  });

  test('B15 a place followed by what it lies in is that place, or the narrower one', () => {
    for (const place of site.places) {
      for (const around of namesAround(site, place)) {
        const other = site.places.find((it) => namesOf(it).some((name) => foldName(name) === foldName(around)));
        const isWider = other === undefined || other.name === place.municipality;
        const allowed = isWider && place.name !== place.municipality ? [place.slug] : [place.slug, other?.slug];
        const text = `${place.name}, ${around}, ${region}`;
        expect(allowed, text).toContain(ask(lookup, text).key);
      }
    }
  });

  test('B15 of two places of one municipality the narrower one is meant, in whatever order they stand', () => {
    const narrow = site.places.filter(({ name, municipality }) => name !== municipality);
    for (const { name, slug, municipality, formerMunicipality } of narrow) {
      const around = [municipality, formerMunicipality ?? municipality];
      for (const wide of site.places.filter((place) => around.includes(place.name))) {
        expect(ask(lookup, `${wide.name}, ${name}`)).toEqual({ key: slug });
        expect(ask(lookup, `${name}, ${wide.name}`)).toEqual({ key: slug });
      }
    }
  });

  test('B15 words that say no more than the name are dropped, unless the whole is a name', () => {
    for (const place of site.places) {
      for (const word of ['downtown', 'Uptown', 'central', 'village of', 'the hamlet of']) {
        const text = `${word} ${place.name}, ${place.municipality}`;
        expect(ask(lookup, text), text).toEqual({ key: place.slug });
      }
    }
  });

  test('B15 what holds the name of a place among other words is not guessed at, and suggests it', () => {
    const before = anyOf([...otherWords, ...compass]);
    fc.assert(
      fc.property(anyPlace, before, fc.option(anyOf(otherWords)), (place, word, after) => {
        const text = [word, place.name, after ?? ''].join(' ').trim();
        const outcome = ask(lookup, text);
        // West Lincoln is a place of its own.
        if (Object.hasOwn(lookup.places, foldName(`${word} ${place.name}`))) return;
        expect([outcome.answer?.covered, outcome.answer?.confidence], text).toEqual([null, null]);
        const quarter = lookup.quarters[foldName(text)];
        expect(quarter ?? suggested(outcome), text).toContain(place.slug);
      }),
      { numRuns: 2000 },
    );
  });

  test('B15 a place followed by a name elsewhere is a confirmed no', () => {
    const endings = new RegExp(`\\d| (?:${lookup.endings.join('|')})$`);
    const elsewhere = Object.keys(lookup.unserved).filter((name) => name.length < 40 && !endings.test(name));
    fc.assert(
      fc.property(anyPlace, anyOf(elsewhere), anyOf([', ', ' ']), (place, name, gap) => {
        const { answer } = ask(lookup, `${place.name}${gap}${name}`);
        expect(answer).toMatchObject({ covered: false, confidence: 'confirmed', areas: [], suggestions: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test('B15 a known name is not taken for a place that it is like; a tie is', () => {
    const { place, text } = samples.misspelt;
    expect(suggested(ask(lookup, text))).toEqual([place.slug]);
    const withKnown = (...names: string[]) =>
      prepareLookup({ ...site, regions: { ...site.regions, knownNames: names.map((name) => ({ name, within: [] })) } });
    expect(ask(withKnown(text), text).answer).toMatchObject({ covered: false, suggestions: [] });
    // One letter more than the misspelt name, as the place has: both are one edit away.
    expect(suggested(ask(withKnown(`${text}x`), text))).toEqual([place.slug]);
    const twice = place.name.replace(/^(.).(.)./, '$1q$2q');
    expect(suggested(ask(lookup, twice))).toEqual([place.slug]);
    expect(ask(withKnown(`${twice}x`), twice).answer).toMatchObject({ covered: false, suggestions: [] });
  });

  test('B15 text with a postal code and no exact name is answered for the code', () => {
    const { place, fsa, unservedFsa, rest, writeCode } = samples;
    expect(ask(lookup, `${place.name} ${writeCode(unservedFsa)}`)).toEqual({ key: place.slug });
    expect(ask(lookup, `12 Main St, ${place.name}, ${fsa}${rest}`)).toMatchObject({ key: fsa });
    expect(ask(lookup, writeCode(fsa).slice(0, -1))).toEqual({ key: fsa, postalArea: fsa });
    expect(ask(lookup, `12 Main St ${writeCode(unservedFsa)}`).answer).toMatchObject({
      covered: false,
      matchedOn: 'postal',
    });
    expect(suggested(ask(lookup, `12 Main St, ${place.name} ${writeCode(unservedFsa)}`))).toEqual([place.slug]);
  });

  test('B16 what places lie in is a name of all of them, unless it is a place or listed otherwise', () => {
    const listed = new Map(
      site.regions.regions.flatMap(({ names, places }) => names.map((name) => [foldName(name), places] as const)),
    );
    const above = site.places.flatMap(({ municipality, region }) => [municipality, region ?? municipality]);
    for (const name of new Set(above)) {
      if (site.places.some((place) => namesOf(place).some((it) => foldName(it) === foldName(name)))) continue;
      const within = site.places.filter(({ municipality, region }) => [municipality, region].includes(name));
      const outcome = ask(lookup, `${name}, ${region}`);
      expect(outcome.answer?.covered, name).toBeNull();
      expect(suggested(outcome), name).toEqual(listed.get(foldName(name)) ?? within.map(({ slug }) => slug));
    }
  });

  test('B16 a business that lists no region is asked for them all the same', () => {
    const bare = prepareLookup({
      ...site,
      regions: { ...site.regions, regions: [] },
      places: site.places.map((place) => ({ ...place, municipality: 'Greater Sudbury', region: undefined })),
    });
    expect(suggested(ask(bare, 'Greater Sudbury'))).toEqual(site.places.map(({ slug }) => slug).slice(0, 25));
    expect(ask(bare, `${samples.place.name}, Greater Sudbury`)).toEqual({ key: samples.place.slug });
  });

  test('B18 the name of a part of a town that is served suggests the places there', () => {
    const quarters = Object.entries(lookup.quarters);
    if (isAskedAll) expect(quarters.length).toBeGreaterThan(0);
    for (const [name, slugs] of quarters) {
      const parts = new RegExp(`^${name}(?: (?:${pointsOfCompass}))*$`);
      const fsas = Object.entries(site.postalAreas).filter(
        ([fsa, area]) =>
          !isRural(fsa, site.country) && area.name.split(/[()/,]/).some((part) => parts.test(foldName(part))),
      );
      const expected = fsas.flatMap(([fsa]) => {
        const { primary = [], partial = [] } = served.get(fsa) ?? {};
        return [...primary, ...partial].map(({ slug }) => slug);
      });
      expect(new Set(slugs), name).toEqual(new Set(expected));
      expect(ask(lookup, name).answer).toMatchObject({ covered: null, matchedOn: 'city' });
    }
  });

  test('B18 a known name that is not served says which place is nearest to its middle', () => {
    const { newFsa, foreignFsa = newFsa, unservedName } = samples;
    const { name, nearest, aboutKmAway } = unservedName;
    const { answer } = ask(lookup, name);
    expect(components.CoverageAnswer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      covered: false,
      nearest: { slug: nearest.slug, name: nearest.name, distanceKm: nearest.distanceKm, aboutKmAway },
    });
    const at = (latitude: number) => ({ latitude, longitude: nearest.longitude, name: 'Twinhaven' });
    const withAreas = (...latitudes: number[]) => {
      const areas = latitudes.map((latitude, index) => [`${foreignFsa.slice(0, 2)}${'ABC'[index]}`, at(latitude)]);
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
    const outcome = ask(lookup, nowhere, samples.fsa);
    expect(outcome).toMatchObject({ key: samples.fsa, preface: expect.stringContaining(`“${nowhere}” is not on`) });
    expect(ask(lookup, nowhere, samples.unservedFsa).answer).toMatchObject({ covered: false, matchedOn: 'city' });
  });

  test('B18 B10 a known name is a no with its nearest place, whatever code or municipality stands beside it', () => {
    const { unservedName, fsa, ruralFsa = fsa, unservedFsa, place, writeCode } = samples;
    const within = { name: 'Quarrytown', within: [place.municipality], latitude: 43.3, longitude: -80.4 };
    const known = prepareLookup({ ...site, regions: { ...site.regions, knownNames: [within] } });
    for (const name of [unservedName.name, 'Quarrytown']) {
      const { answer } = ask(known, name);
      expect(answer).toMatchObject({ covered: false, confidence: 'confirmed', nearest: expect.any(Object) });
      for (const code of [fsa, ruralFsa, writeCode(ruralFsa)]) {
        expect(ask(known, name, code).answer).toEqual(answer);
        expect(ask(known, `${name}, ${code}`).answer).toEqual(answer);
      }
      expect(ask(known, name, unservedFsa).answer).toMatchObject({ covered: false, matchedOn: 'city' });
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
    const { unservedFsa, newFsa, foreignFsa = newFsa, nearest } = samples;
    const at = (latitude: number) => ({ latitude, longitude: nearest.longitude, name: 'Twinhaven' });
    const [south, north] = [nearest.latitude + 1, nearest.latitude + 1.2];
    const twin = prepareLookup({
      ...site,
      postalAreas: { ...site.postalAreas, [`${foreignFsa.slice(0, 2)}A`]: at(south), [foreignFsa]: at(north) },
    });
    const alone = ask(twin, '', foreignFsa).answer;
    expect(alone?.nearest?.aboutKmAway).toBeGreaterThan(ask(twin, 'Twinhaven').answer?.nearest?.aboutKmAway ?? 0);
    expect(ask(twin, 'Twinhaven', foreignFsa).answer?.nearest).toEqual(alone?.nearest);
    expect(ask(twin, 'Twinhaven', unservedFsa).answer?.nearest).toEqual(ask(twin, 'Twinhaven').answer?.nearest);
  });

  test('B18 a no that knows no place nearby asks for the postal code', () => {
    const { answer } = ask(lookup, nowhere);
    expect(answer).toMatchObject({ covered: false, nearest: null });
    expect(answer?.message).toContain(`ask again with its ${lookup.terms.postalCode}`);
  });

  test('D4 without a question every place is suggested, nearest first, at most two hundred', () => {
    const all = coverageOfNothing(lookup);
    expect(components.CoverageAnswer.parse(all)).toEqual(all);
    expect(all).toMatchObject({ covered: null, confidence: null, matchedOn: null, areas: [], nearest: null });
    expect(all.suggestions).toEqual(
      site.places.map(({ slug, name, municipality, kind, distanceKm }) => ({
        slug,
        name,
        municipality,
        kind,
        distanceKm,
      })),
    );
    const many = Array.from({ length: 203 }, (_, index) => ({ ...samples.place, slug: `place-${index}` }));
    const most = coverageOfNothing(prepareLookup({ ...site, places: many }));
    expect(most.suggestions).toHaveLength(200);
    expect(most.message).toContain('3 more are left out');
  });
});
