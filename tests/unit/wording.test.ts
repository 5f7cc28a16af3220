import { expect, test } from 'vitest';
import { countries } from '../../src/countries/countries.ts';
import { formatMinutes, formatMoney } from '../../src/format/amounts.ts';
import { bindAmpersand } from '../../src/format/sentences.ts';
import { closestWord, editDistance } from '../../src/format/spelling.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { fitTitle } from '../../src/site-pages/pages.ts';

test.each([
  [249, 'en-CA', 'CAD', '$249'],
  [1290, 'en-CA', 'CAD', '$1,290'],
  [89.95, 'en-CA', 'CAD', '$89.95'],
  [89.5, 'en-CA', 'CAD', '$89.50'],
  [0, 'en-CA', 'CAD', '$0'],
  [1290, 'en-CA', 'USD', 'US$1,290'],
  [1249.5, 'en-US', 'USD', '$1,249.50'],
  [1249, 'en-GB', 'GBP', '£1,249'],
  [1249, 'en-IE', 'EUR', '€1,249'],
  [1249, 'en-AU', 'AUD', '$1,249'],
  [1249, 'en-NZ', 'NZD', '$1,249'],
])('%d is written for %s in %s as %s', (amount, locale, currency, text) =>
  expect(formatMoney(amount, { locale, currency })).toBe(text),
);

test.each([
  [30, 60, '30 to 60 minutes'],
  [45, 90, '45 to 90 minutes'],
  [60, 120, '1 to 2 hours'],
  [90, 180, '1½ to 3 hours'],
  [30, 120, '½ to 2 hours'],
  [45, 150, '45 minutes to 2½ hours'],
  [60, 60, 'about 60 minutes'],
  [20, 125, '20 to 125 minutes'],
])('%d to %d minutes are %s', (min, max, text) => expect(formatMinutes({ min, max }, 'en')).toBe(text));

test.each([
  ['CA', 'November 2, 2026'],
  ['US', 'November 2, 2026'],
  ['GB', '2 November 2026'],
  ['IE', '2 November 2026'],
  ['AU', '2 November 2026'],
  ['NZ', '2 November 2026'],
])('I3 dates are written out as people in %s write them', (code, written) =>
  expect(formatDate('2026-11-02', countries[code]?.locale ?? '')).toBe(written),
);

test('F6 a title has the name of the business if both fit, and at most 70 characters', () => {
  const lengths = [50, 51, 70, 71].map((length) => fitTitle('x'.repeat(length), 'Seventeen letters').length);
  expect(lengths).toEqual([70, 51, 70, 70]);
  expect(fitTitle('Toitures Oka, Gatineau', 'Toitures Oka')).toBe('Toitures Oka, Gatineau');
});

test('B8 the distance is that of optimal string alignment', () => {
  const rows: [string, string, number][] = [
    ['hamilton', 'hamilton', 0],
    ['hmilton', 'hamilton', 1],
    ['ahmilton', 'hamilton', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
    ['', 'abc', 3],
  ];
  for (const [a, b, distance] of rows) expect(editDistance(a, b, 5), `${a} ${b}`).toBe(distance);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
});

test('a misspelt word finds the intended one', () => {
  expect(closestWord('startingPrice', ['startingPrice', 'priceNote'])).toBe('startingPrice');
  expect(closestWord('faq', ['faqs', 'steps'])).toBe('faqs');
  expect(closestWord('colour', ['name', 'slug'])).toBeUndefined();
  expect(closestWord('startPrice', ['startsPrice', 'startsPrices'])).toBe('startsPrice');
});

test('F6 no line of a name ends with an ampersand', () => {
  expect(bindAmpersand('Kit & Sons & Co')).toBe('Kit &\u00A0Sons &\u00A0Co');
  expect(bindAmpersand('R&D Doors')).toBe('R&D Doors');
});
