import type {
  BreadcrumbList,
  Graph,
  LocalBusiness,
  NewsArticle,
  OfferCatalog,
  PostalAddress,
  Service,
  WebAPI,
  WithContext,
} from 'schema-dts';
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
import { nameBase } from '../../places/coverage-messages.ts';
import { lowestPrice } from '../../prices/price.ts';
import { newsListPath, newsPage, newsPath } from '../../site-pages/news.ts';
import { toOpeningRecord } from './hours.ts';
import { toImageRecord } from './photo.ts';
import { toPriceRecord } from './price.ts';
import { toDealingsRecord, toProofRecord } from './proof.ts';

/** A breadcrumb: name and path. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * The business with services and served places for search engines (contract F3). Starting prices are `minPrice`; no
 * self-assessed rating, and no action, because nothing can be ordered here.
 */
export function toHomeRecord(site: Site): Graph {
  return toGraph([
    toLocalBusinessRecord(site),
    ...site.services.map((service) => toOfferRecord(site, service)),
    toApiRecord(site),
  ]);
}

/** A service with breadcrumbs. */
export function toServicePageRecord(site: Site, service: SiteService, crumbs: readonly Crumb[]): Graph {
  return toGraph([toServiceRecord(site, service), toProviderRecord(site), toCrumbsRecord(site, crumbs)]);
}

/** The About page with breadcrumbs; includes people and credentials if the page is about them. */
export function toAboutPageRecord(
  site: Site,
  crumbs: readonly Crumb[],
  photos: readonly SitePhoto[],
): Graph | WithContext<BreadcrumbList> {
  const proof = toProofRecord(site);
  if (Object.keys(proof).length === 0) return toPhotosRecord(site, crumbs, photos);
  const business = { ...toProviderRecord(site), ...toDealingsRecord(site), ...proof };
  return toGraph([business, ...photos.map((photo) => toImageRecord(site, photo)), toCrumbsRecord(site, crumbs)]);
}

/** Breadcrumbs of a page. */
export function toBreadcrumbsRecord(site: Site, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return { '@context': 'https://schema.org', ...toCrumbsRecord(site, crumbs) };
}

/** Breadcrumbs and photographs of a page. */
export function toPhotosRecord(
  site: Site,
  crumbs: readonly Crumb[],
  photos: readonly SitePhoto[],
): Graph | WithContext<BreadcrumbList> {
  if (photos.length === 0) return toBreadcrumbsRecord(site, crumbs);
  return toGraph([...photos.map((photo) => toImageRecord(site, photo)), toCrumbsRecord(site, crumbs)]);
}

/** A news item with its publisher and breadcrumbs. */
export function toNewsRecord(site: Site, item: SiteNews): Graph {
  const url = siteUrl(site, newsPath(item));
  const crumbs = [
    { name: newsPage(site)?.title ?? '', path: newsListPath },
    { name: item.title, path: newsPath(item) },
  ];
  const article: NewsArticle = {
    '@type': 'NewsArticle',
    '@id': `${url}#news`,
    headline: item.title,
    description: item.description,
    url,
    datePublished: item.date,
    dateModified: item.updated ?? item.date,
    author: { '@id': siteUrl(site, '/#business') },
    publisher: { '@id': siteUrl(site, '/#business') },
  };
  return toGraph([article, toProviderRecord(site), toCrumbsRecord(site, crumbs)]);
}

function toGraph(records: Graph['@graph']): Graph {
  return { '@context': 'https://schema.org', '@graph': records };
}

/** Short form of the business for all pages but the home page. */
function toProviderRecord(site: Site) {
  const { business } = site;
  return {
    // The schema type is validated: a subtype of LocalBusiness.
    '@type': business.schemaType as 'LocalBusiness',
    '@id': siteUrl(site, '/#business'),
    name: business.name,
    url: siteUrl(site, '/'),
    telephone: business.contact.telephone,
    image: siteUrl(site, '/pictures/home.png'),
    address: toAddressRecord(business.address),
  } satisfies LocalBusiness;
}

function toAddressRecord({ streetAddress, addressRegion, ...address }: Site['business']['address']) {
  const { addressLocality, postalCode, addressCountry } = address;
  const street = streetAddress === undefined ? {} : { streetAddress };
  const region = addressRegion === undefined ? {} : { addressRegion };
  const place = { ...street, addressLocality, ...region, postalCode, addressCountry };
  return { '@type': 'PostalAddress', ...place } satisfies PostalAddress;
}

/** What the position is, where that is not the address. */
function nameMiddle(site: Site) {
  const { name } = nameBase(site);
  return site.business.address.streetAddress === undefined ? { name } : {};
}

function toLocalBusinessRecord(site: Site): LocalBusiness {
  const { business, places } = site;
  const { contact, geo } = business;
  const lowest = lowestPrice(site.services);
  const provider = toProviderRecord(site);
  const photos = photosOfBusiness(site).map((photo) => toPhotoRecord(site, photo).url);
  return {
    ...provider,
    ...(photos.length === 0 ? {} : { image: [...photos, provider.image] }),
    description: business.description,
    email: contact.email,
    logo: siteUrl(site, site.logo === undefined ? '/icon-512.png' : '/logo.svg'),
    ...toDealingsRecord(site),
    ...(lowest === undefined ? {} : { priceRange: `${business.currency} ${lowest} and up` }),
    geo: { '@type': 'GeoCoordinates', ...nameMiddle(site), ...geo },
    ...toOpeningRecord(site),
    areaServed: places.map((place) => ({
      '@type': place.kind === 'city' ? ('City' as const) : ('Place' as const),
      '@id': siteUrl(site, `${placePath(place)}#place`),
      name: place.name,
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: site.services.map((service) => ({ '@id': siteUrl(site, `${servicePath(service)}#service`) })),
    },
    sameAs: business.socialProfiles.map((profile) => profile.url),
  };
}

/** The full record of a service for its own page. */
function toServiceRecord(site: Site, service: SiteService) {
  const photos = photosOfService(site, service.id);
  return {
    ...toOfferRecord(site, service, service.priceNote),
    description: service.summary,
    serviceType: service.name,
    ...(photos.length === 0 ? {} : { image: photos.map((photo) => toImageRecord(site, photo)) }),
    ...(service.variants.length === 0 ? {} : { hasOfferCatalog: toVariantsRecord(site, service) }),
  } satisfies Service;
}

/** Offers for the variants of a service. */
function toVariantsRecord(site: Site, service: SiteService) {
  return {
    '@type': 'OfferCatalog',
    name: service.name,
    itemListElement: service.variants.map(({ name, note, price }) => ({
      '@type': 'Offer' as const,
      name,
      ...(note === undefined ? {} : { description: note }),
      ...toPriceRecord(site, service, price),
    })),
  } satisfies OfferCatalog;
}

/** The short record of a service with its price, for the home page, which lists them all. */
function toOfferRecord(site: Site, service: SiteService, priceNote?: string) {
  return {
    '@type': 'Service',
    '@id': siteUrl(site, `${servicePath(service)}#service`),
    name: service.name,
    url: siteUrl(site, servicePath(service)),
    provider: { '@id': siteUrl(site, '/#business') },
    offers: { '@type': 'Offer', ...toPriceRecord(site, service, service.price, priceNote) },
  } satisfies Service;
}

function toApiRecord(site: Site): WebAPI {
  return {
    '@type': 'WebAPI',
    '@id': siteUrl(site, '/api/#api'),
    name: `${site.business.name} API`,
    url: siteUrl(site, '/api/'),
    documentation: siteUrl(site, '/docs/api/'),
    provider: { '@id': siteUrl(site, '/#business') },
  };
}

function toCrumbsRecord(site: Site, crumbs: readonly Crumb[]): BreadcrumbList {
  const home = { name: site.business.name, path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: siteUrl(site, path),
    })),
  };
}
