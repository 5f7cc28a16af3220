import { type Site, siteUrl } from '../business/site.ts';
import { siteTextOf } from '../business/site-text.ts';
import { toServerRecord } from '../mcp/prepare-mcp.ts';
import { capabilities, protocolVersions } from '../mcp/protocol.ts';
import { formatPricesTerm } from '../prices/price.ts';

/** Makes the MCP server card: valid by SEP-2127, with the members that clients of SEP-1649 look for. */
export function toServerCard(site: Site): object {
  const { remotes, ...entry } = toRegistryEntry(site);
  return {
    ...entry,
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    icons: [{ src: siteUrl(site, '/icon-192.png'), mimeType: 'image/png', sizes: ['192x192'] }],
    remotes: remotes.map((remote) => ({ ...remote, supportedProtocolVersions: protocolVersions })),
    serverInfo: toServerRecord(site),
    endpoint: siteUrl(site, '/api/mcp'),
    transport: { type: 'streamable-http', endpoint: '/api/mcp' },
    capabilities,
    authentication: { required: false, schemes: [] },
  };
}

/**
 * Makes the server's entry for the official MCP registry (`server.json`, schema of 2025-12-11). It is not published on
 * the site; the owner submits it.
 */
export function toRegistryEntry(site: Site) {
  const { business, services, country } = site;
  const { description } = siteTextOf(site).discovery.serverCard;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    ...toServerRecord(site),
    // Registries accept at most 100 characters; the title has the name.
    description: description({ currency: business.currency, prices: formatPricesTerm(services, country.locale) }),
    remotes: [{ type: 'streamable-http', url: siteUrl(site, '/api/mcp') }],
  };
}
