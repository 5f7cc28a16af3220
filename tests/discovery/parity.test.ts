import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFolders } from '../../src/build/folders.ts';
import { loadSite } from '../../src/reader/load-site.ts';
import { copyContent } from '../content-copy.ts';
import { startNode } from '../engines/node.ts';
import { buildForTests, referenceFolders, referenceOrigin } from '../reference-build.ts';
import { site as referenceSite } from '../reference-site.ts';
import { type FactName, type Facts, factsOf } from './facts.ts';
import { type Built, surfaces } from './surfaces.ts';

const out = '.build/test/parity';
const copy = copyContent();
copy.edit('business.yaml', '+19055550142', '+12895550177');
copy.edit('business.yaml', 'opens: "07:30"\n    closes: "18:00"', 'opens: "07:10"\n    closes: "18:20"');
copy.edit('services/new-door.mdx', 'startingPriceCad: 1290', 'startingPriceCad: 1337');
copy.edit('places/chippawa.yaml', 'name: Chippawa', 'name: Lowmoor');
copy.edit('places/chippawa.yaml', 'latitude: 43.0571', 'latitude: 43.0633');
copy.edit('places/chippawa.yaml', 'longitude: -79.04717', 'longitude: -79.11234');

/** How the values that are changed look before the change, in any spelling. */
const former: Readonly<Record<string, RegExp>> = {
  telephone: /905[^\d]{0,2}555[^\d]?0142/,
  hours: /7:30 am to 6 pm|"18:00"/,
  price: /\$1,290\b|"(?:amount|minPrice)":1290\b/,
  place: /Chippawa/,
  coordinates: /43\.0571\b|79\.04717\b/,
};

const changedSite = loadSite(copy.directory, referenceOrigin).site;
if (changedSite === undefined) throw new Error('The changed content is not valid.');

const sites = [
  { name: 'the reference site', site: referenceSite, folders: referenceFolders },
  { name: 'a site with other values', site: changedSite, folders: buildFolders(out) },
];

let builts: Built[];
beforeAll(async () => {
  buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: referenceOrigin });
  builts = await Promise.all(
    sites.map(async ({ site, folders }) => ({ site, folder: folders.published, engine: await startNode(folders) })),
  );
});
afterAll(async () => {
  await Promise.all(builts.map(({ engine }) => engine.stop()));
  copy.dispose();
  rmSync(out, { recursive: true, force: true });
});

describe.each(sites)('$name', ({ name, site }) => {
  const built = () => builts.find((candidate) => candidate.site === site) as Built;

  test.each(surfaces.map((surface) => ({ ...surface, title: surface.name })))(
    'F4 $title say what the content says',
    async ({ carries, read }) => {
      const facts = await read(built());
      const expected = factsOf(site);
      expect(pick(facts, carries), name).toEqual(pick(expected, carries));
    },
  );
});

test('F4 the other values are other ones', () => {
  const [before, after] = sites.map(({ site }) => factsOf(site));
  expect(after?.telephone).toEqual(new Set(['+12895550177']));
  expect([...(after?.hours ?? [])][0]).toMatch(/^Monday 07:10-18:20; /);
  expect(after?.prices.get('new-door')).toEqual(new Set([1337]));
  expect(after?.places.get('chippawa')).toEqual(new Set(['Lowmoor']));
  expect(after?.distances.get('chippawa')).not.toEqual(before?.distances.get('chippawa'));
});

test.each(Object.entries(former))('F4 a former %s is left nowhere in the build', (_, value) => {
  const [before, after] = builts.map(({ folder }) => filesWith(folder, value));
  expect(before?.length).toBeGreaterThan(3);
  expect(after).toEqual([]);
  expect(readFileSync(join(buildFolders(out).prepared, 'edge-data.json'), 'utf8')).not.toMatch(value);
});

test('F4 pictures with the price on them change too', () => {
  const [before, after] = builts.map(({ folder }) =>
    readFileSync(join(folder, 'pictures/services/new-door-installation.png')),
  );
  expect(after?.equals(before ?? Buffer.of())).toBe(false);
});

function pick(facts: Facts, names: readonly FactName[]): Partial<Facts> {
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
}

/** Files of text below a folder that hold a value. */
function filesWith(folder: string, value: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return !bytes.includes(0) && value.test(bytes.toString('utf8'));
    });
}
