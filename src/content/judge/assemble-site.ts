import { makeBrand } from '../../brand/brand.ts';
import { ownTypeface } from '../../brand/typeface.ts';
import { NARROWEST } from '../../business/photo-forms.ts';
import { pricesOf } from '../../business/price-history.ts';
import type { Site, SiteBusiness, SitePhoto, SitePlace } from '../../business/site.ts';
import { greatCircleKm, roundKm } from '../../coverage/distance.ts';
import { dateIn } from '../../hours/calendar.ts';
import type { BusinessFile } from '../../schemas/business.ts';
import type { CredentialFile } from '../../schemas/proof.ts';
import type { PlaceFile } from '../../schemas/service-area.ts';
import { checkContent } from './checks/check-content.ts';
import { checkExpiry } from './checks/check-expiry.ts';
import { checkPlaceholders } from './checks/check-placeholders.ts';
import type { ContentProblem, ContentRecord } from './content-problem.ts';
import { type Entry, type JudgedContent, judgeRecords } from './judge-records.ts';
import { collectPlaceholders, fillData, type Placeholders } from './placeholders.ts';

/** What came of judging all content: every problem found, and the site if none of them is an error. */
export interface Assembly {
  readonly site: Site | undefined;
  readonly placeholders: Placeholders;
  readonly problems: readonly ContentProblem[];
}

/**
 * Judges all content in one step and makes the site of it (docs/decisions/0001): every
 * file by its schema, then what must agree between files. All problems are
 * collected; nothing is published while one of them is an error. `now` is the
 * time of the build: what has ended by then is left out.
 */
export function assembleSite(
  records: readonly ContentRecord[],
  {
    now,
    ...settings
  }: { readonly origin: string; readonly contentDigest: string; readonly commit: string | null; readonly now: Date },
): Assembly {
  const problems: ContentProblem[] = [];
  const content = judgeRecords(records, problems);
  const today = dateIn(content.business?.timeZone ?? 'UTC', now);
  const placeholders = placeholdersOf(content);
  checkContent(content, { today, placeholders }, problems);
  checkExpiry(content, today, problems);
  checkPlaceholders(content, placeholders, problems);
  const { business, policy, regions, locality } = content;
  const { country, terms, money } = locality;
  const failed = problems.some((problem) => problem.severity === 'error');
  if (failed || business === undefined || policy === undefined) {
    return { site: undefined, placeholders, problems };
  }
  const site: Site = {
    ...settings,
    country,
    terms,
    money,
    business: completeBusiness(fillData(business, placeholders), money.currency, today),
    policy: fillData(policy, placeholders),
    regions: fillData(regions, placeholders),
    icon: content.icon,
    logo: content.logo,
    brand: makeBrand(
      content.brand,
      content.fonts.map(({ name, file, data }) => ownTypeface(name, file, data)),
    ),
    postalAreas: content.postalAreas,
    outline: content.outline,
    drawings: Object.fromEntries(content.drawings.map(({ name, data }) => [name, data])),
    services: content.services
      .map(({ name, data }) => ({
        ...fillData(data, placeholders),
        id: name,
        slug: data.slug ?? name,
        prices: pricesOf(data, content.priceHistory[name]),
      }))
      .sort((a, b) => a.order - b.order || compareWords(a.id, b.id)),
    places: content.places
      .map((place) => locatePlace(fillData(place, placeholders), business))
      .sort((a, b) => a.distanceKm - b.distanceKm || compareWords(a.slug, b.slug)),
    navigation: fillData(content.navigation, placeholders),
    redirects: content.redirects,
    news: content.news
      .filter(({ data }) => data.date <= today)
      .map(({ name, data }) => ({ ...fillData(data, placeholders), slug: name }))
      .sort((a, b) => compareWords(b.date, a.date) || compareWords(a.slug, b.slug)),
    // Quotations stay as they were written, braces included.
    reviews: content.reviews
      .map(({ name, data }) => ({ ...data, slug: name }))
      .sort((a, b) => compareWords(b.date, a.date) || compareWords(a.slug, b.slug)),
    photos: assemblePhotos(content, placeholders),
    pages: Object.fromEntries(
      content.pages.map(({ name, data }) => [name, { ...fillData(data, placeholders), slug: name }]),
    ),
  };
  return { site, placeholders, problems };
}

/** The business with its currency, and without what has ended: a notice, a licence, an insurance cover. */
function completeBusiness({ notice, ...business }: BusinessFile, currency: string, today: string): SiteBusiness {
  const isValid = ({ validThrough }: CredentialFile) => validThrough === undefined || validThrough >= today;
  return {
    ...business,
    currency,
    currenciesAccepted: business.currenciesAccepted ?? [currency],
    ...(notice === undefined || notice.endDate < today ? {} : { notice }),
    credentials: business.credentials.filter(isValid),
    insurance: business.insurance.filter(isValid),
  };
}

function locatePlace({ name, data }: Entry<PlaceFile>, business: BusinessFile): SitePlace {
  const distanceKm = greatCircleKm(business.geo, data);
  const band = business.responseBands.find(({ upToKm }) => distanceKm <= upToKm) ?? business.responseBands.at(-1);
  const responseMinutes = data.responseMinutes ?? band?.responseMinutes;
  if (responseMinutes === undefined) throw new Error('A business without response bands passed its schema.');
  return { ...data, slug: name, distanceKm: roundKm(distanceKm), responseMinutes };
}

/** Photographs with their pictures, newest first. What is wrong with a picture has been said; here it is left out. */
function assemblePhotos({ photos, pictures }: JudgedContent, placeholders: Placeholders): SitePhoto[] {
  const found = photos.flatMap(({ name, data }) => {
    const picture = pictures.find((entry) => entry.name === name);
    if (picture === undefined || picture.data.fault !== null || picture.data.width < NARROWEST) return [];
    const { digest, width, height, colour } = picture.data;
    const { page, ...words } = fillData(data, placeholders);
    return [{ ...words, name, file: picture.file, pages: [page].flat(), digest, width, height, colour }];
  });
  return found.sort(
    (a, b) => compareWords(b.takenOn ?? '', a.takenOn ?? '') || a.order - b.order || compareWords(a.name, b.name),
  );
}

/** The placeholders there are; those of a wrong file stand for nothing much, but they are not unknown. */
function placeholdersOf({ business, regions, services, names, locality }: JudgedContent): Placeholders {
  const byId = new Map(services.map(({ name, data }) => [name, data]));
  return collectPlaceholders({
    business,
    locality,
    regions,
    services: new Map(names.services.map((id) => [id, byId.get(id)])),
    placeCount: names.places.length,
  });
}

/** Compares by code units, so that the order is the same on every machine. */
function compareWords(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
