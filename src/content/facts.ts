import { formatRadius } from '../business/business.ts';
import type { SitePrice } from '../business/site.ts';
import { findRegion } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import { formatMinutes, formatMoney, type MoneyFormat } from '../format/wording.ts';
import { summarizeHours, summarizeWeek } from '../hours/opening-hours.ts';
import { addTaxes, readTax, type SiteTax } from '../prices/money.ts';
import { formatBarePrice, hasAmount, readPrice } from '../prices/price.ts';
import type { BusinessFile } from '../schemas/business/business.ts';
import type { ContentLocality } from './locality.ts';
import { fillPlaceholders, optionalFacts, type Placeholders } from './placeholders.ts';
import type { Content } from './validate-files.ts';

type Facts = Readonly<Record<string, string | undefined>>;
type FactSources = Pick<Content, 'business' | 'locality' | 'regions' | 'services' | 'names'>;

/**
 * Facts that content can refer to: `{telephone}`, `{price.spring}` etc. A fact may contain another: a name may contain
 * `{town}`. Those of an invalid file are empty, so that they are not reported as unknown.
 */
export function collectPlaceholders({ business, locality, regions, services, names }: FactSources): Placeholders {
  const { country, terms, money } = locality;
  const code = business?.address.addressRegion;
  // Where addresses have no regions, the text of the address stands for it.
  const region = findRegion(country, code)?.name ?? code ?? '';
  const facts: Facts = {
    ...listBusinessFacts(business, locality),
    province: region,
    [terms.regionKind]: region,
    country: country.name,
    region: regions.name ?? region,
    placeCount: String(names.places.length),
    serviceCount: String(names.services.length),
    ...listServiceFacts(services, names.services, readTax(business?.pricing ?? {}), money),
  };
  const unread = business === undefined ? Object.keys(optionalFacts).map((name) => [name, ''] as const) : [];
  const known = [...Object.entries(facts), ...unread].filter((fact): fact is [string, string] => fact[1] !== undefined);
  const placeholders = Object.fromEntries(known);
  return Object.fromEntries(known.map(([name, text]) => [name, fillPlaceholders(text, placeholders)]));
}

function listBusinessFacts(business: BusinessFile | undefined, { country, money }: ContentLocality): Facts {
  const { address, contact, emergencyHours, pricing } = business ?? {};
  const { afterHoursSurcharge: surcharge, ifDeclined } = pricing ?? {};
  return {
    name: business?.name ?? '',
    trade: business?.trade ?? '',
    telephone: formatTelephone(contact?.telephone ?? '', country),
    email: contact?.email ?? '',
    street: address?.streetAddress,
    town: address?.addressLocality ?? '',
    postalCode: address?.postalCode ?? '',
    hours: business === undefined ? '' : summarizeHours(business, country.locale),
    emergencyHours: emergencyHours && summarizeWeek(emergencyHours.openingHours, country.locale),
    emergencyTelephone: emergencyHours?.telephone && formatTelephone(emergencyHours.telephone, country),
    onlineBookingUrl: contact?.onlineBookingUrl,
    serviceRadiusKm: String(business?.serviceRadiusKm ?? ''),
    serviceRadius: formatRadius(business?.serviceRadiusKm ?? 0, country),
    emergencyNumber: country.emergencyNumber,
    afterHoursSurcharge: surcharge && formatMoney(surcharge.amount, money),
    ifDeclined: ifDeclined && formatMoney(ifDeclined.amount, money),
  };
}

function listServiceFacts(
  services: Content['services'],
  names: readonly string[],
  tax: SiteTax | undefined,
  money: MoneyFormat,
): Facts {
  const format = (price: SitePrice | undefined) => (price === undefined ? '' : formatBarePrice(price, money));
  const facts = names.flatMap((id) => {
    const service = services.find(({ name }) => name === id)?.data;
    const own = service && readPrice(service);
    const variants = (service?.variants ?? []).map((it) => [`${id}.${it.id}`, readPrice(it) ?? own] as const);
    const prices = [[id, own] as const, ...variants].flatMap(([name, price]) => [
      [`price.${name}`, format(price)],
      [`total.${name}`, format(addTax(price, tax))],
    ]);
    return [
      ...prices,
      [`minutes.${id}`, service === undefined ? '' : formatMinutes(service.typicalMinutes, money.locale)],
    ];
  });
  return Object.fromEntries(facts);
}

/** A price with the tax that is added to it. */
function addTax(price: SitePrice | undefined, tax: SiteTax | undefined): SitePrice | undefined {
  if (price === undefined || tax === undefined || tax.isIncluded || !hasAmount(price)) return price;
  const { amount, upTo, minimum } = price;
  return {
    ...price,
    amount: addTaxes(amount, tax),
    ...(upTo !== undefined && { upTo: addTaxes(upTo, tax) }),
    ...(minimum !== undefined && { minimum: addTaxes(minimum, tax) }),
  };
}
