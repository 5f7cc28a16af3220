import type * as z from 'zod';
import { closestWord } from '../format/spelling.ts';
import type { BusinessFile } from '../schemas/business/business.ts';
import { fillTerms } from '../text/terms.ts';
import { type ContentProblem, type ContentRecord, fieldProblem, type ProseMarkup } from './content-problem.ts';
import { type Base, fillGaps, findBase, warnOfBase } from './gaps.ts';
import { describeMissing } from './issue-messages.ts';
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
export type ContentFiles = { readonly [Kind in ContentKindName]: Said<Kind> };

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

/** Validates every file against the schema of its kind and collects the problems. */
export function validateFiles(
  records: readonly ContentRecord[],
  ownPages: readonly string[],
  problems: ContentProblem[],
): Content {
  const locality = findLocality(records);
  const { entries, names } = collectEntries(records, locality, problems);
  reportMissing(names, locality, problems);
  const files = listKinds().map(([name, kind]) => {
    if (isFolderKind(kind)) return [name, entries[name]];
    return [name, entries[name][0]?.data ?? (kind.absent && kind.schema.parse(kind.absent))];
  });
  const content: ContentFiles = Object.fromEntries(files);
  const hasPosition = problems.every(({ severity, path }) => severity !== 'unsaid' || path[0] !== 'geo');
  return { ...content, business: roundBase(content.business), locality, ownPages, names, hasPosition };
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

/** Valid files by kind, and the names of all. */
function collectEntries(records: readonly ContentRecord[], locality: ContentLocality, problems: ContentProblem[]) {
  const base = findBase(records, locality);
  const entries = byKind<Entry<unknown>>();
  const names = byKind<string>();
  for (const record of records) {
    const { file, prose = '', markup = NO_MARKUP } = record;
    const found = contentKindOf(file);
    if (found === undefined) {
      problems.push(fieldProblem(file, [], describeStrayFile(file)));
      continue;
    }
    const { kind, entry: name } = found;
    if (!hasGoodName(contentKinds[kind], name)) {
      const message = 'has a name that cannot be an address. Use lower-case letters, digits and hyphens.';
      problems.push(fieldProblem(file, [], message));
    }
    names[kind].push(name);
    const data = validateFilled(kind, record, { locality, base }, problems);
    if (data !== undefined) entries[kind].push({ name, file, data, prose, markup });
  }
  return { entries, names };
}

function byKind<Item>(): Record<ContentKindName, Item[]> {
  return Object.fromEntries(listKinds().map(([kind]) => [kind, []])) as unknown as Record<ContentKindName, Item[]>;
}

function hasGoodName({ extension }: ContentKind, entry: string): boolean {
  return extension === undefined || ENTRY_NAME.test(entry);
}

/** Validates a file with stand-ins for its gaps. */
function validateFilled(
  name: ContentKindName,
  record: ContentRecord,
  { locality, base }: { readonly locality: ContentLocality; readonly base: Base },
  problems: ContentProblem[],
): unknown {
  const { file } = record;
  const { schema }: ContentKind = contentKinds[name];
  const filled = fillGaps(name, dataOf(schema, record), base);
  for (const field of filled.gaps) {
    const message = `is left to say. ${describeMissing(schema, [field], locality.terms)}`;
    problems.push({ ...fieldProblem(file, [field], message), severity: 'unsaid' });
  }
  if (filled.isFromArea) warnOfBase(file, base, problems);
  const valid = validateData(schema, filled.data, locality);
  if (valid.ok) return filled.shown === undefined ? valid.value : Object.assign({}, valid.value, filled.shown);
  for (const issue of valid.issues) problems.push({ file, severity: 'error', ...issue });
  return undefined;
}

/** The data of a file; an empty file counts as an empty list if a list is expected. */
function dataOf({ def }: z.ZodType, { data }: ContentRecord): unknown {
  const isEmpty = typeof data === 'object' && data !== null && Object.keys(data).length === 0;
  return def.type === 'array' && isEmpty ? [] : data;
}

function reportMissing(names: Content['names'], { terms }: ContentLocality, problems: ContentProblem[]): void {
  for (const [name, kind] of listKinds()) {
    if (!kind.required || names[name].length > 0) continue;
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
