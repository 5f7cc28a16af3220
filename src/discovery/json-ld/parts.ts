import { toPhotoRecord } from '../../business/photos.ts';
import type { AmountPrice, Site, SitePhoto, SitePrice, SiteService } from '../../business/site.ts';
import { datesOf, listStretches } from '../../hours/dates.ts';
import { takesCallers } from '../../hours/opening-hours.ts';
import { readTax } from '../../prices/money.ts';
import { isStartingPrice } from '../../prices/price.ts';
import { priceSince } from '../../prices/price-history.ts';
import type { VisitingHours } from '../../schemas/business/hours.ts';
import type { PriceUnit } from '../../schemas/services/price.ts';
import { textOf } from '../../text/text.ts';

// Members that are undefined are left out when a record is written as JSON.

/** A list; undefined if it is empty. */
export function filled<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}

/** A photograph in its largest size. */
export function toImageRecord(site: Site, photo: SitePhoto) {
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

/** Opening hours and the emergency number. schema.org has no term for hours by appointment. */
export function toOpeningRecord({ business, today }: Site) {
  const { openingHours, seasons, specialOpeningHours, emergencyHours: line } = business;
  const stretches = listStretches(openingHours, seasons, Number(today.slice(0, 4)));
  return {
    openingHoursSpecification:
      seasons.length === 0
        ? toWeekRecords(openingHours)
        : stretches.flatMap(({ from, to, openingHours: week }) => toWeekRecords(week, [from, to])),
    specialOpeningHoursSpecification: specialOpeningHours.map((special) =>
      toHoursRecord(special, { name: special.name }, datesOf(special)),
    ),
    contactPoint: line?.telephone && {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: line.telephone,
      hoursAvailable: toWeekRecords(line.openingHours),
      availableLanguage: filled(business.languages),
    },
  };
}

function toWeekRecords(week: readonly VisitingHours[], dates?: readonly string[]) {
  return week.filter(takesCallers).map((hours) => {
    const dayOfWeek = hours.dayOfWeek.map((day) => `https://schema.org/${day}`);
    return toHoursRecord(hours, { dayOfWeek }, dates);
  });
}

/** Opening and closing time. schema.org reads equal times as closed all day, so 24 hours end at 23:59. */
function toHoursRecord(
  { opens = '00:00', closes }: Pick<VisitingHours, 'opens' | 'closes'>,
  when: object,
  [validFrom, validThrough]: readonly string[] = [],
) {
  const end = closes === opens || closes === '24:00' ? '23:59' : (closes ?? opens);
  return { '@type': 'OpeningHoursSpecification', ...when, validFrom, validThrough, opens, closes: end };
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
 * A service price in schema.org terms (contract B21): `minPrice` for a starting price, `price` for an hourly rate, 0 if
 * free, and only a description for a price on request.
 */
export function toOfferRecord(
  { business, country }: Site,
  service: SiteService,
  price: SitePrice,
  { name, note }: { readonly name?: string; readonly note?: string | undefined } = {},
) {
  const offer = { '@type': 'Offer', name };
  if (price.kind === 'on-request') {
    const request = price.note ?? textOf(country.locale).discovery.jsonLd.onRequest;
    return { ...offer, description: [request, note].filter(Boolean).join(' ') };
  }
  const isFree = price.kind === 'free';
  const priceSpecification = {
    ...(isFree ? { '@type': 'PriceSpecification', price: 0 } : toAmountsRecord(price, business.currency)),
    priceCurrency: business.currency,
    validFrom: priceSince(service),
    valueAddedTaxIncluded: (!isFree && readTax(business.pricing)?.isIncluded) || undefined,
    description: note,
  };
  return { ...offer, priceSpecification };
}

function toAmountsRecord(price: AmountPrice, priceCurrency: string) {
  const { amount, upTo, per, minimum } = price;
  const isExact = price.kind === 'from' && !isStartingPrice(price);
  const range = isExact ? { price: amount } : { minPrice: amount, maxPrice: upTo };
  if (per === 'job') return { '@type': 'PriceSpecification', ...range };
  return {
    '@type': 'UnitPriceSpecification',
    ...range,
    unitCode: unitCodes[per],
    unitText: per,
    eligibleTransactionVolume: minimum && { '@type': 'PriceSpecification', minPrice: minimum, priceCurrency },
  };
}
