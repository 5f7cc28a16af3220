import type { Site } from '../business/site.ts';
import type { Lookup } from '../coverage/lookup.ts';
import type { EdgeData } from '../edge/edge-data.ts';
import { prepareMcp } from '../mcp/prepare-mcp.ts';
import type { InlineDigests } from './inline-digests.ts';
import { prepareRedirects } from './redirects.ts';
import { prepareHeaders, preparePathHeaders } from './response-headers.ts';

/** What the function needs of a site: with what its look-ups and the Markdown forms of its pages came to. */
export function prepareEdgeData(
  site: Site,
  lookup: Lookup,
  markdownTokens: Readonly<Record<string, number>> = {},
  inline: Readonly<Record<string, InlineDigests>> = {},
): EdgeData {
  return {
    origin: site.origin,
    lookup,
    mcp: prepareMcp(site),
    redirects: prepareRedirects(site),
    headers: prepareHeaders(site),
    markdownTokens,
    pathHeaders: preparePathHeaders(site, inline),
  };
}
