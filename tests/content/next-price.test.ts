import { afterEach, expect, test, vi } from 'vitest';
import { listPriceHistory } from '../../src/prices/price-history.ts';
import { type ContentCopy, copyContent, requireSite } from '../support/content-copy.ts';
import { referenceDirectory } from '../support/reference-build.ts';
import { testEpoch } from '../support/test-day.ts';

let copy: ContentCopy;
afterEach(() => void vi.unstubAllEnvs());

/** The reference content with another price for a service from New Year's Day on. */
function planPrice(file: string, plan: string): void {
  copy = copyContent(referenceDirectory);
  copy.edit(file, /^priceAsOf: .*$/m, `$&\nnextPrice: ${plan}`);
}

/** What the copy makes on a day. */
async function load(day: string) {
  vi.stubEnv('SOURCE_DATE_EPOCH', testEpoch(day));
  const loaded = await copy.load();
  const warnings = loaded.problems.filter(({ field }) => field.startsWith('nextPrice')).map(({ message }) => message);
  return { site: requireSite(loaded), warnings };
}

const serviceOn = async (day: string) => (await load(day)).site.services.find(({ id }) => id === 'spring');

test('a scheduled price is not shown before its date; from then on it applies and the old price is in the history', async () => {
  planPrice('services/spring.mdx', '{ startingPrice: 259.5, from: 2027-01-01 }');
  const before = await load('2026-12-31');
  expect(JSON.stringify(before.site)).not.toMatch(/259\.5|nextPrice|"2027-01-01","amount/);
  expect(before.warnings).toEqual([]);
  expect(await serviceOn('2026-12-31')).toMatchObject({ price: { amount: 249 }, priceAsOf: '2026-11-02' });

  const { site, warnings } = await load('2027-01-01');
  expect(warnings).toEqual([]);
  expect(JSON.stringify(site)).not.toContain('nextPrice');
  expect(await serviceOn('2027-01-01')).toMatchObject({
    price: { kind: 'from', amount: 259.5, per: 'job' },
    priceAsOf: '2027-01-01',
  });
  const history = listPriceHistory(site).services.find(({ id }) => id === 'spring');
  expect(history?.prices).toMatchObject([
    { amount: 249, from: '2026-11-02', until: '2027-01-01' },
    { amount: 259.5, from: '2027-01-01', until: null },
  ]);
});

test('the old price is in the history once, whether or not the new price was recorded', async () => {
  planPrice('services/spring.mdx', '{ startingPrice: 259, from: 2027-01-01 }');
  const amounts = async () =>
    (await serviceOn('2027-02-01'))?.prices.map(({ from, price }) => [from, 'amount' in price && price.amount]);
  const expected = [
    ['2026-11-02', 249],
    ['2027-01-01', 259],
  ];
  copy.write('price-history.yaml', '{}\n');
  expect(await amounts()).toEqual(expected);
  copy.write(
    'price-history.yaml',
    'spring:\n  - { from: 2026-11-02, amount: 249 }\n  - { from: 2027-01-01, amount: 259 }\n',
  );
  expect(await amounts()).toEqual(expected);
});

test('placeholders of a price change on its date', async () => {
  planPrice('services/spring.mdx', '{ startingPrice: 259, from: 2027-01-01 }');
  copy.edit('services/spring.mdx', /^summary: .*$/m, 'summary: It starts at {price.spring}.');
  expect((await serviceOn('2026-12-31'))?.summary).toMatch(/^It starts at \$249\. /);
  expect((await serviceOn('2027-01-01'))?.summary).toMatch(/^It starts at \$259\. /);
});

test('after a week the check asks to move the new price to startingPrice; a date that is too early is an error', async () => {
  planPrice('services/spring.mdx', '{ startingPrice: 259, from: 2027-01-01 }');
  expect((await load('2027-01-07')).warnings).toEqual([]);
  expect((await load('2027-01-08')).warnings).toEqual([
    'was 2027-01-01. This price applies now. Write it in place of the old one, with this date as priceAsOf, and remove nextPrice.',
  ]);
  copy.edit('services/spring.mdx', 'from: 2027-01-01', 'from: 2026-11-02');
  await expect(load('2026-12-08')).rejects.toThrow(/ is not later than priceAsOf \(2026-11-02\)/);
});
