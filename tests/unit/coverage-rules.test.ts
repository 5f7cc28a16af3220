import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Site, SitePlace } from '../../src/business/site.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { toToolCoverage } from '../../src/mcp/tools/check-service-area/operation.ts';
import { foldName } from '../../src/places/place-name.ts';
import { groupByPostalArea } from '../../src/places/places.ts';
import { allBusinesses } from '../support/businesses.ts';
import { runsAll } from '../support/sample-of.ts';
import { unknownAnswer } from '../support/samples.ts';
import { ask, listSuggested } from './ask-coverage.ts';

/** Words that belong to no name. */
const otherWords = ['12', 'main', 'street', 'near', 'keynes', 'texas', 'somewhere', 'beside', 'bridge'];
const compass = ['east', 'north', 'south', 'west'];
const quarters = ['downtown', 'uptown', 'central', 'village of', 'hamlet of', 'city of', 'the town of'];

const namesOf = ({ name, alternateNames }: SitePlace) => [name, ...alternateNames];

/** The names a place may be followed by. */
function namesAround(site: Site, place: SitePlace): string[] {
  const { municipality, region = municipality, formerMunicipality = municipality } = place;
  const neighbours = site.places.filter((other) => other.municipality === municipality);
  return [municipality, region, formerMunicipality, ...neighbours.flatMap(namesOf)];
}

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

describe.each(allBusinesses)('the $name', ({ site, samples }) => {
  const lookup = prepareLookupTables(site);
  const served = groupByPostalArea(site);
  const [province = ''] = lookup.provinceNames;
  const anyPlace = anyOf(site.places);
  const known = Object.keys(lookup.names).filter((name) => lookup.names[name]?.kind !== 'match');
  /** Every word that may be part of a name of a place, municipality, region or province. */
  const wordsOfNames = new Set(
    [
      ...site.places.flatMap((place) => [...namesOf(place), place.slug, ...namesAround(site, place)]),
      ...site.sharedNames.flatMap(({ names }) => names),
      ...[...lookup.provinceSuffixes, ...quarters],
      ...['region of', 'county of', 'the', 'le', 'la', 'les', 'l', 'el', 'los', 'las'],
    ].flatMap((name) => foldName(name).split(' ')),
  );

  test('B7 B8 B15 only a text of nothing but names is a yes, and only with a served name', () => {
    const anyText = fc
      .array(
        fc.oneof(
          anyPlace.chain((place) => anyOf([...namesOf(place), ...namesAround(site, place)])),
          anyOf([...otherWords, ...compass, ...quarters, ...lookup.provinceSuffixes]),
          anyOf(known),
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
        // The province between commas parts no name.
        const parts = text.split(',').map(foldName);
        const bare = parts.filter((part, index) => index === 0 || !lookup.provinceSuffixes.includes(part)).join(' ');
        expect(
          names.some((name) => ` ${bare} `.includes(` ${name} `)),
          text,
        ).toBe(true);
      }),
      { numRuns: runsAll ? 5000 : 500, examples: [['west, ont, Lincoln']] },
    );
  });

  test('B15 a place followed by a containing place is that place, or the smaller one', () => {
    for (const place of site.places) {
      for (const around of namesAround(site, place)) {
        const other = site.places.find((it) => namesOf(it).some((name) => foldName(name) === foldName(around)));
        const isWider = other === undefined || other.name === place.municipality;
        const allowed = isWider && place.name !== place.municipality ? [place.slug] : [place.slug, other?.slug];
        const text = `${place.name}, ${around}, ${province}`;
        expect(allowed, text).toContain(ask(lookup, text).key);
      }
    }
  });

  test('B15 a known name is not mistaken for a similar place, except in a tie', () => {
    const { place, text } = samples.misspelt;
    expect(listSuggested(ask(lookup, text))).toEqual([place.slug]);
    const withKnown = (...names: string[]) =>
      prepareLookupTables({
        ...site,
        knownNames: names.map((name) => ({ name, within: [], postalAreas: [] })),
      });
    expect(ask(withKnown(text), text).answer).toMatchObject({ covered: false, suggestions: [] });
    // One letter more than the misspelt name, as the place has: both are one edit away.
    expect(listSuggested(ask(withKnown(`${text}x`), text))).toEqual([place.slug]);
    const twice = place.name.replace(/^(.).(.)./, '$1q$2q');
    expect(listSuggested(ask(lookup, twice))).toEqual([place.slug]);
    expect(ask(withKnown(`${twice}x`), twice).answer).toMatchObject({ ...unknownAnswer(site), suggestions: [] });
  });

  test('B16 a containing name stands for all places in it, unless it is a place or listed itself', () => {
    const listed = new Map(
      site.sharedNames.flatMap(({ names, places }) => names.map((name) => [foldName(name), places] as const)),
    );
    const above = site.places.flatMap(({ municipality, region }) => [municipality, region ?? municipality]);
    for (const name of new Set(above)) {
      if (site.places.some((place) => namesOf(place).some((it) => foldName(it) === foldName(name)))) continue;
      const within = site.places.filter(({ municipality, region }) => [municipality, region].includes(name));
      const outcome = ask(lookup, `${name}, ${province}`);
      expect(outcome.answer?.covered, name).toBeNull();
      expect(listSuggested(outcome), name).toEqual(listed.get(foldName(name)) ?? within.map(({ slug }) => slug));
    }
  });

  test('D4 without a question, at most two hundred places are suggested', () => {
    const many = Array.from({ length: 203 }, (_, index) => ({ ...samples.place, slug: `place-${index}` }));
    const most = toToolCoverage({ ...site, places: many });
    expect(most.suggestions).toHaveLength(200);
    expect(most.message).toContain('3 more are left out');
  });
});
