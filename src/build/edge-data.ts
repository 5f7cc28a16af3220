import { prepareLookup } from '../domain/lookup.ts';
import type { Site } from '../domain/site.ts';
import type { EdgeData } from '../edge/edge-data.ts';
import { prepareMcp } from '../mcp/prepare-mcp.ts';
import { prepareRedirects } from './redirects.ts';
import { prepareHeaders } from './response-headers.ts';

/** What the function needs of a site. */
export function prepareEdgeData(site: Site, scriptHashes: readonly string[] = []): EdgeData {
  return {
    origin: site.origin,
    lookup: prepareLookup(site),
    mcp: prepareMcp(site),
    redirects: prepareRedirects(site),
    headers: prepareHeaders(site, scriptHashes),
  };
}
