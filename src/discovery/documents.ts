import type { Site } from '../business/site.ts';
import { siteUrl } from '../business/site.ts';
import { newsFeedPath } from '../site-pages/news.ts';
import { skillPath, writeSkill } from './agent-skill.ts';
import { describeSkills } from './agent-skills-index.ts';
import { describeAiCatalog, describeArd } from './ai-catalog.ts';
import { catalogProfile, describeApiCatalog } from './api-catalog.ts';
import { writeSecurity, writeVcard } from './contact-files.ts';
import type { DiscoveryDocument, DocumentSource } from './document.ts';
import { changelogFeedPath, writeChangelogFeed } from './feeds/changelog.ts';
import { writeNewsFeed } from './feeds/news.ts';
import { llmsPath, writeLlms } from './llms.ts';
import { describeAuthorizationServer, describeProtectedResource } from './oauth.ts';
import { describeApi } from './openapi/openapi.ts';
import { writeRobots } from './robots.ts';
import { describeServerCard } from './server-card.ts';
import { sitemapPath, writeSitemap, writeSitemapIndex } from './sitemap.ts';

const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json';
// CORS headers that SEP-2127 requires on every response of the card.
const cardHeaders = () => ({
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
});
const withOAuth = ({ policy }: Site) => policy.publishOAuthDocuments;

/** All discovery documents of a site, except `llms-full.txt`, which is generated from the finished pages. */
export function listDocuments(site: Site): DiscoveryDocument[] {
  return documentsOf(site).filter(({ isPublished }) => isPublished?.(site) ?? true);
}

/** All discovery documents as link targets: absolute URL, media type, title. */
export function linkDocuments(site: Site): DocumentSource['documents'] {
  return listDocuments(site).map(({ path, mediaType, title }) => ({
    url: siteUrl(site, path),
    type: mediaType,
    title,
  }));
}

function documentsOf(site: Site): DiscoveryDocument[] {
  return [
    {
      path: '/.well-known/api-catalog',
      mediaType: `application/linkset+json; profile="${catalogProfile}"`,
      title: 'API catalog',
      relation: 'api-catalog',
      headers: () => ({ link: `<${siteUrl(site, '/.well-known/api-catalog')}>; rel="api-catalog"` }),
      write: () => JSON.stringify(describeApiCatalog(site)),
    },
    {
      path: '/openapi.json',
      mediaType: JSON_TYPE,
      title: 'OpenAPI 3.1 description',
      relation: 'service-desc',
      write: (source) => JSON.stringify(describeApi(source)),
    },
    {
      path: '/.well-known/openapi.json',
      mediaType: JSON_TYPE,
      title: 'OpenAPI 3.1 description',
      write: (source) => JSON.stringify(describeApi(source)),
    },
    {
      path: llmsPath,
      mediaType: TEXT,
      title: 'Overview for language models',
      relation: 'describedby',
      write: () => writeLlms(site),
    },
    {
      path: '/api/mcp/server-card',
      mediaType: 'application/mcp-server-card+json',
      title: 'MCP server card',
      headers: cardHeaders,
      write: () => JSON.stringify(describeServerCard(site)),
    },
    {
      path: '/.well-known/mcp/server-card.json',
      mediaType: JSON_TYPE,
      title: 'MCP server card',
      relation: 'service-meta',
      headers: cardHeaders,
      write: () => JSON.stringify(describeServerCard(site)),
    },
    {
      // The path before the standard one was agreed on; some clients still use it.
      path: '/.well-known/mcp.json',
      mediaType: JSON_TYPE,
      title: 'MCP server card',
      write: () => JSON.stringify(describeServerCard(site)),
    },
    {
      path: '/.well-known/ard.json',
      mediaType: JSON_TYPE,
      title: 'Agentic resources',
      relation: 'ard',
      write: () => JSON.stringify(describeArd(site)),
    },
    {
      path: '/.well-known/ai-catalog.json',
      mediaType: 'application/ai-catalog+json',
      title: 'AI catalog',
      relation: 'ai-catalog',
      write: () => JSON.stringify(describeAiCatalog(site)),
    },
    {
      path: '/.well-known/agent-skills/index.json',
      mediaType: JSON_TYPE,
      title: 'Agent skills',
      relation: 'service-meta',
      write: () => JSON.stringify(describeSkills(site)),
    },
    {
      path: skillPath(site),
      mediaType: 'text/markdown; charset=utf-8',
      title: 'Skill for agents',
      write: () => writeSkill(site),
    },
    {
      path: '/.well-known/oauth-protected-resource',
      mediaType: JSON_TYPE,
      title: 'No authorization is needed (protected resource)',
      relation: 'service-meta',
      isPublished: withOAuth,
      write: () => JSON.stringify(describeProtectedResource(site)),
    },
    {
      path: '/.well-known/oauth-authorization-server',
      mediaType: JSON_TYPE,
      title: 'No authorization is needed (authorization server)',
      relation: 'service-meta',
      isPublished: withOAuth,
      write: () => JSON.stringify(describeAuthorizationServer(site)),
    },
    {
      path: '/.well-known/security.txt',
      mediaType: TEXT,
      title: 'Where to report a vulnerability',
      isPublished: ({ policy }) => policy.security !== undefined,
      write: () => writeSecurity(site),
    },
    { path: '/robots.txt', mediaType: TEXT, title: 'What robots may do', write: () => writeRobots(site) },
    {
      path: '/sitemap-index.xml',
      mediaType: 'application/xml',
      title: 'Index of sitemaps',
      write: () => writeSitemapIndex(site),
    },
    { path: sitemapPath, mediaType: 'application/xml', title: 'Sitemap', write: () => writeSitemap(site) },
    {
      path: changelogFeedPath,
      mediaType: 'application/atom+xml; charset=utf-8',
      title: 'Changes of the API as a feed',
      write: () => writeChangelogFeed(site),
    },
    {
      path: newsFeedPath,
      mediaType: 'application/atom+xml; charset=utf-8',
      title: 'News as a feed',
      relation: 'alternate',
      isPublished: ({ news }) => news.length > 0,
      write: () => writeNewsFeed(site),
    },
    {
      path: '/contact.vcf',
      mediaType: 'text/vcard; charset=utf-8',
      title: 'Contact for an address book',
      write: () => writeVcard(site),
    },
  ];
}
