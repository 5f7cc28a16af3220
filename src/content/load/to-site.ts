import { NARROWEST } from '../../business/photos.ts';
import type { Site, SiteBusiness, SitePhoto, SitePlace, SiteService } from '../../business/site.ts';
import { greatCircleKm, roundKm } from '../../places/distance.ts';
import { dropCompass, foldName } from '../../places/place-name.ts';
import { readPrice } from '../../prices/price.ts';
import { pricesOf, type RecordedPrice } from '../../prices/price-history.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { CredentialFile } from '../../schemas/business/proof.ts';
import { publicFileType } from '../../schemas/pages/public-file-types.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import type { ServiceFile } from '../../schemas/services/service.ts';
import type { ContentLocality } from '../locality.ts';
import { fillData, type Placeholders } from '../placeholders.ts';
import { listTextsWithPhoto } from '../text-photos.ts';
import type { Content, Entry } from '../validate-files.ts';

/** What the site is told besides its content. */
type Settings = Pick<Site, 'origin' | 'contentDigest' | 'commit' | 'isPreview' | 'ownPages' | 'today' | 'gaps'>;

/**
 * The site of content without errors: placeholders filled, prices read, places located, and what has expired left out.
 * Undefined without business or policy.
 */
export function toSite(content: Content, placeholders: Placeholders, settings: Settings): Site | undefined {
  const { business, policy, regions, locality } = content;
  if (business === undefined || policy === undefined) return undefined;
  const { country, terms, money } = locality;
  const { today } = settings;
  const unserved = listUnservedAreas(content);
  return {
    ...settings,
    country,
    terms,
    money,
    business: completeBusiness(fillData(business, placeholders), locality, today),
    policy: fillData(policy, placeholders),
    regions: fillData(regions, placeholders),
    icon: content.icon,
    logo: content.logo,
    brand: content.brand,
    fonts: content.fonts.map(({ name, file, data }) => ({ ...data, name, file })),
    postalAreas: content.postalAreas,
    outline: content.outline,
    drawings: Object.fromEntries(content.drawings.map(({ name, data }) => [name, data])),
    services: content.services
      .map(({ name, data }) => assembleService(name, fillData(data, placeholders), content.priceHistory[name]))
      .sort((a, b) => a.order - b.order || compareWords(a.id, b.id)),
    places: content.places
      .map((place) => locatePlace(fillData(place, placeholders), business, unserved))
      .sort((a, b) => a.distanceKm - b.distanceKm || compareWords(a.slug, b.slug)),
    navigation: fillData(content.navigation, placeholders),
    files: content.files.flatMap(({ name, file }) => {
      const mediaType = publicFileType(name);
      return mediaType === undefined ? [] : [{ path: `/${name}`, file, mediaType }];
    }),
    redirects: content.redirects,
    news: content.news
      .filter(({ data }) => data.date <= today)
      .map(({ name, data }) => ({ ...fillData(data, placeholders), slug: name }))
      .sort((a, b) => compareWords(b.date, a.date) || compareWords(a.slug, b.slug)),
    // Quotations are verbatim, braces included.
    reviews: content.reviews
      .map(({ name, data }) => ({ ...data, slug: name }))
      .sort((a, b) => compareWords(b.date, a.date) || compareWords(a.slug, b.slug)),
    photos: assemblePhotos(content, placeholders),
    pages: Object.fromEntries(
      content.pages.map(({ name, data }) => [name, { ...fillData(data, placeholders), slug: name }]),
    ),
  };
}

/** The business with currency and tax defaults, without expired parts: notice, licences, insurance. */
function completeBusiness(
  { notice, ...business }: BusinessFile,
  { country, money: { currency } }: ContentLocality,
  today: string,
): SiteBusiness {
  const { tax, ...pricing } = business.pricing;
  const isValid = ({ validThrough }: CredentialFile) => validThrough === undefined || validThrough >= today;
  return {
    ...business,
    currency,
    pricing: {
      ...pricing,
      ...(tax === undefined ? {} : { tax: { ...tax, included: tax.included ?? country.salesTax.isIncluded } }),
    },
    currenciesAccepted: business.currenciesAccepted ?? [currency],
    ...(notice === undefined || notice.endDate < today ? {} : { notice }),
    credentials: business.credentials.filter(isValid),
    insurance: business.insurance.filter(isValid),
  };
}

/** A service with its current price, variants and price history. */
function assembleService(
  id: string,
  { startingPrice, upTo, free, onRequest, per, minimum, variants, ...file }: ServiceFile,
  recorded: readonly RecordedPrice[] | undefined,
): SiteService {
  const price = readPrice({ startingPrice, upTo, free, onRequest, per, minimum });
  if (price === undefined) throw new Error('A service without a price passed its schema.');
  return {
    ...file,
    id,
    slug: file.slug ?? id,
    price,
    variants: variants.map(({ startingPrice, upTo, free, onRequest, per, minimum, ...variant }) => ({
      ...variant,
      price: readPrice({ startingPrice, upTo, free, onRequest, per, minimum }) ?? price,
    })),
    prices: pricesOf({ price, priceAsOf: file.priceAsOf }, recorded),
  };
}

/** Folded names of the postal areas that are not served, without what stands in brackets. */
function listUnservedAreas({ places, postalAreas }: Content): ReadonlySet<string> {
  const served = new Set(places.flatMap(({ data }) => [...data.postalAreas, ...data.partialPostalAreas]));
  const unserved = Object.entries(postalAreas).filter(([area]) => !served.has(area));
  return new Set(unserved.map(([, { name }]) => dropCompass(foldName(name.replace(/ \(.*/, '')))));
}

function locatePlace(
  { name, data }: Entry<PlaceFile>,
  business: BusinessFile,
  unserved: ReadonlySet<string>,
): SitePlace {
  const distanceKm = greatCircleKm(business.geo, data);
  const band = business.responseBands.find(({ upToKm }) => distanceKm <= upToKm) ?? business.responseBands.at(-1);
  const responseMinutes = data.responseMinutes ?? band?.responseMinutes ?? null;
  const isServedInPart = unserved.has(foldName(data.name));
  return { ...data, slug: name, distanceKm: roundKm(distanceKm), responseMinutes, isServedInPart };
}

/** Photographs with image metadata, newest first. Those with a reported problem are left out. */
function assemblePhotos(content: Content, placeholders: Placeholders): SitePhoto[] {
  const { photos, pictures, services, pages, news } = content;
  const found = photos.flatMap(({ name, data }) => {
    const picture = pictures.find((entry) => entry.name === name);
    if (picture === undefined || picture.data.problem !== null || picture.data.width < NARROWEST) return [];
    const { digest, width, height, colour } = picture.data;
    const { page, ...words } = fillData(data, placeholders);
    return [
      {
        ...words,
        name,
        file: picture.file,
        pages: [page].flat(),
        texts: listTextsWithPhoto(name, [...services, ...pages, ...news]),
        digest,
        width,
        height,
        colour,
      },
    ];
  });
  return found.sort(
    (a, b) => compareWords(b.takenOn ?? '', a.takenOn ?? '') || a.order - b.order || compareWords(a.name, b.name),
  );
}

/** Compares by UTF-16 code units, for an order independent of locale. */
function compareWords(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
