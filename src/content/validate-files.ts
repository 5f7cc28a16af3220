import type * as z from 'zod';
import { closestWord } from '../format/spelling.ts';
import type { BrandFile } from '../schemas/appearance/brand.ts';
import type { PhotoFile, PictureFile } from '../schemas/appearance/photo.ts';
import type { FontFile } from '../schemas/appearance/typeface.ts';
import type { BusinessFile } from '../schemas/business/business.ts';
import type { PolicyFile } from '../schemas/business/policy.ts';
import type { ReviewFile } from '../schemas/business/proof.ts';
import { NavigationFile } from '../schemas/pages/navigation.ts';
import type { NewsFile } from '../schemas/pages/news.ts';
import type { PageFile } from '../schemas/pages/page.ts';
import type { PublicFile } from '../schemas/pages/public-file.ts';
import type { PublishedFile } from '../schemas/pages/published.ts';
import type { RedirectsFile } from '../schemas/pages/redirects.ts';
import type { OutlineFile } from '../schemas/places/outline.ts';
import { type PostalAreasFile, RegionsFile } from '../schemas/places/region.ts';
import type { PlaceFile } from '../schemas/places/service-area.ts';
import type { PriceHistoryFile } from '../schemas/services/price-history.ts';
import type { ServiceFile } from '../schemas/services/service.ts';
import { fillTerms } from '../text/terms.ts';
import { type ContentProblem, type ContentRecord, fieldProblem, type ProseMarkup } from './content-problem.ts';
import { type Base, fillGaps, findBase, warnOfBase } from './gaps.ts';
import { describeMissing } from './issue-messages.ts';
import { type ContentKind, type ContentKindName, contentKindOf, contentKinds } from './kinds.ts';
import { type ContentLocality, findLocality } from './locality.ts';
import { validateData } from './validate-data.ts';

/** A validated file of a folder with its entry id. */
export interface Entry<File> {
  readonly name: string;
  readonly file: string;
  readonly data: File;
  readonly prose: string;
  readonly markup: ProseMarkup;
}

/** The content after validating each file on its own; invalid files are missing. */
export interface Content {
  readonly locality: ContentLocality;
  readonly business: BusinessFile | undefined;
  readonly policy: PolicyFile | undefined;
  readonly regions: RegionsFile;
  readonly brand: BrandFile | undefined;
  readonly icon: string | undefined;
  readonly logo: string | undefined;
  readonly fonts: readonly Entry<FontFile>[];
  readonly fontLicences: readonly Entry<string>[];
  readonly postalAreas: PostalAreasFile;
  readonly outline: OutlineFile | undefined;
  readonly drawings: readonly Entry<string>[];
  /** Price history by service; empty if there is none. */
  readonly priceHistory: PriceHistoryFile;
  /** The record of the last publication, if any. */
  readonly published: PublishedFile | undefined;
  readonly services: readonly Entry<ServiceFile>[];
  readonly places: readonly Entry<PlaceFile>[];
  readonly pages: readonly Entry<PageFile>[];
  readonly news: readonly Entry<NewsFile>[];
  readonly reviews: readonly Entry<ReviewFile>[];
  /** YAML files of photographs, and images with the same names. */
  readonly photos: readonly Entry<PhotoFile>[];
  readonly pictures: readonly Entry<PictureFile>[];
  /** Static files by path on the site without the leading slash. */
  readonly files: readonly Entry<PublicFile>[];
  readonly navigation: NavigationFile;
  readonly redirects: RedirectsFile;
  /** Paths of the owner's own pages. */
  readonly ownPages: readonly string[];
  /** Fields still to be filled in, which have stand-in values. */
  readonly gaps: readonly Gap[];
  /** Ids of all entries with a file, even an invalid one. */
  readonly names: Readonly<
    Record<
      'services' | 'places' | 'pages' | 'drawings' | 'news' | 'photos' | 'fonts' | 'fontLicences',
      readonly string[]
    >
  >;
}

/** A field still to be filled in. */
export interface Gap {
  readonly file: string;
  readonly field: string;
}

const NO_MARKUP: ProseMarkup = { elements: [], headings: [] };
const ENTRY_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Validates every file against the schema of its kind and collects the problems. */
export function validateFiles(
  records: readonly ContentRecord[],
  ownPages: readonly string[],
  problems: ContentProblem[],
): Content {
  const locality = findLocality(records);
  const { entries, names, gaps } = collectEntries(records, locality, problems);
  reportMissing(entries, locality, problems);
  const one = <File>(kind: ContentKindName) => entries.get(kind)?.[0]?.data as File | undefined;
  const oneOr = <File>(kind: ContentKindName, absent: File) => one<File>(kind) ?? absent;
  const all = <File>(kind: ContentKindName) => (entries.get(kind) ?? []) as Entry<File>[];
  return {
    locality,
    business: roundBase(one('business')),
    policy: one('policy'),
    regions: oneOr('regions', RegionsFile.parse({})),
    brand: one('brand'),
    icon: one('icon'),
    logo: one('logo'),
    fonts: all('fonts'),
    fontLicences: all('fontLicences'),
    postalAreas: oneOr('postalAreas', {}),
    outline: one('outline'),
    drawings: all('drawings'),
    priceHistory: oneOr('priceHistory', {}),
    published: one('published'),
    services: all('services'),
    places: all('places'),
    pages: all('pages'),
    news: all('news'),
    reviews: all('reviews'),
    photos: all('photos'),
    pictures: all('pictures'),
    files: all('files'),
    navigation: oneOr('navigation', NavigationFile.parse({})),
    redirects: oneOr('redirects', []),
    ownPages,
    gaps,
    names,
  };
}

/**
 * Without a published street the base is the centre of the town, and everything is computed from that (contract B23).
 */
function roundBase(business: BusinessFile | undefined): BusinessFile | undefined {
  if (business === undefined || business.address.streetAddress !== undefined) return business;
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    ...business,
    geo: { latitude: round(business.geo.latitude), longitude: round(business.geo.longitude) },
  };
}

/** Validated files by kind, and the names of all files of some kinds. */
function collectEntries(records: readonly ContentRecord[], locality: ContentLocality, problems: ContentProblem[]) {
  const entries = new Map<ContentKindName, Entry<unknown>[]>();
  const gaps: Gap[] = [];
  const base = findBase(records, locality);
  const names: Record<keyof Content['names'], string[]> = {
    services: [],
    places: [],
    pages: [],
    drawings: [],
    news: [],
    photos: [],
    fonts: [],
    fontLicences: [],
  };
  for (const record of records) {
    const found = contentKindOf(record.file);
    if (found === undefined) {
      problems.push(fieldProblem(record.file, [], describeStrayFile(record.file)));
      continue;
    }
    const kind: ContentKind = contentKinds[found.kind];
    if (!hasGoodName(kind, found.entry)) {
      const message = 'has a name that cannot be an address. Use lower-case letters, digits and hyphens.';
      problems.push(fieldProblem(record.file, [], message));
    }
    if (hasName(names, found.kind)) names[found.kind].push(found.entry);
    const data = validateFilled(found.kind, record, { locality, base }, gaps, problems);
    const entry = {
      name: found.entry,
      file: record.file,
      data,
      prose: record.prose ?? '',
      markup: record.markup ?? NO_MARKUP,
    };
    const siblings = entries.get(found.kind) ?? [];
    if (data !== undefined) siblings.push(entry);
    entries.set(found.kind, siblings);
  }
  return { entries, names, gaps };
}

function hasGoodName({ extension }: ContentKind, entry: string): boolean {
  return extension === undefined || ENTRY_NAME.test(entry);
}

function hasName<Names extends object>(names: Names, kind: PropertyKey): kind is keyof Names {
  return Object.hasOwn(names, kind);
}

/** Validates a file with stand-ins for its gaps. */
function validateFilled(
  name: ContentKindName,
  record: ContentRecord,
  { locality, base }: { readonly locality: ContentLocality; readonly base: Base },
  gaps: Gap[],
  problems: ContentProblem[],
): unknown {
  const { file } = record;
  const { schema }: ContentKind = contentKinds[name];
  const filled = fillGaps(name, dataOf(schema, record), base);
  for (const field of filled.gaps) {
    gaps.push({ file, field });
    const message = `is left to say. ${describeMissing(schema, [field], locality.terms)}`;
    problems.push({ ...fieldProblem(file, [field], message), severity: 'unsaid' });
  }
  if (filled.isFromArea) warnOfBase(file, base, problems);
  const judged = validateData(schema, filled.data, locality);
  if (judged.ok) return filled.shown === undefined ? judged.value : Object.assign({}, judged.value, filled.shown);
  for (const issue of judged.issues) problems.push({ file, severity: 'error', ...issue });
  return undefined;
}

/** The data of a file; an empty file counts as an empty list if a list is expected. */
function dataOf({ def }: z.ZodType, { data }: ContentRecord): unknown {
  const isEmpty = typeof data === 'object' && data !== null && Object.keys(data).length === 0;
  return def.type === 'array' && isEmpty ? [] : data;
}

function reportMissing(
  entries: ReadonlyMap<ContentKindName, readonly unknown[]>,
  { terms }: ContentLocality,
  problems: ContentProblem[],
): void {
  for (const [name, kind] of Object.entries(contentKinds) as [ContentKindName, ContentKind][]) {
    if (!kind.required || entries.has(name)) continue;
    const description = fillTerms(kind.schema.description ?? '', terms);
    const message =
      kind.extension === undefined
        ? `is missing. ${description}`
        : `needs at least one file <name>${kind.extension}. ${description}`;
    problems.push(fieldProblem(kind.path, [], message));
  }
}

function describeStrayFile(file: string): string {
  const known = Object.values(contentKinds).map(({ path, ...kind }) =>
    'extension' in kind ? `${path}/<name>${kind.extension}` : 'isTree' in kind ? `${path}/…` : path,
  );
  const meant = closestWord(
    file.replace(/\/.*/, ''),
    known.map((path) => path.replace(/\/.*/, '')),
  );
  const advice = meant === undefined ? '' : ` Did you mean ${known.find((path) => path.startsWith(meant))}?`;
  return `is not a content file.${advice} Known files: ${known.join(', ')}.`;
}
