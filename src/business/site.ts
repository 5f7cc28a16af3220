import type { Country } from '../countries/country.ts';
import type { MoneyFormat } from '../format/amounts.ts';
import type { BrandFile, FontFile } from '../schemas/appearance/brand.ts';
import type { PhotoFile, PhotoImage } from '../schemas/appearance/photo.ts';
import type { BusinessFile } from '../schemas/business/business.ts';
import type { PolicyFile } from '../schemas/business/policy.ts';
import type { ReviewFile } from '../schemas/business/proof.ts';
import type { NavigationFile, NewsFile, PageFile } from '../schemas/pages/page.ts';
import type { PublicationFile } from '../schemas/pages/published.ts';
import type { RedirectsFile } from '../schemas/pages/redirects.ts';
import type { PageSection } from '../schemas/pages/section.ts';
import type { OutlineFile, PlaceNamesFile, PostalAreasFile, RegionsFile } from '../schemas/places/region.ts';
import type { PlaceFile } from '../schemas/places/service-area.ts';
import type { Price, PriceFields } from '../schemas/services/price.ts';
import type { ServiceFile } from '../schemas/services/service.ts';
import type { Terms } from '../text/terms.ts';

/** The sales taxes on all prices, each a line of an invoice: usually one, none if the content has none. */
export interface SiteTaxes {
  readonly taxes: { readonly name: string; readonly ratePercent: number }[];
  readonly isTaxIncluded: boolean;
}

/** Terms of all prices. */
export type SitePricing = Omit<BusinessFile['pricing'], 'tax' | 'taxes'> & SiteTaxes;

/** The business file with defaults from the country. */
export interface SiteBusiness extends BusinessFile {
  readonly pricing: SitePricing;
  /** ISO 4217 currency code of all prices. */
  readonly currency: string;
  readonly currenciesAccepted: string[];
}

/** A price with its start date (ISO 8601). */
export interface DatedPrice {
  readonly from: string;
  readonly price: Price;
}

/** A service file with its id and derived data. */
export interface SiteService extends Omit<ServiceFile, keyof PriceFields | 'variants' | 'afterHours'> {
  readonly id: string;
  readonly afterHours: NonNullable<ServiceFile['afterHours']>;
  readonly slug: string;
  readonly price: Price;
  /** Variants, each with its price: its own, or the service's. */
  readonly variants: readonly (Omit<ServiceFile['variants'][number], keyof PriceFields> & {
    readonly price: Price;
  })[];
  /** Published prices, oldest first; the last is the current one. */
  readonly prices: readonly DatedPrice[];
}

/** A served place with its slug and data computed from its position. */
export interface SitePlace extends Omit<PlaceFile, 'responseMinutes'> {
  readonly slug: string;
  /** Great-circle distance from the base in kilometres, one decimal. */
  readonly distanceKm: number;
  /** Whether the base is in the place, so that pages say this instead of a distance. */
  readonly isBase: boolean;
  /** Usual response time in minutes, from the distance band or the file; null if the business publishes none. */
  readonly responseMinutes: { readonly min: number; readonly max: number } | null;
  /** Whether only parts of it are served: a known postal area with its name is not. */
  readonly isServedInPart: boolean;
}

/** A content file with the name that is used in URLs. */
type WithSlug<File> = File & { readonly slug: string };
/** A content page with its slug. */
export type SitePage = WithSlug<PageFile>;
/** A news item with its slug. */
export type SiteNews = WithSlug<NewsFile>;
/** A review with the language that it is in. */
export type SiteReview = WithSlug<ReviewFile> & { readonly language: string };

/** A photograph with its name and image metadata. */
export interface SitePhoto extends Omit<PhotoFile, 'page'>, Pick<PhotoImage, 'digest' | 'width' | 'height'> {
  readonly name: string;
  /** Path of the image below the content folder. */
  readonly file: string;
  /** Slugs of the pages that show it, besides its service and its place. */
  readonly pages: readonly string[];
  /** Content files whose prose shows it: `pages/about.mdx`. */
  readonly proseFiles: readonly string[];
}

/** One language of a site. */
export interface SiteLanguage {
  /** BCP 47 tag: `fr-CA`. */
  readonly locale: string;
  /** The language alone: `fr`. */
  readonly language: string;
  /** Prefix of its paths: empty for the first language, `/fr` for another. */
  readonly prefix: string;
  /** Paths of pages that other languages may not have, without the prefix: news, and the owner's pages. */
  readonly optionalPaths: readonly string[];
}

/** The validated content in one language, as plain data. All pages, answers and documents are made from it. */
export interface Site extends Pick<SiteLanguage, 'prefix'> {
  /** All the site's languages, the first one first. */
  readonly languages: readonly SiteLanguage[];
  /** Origin without a trailing slash, for example `https://www.example.com`. */
  readonly origin: string;
  /** `sha256:` and the hash of the content files. */
  readonly contentDigest: string;
  /** Commit that the site is built from; null if unknown. */
  readonly commit: string | null;
  /** Whether it is a preview, which search engines must not list. */
  readonly isPreview: boolean;
  /** ISO date of the build in the business's time zone. */
  readonly today: string;
  /** Settings of the business's country. */
  readonly country: Country;
  /** Vocabulary of the country and currency. */
  readonly terms: Terms;
  /** Locale and currency of prices. */
  readonly money: MoneyFormat;
  readonly business: SiteBusiness;
  readonly policy: PolicyFile;
  /** Names that stand for several places. */
  readonly sharedNames: RegionsFile['regions'];
  /** Names of places that are not served. */
  readonly knownNames: RegionsFile['knownNames'];
  /** Credit and licence of the geographic data. */
  readonly attribution: RegionsFile['attribution'];
  /** SVG source of the icons. */
  readonly icon: string | undefined;
  /** SVG logo that replaces the name in the header. */
  readonly logo: string | undefined;
  /** Look that the business chose, and its changes to it; without it the site has a default look. */
  readonly brand: BrandFile | undefined;
  /** Heading fonts in the content, with their metrics; `file` is the path below the content folder. */
  readonly fonts: readonly (FontFile & { readonly name: string; readonly file: string })[];
  readonly postalAreas: PostalAreasFile;
  /** Names of places that people may ask about, with their positions. */
  readonly placeNames: PlaceNamesFile;
  /** Land and municipal borders for the map; without it the map shows only places and distances. */
  readonly outline: OutlineFile | undefined;
  /** SVG line drawings by name. */
  readonly drawings: Readonly<Record<string, string>>;
  /** In display order. */
  readonly services: readonly SiteService[];
  /** Nearest first. */
  readonly places: readonly SitePlace[];
  /** Published news, newest first. */
  readonly news: readonly SiteNews[];
  /** Reviews, newest first. */
  readonly reviews: readonly SiteReview[];
  readonly navigation: NavigationFile;
  /** Files that are published unchanged, sorted by path on the site; `file` is the path below the content folder. */
  readonly files: readonly { readonly path: string; readonly file: string; readonly mediaType: string }[];
  /** Redirects from an older site. */
  readonly redirects: RedirectsFile;
  /** The addresses of the last publication; undefined before the first one. */
  readonly published: PublicationFile | undefined;
  /** Newest first, undated last. */
  readonly photos: readonly SitePhoto[];
  /** Paths of the Astro pages that the owner adds, with a trailing slash. */
  readonly customPages: readonly string[];
  /**
   * Sections of pages that are not in records, by path without the language prefix; empty until pages are
   * rendered.
   */
  readonly sections: Readonly<Record<string, readonly PageSection[]>>;
  /** Fields that are not filled in, by file and field; empty in a site that is published. */
  readonly gaps: readonly string[];
  /** By slug. */
  readonly pages: Readonly<Record<string, SitePage>>;
}

/** Whether the business publishes response times. */
export function hasResponseTimes({ business }: Pick<Site, 'business'>): boolean {
  return business.responseBands.length > 0;
}

/**
 * Paths that all of a site's languages share: identifiers, well-known documents, tools for agents, files without words.
 */
const SHARED =
  /^\/(?:#|\.well-known\/|_astro\/|api\/mcp(?:$|[/?])|robots\.txt|sitemap-index\.xml|favicon\.(?:ico|svg)|logo\.svg|[\w-]*icon[\w-]*\.png)/;

/**
 * Whether all of a site's languages share a path.
 *
 * @example isShared('/api/mcp') // true
 * @example isShared('/contact/') // false
 */
export function isShared(path: string): boolean {
  return SHARED.test(path);
}

/** Returns a path in a site's language. */
export function localPath({ prefix }: Pick<Site, 'prefix'>, path: string): string {
  return isShared(path) ? path : `${prefix}${path}`;
}

/** Finds a path's language by its prefix; paths of the first language have none. */
export function findLanguageOfPath<Language extends { readonly site: Pick<Site, 'prefix'> }>(
  languages: readonly [Language, ...Language[]],
  path: string,
): Language {
  const [first, ...others] = languages;
  return others.find(({ site }) => path.startsWith(`${site.prefix}/`)) ?? first;
}

/** Returns the absolute URL of a path, in the site's language. */
export function siteUrl(site: Pick<Site, 'origin' | 'prefix'>, path: string): string {
  return `${site.origin}${localPath(site, path)}`;
}

/** Returns the path of a service page. */
export function servicePath(service: Pick<SiteService, 'slug'>): string {
  return `/services/${service.slug}/`;
}

/** Returns the path of a place page. */
export function placePath(place: Pick<SitePlace, 'slug'>): string {
  return `/service-areas/${place.slug}/`;
}
