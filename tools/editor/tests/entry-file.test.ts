import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findContentKind } from '../../../src/content/kinds.ts';
import { makeLocality } from '../../../src/content/locality.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { type FormValues, formatEntry as formatEntryOn, readEntry } from '../web/entry-file.ts';
import { type ContentForm, listForms } from '../web/forms.ts';
import { keepMarks } from '../web/prose-marks.ts';

const [forms, forTwo] = [['en'], ['en', 'fr']].map((languages) => listForms(makeLocality(sampleCountry), languages));
const formOf = (kind: string, among = forms) => among?.find((form) => form.kind === kind) as ContentForm;

const formatEntry = (form: ContentForm, values: FormValues) => formatEntryOn(form, values, '2026-11-20');

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

test('fields and text of a page are edited separately', () => {
  const form = formOf('services');
  const values = readEntry(form, SERVICE);
  expect(values).toMatchObject({ startingPrice: 99, body: 'Text with \\{ braces.' });
  expect(formatEntry(form, values)).toBe(SERVICE);
  expect(formatEntry(form, { ...values, symptom: 'Water rises' })).toBe(SERVICE.replace('stands', 'rises'));
  // The editor drops backslashes.
  const body = 'Text with { braces. More.';
  expect(formatEntry(form, { ...values, body })).toBe(SERVICE.replace('braces.', 'braces. More.'));
});

test.each<[change: FormValues, priceAsOf: string]>([
  [{ startingPrice: 109 }, '2026-11-20'],
  [{ upTo: 120 }, '2026-11-20'],
  [{ per: 'hour', minimum: 198 }, '2026-11-20'],
  [{ startingPrice: undefined, free: true }, '2026-11-20'],
  [{ startingPrice: undefined, onRequest: 'We look first.' }, '2026-11-20'],
  [{ variants: [{ id: 'a', name: 'Long', startingPrice: 109 }] }, '2026-11-20'],
  [{ variants: [{ id: 'a', name: 'Long', startingPrice: 149, upTo: 199 }] }, '2026-11-20'],
  [{ startingPrice: 109, priceAsOf: '2026-10-01' }, '2026-10-01'],
  [{ name: 'Drains', free: false, upTo: null }, '2026-05-04'],
  [{ variants: [{ id: 'a', name: 'Longer', startingPrice: 149 }] }, '2026-05-04'],
])('a service with a changed %j has the priceAsOf %s', (change, priceAsOf) => {
  const form = formOf('services');
  const before = SERVICE.replace('covers', 'variants: [{id: a, name: Long, startingPrice: 149}]\ncovers');
  const values = { ...readEntry(form, before), ...change };
  const written = Object.fromEntries(Object.entries(values).filter(([, value]) => value ?? undefined));
  expect(readEntry(form, formatEntry(form, written)).priceAsOf).toBe(priceAsOf);
});

test('a file that is a list has one field', () => {
  const form = formOf('redirects');
  const values = readEntry(form, '- from: /a.html\n  to: /\n');
  expect(values.redirects).toEqual([{ from: '/a.html', to: '/' }]);
  expect(formatEntry(form, { redirects: [{ from: '/a.html', to: '/' }] })).toBe('- from: /a.html\n  to: /\n');
  expect(formatEntry(form, { ...values, redirects: [] })).toBe('[]\n');
});

const PLACE = { name: 'A', kind: 'town', municipality: 'A', latitude: 43, longitude: -79 };

test('an unchanged translation keeps every byte', () => {
  const directory = 'content/fr';
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(join(directory, file), 'utf8');
    const form = formOf(findContentKind(file)?.kind ?? '', forTwo);
    expect(formatEntry(form, { ...readEntry(form, text), fileLanguage: 'fr' }), file).toBe(text);
  }
});

test('a translation contains only sentences, and list items without one keep their place', () => {
  const form = formOf('navigation', forTwo);
  const text = '# Menu\nheader:\n  - {}\n  - label: Deux # two\n';
  const values = { ...readEntry(form, text), fileLanguage: 'fr' };
  expect(values).toMatchObject({ header: [{ isEmpty: true }, { label: 'Deux' }], footer: [] });
  const header = [{ page: 'prices' }, { label: 'Trois' }, { page: 'about' }, { page: 'terms', label: 'Cinq' }, {}];
  expect(formatEntry(form, { ...values, header })).toBe(
    '# Menu\nheader:\n  - {}\n  - label: Trois # two\n  - {}\n  - {label: Cinq}\n  - {}\n',
  );
  const service = { fileLanguage: 'fr', order: 10, name: 'Égout', variants: [{ id: 'a', name: 'Un' }, { id: 'b' }] };
  expect(formatEntry(formOf('services', forTwo), { ...service, free: false, covers: [], body: 'Mot.' })).toBe(
    '---\nname: Égout\nvariants:\n  - name: Un\n  - {}\n---\n\nMot.\n',
  );
});

test('lists of a site in one language are unchanged', () => {
  const text = 'header: [{}]\n';
  expect(readEntry(formOf('navigation'), text)).toEqual({ header: [{}], fileText: text });
});

test.each([
  ['navigation', { fileLanguage: 'fr', header: [{ page: 'prices' }] }, /^The translation is empty\./],
  ['news', { fileLanguage: 'fr', title: 'Ouvert en hiver' }, /^Save it in the first language only/],
  ['pages', { fileLanguage: 'fr', title: 'Un' }, /^title must have/],
  ['places', { ...PLACE, kind: 'hamlet' }, /^kind must be city, town or neighbourhood\./],
  ['places', { ...PLACE, fileText: 'name: A\n', latitude: undefined }, /^latitude is missing\./],
  ['icon', { body: 'no drawing' }, /^The file must be one <svg> element/],
  ['outline', { body: '{' }, /^The text is not JSON/],
  ['photos', { alt: 'A van' }, /^Choose the picture too/],
])('content in %s that the check refuses is not saved, and its message is shown', (kind, values, words) => {
  const cause = expect.objectContaining({ message: expect.stringMatching(words) });
  expect(() => formatEntry(formOf(kind, forTwo), values)).toThrow(
    expect.objectContaining({ message: 'saving_failed', cause }),
  );
});

test('the rich text editor keeps MDX and tables', () => {
  const before = 'Is \\{x\\} and 5 \\< 6.\n\n{/* Note */}\n\n| A | B |\n|---|:-:|\n| 1 | 2 |\n';
  const after = 'Is {x} and 5 < 6. More.\n\n{/\\* Note \\*/}\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n';
  expect(keepMarks(before, after)).toBe(before.replace('6.', '6. More.'));
  expect(keepMarks(before, 'All new, {telephone}.')).toBe('All new, {telephone}.');
  const rows = '| A | B |\n| --- | --- |\n| 1 | |\n| 2 | |\n';
  expect(keepMarks(rows, rows.replaceAll('| |', '|  |').replace('2', '3'))).toBe(rows.replace('2 | |', '3 |  |'));
});
