import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countries } from '../../src/countries/countries.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { referenceDirectory, secondBusiness } from '../reference-build.ts';

const read = (directory: string, ending: RegExp) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => ({
      file: join(entry.parentPath, entry.name),
      text: readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    }));
// Short numbers are no trace: counts and parts of coordinates meet by chance.
const wordsOf = (texts: readonly { file?: string; text: string }[]) =>
  new Set(
    texts.flatMap(
      ({ file = '', text }) =>
        `${file} ${text}`.toLowerCase().match(/(?=\p{N}*\p{L}|\p{N}{6})[\p{L}\p{N}]{4,}/gu) ?? [],
    ),
  );

const text = /\.(?:mdx|yaml|json|svg)$/;
const reference = wordsOf(read(referenceDirectory, text));
// The table of countries gives no site the name of a region it is not in.
const regions = wordsOf(
  Object.values(countries).flatMap(({ address }) =>
    Object.values(address.regions ?? {}).map(({ name }) => ({ text: name })),
  ),
);
const code = read('src', /\.(?:ts|astro|css)$/)
  .filter(({ file }) => !/^src[\\/]countries[\\/]/.test(file))
  .map((source) => ({ text: source.text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));
// Dates name their month, and answers to codes of other countries name the country.
const common = wordsOf([
  ...Array.from({ length: 12 }, (_, month) => ({
    text: formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, 'en'),
  })),
  ...Object.values(countries).map(({ nameInText }) => ({ text: nameInText })),
]);
const allowed = new Set([...wordsOf(read(secondBusiness.directory, text)), ...wordsOf(code), ...common]);
const traces = new Set([...reference, ...regions].filter((word) => !allowed.has(word)));
const { published, prepared } = secondBusiness.folders;
const surfaces = [
  ...read(published, /\.(?:html|md|json|txt|xml|vcf|svg)$|^_|catalog$|server-card$|index$/),
  ...read(prepared, /^edge-data\.json$/),
];

describe('the plumber', () => {
  test('F4 no word that only the content of the reference business has stands in the site of another', () => {
    expect(traces.size).toBeGreaterThan(1000);
    expect([...traces]).toEqual(expect.arrayContaining(['hamilton', 'spring', 'technician']));
    expect(surfaces.length).toBeGreaterThan(60);
    const found = surfaces.flatMap(({ file, text: body }) =>
      [...wordsOf([{ text: body }])].filter((word) => traces.has(word)).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
