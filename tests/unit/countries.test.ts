import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLocality } from '../../src/content/locality.ts';
import { findTelephoneProblem, parseTelephone } from '../../src/content/telephone.ts';
import { countries, findCountry } from '../../src/countries/countries.ts';
import type { Country } from '../../src/countries/country.ts';
import { regionsOfPostalArea } from '../../src/countries/country.ts';
import { formatAddressLines, formatTelephone } from '../../src/countries/formats.ts';
import {
  dropPostalCodes,
  looksLikePostalCode,
  parsePostalCode,
  splitPostalCode,
} from '../../src/countries/postal-code.ts';
import { preparePostalCodes } from '../../src/countries/prepare-postal-codes.ts';
import { formatDistance, formatDistanceValue } from '../../src/format/amounts.ts';
import { describeCodeForm, makeTerms } from '../../src/text/en/postal-codes.ts';
import { explainPostalCode, fillTerms } from '../../src/text/terms.ts';
import { type Questions, questions } from './countries.table.ts';

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.replace(/[ -]/, ''),
  (text) => text.replace(/[ -]/, '\u00a0'),
  (text) => ` ${text.replace(/[ -]/, '\u2013')}\ufeff`,
  (text) => `\u200b${text}`,
  (text) => [...text].map((it) => (it === ' ' ? '\u3000' : String.fromCharCode(it.charCodeAt(0) + 0xfee0))).join(''),
];

const areaOf = (code: string) => code.split(/[ -]/)[0] ?? '';

test('every country has questions in this test', () => {
  expect(Object.keys(questions)).toEqual(Object.keys(countries));
  for (const [code, country] of Object.entries(countries)) expect(country.code).toBe(code);
  expect(findCountry('FR')).toBeUndefined();
  expect(findCountry('constructor')).toBeUndefined();
});

describe.each(Object.values(countries).map((country) => [country.name, country] as const))('%s', (_, country) => {
  const samples = questions[country.code] as Questions;
  const patterns = preparePostalCodes(country);
  const terms = makeTerms(country, country.currency);

  test('B17 a code in any usual spelling has its area, and so does the beginning of a code', () => {
    for (const code of samples.valid) {
      const area = areaOf(code);
      for (const spell of spellings) {
        const typed = spell(code);
        expect(parsePostalCode(typed, patterns), JSON.stringify(typed)).toEqual({ ok: true, value: area });
        expect(looksLikePostalCode(typed, patterns), JSON.stringify(typed)).toBe(true);
      }
      expect(parsePostalCode(area.toLowerCase(), patterns), area).toEqual({ ok: true, value: area });
    }
    for (const typed of samples.beginnings)
      expect(parsePostalCode(typed, patterns), typed).toEqual({ ok: true, value: areaOf(typed) });
  });

  test('B9 an invalid code is refused, and corrected if a letter was typed for a digit', () => {
    for (const [typed, didYouMean] of samples.wrong) {
      const read = parsePostalCode(typed, patterns);
      if (read.ok) throw new Error(`${typed} was taken for ${read.value}.`);
      expect(read.problem.didYouMean, typed).toBe(didYouMean);
      expect(explainPostalCode(read.problem, terms), typed).toMatch(/\. Send .+\.$/);
    }
  });

  test('B17 a code of another country is refused with its own message', () => {
    for (const [typed, word] of samples.foreign) {
      for (const spell of spellings) {
        const read = parsePostalCode(spell(typed), patterns);
        if (read.ok) throw new Error(`${typed} was taken for ${read.value}.`);
        expect(read.problem.reason, typed).toBe('foreign');
        expect(explainPostalCode(read.problem, terms), typed).toMatch(word);
      }
      expect(looksLikePostalCode(typed, patterns), typed).toBe(true);
    }
  });

  test('B15 an address is split from its code, and B13 only the area of the code is kept', () => {
    const [line, area, rest] = samples.address;
    expect(splitPostalCode(line, patterns)).toEqual({ area, rest });
    expect(splitPostalCode('Springfield', patterns)).toBeUndefined();
    for (const code of samples.valid) {
      const beyond = code.slice(areaOf(code).length + 1);
      if (beyond === '') continue;
      expect(dropPostalCodes(`Springfield ${code}`, patterns), code).not.toContain(beyond);
      expect(dropPostalCodes(`Springfield ${code.toLowerCase()}`, patterns), code).not.toContain(beyond.toLowerCase());
    }
  });

  test('B9 the examples of a country are valid or invalid as described', () => {
    const { code, area, wrong } = country.postalCode.examples;
    expect(parsePostalCode(code, patterns)).toEqual({ ok: true, value: area });
    expect(parsePostalCode(wrong, patterns)).toMatchObject({ ok: false, problem: { didYouMean: code } });
    expect(describeCodeForm('postalArea', country)).toContain(`"${area}"`);
    expect(describeCodeForm('postalCode', country)).toContain(`"${code}"`);
  });

  test('B9 no text makes it throw, and a suggestion is a valid code', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AEDLW019OI -é５Ｌ\u200b'), maxLength: 12 }), (text) => {
        const read = parsePostalCode(text, patterns);
        if (!read.ok && read.problem.didYouMean !== undefined) {
          expect(parsePostalCode(read.problem.didYouMean, patterns).ok, text).toBe(true);
        }
        splitPostalCode(text, patterns);
        dropPostalCodes(text, patterns);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['CA', 'K1A', ['ON']],
  ['CA', 'X0A', ['NT', 'NU']],
  ['US', '14201', ['NY']],
  ['US', '06390', ['CT', 'NY']],
  ['US', '01085', ['MA']],
  ['AU', '2601', ['ACT', 'NSW']],
  ['AU', '2500', ['NSW']],
  ['GB', 'LS6', []],
  ['NZ', '6011', []],
])('in %s the postal area %s lies in %j', (code, area, regions) => {
  expect(regionsOfPostalArea(countries[code] as Country, area)).toEqual(regions);
});

const addresses = {
  CA: { streetAddress: '12 Princess Street', addressLocality: 'Kingston', addressRegion: 'ON', postalCode: 'K7L 1A1' },
  US: { streetAddress: '12 Elmwood Avenue', addressLocality: 'Buffalo', addressRegion: 'NY', postalCode: '14201' },
  GB: { streetAddress: '12 Otley Road', addressLocality: 'Leeds', postalCode: 'LS6 2AB' },
  IE: { streetAddress: '12 Capel Street', addressLocality: 'Dublin', postalCode: 'D01 X2Y4' },
  AU: { streetAddress: '12 Crown Street', addressLocality: 'Wollongong', addressRegion: 'NSW', postalCode: '2500' },
  NZ: { streetAddress: '12 Cuba Street', addressLocality: 'Wellington', postalCode: '6011' },
};

test.each(Object.entries(addresses))('an address of %s has its lines in order', (code, address) => {
  const country = countries[code] as Country;
  const { lines } = country.address;
  const written = formatAddressLines(address, lines);
  expect([written.join(', '), ...written]).toMatchSnapshot();
  expect(formatAddressLines({ ...address, streetAddress: null }, lines)[0]).toMatch(
    new RegExp(`^${address.addressLocality}`),
  );
});

test.each<[code: string, typed: string, number?: string, written?: string]>([
  ['CA', '1 (905) 555-0142', '+19055550142', '905-555-0142'],
  ['CA', '+353209150137', '+353209150137', '+353209150137'],
  ['CA', '456-7788'],
  ['CA', '+19051550142'],
  ['US', '716 555 0137', '+17165550137', '716-555-0137'],
  ['GB', '0113 496 0137', '+441134960137', '0113 496 0137'],
  ['GB', '020 79460958', '+442079460958', '020 7946 0958'],
  ['GB', '07700900123', '+447700900123', '07700 900123'],
  ['IE', '01 555 0137', '+35315550137', '01 555 0137'],
  ['IE', '087 915 0137', '+353879150137', '087 915 0137'],
  ['IE', '(091) 561234', '+35391561234', '091 561234'],
  ['IE', '0402 31234', '+35340231234', '0402 31234'],
  ['IE', '0818 123 456', '+353818123456', '0818 123 456'],
  ['AU', '(02) 5550 0137', '+61255500137', '(02) 5550 0137'],
  ['AU', '0491570156', '+61491570156', '0491 570 156'],
  ['AU', '1300975707', '+611300975707', '1300 975 707'],
  ['NZ', '04 5550137', '+6445550137', '04 555 0137'],
  ['NZ', '021555013', '+6421555013', '021 555 013'],
  ['NZ', '0800 555 013', '+64800555013', '0800 555 013'],
  ['NZ', '0800 555 0137', '+648005550137', '0800 555 0137'],
  ['NZ', 'call me'],
])('in %s the number %s is %s in E.164 form, and written %s', (code, typed, number, written) => {
  const country = countries[code] as Country;
  expect(parseTelephone(typed, country)).toBe(number);
  if (number === undefined) return;
  expect(findTelephoneProblem(number, country)).toBeUndefined();
  expect(formatTelephone(number, country)).toBe(written);
});

test.each([
  ['CA', '+119025550137', '+19025550137'],
  ['US', '+117165550137', '+17165550137'],
  ['GB', '+4401134960142', '+441134960142'],
  ['GB', '+4408001111', '+448001111'],
  ['IE', '+3530209150137', '+353209150137'],
  ['AU', '+610491570156', '+61491570156'],
  ['NZ', '+64045550137', '+6445550137'],
  // Numbers abroad, and the country code twice.
  ['CA', '+4402079460958', '+442079460958'],
  ['GB', '+44441134960142', '+441134960142'],
  ['IE', '+353353209150137', '+353209150137'],
])('in %s the unreachable number %s is refused with the correction %s', (code, written, right) => {
  const country = countries[code] as Country;
  expect(findTelephoneProblem(written, country)).toContain(`Write "${right}"`);
  expect(findTelephoneProblem(right, country)).toBeUndefined();
});

test.each([
  ['CA', '+19055550142', '905-555-0142'],
  ['CA', '+13104567', '310-4567'],
  ['CA', '+442079460958', '+44 20 7946 0958'],
  ['US', '+525512345678', '+52 55 1234 5678'],
  ['GB', '+44800112112', '0800 112112'],
  ['GB', '+448001111', '0800 1111'],
  ['GB', '+448454647', '0845 46 47'],
  ['GB', '+445612345678', '056 1234 5678'],
  ['GB', '+35315550137', '+353 1 555 0137'],
  ['AU', '+611802345', '180 2345'],
  ['NZ', '+64900123456', '0900 123 456'],
])('I3 in %s the content number %s is written %s', (addressCountry, telephone, written) => {
  const data = { address: { addressCountry }, contact: { telephone }, emergencyHours: { telephone } };
  const { country } = findLocality([{ file: 'business.yaml', data }]);
  expect(formatTelephone(telephone, country)).toBe(written);
});

test('a leading zero of a foreign number is kept', () => {
  expect(findTelephoneProblem('+390612345678', countries.GB as Country)).toBeUndefined();
});

test('distances are in kilometres, or in rounded miles', () => {
  const { CA, GB } = countries as Readonly<Record<'CA' | 'GB', Country>>;
  const texts = [formatDistance(12.5, CA), formatDistance(12.5, GB), formatDistance(0.4, GB)];
  expect(texts.join(', ')).toBe('12.5 km, about 8 miles, under 1 mile');
  expect([formatDistanceValue(25, CA), formatDistanceValue(25, GB)]).toEqual(['25 km', '16 miles']);
});

test('names of terms in braces are replaced with the words of the country', () => {
  const terms = makeTerms(countries.IE as Country, 'EUR');
  expect(fillTerms('{PostalArea} of {aNationalPostalCode}, in {currencyName}: {telephone} {country}', terms)).toBe(
    'Routing key of an Eircode, in euros: {telephone} Ireland',
  );
});
