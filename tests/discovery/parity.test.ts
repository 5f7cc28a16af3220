import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SitePlace } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { escapePattern } from '../../src/format/escape-pattern.ts';
import { formatMoney } from '../../src/format/wording.ts';
import { listWeek } from '../../src/hours/opening-hours.ts';
import { buildFolders } from '../../src/settings/folders.ts';
import { rebuiltBusinesses } from '../businesses.ts';
import { copyContent } from '../content-copy.ts';
import { startNode } from '../engines/node.ts';
import { listFiles } from '../published.ts';
import { buildForTests } from '../reference-build.ts';
import { startingAmount } from '../starting-amount.ts';
import { type FactName, type Facts, factsOf } from './facts.ts';
import { type Built, surfaces } from './surfaces.ts';

/** A place whose name stands nowhere else in the content of its business, so that it can change. */
function findOnlyPlace(places: readonly SitePlace[], directory: string): SitePlace | undefined {
  const texts = listFiles(directory)
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .map((file) => readFileSync(join(directory, file), 'utf8'));
  return places.find(
    ({ name, distanceKm }) => distanceKm > 5 && texts.reduce((sum, text) => sum + text.split(name).length - 1, 0) === 1,
  );
}

describe.each(rebuiltBusinesses)('the $name', ({ name, directory, origin, folders, site: known }) => {
  const { business, services } = known;
  const [hours] = business.openingHours;
  // The dearest is the least likely to meet another number by chance.
  const service = services
    .toSorted((a, b) => startingAmount(b) - startingAmount(a))
    .find((one) => services.filter((other) => startingAmount(other) === startingAmount(one)).length === 1);
  const place = findOnlyPlace(known.places, directory);
  if (hours === undefined || service === undefined || place === undefined)
    throw new Error('There is nothing to change.');
  const { latitude, longitude } = place;

  const out = `.build/test/parity-${name.replace(' ', '-')}`;
  const copy = copyContent(directory);
  copy.edit('business.yaml', business.contact.telephone, '+12895550177');
  copy.edit(
    'business.yaml',
    new RegExp(`opens: "?${hours.opens}"?(,?\\s+)closes: "?${hours.closes}"?`),
    'opens: "07:10"$1closes: "18:20"',
  );
  copy.edit(`services/${service.id}.mdx`, `startingPrice: ${startingAmount(service)}`, 'startingPrice: 1337');
  // A price on record stays in the history, and on the page of its service as what was asked before.
  if (existsSync(join(copy.directory, 'price-history.yaml'))) copy.remove('price-history.yaml');
  copy.edit(`places/${place.slug}.yaml`, `name: ${place.name}`, 'name: Lowmoor');
  copy.edit(`places/${place.slug}.yaml`, `latitude: ${latitude}`, `latitude: ${(latitude + 0.0062).toFixed(4)}`);
  copy.edit(`places/${place.slug}.yaml`, `longitude: ${longitude}`, `longitude: ${(longitude - 0.0652).toFixed(4)}`);

  const { site: changed } = loadSite(copy.directory, origin);
  if (changed === undefined) throw new Error('The changed content is not valid.');

  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(business.contact.telephone) ?? [];
  const [week] = listWeek([hours], 'en');
  /** How the values that are changed look before the change, in any spelling. */
  const former: Readonly<Record<string, RegExp>> = {
    telephone: new RegExp(`${area}[^\\d]{0,2}${office}[^\\d]?${line}`),
    hours: new RegExp(`${escapePattern(week?.hours ?? '')}|"${hours.closes}"`),
    price: new RegExp(
      `${escapePattern(formatMoney(startingAmount(service), known.money))}\\b|"(?:amount|minPrice)":${startingAmount(service)}\\b`,
    ),
    place: new RegExp(place.name),
    coordinates: new RegExp(`${escapePattern(String(latitude))}\\b|${escapePattern(String(-longitude))}\\b`),
  };

  const published = buildFolders(out).published;
  let built: Built;
  beforeAll(async () => {
    buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: origin });
    built = { site: changed, folder: published, engine: await startNode(buildFolders(out)) };
  });
  afterAll(() => built.engine.stop());

  test.each(surfaces.map((surface) => ({ ...surface, title: surface.name })))(
    'F4 $title say what the content says',
    async ({ carries, read }) => {
      expect(pick(await read(built), carries)).toEqual(pick(factsOf(changed), carries));
    },
  );

  test.each(Object.entries(former))('F4 a former %s is left nowhere in the build', (_, value) => {
    expect(filesWith(folders.published, value).length).toBeGreaterThan(3);
    expect(filesWith(published, value)).toEqual([]);
    expect(readFileSync(join(buildFolders(out).prepared, 'edge-data.json'), 'utf8')).not.toMatch(value);
  });

  test('F4 pictures with the price on them change too', () => {
    const picture = `pictures/services/${service.slug}.png`;
    const [before, after] = [folders.published, published].map((folder) => readFileSync(join(folder, picture)));
    expect(after?.equals(before ?? Buffer.of())).toBe(false);
  });
});

function pick(facts: Facts, names: readonly FactName[]): Partial<Facts> {
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
}

/** Files of text below a folder that hold a value. */
function filesWith(folder: string, value: RegExp): string[] {
  return listFiles(folder).filter((file) => {
    const bytes = readFileSync(join(folder, file));
    return !bytes.includes(0) && value.test(bytes.toString('utf8'));
  });
}
