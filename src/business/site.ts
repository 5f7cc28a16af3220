import type { Brand } from '../brand/brand.ts';
import type { Country } from '../countries/country.ts';
import type { Terms } from '../countries/terms.ts';
import type { BusinessFile } from '../schemas/business.ts';
import type { NavigationFile } from '../schemas/navigation.ts';
import type { NewsFile } from '../schemas/news.ts';
import type { OutlineFile } from '../schemas/outline.ts';
import type { PageFile } from '../schemas/page.ts';
import type { PhotoFile, PictureFile } from '../schemas/photo.ts';
import type { PolicyFile } from '../schemas/policy.ts';
import type { PriceFields } from '../schemas/price.ts';
import type { ReviewFile } from '../schemas/proof.ts';
import type { RedirectsFile } from '../schemas/redirects.ts';
import type { PostalAreasFile, RegionsFile } from '../schemas/region.ts';
import type { ServiceFile } from '../schemas/service.ts';
import type { PlaceFile } from '../schemas/service-area.ts';
import type { MoneyFormat } from '../words/wording.ts';
import type { SitePrice } from './price.ts';

/** The business with what its country says where its file does not. */
export interface SiteBusiness extends BusinessFile {
  /** ISO 4217 code of the currency of all prices. */
  readonly currency: string;
  readonly currenciesAccepted: string[];
}

/** One of several jobs of a service, with its price: its own, or that of the service. */
export interface SiteVariant extends Omit<ServiceFile['variants'][number], keyof PriceFields> {
  readonly price: SitePrice;
}

/** A price and the day from which it held (ISO 8601). */
export interface DatedPrice {
  readonly from: string;
  readonly price: SitePrice;
}

/** A service with what its file name says. */
export interface SiteService extends Omit<ServiceFile, keyof PriceFields | 'variants'> {
  readonly id: string;
  readonly slug: string;
  readonly price: SitePrice;
  readonly variants: readonly SiteVariant[];
  /** Prices as they were published, oldest first; the last is the one of today. */
  readonly prices: readonly DatedPrice[];
}

/** A served place with what its file name says and what is computed from its position. */
export interface SitePlace extends Omit<PlaceFile, 'responseMinutes'> {
  readonly slug: string;
  /** Great-circle distance from the base in kilometres, one decimal. */
  readonly distanceKm: number;
  /** Usual time from the call to the arrival, by distance band or as the file says. */
  readonly responseMinutes: { readonly min: number; readonly max: number };
}

/** A page with what its file name says. */
export interface SitePage extends PageFile {
  readonly slug: string;
}

/** A news item with what its file name says. */
export interface SiteNews extends NewsFile {
  readonly slug: string;
}

/** A review with what its file name says. */
export interface SiteReview extends ReviewFile {
  readonly slug: string;
}

/** A photograph with what its file name says, and what is known of the picture. */
export interface SitePhoto
  extends Omit<PhotoFile, 'page'>,
    Pick<PictureFile, 'digest' | 'width' | 'height' | 'colour'> {
  readonly name: string;
  /** The picture, as a path below the content folder. */
  readonly file: string;
  /** Slugs of the pages it stands on beside those of its service and its place. */
  readonly pages: readonly string[];
}

/** A file that is published unchanged. */
export interface SiteFile {
  /** Path on the site. */
  readonly path: string;
  /** Where it lies, as a path below the content folder. */
  readonly file: string;
  readonly mediaType: string;
}

/** Everything there is to publish: judged content, as plain data. All surfaces are functions of it. */
export interface Site {
  /** Origin of the site without a slash at the end, for example `https://www.example.com`. */
  readonly origin: string;
  /** `sha256:` and the digest of the content files. */
  readonly contentDigest: string;
  /** Commit of the repository the site is built from; null where that is not told. */
  readonly commit: string | null;
  /** The ISO date of the build where the business is. */
  readonly today: string;
  /** The row of the country that the business is in. */
  readonly country: Country;
  /** The words of that country, and of the currency. */
  readonly terms: Terms;
  /** How prices are written. */
  readonly money: MoneyFormat;
  readonly business: SiteBusiness;
  readonly policy: PolicyFile;
  readonly regions: RegionsFile;
  /** The drawing the icons are made from, as SVG. */
  readonly icon: string | undefined;
  /** The drawing that stands for the name at the head of pages, as SVG. */
  readonly logo: string | undefined;
  /** Colours, corners and letters. */
  readonly brand: Brand;
  readonly postalAreas: PostalAreasFile;
  /** Land and municipalities for the map; without it the map shows places and distances alone. */
  readonly outline: OutlineFile | undefined;
  /** Line drawings of parts as SVG, by name. */
  readonly drawings: Readonly<Record<string, string>>;
  /** In the order in which they are listed. */
  readonly services: readonly SiteService[];
  /** Nearest first. */
  readonly places: readonly SitePlace[];
  /** What is published by now, the latest first. */
  readonly news: readonly SiteNews[];
  /** What customers wrote, the newest first. */
  readonly reviews: readonly SiteReview[];
  readonly navigation: NavigationFile;
  /** Files that are published unchanged, in the order of their paths. */
  readonly files: readonly SiteFile[];
  /** Addresses of an older site, and where they lead. */
  readonly redirects: RedirectsFile;
  /** Newest first, those without a date last. */
  readonly photos: readonly SitePhoto[];
  /** Paths of the pages that the site has beside those of content and engine, each with a slash at its end. */
  readonly ownPages: readonly string[];
  /** By slug. */
  readonly pages: Readonly<Record<string, SitePage>>;
}

/** The absolute address of a path on the site. */
export function siteUrl(site: Pick<Site, 'origin'>, path: string): string {
  return `${site.origin}${path}`;
}

/** Path of a service's page. */
export function servicePath(service: Pick<SiteService, 'slug'>): string {
  return `/services/${service.slug}/`;
}

/** Path of a place's page. */
export function placePath(place: Pick<SitePlace, 'slug'>): string {
  return `/service-areas/${place.slug}/`;
}
