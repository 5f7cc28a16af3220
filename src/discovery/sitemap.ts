import { newsPath } from '../business/news.ts';
import { listedPages, pagePath } from '../business/pages.ts';
import { placePath, type Site, servicePath, siteUrl } from '../business/site.ts';
import { isListed } from '../coverage/places.ts';

/** An address for search engines, with the day its content last changed where content says so. */
export interface SitemapEntry {
  readonly path: string;
  readonly lastModified: string | undefined;
}

/** Every page search engines are asked to list. */
export function listSitemapEntries(site: Site): SitemapEntry[] {
  const latestPrice = latest(site.services.map((service) => service.priceAsOf));
  const priced = ['home', 'services', 'prices'];
  return [
    ...listedPages(site).map((page) => ({
      path: pagePath(page),
      lastModified: latest([page.updated, priced.includes(page.slug) ? latestPrice : undefined]),
    })),
    ...site.news.map((item) => ({ path: newsPath(item), lastModified: latest([item.date, item.updated]) })),
    ...site.services.map((service) => ({
      path: servicePath(service),
      lastModified: latest([service.updated, service.priceAsOf]),
    })),
    ...site.places.filter(isListed).map((place) => ({ path: placePath(place), lastModified: place.updated })),
  ];
}

/** The index of sitemaps (sitemaps.org); there is one sitemap. */
export function writeSitemapIndex(site: Site): string {
  const lastModified = latest(listSitemapEntries(site).map((entry) => entry.lastModified));
  return writeXml('sitemapindex', 'sitemap', [{ url: siteUrl(site, '/sitemap-0.xml'), lastModified }]);
}

/** The sitemap (sitemaps.org). */
export function writeSitemap(site: Site): string {
  return writeXml(
    'urlset',
    'url',
    listSitemapEntries(site).map(({ path, lastModified }) => ({ url: siteUrl(site, path), lastModified })),
  );
}

function writeXml(
  root: string,
  element: string,
  entries: readonly { readonly url: string; readonly lastModified: string | undefined }[],
): string {
  const items = entries.map(({ url, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `  <${element}><loc>${url.replaceAll('&', '&amp;')}</loc>${date}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</${root}>\n`;
}

function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}
