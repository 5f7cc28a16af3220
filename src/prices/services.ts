import { listServicePhotos, toPhotoRecord } from '../business/photos.ts';
import { type Site, type SiteService, servicePath, siteUrl } from '../business/site.ts';
import { PriceList, type ToolServices } from '../schemas/answers/records.ts';
import { toRecord } from '../schemas/record.ts';
import { Service, type ServiceList, Variant } from '../schemas/services/service.ts';
import { textOf } from '../text/text.ts';
import { toMoney } from './money.ts';
import { pricePeriods } from './period.ts';
import { getMinimumDue } from './price.ts';
import { listPriceHistory } from './price-history.ts';
import { computeAfterHoursPrice, toPricingRecord } from './pricing.ts';
import { listJobs, toTotalRecord } from './totals.ts';

/** Makes the public record of a service (contract B3), and of its variants with their prices (contract B19). */
export function toServiceRecord(site: Site, service: SiteService): Service {
  const { currency } = site.business;
  const amountsOf = ({ price }: Pick<SiteService, 'price'>) => ({
    startingPrice: toMoney(price.amount, currency),
    leastDue: toMoney(getMinimumDue(price), currency),
    afterHoursFrom: toMoney(computeAfterHoursPrice(site, service, price), currency),
  });
  return toRecord(Service, {
    ...service,
    ...amountsOf(service),
    url: siteUrl(site, servicePath(service)),
    variants: service.variants.map((variant) => toRecord(Variant, { ...variant, ...amountsOf(variant) })),
    safety: service.safety ?? { do: [], dont: [] },
    photos: listServicePhotos(site, service.id).map((photo) => toPhotoRecord(site, photo)),
  });
}

/** Lists all services, in the order of the content (contract B3). */
export function listServices(site: Site): ServiceList {
  return {
    currency: site.business.currency,
    isQuote: false,
    notice: site.business.pricing.notice,
    total: site.services.length,
    services: site.services.map((service) => toServiceRecord(site, service)),
  };
}

/** Lists all services without their questions: enough to choose one, and its warnings (contract D4). */
export function listServiceSummaries(site: Site): ToolServices {
  const { services, ...list } = listServices(site);
  return {
    ...list,
    leftOut: textOf(site.money.locale).prices.leftOut,
    services: services.map(({ related: _, faqs: __, safety: { dont }, ...service }) => ({
      ...service,
      safety: { dont },
    })),
  };
}

/** Lists the prices of all services without other members (contract D4). */
export function listPrices(site: Site): Omit<PriceList, 'sections' | 'leftOut'> {
  const { currency, isQuote, notice, services } = listServices(site);
  const { services: histories } = listPriceHistory(site);
  const prices = services.map((service, index) => {
    const past = histories[index]?.prices ?? [];
    const since = past.at(-1)?.from ?? service.priceAsOf;
    return toRecord(PriceList.shape.prices.element, { ...service, since, previous: past.at(-2) });
  });
  const { notice: _, ...pricing } = toPricingRecord(site);
  const totals = listJobs(site).map((job) => {
    const [day = null, afterHours = null] = pricePeriods.map((when) => toTotalRecord(site, job, when).total?.amount);
    return { job: job.id, day, afterHours };
  });
  return { currency, isQuote, notice, pricing, prices, totals };
}
