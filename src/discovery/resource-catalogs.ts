import { type Site, siteUrl } from '../business/site.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { namePrices } from '../prices/price.ts';
import { skillPath } from './agent-skill.ts';

/** A resource for agents: the MCP server or the skill. */
interface Resource {
  readonly identifier: string;
  readonly displayName: string;
  readonly description: string;
  readonly type: string;
  readonly url: string;
  readonly representativeQueries: readonly string[];
}

/** The ARD manifest (Agentic Resource Discovery 0.91). */
export function toArdManifest(site: Site): object {
  return toCatalog(site, (resource) => resource);
}

/** The same manifest in its former format (AI Catalog 1.0), for older clients. */
export function toAiCatalog(site: Site): object {
  return toCatalog(site, (resource) => ({ ...resource, mediaType: resource.type }));
}

function toCatalog(site: Site, toEntry: (resource: Resource) => object): object {
  const { business, origin, services } = site;
  const { name } = business;
  const { hostname } = new URL(origin);
  const common = (kind: string) => ({
    identifier: `urn:air:${hostname}:${kind}:${shortName(site)}`,
    displayName: `${name} ${kind === 'mcp' ? 'MCP server' : kind}`,
  });
  const representativeQueries = listQuestions(site);
  const resources: Resource[] = [
    {
      ...common('mcp'),
      description: `Services, ${namePrices(services)}, service areas and contact of ${name}: read-only tools.`,
      type: 'application/mcp-server-card+json',
      url: siteUrl(site, '/api/mcp/server-card'),
      representativeQueries,
    },
    {
      ...common('skill'),
      description: `How to answer questions about ${name} from its open data.`,
      type: 'text/markdown; profile="urn:air:agent-skills"',
      url: siteUrl(site, skillPath(site)),
      representativeQueries,
    },
  ];
  return {
    specVersion: '1.0',
    host: { displayName: name, identifier: hostname, documentationUrl: siteUrl(site, '/docs/api/') },
    entries: resources.map(toEntry),
  };
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
