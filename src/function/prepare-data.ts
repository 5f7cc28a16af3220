import { placePath, type Site, servicePath } from '../business/site.ts';
import { prepareLookupTables } from '../lookup/lookup-tables.ts';
import { prepareMcp } from '../mcp/prepare-mcp.ts';
import { packNames, type UnservedNames } from '../places/packed-names.ts';
import { prepareRedirects } from '../site-pages/redirects.ts';
import type { FunctionData } from './data.ts';
import { type InlineDigests, prepareHeaders, preparePathHeaders, requireHeaderValue } from './headers.ts';

/** A site in one language; after a build with the tokens of its pages by path, and their digests by path pattern. */
interface BuiltSite {
  readonly site: Site;
  readonly markdownTokens?: Readonly<Record<string, number>>;
  readonly inline?: Readonly<Record<string, InlineDigests>>;
}

/**
 * Prepares the data of the function in all languages: lookup tables, headers, redirects. Throws if a header is invalid.
 */
export function prepareFunctionData([first, ...others]: readonly [BuiltSite, ...BuiltSite[]]): FunctionData {
  const otherLanguages = others.map((built) => [built.site.prefix.slice(1), prepareLanguageData(built)] as const);
  return { ...prepareLanguageData(first), otherLanguages: Object.fromEntries(otherLanguages) };
}

/** Serializes the function's data as the JSON text that `loadFunctionData` reads. */
export function serializeFunctionData(data: FunctionData): string {
  return JSON.stringify(packData(data));
}

function packData({ lookup, otherLanguages, ...data }: FunctionData, firstUnserved?: UnservedNames): object {
  const names = packNames(lookup.names, firstUnserved);
  const packed = Object.entries(otherLanguages).map(([name, other]) => [name, packData(other, names.unserved)]);
  return { ...data, lookup: { ...lookup, names }, otherLanguages: Object.fromEntries(packed) };
}

function prepareLanguageData({ site, markdownTokens = {}, inline = {} }: BuiltSite): FunctionData {
  // Addresses of an older site redirect in the first language only.
  const redirects = prepareRedirects(site.prefix === '' ? site : { ...site, redirects: [] });
  const headers = prepareHeaders(site);
  const pathHeaders = preparePathHeaders(site, inline);
  for (const table of [headers, pathHeaders])
    for (const [name, value] of Object.values(table).flatMap(Object.entries<string>)) requireHeaderValue(name, value);
  return {
    origin: site.origin,
    prefix: site.prefix,
    otherLanguages: {},
    lookup: prepareLookupTables(site),
    mcp: prepareMcp(site),
    redirects,
    headers,
    markdownTokens,
    loggablePaths: {
      folders: listFolders([...Object.keys(markdownTokens), ...Object.keys(redirects.exact)]),
      removed: listRemoved(site),
    },
    pathHeaders,
  };
}

/** Lists the first folder of each path, without duplicates. */
function listFolders(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => /^\/[^/]+\//.exec(path) ?? []))];
}

/** Lists the pages of services and places that the last publication had and this one does not have. */
function listRemoved({ published, services, places }: Site): string[] {
  const current = new Set([...services.map(servicePath), ...places.map(placePath)]);
  const last = [
    ...Object.entries(published?.services ?? {}).flatMap(([id, { slug }]) =>
      [id, slug].map((name) => servicePath({ slug: name })),
    ),
    ...(published?.places ?? []).map((slug) => placePath({ slug })),
  ];
  return [...new Set(last)].filter((path) => !current.has(path));
}
