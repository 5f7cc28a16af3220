import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countries } from '../../src/countries/countries.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { listFiles } from '../support/published.ts';
import { referenceDirectory, secondBusiness } from '../support/reference-build.ts';

const read = (directory: string, ending: RegExp) =>
  listFiles(directory)
    .filter((file) => ending.test(file))
    .map((file) => ({ file: join(directory, file), text: readFileSync(join(directory, file), 'utf8') }));
// Short numbers, also after a letter, are not traces: counts and parts of coordinates coincide by chance.
const wordsOf = (...texts: readonly string[]) =>
  new Set(
    texts.flatMap(
      (text) => text.toLowerCase().match(/(?!\p{L}\p{N}+\b)(?=\p{N}*\p{L}|\p{N}{6})[\p{L}\p{N}]{4,}/gu) ?? [],
    ),
  );
const wordsOfContent = (directory: string) =>
  wordsOf(...read(directory, /\.(?:mdx|yaml|json|svg)$/).map(({ file, text }) => `${file} ${text}`));

// The table of countries gives no site the name of a region it is not in.
const regions = Object.values(countries).flatMap(({ address }) => Object.values(address.regions ?? {}));
const code = read('src', /\.(?:ts|astro|css)$/)
  .filter(({ file }) => !/^src[\\/]countries[\\/]/.test(file))
  .map(({ text }) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
// Dates name their month, and answers to codes of other countries name the country.
const months = Array.from({ length: 12 }, (_, month) => formatDate(`2026-${`${month + 1}`.padStart(2, '0')}-01`, 'en'));
const common = wordsOf(...code, ...months, ...Object.values(countries).map(({ nameInText }) => nameInText));
const allowed = new Set([...wordsOfContent(secondBusiness.directory), ...common]);
const foreign = [...wordsOfContent(referenceDirectory), ...wordsOf(...regions.map(({ name }) => name))];
const traces = new Set(foreign.filter((word) => !allowed.has(word)));
const { published, privateFolder } = secondBusiness.folders;
// Names of other countries and regions, by which the function finds places abroad (contract M9), are allowed.
const dropForeign = (text: string) =>
  JSON.stringify(JSON.parse(text, (key, value) => (key.startsWith('foreign') ? undefined : value)));
const surfaces = [
  ...read(published, /\.(?:html|md|json|txt|xml|vcf|svg)$|^_[^/]*$|catalog$|server-card$|index$/),
  ...read(privateFolder, /^function-data\.json$/),
];

describe('the plumber', () => {
  test('F4 words found only in the content of the reference business appear nowhere in another site', () => {
    expect(traces.size).toBeGreaterThan(1000);
    expect([...traces]).toEqual(expect.arrayContaining(['garage', 'technician']));
    expect(surfaces.length).toBeGreaterThan(60);
    const found = surfaces.flatMap(({ file, text }) =>
      [...wordsOf(/function[^/\\]*\.json$/.test(file) ? dropForeign(text) : text)]
        .filter((word) => traces.has(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
