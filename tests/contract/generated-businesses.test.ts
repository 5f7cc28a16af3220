import { describe, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { toHomeGraph } from '../../src/discovery/json-ld.ts';
import { describeUsualHours, summarizeHours } from '../../src/hours/opening-hours.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { generatedBusinesses } from '../support/generated-businesses.ts';
import { readSurfaces } from '../support/small-business.ts';

const { sweep, locksmith } = generatedBusinesses;

const graphOf = (site: Site) => JSON.parse(JSON.stringify(toHomeGraph(site)))['@graph'];

describe.each(Object.entries(generatedBusinesses))('the %s', (_name, site) => {
  test('A1 B21 its surfaces say that nothing can be booked, and show no price of 0 or "from" without an amount', async () => {
    const surfaces = await readSurfaces(site);
    expect(surfaces.get('/llms.txt')).toContain('Nothing can be booked');
    for (const [name, text] of surfaces) {
      expect(text, name).not.toMatch(
        /[$€]0(?![.\d])|\bfrom (?:free|price|on request)|undefined|NaN|[Tt]ax may be extra/,
      );
    }
  });
});

test('B22 the hours of the sweep are written with their season and without a closed day by appointment', async () => {
  expect(summarizeHours(sweep.business, 'en-IE')).toBe(
    'Burning season (1 September to 31 March): Monday to Friday 8 am to 6 pm. Rest of the year (1 April to 31 August): Monday to Tuesday 9 am to 1 pm, Wednesday by appointment',
  );
  const llms = (await readSurfaces(sweep)).get('/llms.txt') ?? '';
  expect(llms).not.toMatch(/Wednesday closed/i);
});

test('B22 F3 structured data of the sweep has the hours of each season and its closures, but no appointments', () => {
  const [business] = graphOf(sweep);
  const stretches = business.openingHoursSpecification.map(
    ({ validFrom, validThrough, opens, closes }: Record<string, string>) =>
      `${validFrom} to ${validThrough}: ${opens} to ${closes}`,
  );
  expect(stretches.slice(1, 3)).toEqual([
    '2026-04-01 to 2026-08-31: 09:00 to 13:00',
    '2026-09-01 to 2027-03-31: 08:00 to 18:00',
  ]);
  expect(business.specialOpeningHoursSpecification).toMatchObject([
    { name: 'Christmas', validFrom: '2026-12-24', validThrough: '2027-01-03' },
    { name: 'Summer leave', validFrom: '2027-07-05', validThrough: '2027-07-18' },
  ]);
  expect(JSON.stringify(business)).not.toMatch(/Wednesday.{0,80}"2027-04-01"/);
});

test('B22 B25 no document says that a locksmith who never closes opens or closes', async () => {
  expect(new Set(Object.values(prepareLookupTables(locksmith).totals.periods))).toEqual(new Set(['day']));
  expect(describeUsualHours(locksmith.business, 'en-IE')).toBe('Open 24 hours, every day');
  const surfaces = await readSurfaces(locksmith);
  expect(surfaces.get('/llms.txt')).toContain('- Open: Every day 24 hours\n');
  for (const name of ['/llms.txt', '/contact.vcf', 'profile', 'JSON-LD']) {
    expect(surfaces.get(name), name).not.toMatch(/\bclosed\b|by appointment/i);
  }
  const [business] = graphOf(locksmith);
  expect(business.openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
  expect(business.openingHoursSpecification[0].dayOfWeek).toHaveLength(7);
});

test('B21 B23 the locksmith has a free estimate and a price range', async () => {
  const offers = graphOf(locksmith).flatMap(({ offers }: { offers?: object }) => offers ?? []);
  expect(offers).toMatchObject([
    { priceSpecification: { price: 0 } },
    { priceSpecification: { minPrice: 120, maxPrice: 190 } },
  ]);
  const surfaces = await readSurfaces(locksmith);
  const skill = [...surfaces].find(([name]) => name.endsWith('SKILL.md'))?.[1];
  expect(skill).toMatch(/^- Door opened .*\$120 to \$190/m);
  expect(skill).not.toMatch(/starting price/);
});
