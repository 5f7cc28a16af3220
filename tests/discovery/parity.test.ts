import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SitePlace } from '../../src/business/site.ts';
import { escapePattern } from '../../src/escape/pattern.ts';
import { formatMoney } from '../../src/format/amounts.ts';
import { listWeek } from '../../src/hours/opening-hours.ts';
import { type BuildFolders, buildFolders } from '../../src/system/folders.ts';
import { callTool } from '../mcp/messages.ts';
import { rebuiltBusinesses } from '../support/businesses.ts';
import { copyContent } from '../support/content-copy.ts';
import { listFiles } from '../support/published.ts';
import { buildForTests } from '../support/reference-build.ts';
import { startNode } from '../support/servers/node.ts';
import { startingAmount } from '../support/starting-amount.ts';

/** A place whose name is nowhere else in the content, so that it can change. */
function findOnlyPlace(places: readonly SitePlace[], directory: string): SitePlace | undefined {
  const texts = listFiles(directory)
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .map((file) => readFileSync(join(directory, file), 'utf8'));
  return places.find(
    ({ name, distanceKm }) => distanceKm > 5 && texts.reduce((sum, text) => sum + text.split(name).length - 1, 0) === 1,
  );
}

describe.each(rebuiltBusinesses)('the $name', async ({ name, directory, origin, folders, site: known }) => {
  const { business, services } = known;
  const [hours] = business.openingHours;
  // The highest price is least likely to coincide with another number.
  const service = services
    .toSorted((a, b) => startingAmount(b) - startingAmount(a))
    .find((one) => services.filter((other) => startingAmount(other) === startingAmount(one)).length === 1);
  const place = findOnlyPlace(known.places, directory);
  if (hours === undefined || service === undefined || place === undefined)
    throw new Error('There is nothing to change.');
  const { latitude, longitude } = place;
  const all = ['html', 'md', 'json', 'openapi', 'llms.txt', 'llms-full.txt', 'SKILL', 'tool'];

  const out = `.build/test/parity-${name.replace(' ', '-')}`;
  const copy = copyContent(directory);
  copy.edit('business.yaml', business.contact.telephone, '+12895550177');
  copy.edit(
    'business.yaml',
    new RegExp(`opens: "?${hours.opens}"?(,?\\s+)closes: "?${hours.closes}"?`),
    'opens: "07:10"$1closes: "18:20"',
  );
  copy.edit(`services/${service.id}.mdx`, `startingPrice: ${startingAmount(service)}`, 'startingPrice: 1337');
  // A recorded price stays in the history, and on the page of its service as the previous price.
  if (existsSync(join(copy.directory, 'price-history.yaml'))) copy.remove('price-history.yaml');
  copy.edit(`places/${place.slug}.yaml`, `name: ${place.name}`, 'name: Lowmoor');
  copy.edit(`places/${place.slug}.yaml`, `latitude: ${latitude}`, `latitude: ${(latitude + 0.0023).toFixed(4)}`);
  copy.edit(`places/${place.slug}.yaml`, `longitude: ${longitude}`, `longitude: ${(longitude - 0.0031).toFixed(4)}`);

  const changed = (await copy.load(origin)).site?.places.find(({ slug }) => slug === place.slug);
  if (changed === undefined) throw new Error('The changed content is not valid.');

  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(business.contact.telephone) ?? [];
  const opened = (opens: string, closes: string) => listWeek([{ ...hours, opens, closes }], 'en')[0]?.hours ?? '';
  const cost = (amount: number) =>
    new RegExp(`${escapePattern(formatMoney(amount, known.money))}\\b|"(?:amount|minPrice)":${amount}\\b`);
  /** How each fact looks before and after the change, in any spelling, and which surfaces have it. */
  const facts: Readonly<Record<string, readonly [former: RegExp, now: RegExp, surfaces: readonly string[]]>> = {
    telephone: [new RegExp(`${area}[^\\d]{0,2}${office}[^\\d]?${line}`), /289[^\d]{0,2}555[^\d]?0177/, [...all, 'vcf']],
    hours: [
      new RegExp(`${escapePattern(opened(hours.opens ?? '', hours.closes ?? ''))}|"${hours.closes}"`),
      new RegExp(`${escapePattern(opened('07:10', '18:20'))}|"18:20"`),
      [...all, 'vcf'],
    ],
    price: [cost(startingAmount(service)), cost(1337), all],
    place: [new RegExp(place.name), /Lowmoor/, all],
    coordinates: [
      new RegExp(`${escapePattern(String(latitude))}\\b|${escapePattern(String(-longitude))}\\b`),
      new RegExp(escapePattern((latitude + 0.0023).toFixed(4))),
      ['json', 'openapi'],
    ],
    distance: [
      new RegExp(`\\b${escapePattern(String(place.distanceKm))}(?: km\\b|[,}])`),
      new RegExp(`\\b${escapePattern(String(changed.distanceKm))}(?: km\\b|[,}])`),
      all,
    ],
  };

  let [before, after]: ReadonlyMap<string, string>[] = [];
  beforeAll(async () => {
    await buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: origin });
    before = await readSurfaces(folders, service.id, place.slug);
    after = await readSurfaces(buildFolders(out), service.id, place.slug);
  });

  test.each(Object.entries(facts))('F4 a changed %s changes on every surface', (_, [former, now, surfaces]) => {
    const affected = [...(before ?? [])].filter(([, text]) => former.test(text)).map(([path]) => path);
    expect([...new Set(affected.map(kindOf))]).toEqual(expect.arrayContaining([...surfaces]));
    // Pages of other places name the neighbours that they have room for.
    const own = affected.filter((path) => !/^service-areas\/.+\//.test(path) || path.includes(`/${place.slug}/`));
    expect(own.filter((path) => !now.test(after?.get(path) ?? ''))).toEqual([]);
    expect([...(after ?? [])].filter(([, text]) => former.test(text)).map(([path]) => path)).toEqual([]);
  });

  test('F4 pictures that show the price change too', () => {
    const picture = `pictures/services/${service.slug}.png`;
    const [one, other] = [folders, buildFolders(out)].map(({ published }) => readFileSync(join(published, picture)));
    expect(one?.equals(other ?? Buffer.of())).toBe(false);
  });
});

/** Everything that is published as text, the data of the function, and what the tools answer, by its path. */
async function readSurfaces(folders: BuildFolders, id: string, city: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of listFiles(folders.published)) {
    const bytes = readFileSync(join(folders.published, file));
    if (!bytes.includes(0) && !file.startsWith('_astro/')) texts.set(file, bytes.toString('utf8'));
  }
  texts.set('function-data.json', readFileSync(join(folders.privateFolder, 'function-data.json'), 'utf8'));
  const server = await startNode(folders);
  for (const [name, parameters] of [
    ['get_business_info', {}],
    ['get_services', {}],
    ['get_pricing', { id }],
    ['check_service_area', { city }],
  ] as const)
    texts.set(`tool ${name}`, (await callTool(server, name, parameters)).text);
  await server.stop();
  return texts;
}

/** What sort of surface a path is of. */
function kindOf(path: string): string {
  const [, name] = /(tool|openapi|llms(?:-full)?\.txt|SKILL|vcf)/.exec(path) ?? [];
  return name ?? /(?<=\.)\w+$/.exec(path)?.[0] ?? path;
}
