import type * as dts from 'schema-dts';
import { photosOfBusiness, photosOfService, toPhotoRecord } from '../../business/photos.ts';
import {
  entityUrl,
  placePath,
  type Site,
  type SiteNews,
  type SitePhoto,
  type SiteService,
  servicePath,
  siteUrl,
} from '../../business/site.ts';
import { nameBase } from '../../places/prebuilt-coverage.ts';
import { lowestPrice } from '../../prices/price.ts';
import { newsListPath, newsPage, newsPath } from '../../site-pages/pages.ts';
import { textOf } from '../../text/text.ts';
import {
  filled,
  known,
  toDealingsRecord,
  toImageRecord,
  toOpeningRecord,
  toPriceRecord,
  toProofRecord,
} from './parts.ts';

/** A breadcrumb: name and path. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * The business with services and served places for search engines (contract F3). Starting prices are `minPrice`; no
 * self-assessed rating, and no action, because nothing can be ordered here.
 */
export function toHomeRecord(site: Site): dts.Graph {
  const api: dts.WebAPI = {
    '@type': 'WebAPI',
    '@id': entityUrl(site, '/api/#api'),
    name: textOf(site.country.locale).api.title(site.business.name),
    url: siteUrl(site, '/api/'),
    documentation: siteUrl(site, '/docs/api/'),
    provider: { '@id': entityUrl(site, '/#business') },
  };
  // The site in one of its languages.
  const webSite: dts.WebSite = { '@type': 'WebSite', url: siteUrl(site, '/'), ...inLanguage(site) };
  const records = [toBusinessRecord(site), ...site.services.map((service) => toOfferRecord(site, service)), api];
  return toGraph(site.languages.length > 1 ? [...records, webSite] : records);
}

/** A service with breadcrumbs. */
export function toServicePageRecord(site: Site, service: SiteService, crumbs: readonly Crumb[]): dts.Graph {
  const { name, summary, variants, priceNote } = service;
  const offers: dts.OfferCatalog = {
    '@type': 'OfferCatalog',
    name,
    itemListElement: variants.map((variant) =>
      known({
        '@type': 'Offer' as const,
        name: variant.name,
        description: variant.note,
        ...toPriceRecord(site, service, variant.price),
      }),
    ),
  };
  const record = known<dts.Service>({
    ...toOfferRecord(site, service, priceNote),
    description: summary,
    serviceType: name,
    image: filled(photosOfService(site, service.id).map((photo) => toImageRecord(site, photo))),
    hasOfferCatalog: variants.length === 0 ? undefined : offers,
  });
  return toGraph([record, toProviderRecord(site), toCrumbsRecord(site, crumbs)]);
}

/** The About page with breadcrumbs; includes people and credentials if the page is about them. */
export function toAboutPageRecord(site: Site, crumbs: readonly Crumb[], photos: readonly SitePhoto[]): object {
  const proof = toProofRecord(site);
  if (Object.values(proof).every((list) => list === undefined)) return toPhotosRecord(site, crumbs, photos);
  const business = known<dts.LocalBusiness>({ ...toProviderRecord(site), ...toDealingsRecord(site), ...proof });
  return toGraph([business, ...photos.map((photo) => toImageRecord(site, photo)), toCrumbsRecord(site, crumbs)]);
}

/** Breadcrumbs of a page, and its photographs. */
export function toPhotosRecord(site: Site, crumbs: readonly Crumb[], photos: readonly SitePhoto[] = []): object {
  const trail = toCrumbsRecord(site, crumbs);
  if (photos.length === 0) return { '@context': 'https://schema.org', ...trail };
  return toGraph([...photos.map((photo) => toImageRecord(site, photo)), trail]);
}

/** A news item with its publisher and breadcrumbs. */
export function toNewsRecord(site: Site, item: SiteNews): dts.Graph {
  const url = siteUrl(site, newsPath(item));
  const crumbs = [
    { name: newsPage(site)?.title ?? '', path: newsListPath },
    { name: item.title, path: newsPath(item) },
  ];
  const article: dts.NewsArticle = {
    '@type': 'NewsArticle',
    '@id': `${url}#news`,
    headline: item.title,
    description: item.description,
    url,
    datePublished: item.date,
    dateModified: item.updated ?? item.date,
    author: { '@id': entityUrl(site, '/#business') },
    publisher: { '@id': entityUrl(site, '/#business') },
    ...inLanguage(site),
  };
  return toGraph([article, toProviderRecord(site), toCrumbsRecord(site, crumbs)]);
}

/** The language of a work, where the site has several. */
function inLanguage({ languages, country }: Site) {
  return languages.length > 1 ? { inLanguage: country.locale } : {};
}

function toGraph(records: dts.Graph['@graph']): dts.Graph {
  return { '@context': 'https://schema.org', '@graph': records };
}

/** Short form of the business for all pages but the home page. */
function toProviderRecord(site: Site) {
  const { business } = site;
  return {
    // The schema type is validated: a subtype of LocalBusiness.
    '@type': business.schemaType as 'LocalBusiness',
    '@id': entityUrl(site, '/#business'),
    name: business.name,
    url: siteUrl(site, '/'),
    telephone: business.contact.telephone,
    image: siteUrl(site, '/pictures/home.png'),
    address: known({ '@type': 'PostalAddress' as const, ...business.address }),
  } satisfies dts.LocalBusiness;
}

/** The full record of the business, for the home page. */
function toBusinessRecord(site: Site) {
  const { business, places, services } = site;
  const words = textOf(site.country.locale).discovery.jsonLd;
  const lowest = lowestPrice(services);
  const provider = toProviderRecord(site);
  const photos = photosOfBusiness(site).map((photo) => toPhotoRecord(site, photo).url);
  return known<dts.LocalBusiness>({
    ...provider,
    image: photos.length === 0 ? provider.image : [...photos, provider.image],
    description: business.description,
    email: business.contact.email,
    logo: siteUrl(site, site.logo === undefined ? '/icon-512.png' : '/logo.svg'),
    ...toDealingsRecord(site),
    priceRange: lowest === undefined ? undefined : words.priceRange({ currency: business.currency, lowest }),
    geo: {
      '@type': 'GeoCoordinates',
      // What the position is, where that is not the address.
      ...(business.address.streetAddress === undefined && { name: nameBase(site).name }),
      ...business.geo,
    },
    ...toOpeningRecord(site),
    areaServed: places.map((place) => ({
      '@type': place.kind === 'city' ? ('City' as const) : ('Place' as const),
      '@id': entityUrl(site, `${placePath(place)}#place`),
      name: place.name,
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: words.services,
      itemListElement: services.map((service) => ({ '@id': entityUrl(site, `${servicePath(service)}#service`) })),
    },
    sameAs: business.socialProfiles.map((profile) => profile.url),
  });
}

/** The short record of a service with its price, for the home page, which lists them all. */
function toOfferRecord(site: Site, service: SiteService, priceNote?: string) {
  return {
    '@type': 'Service',
    '@id': entityUrl(site, `${servicePath(service)}#service`),
    name: service.name,
    url: siteUrl(site, servicePath(service)),
    provider: { '@id': entityUrl(site, '/#business') },
    offers: { '@type': 'Offer', ...toPriceRecord(site, service, service.price, priceNote) },
  } satisfies dts.Service;
}

function toCrumbsRecord(site: Site, crumbs: readonly Crumb[]): Exclude<dts.BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.business.name, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: siteUrl(site, path),
    })),
  };
}
