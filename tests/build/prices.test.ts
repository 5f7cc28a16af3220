import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, servicePath } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { capitalize, formatMoney } from '../../src/format/wording.ts';
import { listBills } from '../../src/prices/bills.ts';
import { formatBarePrice, formatPrice } from '../../src/prices/price.ts';
import { afterHoursPrice } from '../../src/prices/pricing.ts';
import { buildFolders } from '../../src/settings/folders.ts';
import { allBusinesses } from '../businesses.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { buildForTests } from '../reference-build.ts';

const read = (folder: string, path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8');
/** The words of a page, without its markup, styles and scripts. */
const readText = (folder: string, path: string) =>
  read(folder, path)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe.each(allBusinesses)('the $name', ({ site, folders }) => {
  test('B19 B24 F7 the page of what can be had at any hour gives both prices, that of the day first', () => {
    for (const service of site.services) {
      const text = readText(folders.published, servicePath(service));
      const later = afterHoursPrice(site, service);
      expect(text, service.id).toContain(capitalize(formatPrice(service.price, site.money)));
      const both = later === undefined ? '' : `Outside opening hours from ${formatMoney(later, site.money)}`;
      expect(text.includes('Outside opening hours from'), service.id).toBe(later !== undefined);
      expect(text, service.id).toContain(both);
      expect(text.includes('During opening hours only'), service.id).toBe(service.afterHours === 'no');
      expect(/(?:\.|:) ask first|\. Ask first/i.test(text), service.id).toBe(service.afterHours === 'call');
    }
  });

  test('B19 every variant stands on the page of its service and on the price page, in both forms', () => {
    const { published } = folders;
    const readForms = (path: string) => [
      readText(published, path),
      readFileSync(join(published, path, 'index.md'), 'utf8'),
    ];
    for (const service of site.services) {
      const texts = [servicePath(service), '/prices/'].flatMap(readForms);
      for (const { name, price: own } of service.variants) {
        const price = formatBarePrice(own, site.money);
        const isGiven = (text: string) => text.includes(name) && text.indexOf(price, text.indexOf(name)) > 0;
        expect(texts.map(isGiven), name).toEqual([true, true, true, true]);
      }
    }
  });
});

describe('the garage with other prices', () => {
  const out = '.build/test/other-prices';
  let copy: ContentCopy;
  let site: Site | undefined;
  beforeAll(() => {
    copy = copyContent();
    copy.edit('services/spring.mdx', /startingPrice: [\d.]+/, 'startingPrice: 251.45');
    copy.edit('business.yaml', 'amount: 60, per', 'amount: 75.5, per');
    copy.edit('business.yaml', 'ratePercent: 13', 'ratePercent: 14.975');
    buildForTests(out, { SITE_URL: 'https://www.example.com', CONTENT_DIR: copy.directory });
    ({ site } = loadSite(copy.directory, 'https://www.example.com'));
  });
  afterAll(() => copy.dispose());

  test('F4 B20 the bills of the price page and the home page follow the content, to the cent', () => {
    // 326.95 and 14.975% of it, 48.9607625, make 375.91.
    const night = ['$251.45', '$75.50', '$326.95', '$48.96', '$375.91'];
    const { published } = buildFolders(out);
    for (const path of ['/prices/', '/']) {
      const text = readText(published, path);
      const bill = text.slice(text.indexOf('A broken spring at night'));
      for (const amount of night) expect(bill, `${path} ${amount}`).toContain(amount);
    }
    expect(site && listBills(site).some(({ total }) => total === 375.91)).toBe(true);
    expect(readText(published, '/services/spring/')).toContain('from $326.95 surcharge included, $375.91 with HST');
  });
});
