import { photosInText, photosOfPage, photosOfPlace, photosOfService, toPhotoRecord } from '../business/photos.ts';
import { placePath, type Site, servicePath, siteUrl } from '../business/site.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { isListed } from '../places/places.ts';
import { listedPages, listOwnPages, newsPath, pagePath } from '../site-pages/pages.ts';
import { listTranslations, type PageTranslation } from '../site-pages/translations.ts';

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
  const lastModified = latest(listSitemapEntries(site).map((entry) => entry.lastModified));
  const sitemaps = site.languages.map(({ prefix }) => ({ url: `${site.origin}${prefix}${sitemapPath}`, lastModified }));
  return writeXml('sitemapindex', 'sitemap', sitemaps);
}

/** The sitemap (sitemaps.org) with the photographs of each page (Google's image extension). */
export function writeSitemap(site: Site): string {
  const entries = listSitemapEntries(site).map(({ path, lastModified, photos }) => ({
    url: siteUrl(site, path),
    lastModified,
    alternates: listTranslations(site, path),
    pictures: photos.map((photo) => toPhotoRecord(site, photo).url),
  }));
  return writeXml('urlset', 'url', entries);
}

interface Entry {
  readonly url: string;
  readonly lastModified: string | undefined;
  readonly pictures?: readonly string[];
  readonly alternates?: readonly PageTranslation[];
}

/** An XML file of URLs with their dates, images and other languages (Google's use of xhtml:link in sitemaps). */
function writeXml(root: string, element: string, entries: readonly Entry[]): string {
  const items = entries.map(({ url, lastModified, pictures = [], alternates = [] }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    const images = pictures.map(
      (picture) => `<image:image><image:loc>${escapeMarkup(picture)}</image:loc></image:image>`,
    );
    const [first, ...others] = alternates;
    const languages =
      first === undefined || others.length === 0 ? [] : [...alternates, { ...first, locale: 'x-default' }];
    const links = languages.map(
      ({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeMarkup(url)}"/>`,
    );
    return `  <${element}><loc>${escapeMarkup(url)}</loc>${date}${links.join('')}${images.join('')}</${element}>\n`;
  });
  const list = items.join('');
  const images = list.includes('<image:') ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : '';
  const links = list.includes('<xhtml:') ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const start = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}${links}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${start}\n${list}</${root}>\n`;
}

function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.toSorted().findLast((date) => date !== undefined);
}
