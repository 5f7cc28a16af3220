import { listBusinessPhotos, listServicePhotos, toPhotoRecord } from '../business/photos.ts';
import { placePath, type Site, type SitePhoto, type SiteService, servicePath, siteUrl } from '../business/site.ts';
import { formatMoney } from '../format/amounts.ts';
import { dateRangeOf, listHoursPeriods } from '../hours/dates.ts';
import { isDayLong, isWalkIn, parseTimeOfDay } from '../hours/opening-hours.ts';
import { getBaseNames } from '../places/places.ts';
import { type AmountPrice, findLowestPrice, hasAmount, isStartingPrice } from '../prices/price.ts';
import { getPriceStart } from '../prices/price-history.ts';
import type { WeeklyHours } from '../schemas/business/hours.ts';
import type { Price, PriceUnit } from '../schemas/services/price.ts';
import { textOf } from '../text/text.ts';
import { venueOf } from '../text/venue.ts';

/** A breadcrumb: name and path. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * Makes the graph of the home page for search engines: the business, its services and the places it serves (contract
 * F3). It contains no rating that the business gives itself, and no action, because nothing can be ordered here. Members
 * that are undefined are left out of the JSON.
 */
export function toHomeGraph(site: Site) {
  const services = site.services.map((service) => toServiceNode(site, service));
  const webSite = { '@type': 'WebSite', url: siteUrl(site, '/'), inLanguage: site.country.locale };
  return toGraph(toBusinessNode(site), ...services, ...(site.languages.length > 1 ? [webSite] : []));
}

/** Makes the graph of a service page: the service, its provider and breadcrumbs. */
export function toServicePageGraph(site: Site, service: SiteService, crumbs: readonly Crumb[]) {
  const { name, summary, variants, price, priceNote } = service;
  const serviceNode = {
    ...toServiceNode(site, service),
    description: summary,
    offers: toOfferNode(site, service, { price, note: priceNote }),
    image: nonEmpty(listServicePhotos(site, service.id).map((photo) => toImageNode(site, photo))),
    hasOfferCatalog: nonEmpty(variants) && {
      '@type': 'OfferCatalog',
      name,
      itemListElement: variants.map((variant) => toOfferNode(site, service, variant)),
    },
  };
  return toGraph(serviceNode, toProviderNode(site), toCrumbsNode(site, crumbs));
}

/** Makes the graph of any other page: its photographs and breadcrumbs. */
export function toPageGraph(site: Site, crumbs: readonly Crumb[], photos: readonly SitePhoto[] = []) {
  return toGraph(...photos.map((photo) => toImageNode(site, photo)), toCrumbsNode(site, crumbs));
}

/** Wraps the nodes of a page into a graph. */
function toGraph(...nodes: readonly object[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Makes the short node of the business, for all pages except the home page. */
function toProviderNode(site: Site) {
  const { business } = site;
  return {
    '@type': business.schemaType,
    '@id': `${site.origin}/#business`,
    name: business.name,
    url: siteUrl(site, '/'),
    telephone: business.contact.telephone,
    image: siteUrl(site, '/pictures/home.png'),
    address: { '@type': 'PostalAddress', ...business.address },
  };
}

/** Makes the full node of the business, for the home page. */
function toBusinessNode(site: Site) {
  const { business, places, services } = site;
  const venue = venueOf(business);
  const t = textOf(site.country.locale).discovery.jsonLd;
  const lowest = findLowestPrice(services);
  const provider = toProviderNode(site);
  return {
    ...provider,
    image: [...listBusinessPhotos(site).map((photo) => toPhotoRecord(site, photo).url), provider.image],
    description: business.description,
    email: business.contact.email,
    logo: siteUrl(site, site.logo === undefined ? '/icon-512.png' : '/logo.svg'),
    currenciesAccepted: business.currenciesAccepted.join(', '),
    paymentAccepted: nonEmpty(business.paymentMethods)?.join(', '),
    knowsLanguage: nonEmpty(business.languages),
    priceRange:
      lowest === undefined
        ? undefined
        : t.priceRange({ currency: business.currency, lowest, price: formatMoney(lowest, site.money) }),
    geo: {
      '@type': 'GeoCoordinates',
      // Names the position if it is not the address.
      name: business.address.streetAddress === undefined ? getBaseNames(site).name : undefined,
      ...business.geo,
    },
    ...toOpeningNode(site),
    // `areaServed` means that the business goes there.
    areaServed: nonEmpty(
      (venue === 'premises' ? [] : places).map((place) => ({
        '@type': place.kind === 'city' ? 'City' : 'Place',
        '@id': `${site.origin}${placePath(place)}#place`,
        name: place.name,
        ...(place.addressRegion !== business.address.addressRegion && {
          address: { '@type': 'PostalAddress', addressRegion: place.addressRegion },
        }),
      })),
    ),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: t.services,
      itemListElement: services.map((service) => ({ '@id': serviceId(site, service) })),
    },
    sameAs: nonEmpty(business.socialProfiles.map((profile) => profile.url)),
  };
}

function serviceId(site: Site, service: SiteService): string {
  return `${site.origin}${servicePath(service)}#service`;
}

/** Makes the short node of a service with its price, for the home page, which lists them all. */
function toServiceNode(site: Site, service: SiteService) {
  const provider = { '@id': `${site.origin}/#business` };
  return {
    '@type': 'Service',
    '@id': serviceId(site, service),
    name: service.name,
    url: siteUrl(site, servicePath(service)),
    provider,
    ...(venueOf(site.business) !== 'customer' && {
      availableChannel: { '@type': 'ServiceChannel', serviceLocation: provider },
    }),
    offers: toOfferNode(site, service, { price: service.price }),
  };
}

function toCrumbsNode(site: Site, crumbs: readonly Crumb[]) {
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

/** Returns a list; undefined if it is empty. */
function nonEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}

/** Makes the node of a photograph in its largest size. */
function toImageNode(site: Site, photo: SitePhoto) {
  const { url, alt, caption, takenOn } = toPhotoRecord(site, photo);
  return {
    '@type': 'ImageObject',
    contentUrl: url,
    description: alt,
    caption: caption ?? undefined,
    dateCreated: takenOn ?? undefined,
    creditText: photo.credit,
  };
}

/** Makes the opening hours and the emergency number. schema.org has no term for hours by appointment. */
function toOpeningNode({ business, today }: Site) {
  const { openingHours, seasons, specialOpeningHours, emergencyHours } = business;
  const periods = listHoursPeriods(openingHours, seasons, Number(today.slice(0, 4)));
  return {
    openingHoursSpecification: nonEmpty(
      seasons.length === 0
        ? toWeekNodes(openingHours)
        : periods.flatMap(({ from, to, openingHours: week }) =>
            toWeekNodes(week, { validFrom: from, validThrough: to }),
          ),
    ),
    specialOpeningHoursSpecification: nonEmpty(
      specialOpeningHours.map((special) => {
        const [validFrom, validThrough] = dateRangeOf(special);
        return toHoursNode(special, { name: special.name, validFrom, validThrough });
      }),
    ),
    contactPoint: emergencyHours?.telephone && {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: emergencyHours.telephone,
      hoursAvailable: nonEmpty(toWeekNodes(emergencyHours.openingHours)),
      availableLanguage: nonEmpty(business.languages),
    },
  };
}

function toWeekNodes(week: readonly WeeklyHours[], dates: object = {}) {
  return week.filter(isWalkIn).map((hours) => {
    const dayOfWeek = hours.dayOfWeek.map((day) => `https://schema.org/${day}`);
    return toHoursNode(hours, { dayOfWeek, ...dates });
  });
}

/**
 * Makes an entry of opening hours. schema.org reads equal times as closed all day, so 24 hours end a minute earlier.
 */
function toHoursNode(hours: Pick<WeeklyHours, 'opens' | 'closes'>, when: object) {
  const { opens = '00:00', closes = opens } = hours;
  const end = isDayLong(hours) || closes === '24:00' ? minuteBefore(closes) : closes;
  return { '@type': 'OpeningHoursSpecification', ...when, opens, closes: end };
}

/** Returns the time a minute before another: 07:59 before 08:00, 23:59 before 24:00 and 00:00. */
function minuteBefore(time: string): string {
  const minutes = (parseTimeOfDay(time) || 24 * 60) - 1;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** UN/CEFACT Recommendation 20 unit codes; C62 is "one" of anything. A whole job has none. */
const unitCodes: Readonly<Record<Exclude<PriceUnit, 'job'>, string>> = {
  visit: 'C62',
  hour: 'HUR',
  day: 'DAY',
  item: 'C62',
  metre: 'MTR',
  'square-metre': 'MTK',
  foot: 'FOT',
  'square-foot': 'FTK',
};

/**
 * Makes a service price in schema.org terms (contract B21): `minPrice` for a starting price, `price` for an hourly
 * rate, 0 if free, and only a description for a price on request.
 */
function toOfferNode(
  { business, country }: Site,
  service: SiteService,
  { name, price, note }: { readonly name?: string; readonly price: Price; readonly note?: string | undefined },
) {
  const offer = { '@type': 'Offer', name };
  if (price.kind === 'on-request') {
    const request = price.note ?? textOf(country.locale).discovery.jsonLd.onRequest;
    return { ...offer, description: [request, note].filter(Boolean).join(' ') };
  }
  const priceSpecification = {
    ...(hasAmount(price) ? toAmountsNode(price) : { '@type': 'PriceSpecification', price: 0 }),
    priceCurrency: business.currency,
    validFrom: getPriceStart(service),
    valueAddedTaxIncluded: (hasAmount(price) && business.pricing.isTaxIncluded) || undefined,
    description: note,
  };
  return { ...offer, priceSpecification };
}

function toAmountsNode(price: AmountPrice) {
  const { amount, upTo, currency: priceCurrency, per, minimum } = price;
  const isExact = price.kind === 'from' && !isStartingPrice(price);
  const range = isExact ? { price: amount } : { minPrice: amount, maxPrice: upTo ?? undefined };
  if (per === 'job') return { '@type': 'PriceSpecification', ...range };
  return {
    '@type': 'UnitPriceSpecification',
    ...range,
    unitCode: unitCodes[per],
    unitText: per,
    eligibleTransactionVolume: (minimum ?? undefined) && {
      '@type': 'PriceSpecification',
      minPrice: minimum,
      priceCurrency,
    },
  };
}
