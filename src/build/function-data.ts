import type { Site } from '../business/site.ts';
import type { Lookup } from '../coverage/lookup.ts';
import { requireHeaderValue, requireRulePath } from '../escape/header.ts';
import type { FunctionData } from '../function/data.ts';
import { prepareMcp } from '../mcp/prepare-mcp.ts';
import { prepareRedirects, type Redirects } from '../site-pages/redirects.ts';
import type { InlineDigests } from './inline-digests.ts';
import { prepareHeaders, preparePathHeaders } from './response-headers.ts';

/** Data of the function for a site, including lookup tables and Markdown alternates. */
export function prepareFunctionData(
  site: Site,
  lookup: Lookup,
  markdownTokens: Readonly<Record<string, number>> = {},
  inline: Readonly<Record<string, InlineDigests>> = {},
): FunctionData {
  return {
    origin: site.origin,
    lookup,
    mcp: prepareMcp(site),
    redirects: requireRedirects(prepareRedirects(site)),
    headers: requireHeaders(prepareHeaders(site)),
    markdownTokens,
    pathHeaders: requireHeaders(preparePathHeaders(site, inline)),
  };
}

/** Checks that every host can express the headers. */
function requireHeaders<Table extends Readonly<Record<string, Readonly<Record<string, string>>>>>(table: Table): Table {
  for (const headers of Object.values(table)) {
    for (const [name, value] of Object.entries(headers)) requireHeaderValue(name, value);
  }
  return table;
}

/** Checks that every host can express the redirects. */
function requireRedirects(redirects: Redirects): Redirects {
  for (const path of [Object.entries(redirects.exact), redirects.below].flat(2)) requireRulePath(path);
  return redirects;
}
