import { compilePostalCodes, type PostalCodeSources } from '../countries/postal-code.ts';
import type { AnswerReference } from '../endpoints/route.ts';
import { getReferencedFile } from '../endpoints/routes.ts';
import type { LookupTables } from '../lookup/lookup-tables.ts';
import type { PreparedMcp } from '../mcp/prepare-mcp.ts';
import { type PackedNames, type UnservedNames, unpackNames } from '../places/packed-names.ts';
import type { Redirects } from '../site-pages/redirects.ts';

/** Headers by name, in lower case. */
export type HeaderFields = Readonly<Record<string, string>>;

/** The kinds of responses; each has its own headers. */
export type ResponseKind = 'page' | 'markdown' | 'json' | 'document' | 'asset' | 'problem' | 'redirect' | 'uncached';

/** Data that the build prepares for the function in one language. Paths do not have the language prefix. */
export interface FunctionData {
  /** Path prefix of the language: empty for the first one, `/fr` for another. */
  readonly prefix: string;
  /** The data of each other language, by its name: `fr`. */
  readonly otherLanguages: Readonly<Record<string, FunctionData>>;
  /** Origin of the site without a trailing slash. */
  readonly origin: string;
  readonly lookup: LookupTables;
  readonly mcp: PreparedMcp;
  /** Redirects: former and short paths of this site, and addresses of an older one, each with its target path. */
  readonly redirects: Redirects;
  /** Headers of each kind of response, and of the answers to OPTIONS. */
  readonly headers: Readonly<Record<ResponseKind | 'options' | 'mcpOptions', HeaderFields>>;
  /** Number of tokens in each page's Markdown version, by the page's path. */
  readonly markdownTokens: Readonly<Record<string, number>>;
  /** Paths without a page that the log may contain. */
  readonly loggablePaths: {
    /** First folders of pages and old addresses, with a slash at both ends. */
    readonly folders: readonly string[];
    /** Pages of the last publication that no longer exist. */
    readonly removed: readonly string[];
  };
  /** Headers by path or page pattern such as `/services/*\/`, in addition to those for the kind of response. */
  readonly pathHeaders: Readonly<Record<string, HeaderFields>>;
}

/** Function data as a build writes it to a JSON file. */
export interface FunctionJson extends Omit<FunctionData, 'lookup' | 'otherLanguages'> {
  readonly lookup: Omit<LookupTables, 'postalCodes' | 'names'> & {
    readonly postalCodes: PostalCodeSources;
    readonly names: PackedNames;
  };
  readonly otherLanguages: Readonly<Record<string, FunctionJson>>;
}

/** Loads the function's data when it starts. `firstUnserved` are the unserved names of the first language. */
export function loadFunctionData(
  { lookup, otherLanguages, ...data }: FunctionJson,
  firstUnserved: UnservedNames = {},
): FunctionData {
  const { unserved = firstUnserved, fullNames } = lookup.names;
  return {
    ...data,
    lookup: { ...lookup, names: unpackNames(unserved, fullNames), postalCodes: compilePostalCodes(lookup.postalCodes) },
    otherLanguages: Object.fromEntries(
      Object.entries(otherLanguages).map(([name, other]) => [name, loadFunctionData(other, unserved)]),
    ),
  };
}

/**
 * Finds the data for a path's language, and the path without the language prefix.
 *
 * @example findLanguage({ prefix: '', otherLanguages: { fr: { prefix: '/fr' } } }, '/fr/contact/').path // '/contact/'
 */
export function findLanguage(data: FunctionData, path: string) {
  const [, language = ''] = /^\/([a-z]{2})\//.exec(path) ?? [];
  const other = Object.hasOwn(data.otherLanguages, language) ? data.otherLanguages[language] : undefined;
  return other === undefined ? { data, path } : { data: other, path: path.slice(language.length + 1) };
}

/** The context of the function: data prepared at build time, and the published files. */
export interface FunctionContext {
  readonly data: FunctionData;
  /**
   * Finds the file that answers a path: a page for `/services/`, the file of that name for `/robots.txt` or
   * `/api/services/index.json`.
   */
  findFile(path: string): StoredFile | undefined | Promise<StoredFile | undefined>;
  /** Further hosts, in lower case, under which the MCP endpoint answers besides the site's own. */
  readonly allowedHosts?: readonly string[];
}

/** A published file, as a host provides it. */
export interface StoredFile {
  readonly mediaType: string;
  /** Strong entity tag with its quotation marks. */
  readonly etag: string;
  /** Body of a response with this file. */
  readonly body: BodyInit | null;
  text(): string | Promise<string>;
  /** The text as a JSON string, on a host that prepares it when it starts. */
  readonly quoted?: string | undefined;
}

/** Finds a file that the build has published. Throws if it is missing. */
export async function requireFile(path: string, { findFile }: Pick<FunctionContext, 'findFile'>): Promise<StoredFile> {
  const file = await findFile(path);
  if (file === undefined) throw new Error(`The published site has no ${path}. Build it again.`);
  return file;
}

/** Reads the published answer of a REST operation and applies the changes of a query. Throws if the file is missing. */
export async function readAnswer(
  answer: AnswerReference,
  files: Pick<FunctionContext, 'findFile'>,
): Promise<Pick<StoredFile, 'quoted'> & { readonly json: string }> {
  const file = await requireFile(getReferencedFile(answer), files);
  const json = await file.text();
  if (!isChanged(answer)) return { json, quoted: file.quoted };
  const { place: key } = answer;
  const place = key && JSON.parse((await readAnswer({ operation: 'getServiceArea', key }, files)).json);
  return { json: JSON.stringify(changeRecord(JSON.parse(json), answer, place)) };
}

/** Whether the record differs from the published file of its key. */
export function isChanged({ preface, members, place }: AnswerReference): boolean {
  return [preface, members, place].some((part) => part !== undefined);
}

/** Applies the overrides to a prebuilt record. `place` is the record of its place. */
function changeRecord(record: object, { preface, members }: AnswerReference, place?: object): object {
  const changed = { ...record, ...(place && { place }), ...members } as { message?: string; note?: string };
  if (preface === undefined) return changed;
  return changed.message === undefined
    ? { ...changed, note: `${preface} ${changed.note}` }
    : { ...changed, message: `${preface} ${changed.message}` };
}

/** A published file, as described for servers that keep files in memory. */
export interface ManifestEntry {
  /** Path below the published folder. */
  readonly file: string;
  /** URL paths of the file. */
  readonly paths: readonly string[];
  readonly mediaType: string;
  /** Strong entity tag with its quotation marks: a digest of the file as published. */
  readonly etag: string;
  /** Size as published, in bytes. */
  readonly size: number;
  /** Its encodings in `bodies.bin`, the smallest first. Without any, the file is read from the published folder. */
  readonly encodings: readonly (readonly [coding: 'br' | 'gzip' | 'identity', offset: number, length: number])[];
}

/** All of a build's published files, for servers that serve them from memory. */
export interface Manifest {
  /** Origin the site was built for. */
  readonly origin: string;
  readonly contentDigest: string;
  readonly files: readonly ManifestEntry[];
  /** Digests of the files next to the manifest that servers load, by name. */
  readonly digests: Readonly<Record<'function-data.json' | 'bodies.bin', string>>;
}
