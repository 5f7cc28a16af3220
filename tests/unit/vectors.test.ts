import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placesByPostalArea } from '../../src/business/service-areas.ts';
import { parsePostalCode } from '../../src/countries/postal-code.ts';
import { findCoverage } from '../../src/coverage/coverage.ts';
import { findPlace } from '../../src/coverage/find-place.ts';
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
const postal = vectors.filter(({ kind }) => kind === 'postal');
const places = vectors.filter(({ kind }) => kind === 'place');

function ask(query: { city?: string; postal?: string }) {
  return findCoverage({ city: '', postal: '', ...query }, lookup);
}

test.each(postal.filter(({ expected }) => expected.class === 'invalid'))(
  'B9 $id $note is refused',
  ({ input, expected }) => {
    const parsed = parsePostalCode(input, lookup.postalCodes);
    expect(parsed.ok ? parsed.value : parsed.failure.didYouMean).toBe(expected.didYouMean);
    if (input.trim() === '') return;
    const found = ask({ postal: input });
    expect(found.ok ? found.value : found.failure.code).toBe('postal-code-invalid');
  },
);

test.each(postal.filter(({ expected }) => expected.class === 'covered'))(
  'B9 $id $note is likely covered',
  ({ input, expected }) => {
    expect(parsePostalCode(input, lookup.postalCodes)).toEqual({ ok: true, value: expected.postalArea });
    expect(ask({ postal: input })).toEqual({
      ok: true,
      value: { operation: 'getCoverage', key: expected.postalArea, postalArea: expected.postalArea },
    });
    const found = placesByPostalArea(site).get(expected.postalArea ?? '');
    expect(found?.primary.map(({ slug }) => slug).sort()).toEqual(expected.places?.toSorted());
  },
);

const wording = {
  ontario_not_covered: /is outside our area\. The nearest place we serve is /,
  ontario_unknown_area: /is not a postal area we know/,
  outside_ontario: /is not in Ontario/,
};

test.each(postal.filter(({ expected }) => expected.class && Object.hasOwn(wording, expected.class)))(
  'B9 $id $note is not covered, with a message of its own',
  ({ input, expected }) => {
    const found = ask({ postal: input });
    expect(found).toMatchObject({
      ok: true,
      value: {
        record: {
          covered: false,
          confidence: 'likely',
          matchedOn: 'postal',
          postalArea: expected.postalArea,
          areas: [],
        },
      },
    });
    const message = found.ok && 'record' in found.value ? found.value.record.message : '';
    expect(message).toMatch(wording[expected.class as keyof typeof wording]);
  },
);

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
