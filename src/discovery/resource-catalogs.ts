import { type Site, siteUrl } from '../business/site.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { namePrices } from '../prices/price.ts';
import { skillPath } from './agent-skill.ts';

/** The ARD manifest (Agentic Resource Discovery 0.91). */
export function toArdManifest(site: Site): object {
  return { ...toCatalogHead(site), entries: listResources(site) };
}

/** The same manifest in its former format (AI Catalog 1.0), for older clients. */
export function toAiCatalog(site: Site): object {
  const entries = listResources(site).map((resource) => ({ ...resource, mediaType: resource.type }));
  return { ...toCatalogHead(site), entries };
}

function toCatalogHead(site: Site) {
  const { hostname } = new URL(site.origin);
  const host = { displayName: site.business.name, identifier: hostname, documentationUrl: siteUrl(site, '/docs/api/') };
  return { specVersion: '1.0', host };
}

/** The resources for agents: the MCP server and the skill. */
function listResources(site: Site) {
  const { name } = site.business;
  const identify = (kind: string) => `urn:air:${new URL(site.origin).hostname}:${kind}:${shortName(site)}`;
  const representativeQueries = listQuestions(site);
  return [
    {
      identifier: identify('mcp'),
      displayName: `${name} MCP server`,
      description: `Services, ${namePrices(site.services, site.money.locale)}, service areas and contact of ${name}: read-only tools.`,
      type: 'application/mcp-server-card+json',
      url: siteUrl(site, '/api/mcp/server-card'),
      representativeQueries,
    },
    {
      identifier: identify('skill'),
      displayName: `${name} skill`,
      description: `How to answer questions about ${name} from its open data.`,
      type: 'text/markdown; profile="urn:air:agent-skills"',
      url: siteUrl(site, skillPath(site)),
      representativeQueries,
    },
  ];
}

/** Sample questions that the data answers. */
function listQuestions({ business, services, places }: Site): string[] {
  const [service] = services;
  const [place] = places;
  return [
    ...(service === undefined ? [] : [`${service.symptom}. What does ${business.name} start at?`]),
    ...(place === undefined ? [] : [`Does ${business.name} come to ${place.name}?`]),
    `When is ${business.name} open?`,
    `How do I reach ${business.name}?`,
  ];
}
