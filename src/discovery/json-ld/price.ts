import type { PriceSpecification, UnitPriceSpecification } from 'schema-dts';
import type { AmountPrice, Site, SitePrice, SiteService } from '../../business/site.ts';
import { readTax } from '../../prices/money.ts';
import { hasAmount, isStartingPrice } from '../../prices/price.ts';
import { priceSince } from '../../prices/price-history.ts';
import type { PriceUnit } from '../../schemas/services/price.ts';

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

/** Price members of an offer. */
type OfferedPrice = { readonly description: string } | { readonly priceSpecification: PriceSpecification };

/**
 * A service price in schema.org terms (contract B21): `minPrice` for a starting price, `price` for an hourly rate, 0 if
 * free, and only a description for a price on request.
 */
export function toPriceRecord(
  site: Pick<Site, 'business'>,
  service: SiteService,
  price: SitePrice,
  priceNote?: string,
): OfferedPrice {
  const note = priceNote === undefined ? {} : { description: priceNote };
  if (price.kind === 'on-request') {
    return { description: [price.note ?? 'Price on request', priceNote ?? ''].join(' ').trim() };
  }
  const money = { priceCurrency: site.business.currency, validFrom: priceSince(service) };
  const tax = readTax(site.business.pricing)?.isIncluded ? { valueAddedTaxIncluded: true } : {};
  if (!hasAmount(price)) {
    return { priceSpecification: { '@type': 'PriceSpecification', price: 0, ...money, ...note } };
  }
  return { priceSpecification: { ...toAmountsRecord(price, site), ...money, ...tax, ...note } };
}

function toAmountsRecord(price: AmountPrice, { business }: Pick<Site, 'business'>) {
  const { amount, upTo, per, minimum } = price;
  const range =
    price.kind === 'from' && !isStartingPrice(price)
      ? { price: amount }
      : { minPrice: amount, ...(upTo === undefined ? {} : { maxPrice: upTo }) };
  if (per === 'job') return { '@type': 'PriceSpecification', ...range } satisfies PriceSpecification;
  const least =
    minimum === undefined
      ? {}
      : {
          eligibleTransactionVolume: {
            '@type': 'PriceSpecification',
            minPrice: minimum,
            priceCurrency: business.currency,
          } satisfies PriceSpecification,
        };
  return {
    '@type': 'UnitPriceSpecification',
    ...range,
    unitCode: unitCodes[per],
    unitText: per,
    ...least,
  } satisfies UnitPriceSpecification;
}
