import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePostalCode } from '../../src/countries/postal-code.ts';
import { findCoverage } from '../../src/places/coverage.ts';
import { findPlace } from '../../src/places/find-place.ts';
import { placesByPostalArea } from '../../src/places/places.ts';
import { lookup, site } from '../reference-site.ts';

interface Vector {
  readonly id: string;
  readonly kind: 'postal' | 'place';
  readonly input: string;
  readonly note: string;
  readonly expected: {
    readonly class?: 'covered' | 'ontario_not_covered' | 'ontario_unknown_area' | 'outside_ontario' | 'invalid';
    readonly postalArea?: string | null;
    readonly didYouMean?: string;
    readonly places?: readonly string[];
    readonly weak?: boolean;
    readonly result?: 'match' | 'suggest' | 'ambiguous' | 'none';
    readonly slug?: string | null;
    readonly suggestions?: readonly string[];
    readonly covered?: boolean | null;
  };
}

const { vectors } = JSON.parse(readFileSync('tests/fixtures/vectors.json', 'utf8')) as { vectors: Vector[] };
const postal = vectors.filter(({ kind, input }) => kind === 'postal' && input.trim() !== '');
const places = vectors.filter(({ kind }) => kind === 'place');
const ask = (query: { city?: string; postal?: string }) => findCoverage({ city: '', postal: '', ...query }, lookup);

const wording = {
  ontario_not_covered: /is outside our area\. The nearest place we serve is /,
  ontario_unknown_area: /is not a postal area we know/,
  outside_ontario: /is not in Ontario/,
};

test.each(postal)('B9 $id $note', ({ input, expected: { class: kind = 'invalid', ...expected } }) => {
  const parsed = parsePostalCode(input, lookup.postalCodes);
  const found = ask({ postal: input });
  if (kind === 'invalid') {
    expect(parsed.ok ? parsed.value : parsed.failure.didYouMean).toBe(expected.didYouMean);
    expect(found).toMatchObject({ ok: false, failure: { code: 'postal-code-invalid' } });
    return;
  }
  const { postalArea = '' } = expected;
  expect(parsed).toEqual({ ok: true, value: postalArea });
  if (kind === 'covered') {
    expect(found).toEqual({ ok: true, value: { operation: 'getCoverage', key: postalArea, postalArea } });
    const primary = placesByPostalArea(site).get(postalArea ?? '')?.primary;
    expect(primary?.map(({ slug }) => slug).sort()).toEqual(expected.places?.toSorted());
    return;
  }
  const message = expect.stringMatching(wording[kind]);
  const record = { covered: false, confidence: 'likely', matchedOn: 'postal', postalArea, areas: [], message };
  expect(found).toMatchObject({ ok: true, value: { record } });
});

const kinds = {
  match: ['match'],
  suggest: ['near'],
  ambiguous: ['several'],
  none: ['none', 'unserved', 'contradiction'],
} as const;

test.each(places)('B7 B8 $id $note', ({ input, expected }) => {
  const match = findPlace(input, lookup);
  expect(kinds[expected.result ?? 'none']).toContain(match.kind);
  if (match.kind === 'match') expect(match.slug).toBe(expected.slug);
  if ('slugs' in match) expect([...match.slugs].sort()).toEqual(expected.suggestions?.toSorted());
  const found = ask({ city: input });
  if (expected.result === 'match')
    expect(found).toEqual({ ok: true, value: { operation: 'getCoverage', key: expected.slug } });
  else expect(found).toMatchObject({ ok: true, value: { record: { covered: expected.covered } } });
});
