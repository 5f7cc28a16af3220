import type * as z from 'zod';
import { BrandFile, FontFile, FontLicence } from '../schemas/appearance/brand.ts';
import { Drawing, DrawingFile, Logo } from '../schemas/appearance/drawing.ts';
import { PhotoFile, PhotoImage } from '../schemas/appearance/photo.ts';
import { BusinessFile } from '../schemas/business/business.ts';
import { PolicyFile } from '../schemas/business/policy.ts';
import { ReviewFile } from '../schemas/business/proof.ts';
import { NavigationFile, NewsFile, PageFile } from '../schemas/pages/page.ts';
import { PublicationFile, PublicFile, TranslationsFile } from '../schemas/pages/published.ts';
import { RedirectsFile } from '../schemas/pages/redirects.ts';
import { OutlineFile, PlaceNamesFile, PostalAreasFile, RegionsFile } from '../schemas/places/region.ts';
import { PlaceFile } from '../schemas/places/service-area.ts';
import { PriceHistoryFile } from '../schemas/services/price.ts';
import { ServiceFile } from '../schemas/services/service.ts';

/** A kind of content file: location and schema. */
export interface ContentKind<File = unknown> {
  /** Path of the file, or of the folder with a file for each entry, below the content folder. */
  readonly path: string;
  /** Extension of the files in a folder; the name before it is the entry id. */
  readonly extension?: '.mdx' | '.yaml' | '.svg' | '.jpg' | '.woff2' | '.txt';
  /** Whether the folder and its subfolders may contain files of any name; their relative paths are the ids. */
  readonly isTree?: true;
  /** Further extensions, if there are several. */
  readonly otherExtensions?: readonly string[];
  readonly schema: z.ZodType<File>;
  /** Whether the file, or one entry of the folder, is required. */
  readonly isRequired?: true;
  /** Data to use if the file does not exist. */
  readonly defaultData?: object;
  /** Whether its texts may contain placeholders: `{telephone}`. */
  readonly hasPlaceholders?: true;
}

/** Image extensions besides .jpg. Whether an image is published depends on its contents. */
const imageExtensions = ['.jpeg', '.png', '.webp', '.avif', '.heic', '.heif', '.gif', '.tif', '.tiff', '.bmp'];

/** All kinds of content file. */
export const contentKinds = {
  business: { path: 'business.yaml', schema: BusinessFile, isRequired: true, hasPlaceholders: true },
  policy: { path: 'policy.yaml', schema: PolicyFile, isRequired: true, hasPlaceholders: true },
  regions: { path: 'regions.yaml', schema: RegionsFile, defaultData: {}, hasPlaceholders: true },
  brand: { path: 'brand.yaml', schema: BrandFile },
  icon: { path: 'icon.svg', schema: Drawing },
  logo: { path: 'logo.svg', schema: Logo },
  fonts: { path: 'fonts', extension: '.woff2', schema: FontFile },
  fontLicences: { path: 'fonts', extension: '.txt', schema: FontLicence },
  postalAreas: { path: 'postal-areas.json', schema: PostalAreasFile, defaultData: {} },
  placeNames: { path: 'place-names.json', schema: PlaceNamesFile, defaultData: {} },
  outline: { path: 'outline.json', schema: OutlineFile },
  drawings: { path: 'drawings', extension: '.svg', schema: DrawingFile },
  priceHistory: { path: 'price-history.yaml', schema: PriceHistoryFile, defaultData: {} },
  published: { path: 'published.json', schema: PublicationFile },
  translations: { path: 'translations.json', schema: TranslationsFile, defaultData: {} },
  navigation: { path: 'navigation.yaml', schema: NavigationFile, defaultData: {}, hasPlaceholders: true },
  redirects: { path: 'redirects.yaml', schema: RedirectsFile, defaultData: [] },
  services: { path: 'services', extension: '.mdx', schema: ServiceFile, isRequired: true, hasPlaceholders: true },
  places: { path: 'places', extension: '.yaml', schema: PlaceFile, hasPlaceholders: true },
  pages: { path: 'pages', extension: '.mdx', schema: PageFile, isRequired: true, hasPlaceholders: true },
  reviews: { path: 'reviews', extension: '.yaml', schema: ReviewFile },
  photos: { path: 'photos', extension: '.yaml', schema: PhotoFile, hasPlaceholders: true },
  photoImages: { path: 'photos', extension: '.jpg', otherExtensions: imageExtensions, schema: PhotoImage },
  files: { path: 'files', isTree: true, schema: PublicFile },
  news: { path: 'news', extension: '.mdx', schema: NewsFile, hasPlaceholders: true },
} as const satisfies Record<string, ContentKind>;

/** Name of a content kind. */
export type ContentKindName = keyof typeof contentKinds;

/** Data of a file, by its kind. */
export type FileOf<Kind extends ContentKindName> = z.output<(typeof contentKinds)[Kind]['schema']>;

/** Lists all kinds of content file with their names. */
export function listKinds(): [ContentKindName, ContentKind][] {
  return Object.entries(contentKinds) as [ContentKindName, ContentKind][];
}

/** Whether a kind is a folder with a file for each entry. */
export function isFolderKind({ extension, isTree }: ContentKind): boolean {
  return extension !== undefined || isTree === true;
}

/** Finds the kind of a content file, and its entry id; undefined if it is not one. */
export function findContentKind(file: string): { kind: ContentKindName; id: string } | undefined {
  const rows = listKinds().map(([kind, row]) => ({ kind, id: findEntryId(file, row) }));
  return rows.find((row): row is { kind: ContentKindName; id: string } => row.id !== undefined);
}

/** Finds a file's entry id in a kind; undefined if the file is of another kind. */
function findEntryId(file: string, kind: ContentKind): string | undefined {
  const { path, isTree, extension = '', otherExtensions = [] } = kind;
  if (!isFolderKind(kind)) return file === path ? path : undefined;
  if (!file.startsWith(`${path}/`)) return undefined;
  const name = file.slice(path.length + 1);
  if (isTree) return name;
  // Phones and cameras write extensions in capitals.
  const compared = otherExtensions.length === 0 ? name : name.toLowerCase();
  const written = [extension, ...otherExtensions].find((known) => compared.endsWith(known));
  return written === undefined || name.includes('/') ? undefined : name.slice(0, -written.length);
}
