import { namePrices } from '../business/prices/price.ts';
import { type Site, siteUrl } from '../business/site.ts';
import { toServerRecord } from '../mcp/prepare-mcp.ts';
import { protocolVersions } from '../mcp/protocol.ts';

const LONGEST_DESCRIPTION = 100;

/** The MCP server card: valid by SEP-2127, with the members that clients of SEP-1649 look for. */
export function describeServerCard(site: Site): object {
  const server = toServerRecord(site);
  const url = siteUrl(site, '/api/mcp');
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: server.name,
    version: server.version,
    title: server.title,
    description: describeInShort(site),
    websiteUrl: server.websiteUrl,
    icons: [{ src: siteUrl(site, '/icon-192.png'), mimeType: 'image/png', sizes: ['192x192'] }],
    remotes: listRemotes(site),
    serverInfo: server,
    endpoint: url,
    transport: { type: 'streamable-http', endpoint: '/api/mcp' },
    capabilities: { tools: {} },
    authentication: { required: false, schemes: [] },
  };
}

/** URL and protocol versions of the server. */
export function listRemotes(site: Site) {
  const url = siteUrl(site, '/api/mcp');
  return [{ type: 'streamable-http', url, supportedProtocolVersions: protocolVersions }];
}

/** Description of the server in at most 100 characters. */
export function describeInShort({ business, services }: Site): string {
  const prices = `${namePrices(services)} in ${business.currency}`;
  const whole = `Services, ${prices} and service areas of ${business.name}; read-only.`;
  return whole.length <= LONGEST_DESCRIPTION ? whole : `Services, ${prices} and service areas; read-only.`;
}
