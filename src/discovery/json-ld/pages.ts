import { photosOfBusiness, photosOfService, toPhotoRecord } from '../../business/photos.ts';
import {
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
import { filled, toImageRecord, toOfferRecord, toOpeningRecord } from './parts.ts';

/** A breadcrumb: name and path. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The records of a page, as search engines read them. */
export interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly object[];
}

/**
 * The business with services and served places for search engines (contract F3). Starting prices are `minPrice`; no
 * self-assessed rating, and no action, because nothing can be ordered here.
 */
export function toHomeRecord(site: Site): Graph {
  // The site in one of its languages.
  const webSite = { '@type': 'WebSite', url: siteUrl(site, '/'), inLanguage: site.country.locale };
  const services = site.services.map((service) => toServiceRecord(site, service));
  return toGraph(toBusinessRecord(site), ...services, ...(site.languages.length > 1 ? [webSite] : []));
}

/** A service with breadcrumbs. */
export function toServicePageRecord(site: Site, service: SiteService, crumbs: readonly Crumb[]): Graph {
  const { name, summary, variants, priceNote } = service;
  const record = {
    ...toServiceRecord(site, service, priceNote),
    description: summary,
    image: filled(photosOfService(site, service.id).map((photo) => toImageRecord(site, photo))),
    hasOfferCatalog: filled(variants) && {
      '@type': 'OfferCatalog',
      name,
      itemListElement: variants.map((variant) => toOfferRecord(site, service, variant.price, variant)),
    },
  };
  return toGraph(record, toProviderRecord(site), toCrumbsRecord(site, crumbs));
}

/** Breadcrumbs of a page, and its photographs. */
export function toPhotosRecord(site: Site, crumbs: readonly Crumb[], photos: readonly SitePhoto[] = []): Graph {
  return toGraph(...photos.map((photo) => toImageRecord(site, photo)), toCrumbsRecord(site, crumbs));
}

/** A news item with its publisher and breadcrumbs. */
export function toNewsRecord(site: Site, item: SiteNews): Graph {
  const url = siteUrl(site, newsPath(item));
  const crumbs = [
    { name: newsPage(site)?.title ?? '', path: newsListPath },
    { name: item.title, path: newsPath(item) },
  ];
  const article = {
    '@type': 'NewsArticle',
    '@id': `${url}#news`,
    headline: item.title,
    description: item.description,
    url,
    datePublished: item.date,
    dateModified: item.updated ?? item.date,
    author: linkBusiness(site),
    publisher: linkBusiness(site),
    inLanguage: site.languages.length > 1 ? site.country.locale : undefined,
  };
  return toGraph(article, toProviderRecord(site), toCrumbsRecord(site, crumbs));
}

function toGraph(...records: readonly object[]): Graph {
  return { '@context': 'https://schema.org', '@graph': records };
}

function linkBusiness(site: Site) {
  return { '@id': `${site.origin}/#business` };
}

/** Short form of the business for all pages but the home page. */
function toProviderRecord(site: Site) {
  const { business } = site;
  return {
    '@type': business.schemaType,
    ...linkBusiness(site),
    name: business.name,
    url: siteUrl(site, '/'),
    telephone: business.contact.telephone,
    image: siteUrl(site, '/pictures/home.png'),
    address: { '@type': 'PostalAddress', ...business.address },
  };
}

/** The full record of the business, for the home page. */
function toBusinessRecord(site: Site) {
  const { business, places, services } = site;
  const words = textOf(site.country.locale).discovery.jsonLd;
  const lowest = lowestPrice(services);
  const provider = toProviderRecord(site);
  const photos = photosOfBusiness(site).map((photo) => toPhotoRecord(site, photo).url);
  return {
    ...provider,
    image: photos.length === 0 ? provider.image : [...photos, provider.image],
    description: business.description,
    email: business.contact.email,
    logo: siteUrl(site, site.logo === undefined ? '/icon-512.png' : '/logo.svg'),
    currenciesAccepted: business.currenciesAccepted.join(', '),
    paymentAccepted: filled(business.paymentMethods)?.join(', '),
    knowsLanguage: filled(business.languages),
    priceRange: lowest === undefined ? undefined : words.priceRange({ currency: business.currency, lowest }),
    geo: {
      '@type': 'GeoCoordinates',
      // What the position is, where that is not the address.
      name: business.address.streetAddress === undefined ? nameBase(site).name : undefined,
      ...business.geo,
    },
    ...toOpeningRecord(site),
    areaServed: places.map((place) => ({
      '@type': place.kind === 'city' ? 'City' : 'Place',
      '@id': `${site.origin}${placePath(place)}#place`,
      name: place.name,
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: words.services,
      itemListElement: services.map((service) => ({ '@id': serviceId(site, service) })),
    },
    sameAs: business.socialProfiles.map((profile) => profile.url),
  };
}

function serviceId(site: Site, service: SiteService): string {
  return `${site.origin}${servicePath(service)}#service`;
}

/** The short record of a service with its price, for the home page, which lists them all. */
function toServiceRecord(site: Site, service: SiteService, note?: string) {
  return {
    '@type': 'Service',
    '@id': serviceId(site, service),
    name: service.name,
    url: siteUrl(site, servicePath(service)),
    provider: linkBusiness(site),
    offers: toOfferRecord(site, service, service.price, { note }),
  };
}

function toCrumbsRecord(site: Site, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.business.name, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(site, path),
    })),
  };
}
