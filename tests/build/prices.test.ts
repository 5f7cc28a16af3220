import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { servicePath } from '../../src/business/site.ts';
import { formatMoney } from '../../src/format/amounts.ts';
import { formatBarePrice, formatPrice } from '../../src/prices/price.ts';
import { computeAfterHoursPrice } from '../../src/prices/pricing.ts';
import { capitalize } from '../../src/text/capitalize.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readText } from '../support/published.ts';

describe.each(allBusinesses)('the $name', ({ site, folders }) => {
  const read = (...path: string[]) => readFileSync(join(folders.published, ...path), 'utf8');
  const readPage = (path: string) => readText(read(path, 'index.html'));

  test('B19 B24 F7 the page of a service that is available at any hour shows the price by day, then the price outside opening hours', () => {
    for (const service of site.services) {
      const text = readPage(servicePath(service));
      const later = computeAfterHoursPrice(site, service);
      expect(text, service.id).toContain(capitalize(formatPrice(service.price, site.money)));
      const isSame = later === service.price.amount;
      if (later !== undefined)
        expect(text, service.id).toContain(
          isSame ? 'day and night' : `Outside opening hours From ${formatMoney(later, site.money)}`,
        );
      expect(text.includes('Outside opening hours From'), service.id).toBe(later !== undefined && !isSame);
      expect(text.includes('During opening hours only'), service.id).toBe(service.afterHours === 'no');
      expect(/(?:\.|:) ask first|\. Ask first/i.test(text), service.id).toBe(service.afterHours === 'call');
    }
  });

  test('B19 every variant is on the page of its service and on the price page, in HTML and Markdown', () => {
    const readForms = (path: string) => [readPage(path), read(path, 'index.md')];
    for (const service of site.services) {
      const texts = [servicePath(service), '/prices/'].flatMap(readForms);
      for (const { name, price: variantPrice } of service.variants) {
        const price = formatBarePrice(variantPrice, site.money);
        const isGiven = (text: string) => text.includes(name) && text.indexOf(price, text.indexOf(name)) > 0;
        expect(texts.map(isGiven), name).toEqual([true, true, true, true]);
      }
    }
  });
});
