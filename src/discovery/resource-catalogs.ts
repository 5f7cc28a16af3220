import { type Site, siteUrl } from '../business/site.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { namePrices } from '../prices/price.ts';
import { textOf } from '../text/text.ts';
import { skillPath } from './agent-skill.ts';

/** The ARD manifest (Agentic Resource Discovery 0.91). */
export function toArdManifest(site: Site) {
  const { hostname } = new URL(site.origin);
  const host = { displayName: site.business.name, identifier: hostname, documentationUrl: siteUrl(site, '/docs/api/') };
  return { specVersion: '1.0', host, entries: listResources(site) };
}

/** The same manifest in its former format (AI Catalog 1.0), for older clients. */
export function toAiCatalog(site: Site): object {
  const { entries, ...head } = toArdManifest(site);
  return { ...head, entries: entries.map((resource) => ({ ...resource, mediaType: resource.type })) };
}

/** The resources for agents: the MCP server and the skill. */
function listResources(site: Site) {
  const { name } = site.business;
  const words = textOf(site.country.locale).discovery.catalogs;
  const identify = (kind: string) => `urn:air:${new URL(site.origin).hostname}:${kind}:${shortName(site)}`;
  const representativeQueries = listQuestions(site);
  return [
    {
      identifier: identify('mcp'),
      displayName: words.mcpName(name),
      description: words.mcp({ business: name, prices: namePrices(site.services, site.country.locale) }),
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
  ];
}

/** Sample questions that the data answers. */
function listQuestions({ business: { name: business }, services, places, country }: Site): string[] {
  const words = textOf(country.locale).discovery.catalogs;
  const [service] = services;
  const [place] = places;
  return [
    ...(service === undefined ? [] : [words.whatCosts({ business, symptom: service.symptom })]),
    ...(place === undefined ? [] : [words.whetherComes({ business, place: place.name })]),
    words.whenOpen(business),
    words.howToReach(business),
  ];
}
