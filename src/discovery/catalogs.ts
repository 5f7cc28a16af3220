import { type Site, siteUrl } from '../business/site.ts';
import { siteTextOf } from '../business/site-text.ts';
import { shortName } from '../mcp/prepare-mcp.ts';
import { formatPricesTerm } from '../prices/price.ts';
import { listTranslations } from '../site-pages/translations.ts';
import { textOf } from '../text/text.ts';
import { skillPath } from './agent-skill.ts';

/** The profile of an API catalog (RFC 9727, section 4). */
export const catalogProfile = 'https://www.rfc-editor.org/info/rfc9727';

/** Makes the API catalog (RFC 9727): a linkset (RFC 9264) of both APIs and their descriptions. */
export function toApiCatalog(site: Site): object {
  const url = (path: string) => siteUrl(site, path);
  const target = (path: string, type = 'application/json') => ({ href: url(path), type });
  const linkTranslations = (path: string, more: object) =>
    listTranslations(site, path).map(({ url: href, locale }) => ({ href, ...more, hreflang: [locale] }));
  const t = textOf(site.country.locale).discovery.apiCatalog;
  const documentation = linkTranslations('/docs/api/', { type: 'text/html' });
  const status = [target('/api/health/')];
  return {
    linkset: [
      {
        anchor: url('/.well-known/api-catalog'),
        item: [...linkTranslations('/api/', { title: t.rest }), { href: url('/api/mcp'), title: t.mcp }],
        profile: [{ href: catalogProfile }],
        ard: [target('/.well-known/ard.json')],
      },
      {
        anchor: url('/api/'),
        'service-desc': [target('/openapi.json')],
        'service-doc': [...documentation, target('/llms.txt', 'text/plain')],
        status,
      },
      {
        anchor: url('/api/mcp'),
        'service-desc': [target('/api/mcp/server-card', 'application/mcp-server-card+json')],
        'service-doc': documentation,
        status,
      },
    ],
  };
}

/**
 * Makes the protected resource metadata without authorization server, tokens or scopes (RFC 9728). The empty lists mean
 * that no authentication is needed.
 */
export function toProtectedResource(site: Site): object {
  return {
    resource: site.origin,
    authorization_servers: [],
    bearer_methods_supported: [],
    scopes_supported: [],
    resource_name: textOf(site.country.locale).api.title(site.business.name),
    resource_documentation: siteUrl(site, '/docs/api/'),
  };
}

/**
 * Makes the authorization server metadata without endpoints (RFC 8414), because some clients start to authenticate as
 * soon as they see one.
 */
export function toAuthorizationServer(site: Site): object {
  return {
    issuer: site.origin,
    response_types_supported: [],
    grant_types_supported: [],
    token_endpoint_auth_methods_supported: [],
    revocation_endpoint: null,
    service_documentation: siteUrl(site, '/docs/api/'),
    agent_auth: {
      registration_required: false,
      identity_types_supported: ['none'],
      credential_types_supported: ['none'],
      register_uri: null,
      claim_endpoint: null,
      events_endpoint: null,
    },
  };
}

/** Makes the ARD manifest (Agentic Resource Discovery 0.91): the MCP server and the skill. */
export function toArdManifest(site: Site) {
  const { services, places, country } = site;
  const { name } = site.business;
  const t = siteTextOf(site).discovery.catalogs;
  const { hostname } = new URL(site.origin);
  // Sample questions that the data answers.
  const representativeQueries = [
    ...services.slice(0, 1).map(({ symptom }) => t.priceQuestion({ business: name, symptom })),
    ...places.slice(0, 1).map((place) => t.coverageQuestion({ business: name, place: place.name })),
    t.whenOpen(name),
    t.howToReach(name),
  ];
  const toEntry = (kind: string, displayName: string, description: string, type: string, path: string) => {
    const identifier = `urn:air:${hostname}:${kind}:${shortName(site)}`;
    return { identifier, displayName, description, type, url: siteUrl(site, path), representativeQueries };
  };
  const server = t.mcp({ business: name, prices: formatPricesTerm(services, country.locale) });
  const skillType = 'text/markdown; profile="urn:air:agent-skills"';
  return {
    specVersion: '1.0',
    host: { displayName: name, identifier: hostname, documentationUrl: siteUrl(site, '/docs/api/') },
    entries: [
      toEntry('mcp', t.mcpName(name), server, 'application/mcp-server-card+json', '/api/mcp/server-card'),
      toEntry('skill', t.skillName(name), t.skill(name), skillType, skillPath(site)),
    ],
  };
}

/** Makes the same manifest in its former format (AI Catalog 1.0), for older clients. */
export function toAiCatalog(site: Site): object {
  const { entries, ...head } = toArdManifest(site);
  return { ...head, entries: entries.map((resource) => ({ ...resource, mediaType: resource.type })) };
}
