import type { Service, ServiceList } from '../schemas/service.ts';
import type { PriceList } from '../schemas/tool-records.ts';
import { type Site, type SiteService, servicePath, siteUrl } from './site.ts';

/** The public record of a service (contract B3). */
export function describeService(site: Site, service: SiteService): Service {
  return {
    id: service.id,
    slug: service.slug,
    name: service.name,
    symptom: service.symptom,
    summary: service.summary,
    url: siteUrl(site, servicePath(service)),
    startingPrice: { amount: service.startingPriceCad, currency: 'CAD' },
    priceNote: service.priceNote,
    priceAsOf: service.priceAsOf,
    covers: service.covers,
    notIncluded: service.notIncluded,
    typicalMinutes: service.typicalMinutes,
    faqs: service.faqs,
  };
}

/** All services, in the order of the content (contract B3). */
export function listServices(site: Site): ServiceList {
  return {
    currency: 'CAD',
    isQuote: false,
    notice: site.business.pricing.notice,
    total: site.services.length,
    services: site.services.map((service) => describeService(site, service)),
  };
}

/** All services without their questions: what an assistant needs to choose one (contract D4). */
export function listShortServices(site: Site): Omit<ServiceList, 'services'> & { services: Omit<Service, 'faqs'>[] } {
  const list = listServices(site);
  return { ...list, services: list.services.map(({ faqs: _, ...service }) => service) };
}

/** The starting prices of all services alone (contract D4). */
export function listPrices(site: Site): PriceList {
  const { currency, isQuote, notice, services } = listServices(site);
  const prices = services.map(({ id, name, startingPrice, priceNote, priceAsOf }) => ({
    id,
    name,
    startingPrice,
    priceNote,
    priceAsOf,
  }));
  return { currency, isQuote, notice, prices };
}
