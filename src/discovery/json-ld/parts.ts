import type * as dts from 'schema-dts';
import { photoOfPerson, toPhotoRecord } from '../../business/photos.ts';
import type { AmountPrice, Site, SitePhoto, SitePrice, SiteService } from '../../business/site.ts';
import { datesOf, listStretches } from '../../hours/dates.ts';
import { takesCallers } from '../../hours/opening-hours.ts';
import { readTax } from '../../prices/money.ts';
import { hasAmount, isStartingPrice } from '../../prices/price.ts';
import { priceSince } from '../../prices/price-history.ts';
import type { VisitingHours } from '../../schemas/business/hours.ts';
import type { PriceUnit } from '../../schemas/services/price.ts';
import { textOf } from '../../text/text.ts';

type Draft<Thing> = Thing extends object ? { readonly [Member in keyof Thing]: Thing[Member] | undefined } : never;

/** A thing of schema.org without the members that are undefined. */
export function known<Thing>(thing: Draft<Thing>): Extract<Thing, object> {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as Extract<Thing, object>;
}

/** A list; undefined if it is empty. */
export function filled<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}

/** A photograph in its largest size. */
export function toImageRecord(site: Site, photo: SitePhoto) {
  const { url, width, height, type, alt, caption, takenOn } = toPhotoRecord(site, photo);
  const place = site.places.find(({ slug }) => slug === photo.place);
  return known<dts.ImageObject>({
    '@type': 'ImageObject',
    contentUrl: url,
    encodingFormat: type,
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    description: alt,
    caption: caption ?? undefined,
    dateCreated: takenOn ?? undefined,
    creditText: photo.credit,
    contentLocation: place && { '@type': 'Place', name: place.name },
  });
}

/** Opening hours and the emergency number. schema.org has no term for hours by appointment. */
export function toOpeningRecord({ business, today }: Site) {
  const { openingHours, seasons, specialOpeningHours, emergencyHours: line } = business;
  const stretches = listStretches(openingHours, seasons, Number(today.slice(0, 4)));
  return {
    openingHoursSpecification:
      seasons.length === 0
        ? toWeekRecords(openingHours)
        : stretches.flatMap(({ from, to, openingHours: week }) =>
            toWeekRecords(week).map((day) => ({ ...day, validFrom: from, validThrough: to })),
          ),
    specialOpeningHoursSpecification: specialOpeningHours.map((special) => ({
      '@type': 'OpeningHoursSpecification' as const,
      name: special.name,
      validFrom: datesOf(special)[0],
      validThrough: datesOf(special)[1],
      ...toTimesRecord(special),
    })),
    contactPoint:
      line?.telephone === undefined
        ? undefined
        : {
            '@type': 'ContactPoint',
            contactType: 'emergency',
            telephone: line.telephone,
            hoursAvailable: toWeekRecords(line.openingHours),
            ...(business.languages.length > 0 && { availableLanguage: business.languages }),
          },
  } satisfies Partial<Draft<dts.LocalBusiness>>;
}

function toWeekRecords(openingHours: readonly VisitingHours[]) {
  return openingHours.filter(takesCallers).map((hours) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: hours.dayOfWeek.map((day) => `https://schema.org/${day}` as const),
    ...toTimesRecord(hours),
  }));
}

/** Opening and closing time. schema.org reads equal times as closed all day, so 24 hours end at 23:59. */
function toTimesRecord({ opens, closes }: Pick<VisitingHours, 'opens' | 'closes'>) {
  if (opens === undefined || closes === undefined) return { opens: '00:00', closes: '00:00' };
  if (opens === closes) return { opens: '00:00', closes: '23:59' };
  return { opens, closes: closes === '24:00' ? '23:59' : closes } satisfies Partial<dts.OpeningHoursSpecification>;
}

/** Payment methods and languages. */
export function toDealingsRecord({ business }: Pick<Site, 'business'>) {
  const { currenciesAccepted, languages, paymentMethods } = business;
  return {
    currenciesAccepted: currenciesAccepted.join(', '),
    paymentAccepted: filled(paymentMethods)?.join(', '),
    knowsLanguage: filled(languages),
  } satisfies Partial<Draft<dts.LocalBusiness>>;
}

/** People and credentials. Reviews are excluded, because self-published ratings violate search engine guidelines. */
export function toProofRecord(site: Pick<Site, 'business' | 'photos' | 'origin' | 'prefix'>) {
  const { people, credentials, insurance } = site.business;
  return {
    employee: filled(people.map((person) => toPersonRecord(site, person))),
    // schema.org has no type for a trade licence but this one, which may be awarded to any entity.
    hasCredential: filled(
      credentials.map(({ name, issuer, number, url, validThrough }) =>
        known<dts.EducationalOccupationalCredential>({
          '@type': 'EducationalOccupationalCredential',
          name,
          recognizedBy: { '@type': 'Organization', name: issuer },
          identifier: number,
          url,
          expires: validThrough,
        }),
      ),
    ),
    hasCertification: filled(
      insurance.map(({ name, issuer, number, url, validThrough }) =>
        known<dts.Certification>({
          '@type': 'Certification',
          name,
          issuedBy: { '@type': 'Organization', name: issuer },
          certificationIdentification: number,
          url,
          expires: validThrough,
        }),
      ),
    ),
  } satisfies Partial<Draft<dts.LocalBusiness>>;
}

function toPersonRecord(site: Pick<Site, 'photos' | 'origin' | 'prefix'>, person: Site['business']['people'][number]) {
  const { name, jobTitle, languages } = person;
  const photo = photoOfPerson(site, person);
  const image = photo && toPhotoRecord(site, photo).url;
  return known<dts.Person>({ '@type': 'Person', name, jobTitle, image, knowsLanguage: filled(languages) });
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
export function toPriceRecord(
  { business, country }: Pick<Site, 'business' | 'country'>,
  service: SiteService,
  price: SitePrice,
  description?: string,
): { readonly description: string } | { readonly priceSpecification: dts.PriceSpecification } {
  if (price.kind === 'on-request') {
    const note = price.note ?? textOf(country.locale).discovery.jsonLd.onRequest;
    return { description: [note, description ?? ''].join(' ').trim() };
  }
  const priceSpecification = known<dts.PriceSpecification>({
    ...(hasAmount(price) ? toAmountsRecord(price, business.currency) : { '@type': 'PriceSpecification', price: 0 }),
    priceCurrency: business.currency,
    validFrom: priceSince(service),
    valueAddedTaxIncluded: (hasAmount(price) && readTax(business.pricing)?.isIncluded) || undefined,
    description,
  });
  return { priceSpecification };
}

function toAmountsRecord(price: AmountPrice, priceCurrency: string): Exclude<dts.PriceSpecification, string> {
  const { amount, upTo, per, minimum } = price;
  const isExact = price.kind === 'from' && !isStartingPrice(price);
  const range = isExact ? { price: amount } : { minPrice: amount, maxPrice: upTo };
  if (per === 'job') return known<dts.PriceSpecification>({ '@type': 'PriceSpecification', ...range });
  return known<dts.UnitPriceSpecification>({
    '@type': 'UnitPriceSpecification',
    ...range,
    unitCode: unitCodes[per],
    unitText: per,
    eligibleTransactionVolume:
      minimum === undefined ? undefined : { '@type': 'PriceSpecification', minPrice: minimum, priceCurrency },
  });
}
