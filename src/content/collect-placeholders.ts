import type { SiteTaxes } from '../business/site.ts';
import { findRegion } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import { formatDistance, formatMinutes, formatMoney, type MoneyFormat } from '../format/amounts.ts';
import { summarizeHours, summarizeWeek } from '../hours/opening-hours.ts';
import { greatCircleKm, roundKm } from '../places/distance.ts';
import { addTaxes, readTaxes } from '../prices/money.ts';
import { formatBarePrice } from '../prices/price.ts';
import type { BusinessFile } from '../schemas/business/business.ts';
import type { Price } from '../schemas/services/price.ts';
import { textOf } from '../text/text.ts';
import type { ContentLocality } from './locality.ts';
import { fillData, type Placeholders } from './placeholders.ts';
import type { PricedContent, PricedService } from './service-prices.ts';

type FactSources = Pick<PricedContent, 'business' | 'locality' | 'regions' | 'services' | 'places' | 'names'>;
/** Reads a fact of the business; undefined if the content does not have it. */
type ReadFact = (business: BusinessFile, locality: ContentLocality) => string | undefined;

/** Facts of the business, by the names of their placeholders. */
const businessFacts: Readonly<Record<string, ReadFact>> = {
  name: ({ name }) => name,
  trade: ({ trade }) => trade,
  telephone: ({ contact }, { country }) => formatTelephone(contact.telephone, country),
  'telephone.e164': ({ contact }) => contact.telephone,
  email: ({ contact }) => contact.email,
  street: ({ address }) => address.streetAddress,
  town: ({ address }) => address.addressLocality,
  postalCode: ({ address }) => address.postalCode,
  hours: (business, { country }) => summarizeHours(business, country.locale),
  emergencyHours: ({ emergencyHours }, { country }) =>
    emergencyHours && summarizeWeek(emergencyHours.openingHours, country.locale),
  emergencyTelephone: ({ emergencyHours }, { country }) =>
    emergencyHours?.telephone && formatTelephone(emergencyHours.telephone, country),
  'emergencyTelephone.e164': ({ emergencyHours }) => emergencyHours?.telephone,
  onlineBookingUrl: ({ contact }) => contact.onlineBookingUrl,
  serviceRadiusKm: ({ serviceRadiusKm }) => String(serviceRadiusKm),
  serviceRadius: ({ serviceRadiusKm }, { country }) => formatDistance(serviceRadiusKm, country),
  emergencyNumber: (_, { country }) => country.emergencyNumber,
  afterHoursSurcharge: ({ pricing: { afterHoursSurcharge: due } }, { money }) => due && formatMoney(due.amount, money),
  ifDeclined: ({ pricing: { ifDeclined: due } }, { money }) => due && formatMoney(due.amount, money),
};

/**
 * Collects the facts that content can refer to: `{telephone}`, `{price.spring}` etc. A fact may contain another: a name
 * may contain `{town}`. Placeholders of an invalid file are known, but are not replaced.
 */
export function collectPlaceholders(sources: FactSources): Placeholders {
  const { business, locality, regions, places, names } = sources;
  const { country, terms, money } = locality;
  const code = business?.address.addressRegion;
  // In countries whose addresses have no regions, the owner's own text is used.
  const region = textOf(country.locale).places.region(findRegion(country, code)?.name ?? code ?? '');
  const businessEntries = Object.entries(businessFacts).map(([name, read]) => {
    return [name, business ? read(business, locality) : `{${name}}`];
  });
  const facts: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(businessEntries),
    province: region,
    [terms.regionKind]: region,
    country: country.name,
    region: regions.name ?? region,
    farthest: business && places.length > 0 ? formatDistance(findFarthestKm(business, places), country) : '{farthest}',
    placeCount: String(names.places.length),
    serviceCount: String(names.services.length),
    ...listServiceFacts(sources, readTaxes(business?.pricing ?? {}, country), money),
  };
  const known = Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined);
  const placeholders = Object.fromEntries(known);
  return fillData(placeholders, placeholders);
}

/** Finds the distance of the farthest place from the base, in kilometres. */
function findFarthestKm({ geo }: BusinessFile, places: FactSources['places']): number {
  return roundKm(Math.max(...places.map(({ data }) => greatCircleKm(geo, data))));
}

function listServiceFacts({ services, names }: FactSources, taxes: SiteTaxes, money: MoneyFormat) {
  const facts = names.services.flatMap((id) => {
    const service = services.find(({ name }) => name === id);
    const minutes = service && formatMinutes(service.data.typicalMinutes, money.locale);
    const prices = listPriceNames(id, service).flatMap(([name, price]) => [
      [`price.${name}`, price && formatBarePrice(price, money)],
      [`total.${name}`, price && formatBarePrice(addTax(price, taxes), money)],
    ]);
    return [...prices, [`minutes.${id}`, minutes]].map(([name, text]) => [name, text ?? `{${name}}`]);
  });
  return Object.fromEntries(facts);
}

/** Lists the prices of a service and its variants, by the names that placeholders and bills use for them. */
export function listPriceNames(id: string, service: PricedService | undefined) {
  const servicePrice = service?.prices.current.price;
  const variants = service?.data.variants.map((variant, index) => {
    return [`${id}.${variant.id}`, service.prices.variants[index] ?? servicePrice] as const;
  });
  return [[id, servicePrice] as const, ...(variants ?? [])];
}

/** Adds the tax to each amount of a price. */
function addTax(price: Price, taxes: SiteTaxes): Price {
  const add = (amount: number | null) => (amount === null ? null : addTaxes(amount, taxes));
  return { ...price, amount: add(price.amount), upTo: add(price.upTo), minimum: add(price.minimum) };
}
