import { photosInText, photosOfPage, photosOfPlace, photosOfService, toPhotoRecord } from '../business/photos.ts';
import { placePath, type Site, servicePath, siteUrl } from '../business/site.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { isListed } from '../places/places.ts';
import { listedPages, listOwnPages, newsPath, pagePath } from '../site-pages/pages.ts';
import { listAlternates } from '../site-pages/translations.ts';

/** All indexable pages, with the date of the last change of their content, if known, and their photographs. */
export function listSitemapEntries(site: Site) {
  const latestPrice = latest(site.services.map((service) => service.priceAsOf));
  const priced = ['home', 'services', 'prices'];
  return [
    ...listedPages(site).map((page) => ({
      path: pagePath(page),
      lastModified: latest([page.updated, priced.includes(page.slug) ? latestPrice : undefined]),
      photos: [...new Set([...photosOfPage(site, page.slug), ...photosInText(site, `pages/${page.slug}.mdx`)])],
    })),
    ...listOwnPages(site).map((path) => ({ path, lastModified: undefined, photos: [] })),
    ...site.news.map((item) => ({
      path: newsPath(item),
      lastModified: latest([item.date, item.updated]),
      photos: photosInText(site, `news/${item.slug}.mdx`),
    })),
    ...site.services.map((service) => ({
      path: servicePath(service),
      lastModified: latest([service.updated, service.priceAsOf]),
      photos: [...new Set([...photosOfService(site, service.id), ...photosInText(site, `services/${service.id}.mdx`)])],
    })),
    ...site.places.flatMap((place) =>
      isListed(site, place)
        ? { path: placePath(place), lastModified: place.updated, photos: photosOfPlace(site, place.slug) }
        : [],
    ),
  ];
}

/** Path of the sitemap. */
export const sitemapPath = '/sitemap-0.xml';

/** The sitemap index (sitemaps.org), with a sitemap for each language. */
export function writeSitemapIndex(site: Site): string {
  const date = writeDate(latest(listSitemapEntries(site).map((entry) => entry.lastModified)));
  const items = site.languages.map(
    ({ prefix }) => `<sitemap><loc>${site.origin}${prefix}${sitemapPath}</loc>${date}</sitemap>`,
  );
  return writeXml('sitemapindex', '', items);
}

/** The sitemap (sitemaps.org) with the other languages and the photographs of each page (Google's extensions). */
export function writeSitemap(site: Site): string {
  const extensions =
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const items = listSitemapEntries(site).map(({ path, lastModified, photos }) => {
    const links = listAlternates(site, path).map(
      ({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeMarkup(url)}"/>`,
    );
    const images = photos.map(
      (photo) => `<image:image><image:loc>${escapeMarkup(toPhotoRecord(site, photo).url)}</image:loc></image:image>`,
    );
    const members = [`<loc>${escapeMarkup(siteUrl(site, path))}</loc>`, writeDate(lastModified), ...links, ...images];
    return `<url>${members.join('')}</url>`;
  });
  return writeXml('urlset', extensions, items);
}

function writeXml(root: string, extensions: string, items: readonly string[]): string {
  const start = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${extensions}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[start, ...items, `</${root}>`].join('\n')}\n`;
}

function writeDate(date: string | undefined): string {
  return date === undefined ? '' : `<lastmod>${date}</lastmod>`;
}

function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.toSorted().findLast((date) => date !== undefined);
}
