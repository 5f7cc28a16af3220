import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { extendPriceHistory } from '../../src/content/load/extend-price-history.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { parsePrice } from '../../src/prices/price.ts';
import { runCommand } from '../commands/run-command.ts';
import { rebuiltBusinesses } from '../support/businesses.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { startingAmount } from '../support/starting-amount.ts';
import { testDay, testEpoch } from '../support/test-day.ts';

const later = (days: number) => new Date(Date.parse(testDay()) + days * 86_400_000).toISOString().slice(0, 10);
const old = { from: '2026-01-05', amount: 10 };
const from = (amount: number, currency = 'CAD') => parsePrice({ startingPrice: amount }, currency);
const formerly = { from: old.from, price: from(10) };
const today = { from: '2026-03-01', price: from(12) };

test('recording appends lines and keeps every other byte', () => {
  const text =
    '# Ours.\n\na:\n  - { from: 2026-01-05, amount: 10 } # spring sale\ngone:\n  - { from: 2025-01-05, amount: 7 }\n';
  const site = (...prices: (typeof formerly | typeof today)[]) => ({ services: [{ id: 'a', prices }] }) as never;
  expect(extendPriceHistory(text, site(formerly))).toEqual({ text, added: 0 });
  const { text: longer, added } = extendPriceHistory(text, site(formerly, today));
  expect(added).toBe(1);
  expect(longer).toBe(text.replace('gone:', '  - { from: 2026-03-01, amount: 12 }\ngone:'));
});

describe.each(rebuiltBusinesses)('the $name with a record', ({ site, directory }) => {
  const [first] = site.services as [(typeof site.services)[number]];
  const { id } = first;
  const startingPrice = startingAmount(first);
  let content: ContentCopy;
  const run = (command: string, ...parameters: string[]) =>
    runCommand(command, parameters, { CONTENT_DIR: content.directory });

  const realNow = process.env.SOURCE_DATE_EPOCH;
  beforeEach(async () => {
    process.env.SOURCE_DATE_EPOCH = testEpoch(later(30));
    content = copyContent(directory);
    expect((await run('record')).status).toBe(0);
  });
  afterEach(() => {
    process.env.SOURCE_DATE_EPOCH = realNow;
  });

  test('a price that changed twice has three recorded prices', async () => {
    const steps = [startingPrice, startingPrice + 10, startingPrice + 5];
    const days = [later(10), later(20)];
    for (const [index, day] of days.entries()) {
      content.edit(`services/${id}.mdx`, `startingPrice: ${steps[index]}`, `startingPrice: ${steps[index + 1]}`);
      content.edit(`services/${id}.mdx`, /priceAsOf: .*/, `priceAsOf: ${day}`);
      expect((await run('record')).stdout).toContain('1 new price in');
    }
    expect((await run('check')).status).toBe(0);
    const changed = (await content.load()).site;
    const prices = changed?.services.find((service) => service.id === id)?.prices ?? [];
    const first = (await loadSite(directory, 'https://www.example.com')).site?.services.find(
      (service) => service.id === id,
    );
    expect(prices).toEqual([
      ...(first?.prices ?? []),
      ...days.map((day, index) => ({ from: day, price: from(steps[index + 1] ?? 0, site.money.currency) })),
    ]);
  });
});
