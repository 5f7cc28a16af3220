import type { BusinessFile } from '../schemas/business/business.ts';
import { fillTerms } from '../text/terms.ts';
import { type ContentProblem, makeProblem, type ParsedFile, type ProseElement, problemIf } from './content-problem.ts';
import { describeField } from './explain-issues.ts';
import { type BasePosition, fillGaps, findBasePosition } from './gaps.ts';
import {
  type ContentKind,
  type ContentKindName,
  contentKinds,
  type FileOf,
  findContentKind,
  isFolderKind,
  listKinds,
} from './kinds.ts';
import { type ContentLocality, findLocality } from './locality.ts';
import { validateData } from './validate-data.ts';

/** A validated file of a folder with its entry id. */
export interface Entry<File> {
  readonly name: string;
  readonly file: string;
  readonly data: File;
  readonly prose: string;
  readonly elements: readonly ProseElement[];
}

type Row<Kind extends ContentKindName> = (typeof contentKinds)[Kind];

/** The data in files of a kind: the entries of a folder, or the data of a single file. */
type DataOf<Kind extends ContentKindName> =
  Row<Kind> extends { readonly extension: string } | { readonly isTree: true }
    ? readonly Entry<FileOf<Kind>>[]
    : FileOf<Kind> | (Row<Kind> extends { readonly defaultData: object } ? never : undefined);

/** The valid files by kind. Those with errors are missing. */
type ContentFiles = { readonly [Kind in ContentKindName]: DataOf<Kind> };

/** The content after validating each file on its own. */
export interface ValidContent extends ContentFiles {
  readonly locality: ContentLocality;
  /** Paths of the Astro pages that the owner adds. */
  readonly customPages: readonly string[];
  /** Fields of business.yaml that are not filled in and have a stand-in. */
  readonly unfilledFields: readonly string[];
  /** Ids of all entries that have a file, even one with errors. */
  readonly names: Readonly<Record<ContentKindName, readonly string[]>>;
}

/** Whether a name can be the id of an entry, and so part of its address. */
export function isEntryName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

/** Files with the results of their validation. */
export type ValidatedFiles = ReadonlyMap<ParsedFile, ReturnType<typeof validateFile>>;

/**
 * Validates every file against the schema of its kind. Files in `cache` have no text to translate and were validated
 * with another language of the site.
 */
export function validateFiles(
  files: readonly ParsedFile[],
  customPages: readonly string[],
  cache: ValidatedFiles = new Map(),
): { readonly content: ValidContent; readonly problems: ContentProblem[]; readonly validated: ValidatedFiles } {
  const locality = findLocality(files);
  const base = findBasePosition(files, locality.country);
  const validated = new Map(files.map((parsed) => [parsed, cache.get(parsed) ?? validateFile(parsed, locality, base)]));
  const results = [...validated.values()];
  const byKind = Map.groupBy(results, ({ kind }) => kind);
  const kinds = listKinds().map(([kind, row]) => {
    const ofKind = byKind.get(kind) ?? [];
    const entries = ofKind.flatMap(({ entry }) => entry ?? []);
    const data = entries[0]?.data ?? (row.defaultData && row.schema.parse(row.defaultData));
    return { kind, names: ofKind.map(({ name }) => name), data: isFolderKind(row) ? entries : data };
  });
  const names = Object.fromEntries(kinds.map(({ kind, names }) => [kind, names])) as unknown as ValidContent['names'];
  const data = Object.fromEntries(kinds.map(({ kind, data }) => [kind, data])) as ContentFiles;
  const problems = [...results.flatMap((file) => file.problems), ...findMissing(names, locality)];
  const gaps = problems.filter(({ severity, file }) => severity === 'gap' && file === 'business.yaml');
  const unfilledFields = gaps.map(({ path }) => String(path[0]));
  const content = { ...data, business: roundBasePosition(data.business), locality, customPages, names, unfilledFields };
  return { content, problems, validated };
}

/** Lists all valid files, each with the properties of its kind. */
export function listParsed(content: ValidContent) {
  return listKinds().flatMap(([name, kind]) => {
    const data: unknown = content[name];
    const files = isFolderKind(kind) ? (data as readonly Entry<unknown>[]) : [{ file: kind.path, data, prose: '' }];
    return files.flatMap(({ file, data, prose }) => (data === undefined ? [] : [{ ...kind, file, data, prose }]));
  });
}

/**
 * Rounds the position of a business that publishes no street, so that distances do not reveal its address (contract
 * B23).
 */
function roundBasePosition(business: BusinessFile | undefined): BusinessFile | undefined {
  if (business === undefined || business.address.streetAddress !== undefined) return business;
  const { latitude, longitude } = business.geo;
  return {
    ...business,
    geo: { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 },
  };
}

/** Validates a file with stand-ins for its gaps. An invalid file has a name and no entry. */
function validateFile(parsed: ParsedFile, locality: ContentLocality, base: BasePosition) {
  const { file, prose = '', elements = [] } = parsed;
  const kindAndId = findContentKind(file);
  if (kindAndId === undefined) return { name: file, problems: [makeProblem(file, [], describeUnknownFile())] };
  const { kind, id: name } = kindAndId;
  const { extension, schema }: ContentKind = contentKinds[kind];
  // `checkPhotoImages` reports the names of images, together with their other problems.
  const hasValidName = extension === undefined || kind === 'photoImages' || isEntryName(name);
  const invalidName = 'has a name that cannot be an address. Use lower-case letters, digits and hyphens.';
  // A file with nothing but comments is an empty list.
  const isEmpty = schema.def.type === 'array' && JSON.stringify(parsed.data) === '{}';
  const { data, gaps } = fillGaps(kind, isEmpty ? [] : parsed.data, base, locality.country.locale);
  const valid = validateData(schema, data, locality);
  const centre = `is not filled in, so distances are measured from the centre of ${base.area}: latitude ${base.latitude}, longitude ${base.longitude}. Write the position of the address, as a map shows it.`;
  const problems = [
    ...problemIf(file, [], !hasValidName && invalidName),
    ...gaps.map((field) => {
      if (field === 'geo' && base.area !== undefined) return makeProblem(file, [field], centre, 'warning');
      const message = `is not filled in.${describeField(schema, [field], locality.terms)}`;
      return makeProblem(file, [field], message, 'gap');
    }),
    ...(valid.ok ? [] : valid.problems.map((problem) => ({ file, severity: 'error' as const, ...problem }))),
  ];
  if (!valid.ok) return { kind, name, problems };
  return { kind, name, entry: { name, file, data: valid.value, prose, elements }, problems };
}

/** Finds required files that do not exist. */
function findMissing(names: ValidContent['names'], { terms }: ContentLocality): ContentProblem[] {
  const missing = listKinds().filter(([name, { isRequired }]) => isRequired && names[name].length === 0);
  return missing.map(([, kind]) => {
    const message = `is missing. Write ${describePath(kind)}. ${fillTerms(kind.schema.description ?? '', terms)}`;
    return makeProblem(kind.path, [], message);
  });
}

function describeUnknownFile(): string {
  return `is not a content file. Known files: ${listKinds()
    .map(([, kind]) => describePath(kind))
    .join(', ')}.`;
}

/** Describes where a kind's file is: its path, or the path pattern of its folder. */
function describePath({ path, extension, isTree }: ContentKind): string {
  if (isTree) return `${path}/…`;
  return extension === undefined ? path : `${path}/<name>${extension}`;
}
