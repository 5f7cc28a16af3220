import type { BusinessFile } from '../schemas/business/business.ts';
import { fillTerms } from '../text/terms.ts';
import { type ContentProblem, fieldProblem, type ParsedFile, type ProseElement, problemIf } from './content-problem.ts';
import { type Base, fillGaps, findBase } from './gaps.ts';
import {
  type ContentKind,
  type ContentKindName,
  contentKindOf,
  contentKinds,
  type FileOf,
  isFolderKind,
  listKinds,
} from './kinds.ts';
import { type ContentLocality, findLocality } from './locality.ts';
import { describeField } from './messages.ts';
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

/** What the files of a kind say: the entries of a folder, or the data of the one file. */
type Said<Kind extends ContentKindName> =
  Row<Kind> extends { readonly extension: string } | { readonly isTree: true }
    ? readonly Entry<FileOf<Kind>>[]
    : FileOf<Kind> | (Row<Kind> extends { readonly absent: object } ? never : undefined);

/** The valid files by kind. Those with errors are missing. */
type ContentFiles = { readonly [Kind in ContentKindName]: Said<Kind> };

/** The content after validating each file on its own. */
export interface ValidContent extends ContentFiles {
  readonly locality: ContentLocality;
  /** Paths of the owner's own pages. */
  readonly ownPages: readonly string[];
  /** Fields of business.yaml that are not filled in and have a stand-in. */
  readonly unfilled: readonly string[];
  /** Ids of all entries with a file, even one with errors. */
  readonly names: Readonly<Record<ContentKindName, readonly string[]>>;
}

/** Whether a name can be the id of an entry, and part of its address. */
export function isEntryName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

/** Files with the results of their validation. */
export type ValidatedFiles = ReadonlyMap<ParsedFile, ReturnType<typeof validateFile>>;

/**
 * Validates every file against the schema of its kind. Those of `known` have been validated in another language: they
 * have no words.
 */
export function validateFiles(
  records: readonly ParsedFile[],
  ownPages: readonly string[],
  known: ValidatedFiles = new Map(),
): { readonly content: ValidContent; readonly problems: ContentProblem[]; readonly validated: ValidatedFiles } {
  const locality = findLocality(records);
  const base = findBase(records, locality.country);
  const validated = new Map(
    records.map((record) => [record, known.get(record) ?? validateFile(record, locality, base)]),
  );
  const files = [...validated.values()];
  const byKind = Map.groupBy(files, ({ kind }) => kind);
  const kinds = listKinds().map(([kind, row]) => {
    const found = byKind.get(kind) ?? [];
    const entries = found.flatMap(({ entry }) => entry ?? []);
    const said = entries[0]?.data ?? (row.absent && row.schema.parse(row.absent));
    return { kind, names: found.map(({ name }) => name), said: isFolderKind(row) ? entries : said };
  });
  const names = Object.fromEntries(kinds.map((it) => [it.kind, it.names])) as unknown as ValidContent['names'];
  const said = Object.fromEntries(kinds.map((it) => [it.kind, it.said])) as ContentFiles;
  const problems = [...files.flatMap((file) => file.problems), ...findMissing(names, locality)];
  const gaps = problems.filter(({ severity, file }) => severity === 'gap' && file === 'business.yaml');
  const unfilled = gaps.map(({ path }) => String(path[0]));
  const content = { ...said, business: roundBase(said.business), locality, ownPages, names, unfilled };
  return { content, problems, validated };
}

/** All valid files with the rows of their kinds. */
export function listParsed(content: ValidContent) {
  return listKinds().flatMap(([name, kind]) => {
    const data: unknown = content[name];
    const files = isFolderKind(kind) ? (data as readonly Entry<unknown>[]) : [{ file: kind.path, data, prose: '' }];
    return files.flatMap(({ file, data, prose }) => (data === undefined ? [] : [{ ...kind, file, data, prose }]));
  });
}

/**
 * Without a published street the base is the centre of the town, and everything is computed from that (contract B23).
 */
function roundBase(business: BusinessFile | undefined): BusinessFile | undefined {
  if (business === undefined || business.address.streetAddress !== undefined) return business;
  const { latitude, longitude } = business.geo;
  return {
    ...business,
    geo: { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 },
  };
}

/** Validates a file with stand-ins for its gaps. Without a valid entry, its name is known all the same. */
function validateFile(record: ParsedFile, locality: ContentLocality, base: Base) {
  const { file, prose = '', elements = [] } = record;
  const found = contentKindOf(file);
  if (found === undefined) return { name: file, problems: [fieldProblem(file, [], describeStrayFile())] };
  const { kind, entry: name } = found;
  const { extension, schema }: ContentKind = contentKinds[kind];
  // The check of pictures tells their names, together with what else they lack.
  const isNamed = extension === undefined || kind === 'pictures' || isEntryName(name);
  const unnamed = 'has a name that cannot be an address. Use lower-case letters, digits and hyphens.';
  // A file of comments alone is an empty list.
  const isEmpty = schema.def.type === 'array' && JSON.stringify(record.data) === '{}';
  const { data, gaps } = fillGaps(kind, isEmpty ? [] : record.data, base, locality.country.locale);
  const valid = validateData(schema, data, locality);
  const centre = `is left out, so distances begin in the middle of ${base.area}: latitude ${base.latitude}, longitude ${base.longitude}. Write the position of the address, as a map shows it.`;
  const problems = [
    ...problemIf(file, [], !isNamed && unnamed),
    ...gaps.map((field) => {
      if (field === 'geo' && base.area !== undefined) return fieldProblem(file, [field], centre, 'warning');
      const message = `is not filled in. ${describeField(schema, [field], locality.terms)}`;
      return fieldProblem(file, [field], message, 'gap');
    }),
    ...(valid.ok ? [] : valid.problems.map((it) => ({ file, severity: 'error' as const, ...it }))),
  ];
  if (!valid.ok) return { kind, name, problems };
  return { kind, name, entry: { name, file, data: valid.value, prose, elements }, problems };
}

/** Files that must be there and are not. */
function findMissing(names: ValidContent['names'], { terms }: ContentLocality): ContentProblem[] {
  const missing = listKinds().filter(([name, { required }]) => required && names[name].length === 0);
  return missing.map(([, kind]) => {
    const message = `is missing. Write ${nameFiles(kind)}. ${fillTerms(kind.schema.description ?? '', terms)}`;
    return fieldProblem(kind.path, [], message);
  });
}

function describeStrayFile(): string {
  return `is not a content file. Known files: ${listKinds()
    .map(([, kind]) => nameFiles(kind))
    .join(', ')}.`;
}

/** The file of a kind, or how those in its folder are called. */
function nameFiles({ path, extension, isTree }: ContentKind): string {
  if (isTree) return `${path}/…`;
  return extension === undefined ? path : `${path}/<name>${extension}`;
}
