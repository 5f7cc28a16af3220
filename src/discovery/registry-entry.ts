import type { Site } from '../business/site.ts';
import { toServerRecord } from '../mcp/prepare-mcp.ts';
import { describeInShort, listRemotes } from './server-card.ts';

/**
 * The server's entry for the official MCP registry (`server.json`, schema of 2025-12-11). It is not published on the
 * site; the owner submits it.
 */
export function describeRegistryEntry(site: Site): object {
  const { name, title, version, websiteUrl } = toServerRecord(site);
  const remotes = listRemotes(site).map(({ type, url }) => ({ type, url }));
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name,
    title,
    description: describeInShort(site),
    version,
    websiteUrl,
    remotes,
  };
}
