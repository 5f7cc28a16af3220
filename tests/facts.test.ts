import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../src/content/load/load-site.ts';
import { textsIn } from '../src/content/placeholders.ts';
import { formatTelephone } from '../src/countries/formats.ts';
import { escapePattern } from '../src/format/escape-pattern.ts';
import { referenceDirectory } from './reference-build.ts';

const { site } = loadSite(referenceDirectory, 'https://www.example.com');
if (site === undefined) throw new Error('The reference content is not valid.');

const { business, services, places, pages } = site;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const texts = (data: unknown, shortest: number) =>
  [...textsIn(data)].map(([, text]) => text).filter((text) => text.length >= shortest && !days.includes(text));

// Bills name prices as placeholders do; those names are code.
const bills = business.pricing.bills.map(({ title }) => title);

/** What the recipes and descriptions of fields take as an example, and any business may be called. */
const examples = new Set(['Maple Hill', 'Drain cleaning']);

/** What must not stand in code: sentences, names and numbers of the business; single words only where they are names. */
const facts = new Set([
  // The type is a word of schema.org, the categories are words of Google.
  ...texts(
    { ...business, schemaType: undefined, profileCategories: undefined, pricing: { ...business.pricing, bills } },
    6,
  ),
  ...texts(services, 12),
  ...texts(pages, 25),
  ...places
    .flatMap((place) => [place.name, ...place.alternateNames])
    .filter((name) => name.length >= 4 && !examples.has(name)),
  formatTelephone(business.contact.telephone, site.country),
  // Words of its trade.
  ...['garage', 'Garage', 'lintel', 'jamb', 'jambs', 'Jambs', 'torsion', 'drawn door', 'of the door'],
]);

const code = ['src', 'functions'].flatMap((directory) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|astro|css|mjs)$/.test(file))
    .map((file) => join(directory, file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);

test('facts of the business stand in content only', () => {
  expect(facts.size).toBeGreaterThan(500);
  expect(code.length).toBeGreaterThan(60);
  const repeated = code.flatMap(({ file, text }) =>
    [...facts]
      .filter((fact) => new RegExp(`(?<![\\w-])${escapePattern(fact)}(?![\\w-])`).test(text))
      .map((fact) => `${file}: ${fact}`),
  );
  expect(repeated).toEqual([]);
});
