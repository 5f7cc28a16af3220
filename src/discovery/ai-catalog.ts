import { type Site, siteUrl } from '../business/site.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { skillPath } from './agent-skill.ts';

/** The catalog of what agents can use here (AI Catalog 1.0): the MCP server and the skill. */
export function describeAiCatalog(site: Site): object {
  const { hostname } = new URL(site.origin);
  const { business } = site;
  const entry = (kind: string, displayName: string, type: string, path: string) => ({
    identifier: `urn:air:${hostname}:${kind}:${shortName(site)}`,
    displayName,
    type,
    // The name of this member before it became `type`; older readers look for it.
    mediaType: type,
    url: siteUrl(site, path),
    representativeQueries: listQuestions(site),
  });
  return {
    specVersion: '1.0',
    host: { displayName: business.name, identifier: hostname, documentationUrl: siteUrl(site, '/docs/api/') },
    entries: [
      entry('mcp', `${business.name} MCP server`, 'application/mcp-server-card+json', '/api/mcp/server-card'),
      entry('skill', `${business.name} skill`, 'text/markdown; profile="urn:air:agent-skills"', skillPath(site)),
    ],
  };
}

/** Questions the data can answer, as people ask them: two to four. */
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
