import { namePrices } from '../business/prices/price.ts';
import { type Site, siteUrl } from '../business/site.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
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
export function describeArd(site: Site): object {
  return { ...describeCatalog(site), entries: listResources(site) };
}

/** The same manifest in its former format (AI Catalog 1.0), for older clients. */
export function describeAiCatalog(site: Site): object {
  const entries = listResources(site).map((resource) => ({ ...resource, mediaType: resource.type }));
  return { ...describeCatalog(site), entries };
}

function describeCatalog(site: Site) {
  const identifier = new URL(site.origin).hostname;
  const host = { displayName: site.business.name, identifier, documentationUrl: siteUrl(site, '/docs/api/') };
  return { specVersion: '1.0', host };
}

function listResources(site: Site): Resource[] {
  const { name } = site.business;
  const resource = (kind: string, displayName: string, description: string, type: string, path: string) => ({
    identifier: `urn:air:${new URL(site.origin).hostname}:${kind}:${shortName(site)}`,
    displayName,
    description,
    type,
    url: siteUrl(site, path),
    representativeQueries: listQuestions(site),
  });
  return [
    resource(
      'mcp',
      `${name} MCP server`,
      `Services, ${namePrices(site.services)}, service areas and contact of ${name}: four read-only tools.`,
      'application/mcp-server-card+json',
      '/api/mcp/server-card',
    ),
    resource(
      'skill',
      `${name} skill`,
      `How to answer questions about ${name} from its open data.`,
      'text/markdown; profile="urn:air:agent-skills"',
      skillPath(site),
    ),
  ];
}

/** Two to four sample questions that the data answers. */
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
