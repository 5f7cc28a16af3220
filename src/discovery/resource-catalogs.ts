import { type Site, siteUrl } from '../business/site.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { namePrices } from '../prices/price.ts';
import { textOf } from '../text/text.ts';
import { skillPath } from './agent-skill.ts';

/** The ARD manifest (Agentic Resource Discovery 0.91): the MCP server and the skill. */
export function toArdManifest(site: Site) {
  const { business, services, places, country } = site;
  const { name } = business;
  const words = textOf(country.locale).discovery.catalogs;
  const { hostname } = new URL(site.origin);
  const identify = (kind: string) => `urn:air:${hostname}:${kind}:${shortName(site)}`;
  // Sample questions that the data answers.
  const representativeQueries = [
    ...services.slice(0, 1).map(({ symptom }) => words.whatCosts({ business: name, symptom })),
    ...places.slice(0, 1).map((place) => words.whetherComes({ business: name, place: place.name })),
    words.whenOpen(name),
    words.howToReach(name),
  ];
  return {
    specVersion: '1.0',
    host: { displayName: name, identifier: hostname, documentationUrl: siteUrl(site, '/docs/api/') },
    entries: [
      {
        identifier: identify('mcp'),
        displayName: words.mcpName(name),
        description: words.mcp({ business: name, prices: namePrices(services, country.locale) }),
        type: 'application/mcp-server-card+json',
        url: siteUrl(site, '/api/mcp/server-card'),
        representativeQueries,
      },
      {
        identifier: identify('skill'),
        displayName: words.skillName(name),
        description: words.skill(name),
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url: siteUrl(site, skillPath(site)),
        representativeQueries,
      },
    ],
  };
}

/** The same manifest in its former format (AI Catalog 1.0), for older clients. */
export function toAiCatalog(site: Site): object {
  const { entries, ...head } = toArdManifest(site);
  return { ...head, entries: entries.map((resource) => ({ ...resource, mediaType: resource.type })) };
}
