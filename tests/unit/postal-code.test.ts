import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesByPostalArea } from '../../src/business/service-areas.ts';
import {
  dropPostalCodes,
  isRural,
  looksLikePostalCode,
  parsePostalCode,
  splitPostalCode,
} from '../../src/countries/postal-code.ts';
import { findCoverage } from '../../src/coverage/coverage.ts';
import { lookup, site } from '../reference-site.ts';

const { postalCodes } = lookup;

const letter = fc.constantFrom(...'ABCEGHJKLMNPRSTVWXYZ');
const first = fc.constantFrom(...'ABCEGHJKLMNPRSTVXY');
const digit = fc.constantFrom(...'0123456789');
const code = fc.tuple(first, digit, letter, digit, letter, digit).map((characters) => characters.join(''));

test('B9 every valid postal code is accepted in every usual spelling', () => {
  const disguise = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => `${text.slice(0, 3)} ${text.slice(3)}`,
    (text: string) => `${text.slice(0, 3)}-${text.slice(3)}`,
    (text: string) => `${text.slice(0, 3)}\u00a0${text.slice(3)}`,
    (text: string) => `\u200b${text.slice(0, 3)}\u2013${text.slice(3)}\ufeff`,
    (text: string) => text.replace(/./g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
    (text: string) => text.slice(0, 3),
  );
  fc.assert(
    fc.property(code, disguise, (text, spell) => {
      expect(parsePostalCode(spell(text), postalCodes)).toEqual({ ok: true, value: text.slice(0, 3) });
    }),
    { numRuns: 2000 },
  );
});

test('B9 any other text is refused and never throws', () => {
  const valid = /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJKLMNPRSTVWXYZ](?:\d(?:[ABCEGHJKLMNPRSTVWXYZ]\d?)?)?$/;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const parsed = parsePostalCode(text, postalCodes);
      if (parsed.ok) expect(parsed.value).toMatch(/^[A-Z]\d[A-Z]$/);
      else if (parsed.failure.didYouMean) expect(parsed.failure.didYouMean.replace(' ', '')).toMatch(valid);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['L0R 1CO', { reason: 'letter', didYouMean: 'L0R 1C0' }],
  ['LOR', { reason: 'letter', didYouMean: 'L0R' }],
  ['LOR 1C', { reason: 'letter', didYouMean: 'L0R 1C' }],
  ['LIA IBI', { reason: 'letter', didYouMean: 'L1A 1B1' }],
  ['l8p 4s8x', { reason: 'form' }],
  ['D1A 1A1', { reason: 'letter' }],
  ['W1A 1A1', { reason: 'letter' }],
  ['D8P', { reason: 'letter' }],
  ['K1A-XYZ', { reason: 'form' }],
  ['SW1A 1AA', { reason: 'form' }],
  ['90210', { reason: 'foreign', country: 'US' }],
  ['90210-1234', { reason: 'foreign', country: 'US' }],
  ['9021', { reason: 'form' }],
])('B9 B17 %s is refused for %o', (text, failure) => {
  expect(parsePostalCode(text, postalCodes)).toEqual({ ok: false, failure });
});

test('B17 every beginning of a code from its area on counts for the area, and is dropped like a whole one', () => {
  fc.assert(
    fc.property(
      code,
      fc.integer({ min: 3, max: 6 }),
      fc.constantFrom('', ' ', '-', '.', '/', '_', '·', '−'),
      (text, length, gap) => {
        const begun = `${text.slice(0, 3)}${length > 3 ? gap : ''}${text.slice(3, length)}`;
        expect(parsePostalCode(begun, postalCodes)).toEqual({ ok: true, value: text.slice(0, 3) });
        if (length > 3) expect(dropPostalCodes(`Dundas ${begun}`, postalCodes).trim()).toBe('Dundas');
        expect(splitPostalCode(`Dundas, ${begun}`, postalCodes)).toEqual({ area: text.slice(0, 3), rest: 'Dundas,' });
      },
    ),
    { numRuns: 1000 },
  );
});

test('B15 a code among words is found however it is spaced, the last of several', () => {
  for (const spelling of ['L8P4S8', 'l8p 4s8', 'L 8 P 4 S 8', 'L8P-4S8', 'L.8.P.4.S.8', 'L8P_4S8', 'Ｌ８Ｐ４Ｓ８']) {
    expect(splitPostalCode(`12 Main St, ${spelling}`, postalCodes)).toEqual({ area: 'L8P', rest: '12 Main St,' });
  }
  expect(splitPostalCode('Unit B2B, 5 Main St L9H 1A1', postalCodes)?.area).toBe('L9H');
  expect(splitPostalCode('Hamilton', postalCodes)).toBeUndefined();
  expect(splitPostalCode('XL8P 4S8', postalCodes)).toBeUndefined();
});

test('B9 every served area has its file, and every other one of the province its own answer', () => {
  const served = placesByPostalArea(site);
  expect(served.size).toBeGreaterThan(60);
  for (const postalArea of Object.keys(site.postalAreas)) {
    const found = findCoverage({ city: '', postal: `${postalArea} 1A1` }, lookup);
    if (served.has(postalArea))
      expect(found).toEqual({ ok: true, value: { operation: 'getCoverage', key: postalArea, postalArea } });
    else {
      const answer = found.ok && 'record' in found.value ? found.value.record : undefined;
      expect(answer).toMatchObject({ covered: false, postalArea });
      expect(answer?.nearest?.url).toMatch(/^https:\/\/www\.example\.com\/service-areas\/[a-z-]+\/$/);
      expect(answer?.message).toMatch(/about \d+ km away\.$/);
    }
  }
});

test('B13 nothing but the first three characters goes on', () => {
  fc.assert(
    fc.property(code, (text) => {
      const full = `${text.slice(0, 3)} ${text.slice(3)}`;
      const answers = [
        findCoverage({ city: '', postal: full }, lookup),
        findCoverage({ city: full, postal: '' }, lookup),
        findCoverage({ city: `Nowhere, ON ${full}`, postal: '' }, lookup),
        findCoverage({ city: `Nowhere ${text}`, postal: full }, lookup),
      ];
      for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(text.slice(3));
    }),
    { numRuns: 500 },
  );
});

test('B13 postal codes are dropped from text', () => {
  expect(dropPostalCodes('Hamilton, ON l8p 4s8', postalCodes).trim()).toBe('Hamilton, ON');
  expect(dropPostalCodes('L8P', postalCodes).trim()).toBe('L8P');
});

test.each([
  ['L8P', true],
  ['l8p 4s8', true],
  ['LOR 1C0', true],
  ['K1A-XYZ', true],
  ['Tim', false],
  ['Lincoln', false],
  ['12345', true],
  ['L8P Hamilton', false],
  ['B3 Main Street', false],
])('F5 %s is meant as a postal code: %s', (text, expected) => {
  expect(looksLikePostalCode(text, postalCodes.meant)).toBe(expected);
});

test('B9 rural areas have a 0 in second place', () => {
  expect([isRural('L0R', site.country), isRural('L8P', site.country)]).toEqual([true, false]);
});
