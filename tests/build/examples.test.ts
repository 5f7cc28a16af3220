import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveBrand } from '../../src/appearance/brand.ts';
import { chooseFrontageKind } from '../../src/appearance/frontage/frontage-kind.ts';
import { getHomeLayout } from '../../src/appearance/home-layout.ts';
import { isValid, loadSite } from '../../src/content/load/load-site.ts';
import { findPrimaryAction } from '../../src/site-pages/actions.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { loadChanged, requireSite } from '../support/content-copy.ts';
import { buildForTests } from '../support/reference-build.ts';

const origin = 'https://example.org';
const olderSamples = [
  'content',
  'examples/ropewalk-plumbing',
  'examples/lantern-hill-electric',
  'examples/ginnel-dog-grooming',
];
const examples = readdirSync('examples').map((name) => join('examples', name));
const samples = ['content', ...examples];
const contents = new Map(samples.map((directory) => [directory, loadSite(directory, origin)]));
const load = async (directory: string) => (await contents.get(directory)) ?? loadSite(directory, origin);

async function readLook(directory: string) {
  const site = requireSite(await load(directory));
  const { name, ground, typeface } = resolveBrand(site);
  return { name, combination: [name, ground, typeface.name, chooseFrontageKind(site)].join(' ') };
}

describe.each(examples)('%s', (directory) => {
  test('passes the check, and its pages say that it is fictional', async () => {
    const content = await load(directory);
    expect(content.problems.filter(({ severity }) => severity !== 'warning')).toEqual([]);
    expect(isValid(content)).toBe(true);
    expect(content.site?.business.disclosure).toMatch(/invented|fictive/);
    expect(content.site?.business.contact.email).toMatch(/@example\.(?:com|org|net)$/);
  });

  test('is built', { tags: 'thorough' }, async () => {
    const out = `.build/test/${directory}`;
    await buildForTests(out, { CONTENT_DIR: directory, SITE_URL: origin });
    expect(existsSync(join(buildFolders(out).published, 'index.html'))).toBe(true);
  });
});

test('L1 no two samples have the same look, ground, typeface and frontage, and the four older ones have different looks', async () => {
  const looks = await Promise.all(samples.map(readLook));
  const combinations = looks.map(({ combination }) => combination);
  expect(new Set(combinations).size, combinations.join('\n')).toBe(samples.length);
  const older = await Promise.all(olderSamples.map(readLook));
  expect(new Set(older.map(({ name }) => name)).size).toBe(4);
});

test.each([
  ['content', ['prices'], undefined],
  ['examples/lantern-hill-electric', ['prices'], undefined],
  ['examples/ginnel-dog-grooming', ['hoursAndBooking', 'prices'], undefined],
  ['examples/totara-hair', ['hoursAndBooking', 'prices'], 'https://chairs.example.com/totara'],
  ['examples/totterdown-cycle-workshop', ['hoursAndAddress', 'prices'], undefined],
  ['examples/banksia-stone-landscapes', ['featuredWork', 'prices'], '/quote/'],
  ['examples/toitures-des-trois-lucarnes', ['prices'], '/quote/'],
])(
  'L1 the home page of %s starts with %j, and its main action besides the call links to %s',
  async (directory, first, href) => {
    const { site } = await load(directory);
    expect(site && getHomeLayout(site).hero).toEqual(first);
    expect(site && findPrimaryAction(site)?.href).toBe(href);
  },
);

test('L1 the emergency page offers only the call, whatever the main action is', async () => {
  const { site } = await load('examples/toitures-des-trois-lucarnes');
  expect(site && findPrimaryAction(site, '/en/services/fuite/')).toBeUndefined();
  expect(site && findPrimaryAction(site, '/services/toit-plat/')?.href).toBe('/quote/');
});

test('L1 a layout without its first section falls back: a showroom to prices, a visit without a street to no directions', async () => {
  const change = async (brand: string) =>
    (await loadChanged((copy) => copy.write('brand.yaml', brand), 'examples/shandon-chimney-sweeps')).site;
  const [showroom, visit] = await Promise.all(['layout: showroom\n', 'layout: visit\nprimary: message\n'].map(change));
  expect(showroom && getHomeLayout(showroom).hero).toEqual(['prices']);
  expect(visit && getHomeLayout(visit)).toMatchObject({ hero: ['hoursAndAddress', 'prices'], hasDirections: false });
  expect(visit && findPrimaryAction(visit)?.href).toBe('mailto:soot@example.com');
});
