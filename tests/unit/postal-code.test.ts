import { expect, test, vi } from 'vitest';
import {
  dropPostalCodes,
  looksLikePostalCode,
  parsePostalCode,
  splitPostalCode,
} from '../../src/countries/postal-code.ts';
import { loadFunctionData } from '../../src/function/data.ts';
import { prepareFunctionData, serializeFunctionData } from '../../src/function/prepare-data.ts';
import { lookup, site } from '../support/reference-site.ts';

const { postalCodes } = lookup;

test.each([
  ['L0R 1CO', { reason: 'letter', didYouMean: 'L0R 1C0' }],
  ['LOR', { reason: 'letter', didYouMean: 'L0R' }],
  ['LOR 1C', { reason: 'letter', didYouMean: 'L0R 1C' }],
  ['LIA IBI', { reason: 'letter', didYouMean: 'L1A 1B1' }],
  ['l8p 4s8x', { reason: 'format' }],
  ['D1A 1A1', { reason: 'letter' }],
  ['D8P', { reason: 'letter' }],
  ['K1A-XYZ', { reason: 'format' }],
  ['SW1A 1AA', { reason: 'foreign', country: 'GB' }],
  ['90210', { reason: 'foreign', country: 'US' }],
])('B9 B17 %s is refused for %o', (text, problem) => {
  expect(parsePostalCode(text, postalCodes)).toEqual({ ok: false, problem });
});

test('B15 a code among words is found with any spacing, the last of several', () => {
  for (const spelling of ['L8P4S8', 'l8p 4s8', 'L 8 P 4 S 8', 'L8P-4S8', 'L.8.P.4.S.8', 'L8P_4S8', 'Ｌ８Ｐ４Ｓ８']) {
    expect(splitPostalCode(`12 Main St, ${spelling}`, postalCodes)).toEqual({ area: 'L8P', rest: '12 Main St,' });
  }
  expect(splitPostalCode('Unit B2B, 5 Main St L9H 1A1', postalCodes)?.area).toBe('L9H');
  expect(splitPostalCode('Hamilton', postalCodes)).toBeUndefined();
  expect(splitPostalCode('XL8P 4S8', postalCodes)).toBeUndefined();
});

test.each([
  ['LOR 1C0', true],
  ['K1A OB1', true],
  ['Lincoln', false],
  ['12345', true],
  ['L8P Hamilton', false],
  ['B3 Main Street', false],
])('F5 %s is meant as a postal code: %s', (text, expected) => {
  expect(looksLikePostalCode(text, postalCodes)).toBe(expected);
});

test('the patterns of postal codes are compiled once, when the data of the function is loaded', () => {
  const data = loadFunctionData(JSON.parse(serializeFunctionData(prepareFunctionData([{ site }]))));
  const compile = vi.spyOn(globalThis, 'RegExp');
  try {
    for (const typed of ['L8P 4S8', '90210', 'LOR 1C0', '12 Main St, L8P 4S8', 'Hamilton'])
      for (const answer of [looksLikePostalCode, parsePostalCode, splitPostalCode, dropPostalCodes])
        answer(typed, data.lookup.postalCodes);
    expect(compile).not.toHaveBeenCalled();
  } finally {
    compile.mockRestore();
  }
});
