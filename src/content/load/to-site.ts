import type { Site, SiteBusiness, SitePhoto, SitePlace, SiteService } from '../../business/site.ts';
import { greatCircleKm, isBaseIn, roundKm } from '../../places/distance.ts';
import { dropCompassPoints, foldName } from '../../places/place-name.ts';
import { readTaxes } from '../../prices/money.ts';
import { addPrice } from '../../prices/price-history.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { CredentialFile } from '../../schemas/business/proof.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import type { PriceFields } from '../../schemas/services/price.ts';
import { publicFileType } from '../../site-pages/file-types.ts';
import { primaryLanguageOf } from '../../text/locale.ts';
import { venueOf } from '../../text/venue.ts';
import type { FilledContent } from '../filled-content.ts';
import type { ContentLocality } from '../locality.ts';
import { findPhotoName } from '../prose.ts';
import type { PricedService } from '../service-prices.ts';
import type { Entry, ValidContent } from '../validate-files.ts';

/** Settings of a site besides its content. */
export type SiteSettings = Pick<
  Site,
  'languages' | 'prefix' | 'origin' | 'contentDigest' | 'commit' | 'isPreview' | 'today' | 'gaps'
>;

/**
 * Makes the site from content without errors: measures distances and omits what has expired. Undefined without business
 * or policy.
 */
export function toSite(content: FilledContent, settings: SiteSettings): Site | undefined {
  const {
    locality,
    names,
    unfilledFields,
    placeholders,
    fontLicences,
    photoImages,
    priceHistory,
    regions: { regions: sharedNames, knownNames, attribution },
    translations,
    ...others
  } = content;
  const { business, policy, files, fonts, news, places, services } = others;
  if (business === undefined || policy === undefined) return undefined;
  const { country, siteTerms: terms, money } = locality;
  const { today, languages } = settings;
  const unserved = listUnservedAreas(content);
  return {
    ...settings,
    ...others,
    sharedNames,
    knownNames,
    attribution,
    policy,
    country,
    terms,
    money,
    business: completeBusiness(business, locality, today),
    fonts: fonts.map(({ name, file, data }) => ({ ...data, name, file })),
    drawings: Object.fromEntries(others.drawings.map(({ name, data }) => [name, data])),
    services: services.map(completeService).sort((a, b) => a.order - b.order || compareCodeUnits(a.id, b.id)),
    places: places
      .map((place) => completePlace(place, business, { unserved, language: primaryLanguageOf(country.locale) }))
      .sort((a, b) => a.distanceKm - b.distanceKm || compareCodeUnits(a.slug, b.slug)),
    files: files.flatMap(({ name, file }) => {
      const mediaType = publicFileType(name);
      return mediaType === undefined ? [] : [{ path: `/${name}`, file, mediaType }];
    }),
    news: sortNewestFirst(news.filter(({ data }) => data.date <= today)),
    reviews: sortNewestFirst(others.reviews).map((review) => ({
      ...review,
      language: review.language ?? languages[0]?.locale ?? country.locale,
    })),
    photos: completePhotos(content),
    sections: {},
    pages: Object.fromEntries(others.pages.map((entry) => [entry.name, addSlug(entry)])),
  };
}

function addSlug<File>({ name, data }: Entry<File>): File & { readonly slug: string } {
  return { ...data, slug: name };
}

function sortNewestFirst<File extends { readonly date: string }>(entries: readonly Entry<File>[]) {
  return entries.map(addSlug).sort((a, b) => compareCodeUnits(b.date, a.date) || compareCodeUnits(a.slug, b.slug));
}

/** Completes the business with defaults for currency and tax, and omits expired parts: notice, licences, insurance. */
function completeBusiness(
  { notice, ...business }: BusinessFile,
  { country, money: { currency } }: ContentLocality,
  today: string,
): SiteBusiness {
  const { tax: _, ...pricing } = business.pricing;
  const isUnexpired = ({ validThrough }: CredentialFile) => validThrough === undefined || validThrough >= today;
  // Customers may come from anywhere: any place with a known position is answered with its distance.
  const anywhere = { coverage: 'radius', unlisted: 'ask' } as const;
  return {
    ...business,
    ...(venueOf(business) === 'premises' && anywhere),
    currency,
    pricing: { ...pricing, ...readTaxes(business.pricing, country) },
    currenciesAccepted: business.currenciesAccepted ?? [currency],
    ...(notice === undefined || notice.endDate < today ? {} : { notice }),
    credentials: business.credentials.filter(isUnexpired),
    insurance: business.insurance.filter(isUnexpired),
  };
}

/** Completes a service with its current price, variants and price history. */
function completeService({ name: id, data, prices: { current, variants, past } }: PricedService): SiteService {
  const { nextPrice: _, variants: variantFiles, ...others } = withoutPrice(data);
  return {
    ...others,
    id,
    slug: data.slug ?? id,
    afterHours: data.afterHours ?? 'yes',
    price: current.price,
    priceAsOf: current.from,
    variants: variantFiles.map((variant, index) => ({
      ...withoutPrice(variant),
      price: variants[index] ?? current.price,
    })),
    prices: addPrice(past, current),
  };
}

function withoutPrice<Fields extends PriceFields>(fields: Fields) {
  const { startingPrice, upTo, free, onRequest, per, minimum, ...others } = fields;
  return others;
}

/** Lists the folded names of the postal areas that are not served, without parts in brackets. */
function listUnservedAreas({ places, postalAreas }: ValidContent): ReadonlySet<string> {
  const served = new Set(places.flatMap(({ data }) => [...data.postalAreas, ...data.partialPostalAreas]));
  const unserved = Object.entries(postalAreas).filter(([area]) => !served.has(area));
  return new Set(unserved.map(([, { name }]) => dropCompassPoints(foldName(name.replace(/ \(.*/, '')))));
}

/** Completes a place with its distance, response time and region. */
function completePlace(
  { name, data }: Entry<PlaceFile>,
  business: BusinessFile,
  { unserved, language }: { readonly unserved: ReadonlySet<string>; readonly language: string },
): SitePlace {
  const exactKm = greatCircleKm(business.geo, data);
  const distanceKm = roundKm(exactKm);
  const band = business.responseBands.find(({ upToKm }) => exactKm <= upToKm) ?? business.responseBands.at(-1);
  const responseMinutes = data.responseMinutes ?? band?.responseMinutes ?? null;
  const isServedInPart = venueOf(business) !== 'premises' && unserved.has(foldName(data.name));
  const addressRegion = data.addressRegion ?? business.address.addressRegion;
  // People type the name of the municipality as well.
  const municipality = data.municipalityNames?.[language] ?? data.municipality;
  const region = data.region ?? data.municipality;
  return {
    ...data,
    municipality,
    region,
    addressRegion,
    slug: name,
    distanceKm,
    isBase: isBaseIn({ name: data.name, distanceKm }, business.address.addressLocality),
    responseMinutes,
    isServedInPart,
  };
}

/** Lists photographs with image metadata, newest first, without those that have a problem. */
function completePhotos({ photos, photoImages, services, pages, news }: ValidContent): SitePhoto[] {
  const proseFiles = [...services, ...pages, ...news].map(({ file, elements }) => {
    const images = elements.filter(({ name }) => name === 'img');
    return { file, shown: images.map(({ attributes }) => findPhotoName(attributes.src ?? '')) };
  });
  const completed = photos.flatMap(({ name, data: { page, ...facts } }) => {
    const image = photoImages.find((entry) => entry.name === name);
    if (image === undefined || image.data.problem !== null) return [];
    const { digest, width, height } = image.data;
    const shownIn = proseFiles.filter(({ shown }) => shown.includes(name)).map(({ file }) => file);
    const { file } = image;
    return [{ ...facts, name, file, pages: [page].flat(), proseFiles: shownIn, digest, width, height }];
  });
  return completed.sort(
    (a, b) =>
      compareCodeUnits(b.takenOn ?? '', a.takenOn ?? '') || a.order - b.order || compareCodeUnits(a.name, b.name),
  );
}

/** Compares by UTF-16 code units, for an order independent of locale. */
function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
