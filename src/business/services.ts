import type { PriceList, ServiceListing } from '../schemas/answers/tool-records.ts';
import type { Service, ServiceList } from '../schemas/service.ts';
import { describePhoto, photosOfService } from './photos.ts';
import { afterHoursPrice, describeMoney, describePricing, describeVariants } from './pricing.ts';
import { type Site, type SiteService, servicePath, siteUrl } from './site.ts';

/** The public record of a service (contract B3). */
export function describeService(site: Site, service: SiteService): Service {
  const { currency } = site.business;
  const afterHours = afterHoursPrice(site, service);
  return {
    id: service.id,
    slug: service.slug,
    name: service.name,
    symptom: service.symptom,
    summary: service.summary,
    url: siteUrl(site, servicePath(service)),
    startingPrice: describeMoney(service.startingPrice, currency),
    afterHoursFrom: afterHours === undefined ? null : describeMoney(afterHours, currency),
    variants: describeVariants(service, currency),
    priceNote: service.priceNote,
    priceAsOf: service.priceAsOf,
    covers: service.covers,
    notIncluded: service.notIncluded,
    typicalMinutes: service.typicalMinutes,
    safety: service.safety ?? { do: [], dont: [] },
    photos: photosOfService(site, service.id).map((photo) => describePhoto(site, photo)),
    faqs: service.faqs,
  };
}

/** All services, in the order of the content (contract B3). */
export function listServices(site: Site): ServiceList {
  return {
    currency: site.business.currency,
    isQuote: false,
    notice: site.business.pricing.notice,
    total: site.services.length,
    services: site.services.map((service) => describeService(site, service)),
  };
}

/** All services without their questions: what an assistant needs to choose one, and to warn (contract D4). */
export function listShortServices(site: Site): ServiceListing {
  const list = listServices(site);
  const services = list.services.map(({ faqs: _, safety: { dont }, ...service }) => ({ ...service, safety: { dont } }));
  return { ...list, services };
}

/** The starting prices of all services alone (contract D4). */
export function listPrices(site: Site): PriceList {
  const { currency, isQuote, notice, services } = listServices(site);
  const prices = services.map(
    ({ id, name, startingPrice, priceNote, priceAsOf, afterHoursFrom, variants }): PriceList['prices'][number] => ({
      id,
      name,
      startingPrice,
      priceNote,
      priceAsOf,
      afterHoursFrom,
      variants,
    }),
  );
  return { currency, isQuote, notice, pricing: describePricing(site), prices };
}
