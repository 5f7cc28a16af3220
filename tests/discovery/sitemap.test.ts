import { describe, expect, test } from 'vitest';
import { placePath, servicePath } from '../../src/business/site.ts';
import { listSitemapEntries } from '../../src/discovery/sitemap.ts';
import { isIndexed } from '../../src/places/places.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readPages } from '../support/published.ts';
import { sampleOf } from '../support/sample-of.ts';
import { serveBusiness } from '../support/servers/serve.ts';

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const { send } = serveBusiness(folders);

  interface Located {
    readonly loc: string;
    readonly lastmod: string | undefined;
  }

  /** The entries of a sitemap. Throws if it is anything but a flat list of entries under its root. */
  function readEntries(xml: string, root: string, element: string): Located[] {
    const pattern = new RegExp(
      `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\s*<${root} xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9"(?: xmlns:image="http://www\\.google\\.com/schemas/sitemap-image/1\\.1" xmlns:xhtml="http://www\\.w3\\.org/1999/xhtml")?>([\\s\\S]*)</${root}>\\s*$`,
    );
    const [, inner] = pattern.exec(xml) ?? [];
    if (inner === undefined) throw new Error(`No ${root}: ${xml.slice(0, 200)}`);
    const images = '(?:<image:image><image:loc>[^<]+</image:loc></image:image>)*';
    const entry = new RegExp(
      `\\s*<${element}><loc>([^<]+)</loc>(?:<lastmod>([^<]+)</lastmod>)?${images}</${element}>\\s*`,
      'g',
    );
    expect(inner.replaceAll(entry, '')).toBe('');
    return [...inner.matchAll(entry)].map(([, loc = '', lastmod]) => ({ loc, lastmod }));
  }

  test('E5 the sitemap index lists the sitemap', async () => {
    const index = readEntries((await send('/sitemap-index.xml')).text, 'sitemapindex', 'sitemap');
    const entries = readEntries((await send('/sitemap-0.xml')).text, 'urlset', 'url');
    const latest = entries
      .map(({ lastmod }) => lastmod ?? '')
      .sort()
      .at(-1);
    expect(index).toEqual([{ loc: `${origin}/sitemap-0.xml`, lastmod: latest }]);
  });

  test('E5 the sitemap lists exactly the indexable pages by their canonical address', async () => {
    const entries = readEntries((await send('/sitemap-0.xml')).text, 'urlset', 'url');
    const indexable = readPages(folders)
      .filter(({ html }) => !/<meta name="robots" content="[^"]*noindex/.test(html))
      .map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
    expect(entries.map(({ loc }) => loc).sort()).toEqual(indexable.sort());
    for (const { loc } of sampleOf(entries, 10)) {
      const { status, headers } = await send(loc.replace(origin, ''));
      expect([status, headers['x-robots-tag']], loc).toEqual([200, undefined]);
    }
  });

  test('E5 the date of an entry comes from content', async () => {
    const entries = readEntries((await send('/sitemap-0.xml')).text, 'urlset', 'url');
    const dates = new Map(entries.map(({ loc, lastmod }) => [loc.replace(origin, ''), lastmod]));
    const [firstPriced] = site.services;
    expect(firstPriced?.priceAsOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const service of site.services) {
      const latest = [service.updated ?? '', service.priceAsOf].sort().at(-1);
      expect(dates.get(servicePath(service)), service.id).toBe(latest);
    }
    for (const place of site.places.filter((place) => isIndexed(site, place)))
      expect(dates.get(placePath(place)), place.slug).toBe(place.updated);
  });

  test('E5 a new price changes the dates of its service, the price page and the home page', () => {
    const [service, ...others] = site.services;
    if (service === undefined) throw new Error('There is no service.');
    const dated = { ...site, services: [{ ...service, priceAsOf: '2031-02-03' }, ...others] };
    const changed = listSitemapEntries(dated).filter(({ lastModified }) => lastModified === '2031-02-03');
    expect(changed.map(({ path }) => path)).toEqual(['/', '/services/', '/prices/', servicePath(service)]);
  });
});
