import type { Service, ServiceList } from '../schemas/service.ts';
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
