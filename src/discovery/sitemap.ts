import {
  listPagePhotos,
  listPlacePhotos,
  listProsePhotos,
  listServicePhotos,
  toPhotoRecord,
} from '../business/photos.ts';
import { placePath, type Site, type SitePhoto, servicePath, siteUrl } from '../business/site.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { isIndexed } from '../places/places.ts';
import { listAddedPages, listIndexedPages, newsPath, pagePath } from '../site-pages/pages.ts';
import { listAlternates } from '../site-pages/translations.ts';

/** Lists all indexable pages, with the date when their content last changed, if known, and their photographs. */
export function listSitemapEntries(site: Site) {
  const priceDates = site.services.map(({ priceAsOf }) => priceAsOf);
  const listPriceDates = (slug: string) => (['home', 'services', 'prices'].includes(slug) ? priceDates : []);
  const entry = (path: string, dates: readonly (string | undefined)[], photos: readonly SitePhoto[], file = '') => ({
    path,
    lastModified: latest(dates),
    photos: [...new Set([...photos, ...listProsePhotos(site, file)])],
  });
  return [
    ...listIndexedPages(site).map((page) => {
      const { slug, updated } = page;
      return entry(pagePath(page), [updated, ...listPriceDates(slug)], listPagePhotos(site, slug), `pages/${slug}.mdx`);
    }),
    ...listAddedPages(site).map((path) => entry(path, [], [])),
    ...site.news.map((item) => entry(newsPath(item), [item.date, item.updated], [], `news/${item.slug}.mdx`)),
    ...site.services.map((service) => {
      const { id, updated, priceAsOf } = service;
      return entry(servicePath(service), [updated, priceAsOf], listServicePhotos(site, id), `services/${id}.mdx`);
    }),
    ...site.places
      .filter((place) => isIndexed(site, place))
      .map((place) => entry(placePath(place), [place.updated], listPlacePhotos(site, place.slug))),
  ];
}

/** Path of the sitemap. */
export const sitemapPath = '/sitemap-0.xml';

/** Renders the sitemap index (sitemaps.org), with a sitemap for each language. */
export function renderSitemapIndex(site: Site): string {
  const date = renderDate(latest(listSitemapEntries(site).map((entry) => entry.lastModified)));
  const items = site.languages.map(
    ({ prefix }) => `<sitemap><loc>${site.origin}${prefix}${sitemapPath}</loc>${date}</sitemap>`,
  );
  return renderXml('sitemapindex', '', items);
}

/**
 * Renders the sitemap (sitemaps.org) with the other languages and the photographs of each page (Google's extensions).
 */
export function renderSitemap(site: Site): string {
  const extensions =
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const items = listSitemapEntries(site).map(({ path, lastModified, photos }) => {
    const links = listAlternates(site, path).map(
      ({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeMarkup(url)}"/>`,
    );
    const images = photos.map(
      (photo) => `<image:image><image:loc>${escapeMarkup(toPhotoRecord(site, photo).url)}</image:loc></image:image>`,
    );
    const members = [`<loc>${escapeMarkup(siteUrl(site, path))}</loc>`, renderDate(lastModified), ...links, ...images];
    return `<url>${members.join('')}</url>`;
  });
  return renderXml('urlset', extensions, items);
}

function renderXml(root: string, extensions: string, items: readonly string[]): string {
  const start = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${extensions}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[start, ...items, `</${root}>`].join('\n')}\n`;
}

function renderDate(date: string | undefined): string {
  return date === undefined ? '' : `<lastmod>${date}</lastmod>`;
}

function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.toSorted().findLast((date) => date !== undefined);
}
