import type * as z from 'zod';
import type { BusinessFile } from '../schemas/business/business.ts';
import { fillTerms } from '../text/terms.ts';
import {
  type ContentProblem,
  type ContentRecord,
  fieldProblem,
  fieldWarning,
  type ProseMarkup,
} from './content-problem.ts';
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
import { describeField, suggest } from './messages.ts';
import { validateData } from './validate-data.ts';

/** A validated file of a folder with its entry id. */
export interface Entry<File> {
  readonly name: string;
  readonly file: string;
  readonly data: File;
  readonly prose: string;
  readonly markup: ProseMarkup;
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
export interface Content extends ContentFiles {
  readonly locality: ContentLocality;
  /** Paths of the owner's own pages. */
  readonly ownPages: readonly string[];
  /** Whether the business says where it is, and has no stand-in for it. */
  readonly hasPosition: boolean;
  /** Ids of all entries with a file, even one with errors. */
  readonly names: Readonly<Record<ContentKindName, readonly string[]>>;
}

const NO_MARKUP: ProseMarkup = { elements: [], headings: [] };
const ENTRY_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Validates every file against the schema of its kind, and tells what is wrong. */
export function validateFiles(
  records: readonly ContentRecord[],
  ownPages: readonly string[],
): { readonly content: Content; readonly problems: readonly ContentProblem[] } {
  const locality = findLocality(records);
  const base = findBase(records, locality.country);
  const entries = byKind<Entry<unknown>>();
  const names = byKind<string>();
  const problems: ContentProblem[] = [];
  for (const record of records) {
    const { file, prose = '', markup = NO_MARKUP } = record;
    const found = contentKindOf(file);
    if (found === undefined) {
      problems.push(fieldProblem(file, [], describeStrayFile(file)));
      continue;
    }
    const { kind, entry: name } = found;
    if ('extension' in contentKinds[kind] && !ENTRY_NAME.test(name)) {
      const message = 'has a name that cannot be an address. Use lower-case letters, digits and hyphens.';
      problems.push(fieldProblem(file, [], message));
    }
    names[kind].push(name);
    const valid = validateFile(kind, record, locality, base);
    problems.push(...valid.problems);
    if (valid.data !== undefined) entries[kind].push({ name, file, data: valid.data, prose, markup });
  }
  const files = listKinds().map(([name, kind]) => {
    if (isFolderKind(kind)) return [name, entries[name]];
    return [name, entries[name][0]?.data ?? (kind.absent && kind.schema.parse(kind.absent))];
  });
  const said: ContentFiles = Object.fromEntries(files);
  const hasPosition = problems.every(({ severity, path }) => severity !== 'gap' || path[0] !== 'geo');
  return {
    content: { ...said, business: roundBase(said.business), locality, ownPages, names, hasPosition },
    problems: [...problems, ...findMissing(names, locality)],
  };
}

/** A valid file with the row of its kind. */
interface SaidFile extends ContentKind {
  readonly file: string;
  readonly data: unknown;
  readonly prose: string;
}

/** All valid files, by kind. */
export function listSaid(content: Content): SaidFile[] {
  return listKinds().flatMap(([name, kind]): SaidFile[] => {
    const data: unknown = content[name];
    if (isFolderKind(kind)) return (data as readonly Entry<unknown>[]).map((entry) => ({ ...kind, ...entry }));
    return data === undefined ? [] : [{ ...kind, file: kind.path, data, prose: '' }];
  });
}

function byKind<Item>(): Record<ContentKindName, Item[]> {
  return Object.fromEntries(listKinds().map(([kind]) => [kind, []])) as unknown as Record<ContentKindName, Item[]>;
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

/** Validates a file with stand-ins for its gaps. */
function validateFile(
  name: ContentKindName,
  { file, data: written }: ContentRecord,
  locality: ContentLocality,
  base: Base,
): { readonly data?: unknown; readonly problems: readonly ContentProblem[] } {
  const { schema }: ContentKind = contentKinds[name];
  const { data, gaps, shown } = fillGaps(
    name,
    isEmptyList(schema, written) ? [] : written,
    base,
    locality.country.locale,
  );
  const told = gaps.map((field) => {
    if (field === 'geo' && base.area !== undefined) return fieldWarning(file, [field], describeBase(base));
    const message = `is left to say. ${describeField(schema, [field], locality.terms)}`;
    return fieldProblem(file, [field], message, 'gap');
  });
  const valid = validateData(schema, data, locality);
  if (!valid.ok)
    return { problems: [...told, ...valid.problems.map((it) => ({ file, severity: 'error' as const, ...it }))] };
  return { data: gaps.length === 0 ? valid.value : Object.assign({}, valid.value, shown), problems: told };
}

/** Whether a file says nothing where a list is expected. */
function isEmptyList({ def }: z.ZodType, data: unknown): boolean {
  return def.type === 'array' && typeof data === 'object' && data !== null && Object.keys(data).length === 0;
}

function describeBase({ area, latitude, longitude }: Base): string {
  return `is left out, so distances begin in the middle of ${area}: latitude ${latitude}, longitude ${longitude}. Write the position of the address, as a map shows it.`;
}

/** Files that must be there and are not. */
function findMissing(names: Content['names'], { terms }: ContentLocality): ContentProblem[] {
  const missing = listKinds().filter(([name, { required }]) => required && names[name].length === 0);
  return missing.map(([, { path, extension, schema }]) => {
    const need = extension === undefined ? 'is missing.' : `needs at least one file <name>${extension}.`;
    return fieldProblem(path, [], `${need} ${fillTerms(schema.description ?? '', terms)}`);
  });
}

function describeStrayFile(file: string): string {
  const known = listKinds().map(([, { path, extension, isTree }]) =>
    extension === undefined ? (isTree ? `${path}/…` : path) : `${path}/<name>${extension}`,
  );
  const folderOf = (path: string) => path.replace(/\/.*/, '');
  const show = (folder: string) => known.find((path) => path.startsWith(folder)) ?? folder;
  const advice = suggest(folderOf(file), known.map(folderOf), '', show);
  return ['is not a content file.', advice, `Known files: ${known.join(', ')}.`].filter(Boolean).join(' ');
}
