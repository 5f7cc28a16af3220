import { expect, test } from 'vitest';
import { localityOf } from '../../../src/content/locality.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { readEntry, writeEntry } from '../web/entry-file.ts';
import { type ContentForm, listForms } from '../web/forms.ts';
import { keepMarks } from '../web/prose-marks.ts';

const forms = listForms(localityOf(sampleCountry), ['en', 'fr']);
const formOf = (kind: string) => forms.find((form) => form.kind === kind) as ContentForm;

const SERVICE = `---
name: Drain
order: 10
symptom: Water stands
summary: We clear it.
startingPrice: 99
priceNote: All in. # Ask
priceAsOf: 2026-05-04
typicalMinutes: {min: 30, max: 60}
covers: [One drain]
---

Text with \\{ braces.
`;

test('fields and text of a page are edited apart', () => {
  const form = formOf('services');
  const values = readEntry(form, SERVICE);
  expect(values).toMatchObject({ startingPrice: 99, body: 'Text with \\{ braces.' });
  expect(writeEntry(form, values)).toBe(SERVICE);
  expect(writeEntry(form, { ...values, startingPrice: 109 })).toBe(SERVICE.replace('99', '109'));
  // The editor drops backslashes.
  const body = 'Text with { braces. More.';
  expect(writeEntry(form, { ...values, body })).toBe(SERVICE.replace('braces.', 'braces. More.'));
});

test('a file that is a list has one field', () => {
  const form = formOf('redirects');
  const values = readEntry(form, '- from: /a.html\n  to: /\n');
  expect(values.redirects).toEqual([{ from: '/a.html', to: '/' }]);
  expect(writeEntry(form, { redirects: [{ from: '/a.html', to: '/' }] })).toBe('- from: /a.html\n  to: /\n');
  expect(writeEntry(form, { ...values, redirects: [] })).toBe('[]\n');
});

const PLACE = { name: 'A', kind: 'town', municipality: 'A', latitude: 43, longitude: -79 };

test.each([
  ['places', { ...PLACE, kind: 'hamlet' }, /^kind must be city, town or neighbourhood\./],
  ['places', { ...PLACE, fileText: 'name: A\n', latitude: undefined }, /^latitude is missing\./],
  ['icon', { body: 'no drawing' }, /^The file must be one <svg> element/],
  ['outline', { body: '{' }, /^The text is not JSON/],
  ['photos', { alt: 'A van' }, /^Choose the picture too/],
])('what the check would refuse in %s is not saved, and its words are shown', (kind, values, words) => {
  const cause = expect.objectContaining({ message: expect.stringMatching(words) });
  expect(() => writeEntry(formOf(kind), values)).toThrow(expect.objectContaining({ message: 'saving_failed', cause }));
});

test('the editor for rich text takes nothing away that MDX and tables need', () => {
  const before = 'Is \\{x\\} and 5 \\< 6.\n\n{/* Note */}\n\n| A | B |\n|---|:-:|\n| 1 | 2 |\n';
  const after = 'Is {x} and 5 < 6. More.\n\n{/\\* Note \\*/}\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n';
  expect(keepMarks(before, after)).toBe(before.replace('6.', '6. More.'));
  expect(keepMarks(before, 'All new, {telephone}.')).toBe('All new, {telephone}.');
});
