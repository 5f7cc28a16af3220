import { localPath, type Site, siteUrl } from '../business/site.ts';
import type { AnswerSource } from '../endpoints/operation.ts';
import { mediaTypeOf } from '../site-pages/file-types.ts';
import { newsFeedPath } from '../site-pages/pages.ts';
import { getMarkdownPath } from '../site-pages/paths.ts';
import { type Text, textOf } from '../text/text.ts';
import { renderSkill, skillPath, toSkillIndex } from './agent-skill.ts';
import {
  catalogProfile,
  toAiCatalog,
  toApiCatalog,
  toArdManifest,
  toAuthorizationServer,
  toProtectedResource,
} from './catalogs.ts';
import { renderSecurityTxt, renderVcard } from './contact-files.ts';
import { changelogFeedPath, renderChangelogFeed, renderNewsFeed } from './feeds.ts';
import { llmsPath, renderLlms } from './llms.ts';
import { toOpenApi } from './openapi/openapi.ts';
import { renderRobots } from './robots.ts';
import { toServerCard } from './server-card.ts';
import { renderSitemap, renderSitemapIndex, sitemapPath } from './sitemap.ts';

const JSON_TYPE = 'application/json';
const ATOM = 'application/atom+xml; charset=utf-8';
const LINKSET = `application/linkset+json; profile="${catalogProfile}"`;
const META = 'service-meta';
const catalogPath = '/.well-known/api-catalog';

/** Headers that SEP-2127 requires on every response of the card. */
const cardHeaders = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
};

/** An address of a document. */
type Address = readonly [
  path: string,
  /** Link relation in the Link header of the home page (RFC 8288). */
  relation?: string | undefined,
  /** Media type, if it does not follow from the file extension. */
  mediaType?: string | undefined,
];

/** A row of the table of documents. Everything that other documents contain about a document comes from its row. */
type DocumentRow = readonly [
  /** Key of its title in the text. */
  name: keyof Text['discovery']['documents'],
  /** Makes the document: a text, or an object that is written as JSON. */
  make: (site: Site, source: AnswerSource) => string | object,
  addresses: readonly Address[],
  /** Additional response headers, names in lower case. */
  headers?: Readonly<Record<string, string>>,
];

/** Lists the documents that a site has, except `llms-full.txt`, which is generated from the finished pages. */
function listRows(site: Site): readonly DocumentRow[] {
  const { policy, news } = site;
  const catalogLink = { link: `<${siteUrl(site, catalogPath)}>; rel="api-catalog"` };
  const cards: readonly Address[] = [
    ['/api/mcp/server-card', undefined, 'application/mcp-server-card+json'],
    ['/.well-known/mcp/server-card.json', META, JSON_TYPE],
    // The path before the standard one was agreed on; some clients still use it.
    ['/.well-known/mcp.json', undefined, JSON_TYPE],
  ];
  const oauth: readonly DocumentRow[] = [
    ['protectedResource', toProtectedResource, [['/.well-known/oauth-protected-resource', META, JSON_TYPE]]],
    ['authorizationServer', toAuthorizationServer, [['/.well-known/oauth-authorization-server', META, JSON_TYPE]]],
  ];
  const security: DocumentRow = ['security', renderSecurityTxt, [['/.well-known/security.txt']]];
  const newsFeed: DocumentRow = ['news', renderNewsFeed, [[newsFeedPath, 'alternate', ATOM]]];
  return [
    ['apiCatalog', toApiCatalog, [[catalogPath, 'api-catalog', LINKSET]], catalogLink],
    ['openApi', (_, source) => toOpenApi(source), [['/openapi.json', 'service-desc'], ['/.well-known/openapi.json']]],
    ['llms', renderLlms, [[llmsPath, 'describedby']]],
    ['serverCard', toServerCard, cards, cardHeaders],
    ['ard', toArdManifest, [['/.well-known/ard.json', 'ard']]],
    ['aiCatalog', toAiCatalog, [['/.well-known/ai-catalog.json', 'ai-catalog', 'application/ai-catalog+json']]],
    ['skills', toSkillIndex, [['/.well-known/agent-skills/index.json', META]]],
    ['skill', renderSkill, [[skillPath(site)]]],
    ...(policy.publishOAuthDocuments ? oauth : []),
    ...(policy.security ? [security] : []),
    ['robots', renderRobots, [['/robots.txt']]],
    ['sitemaps', renderSitemapIndex, [['/sitemap-index.xml']]],
    ['sitemap', renderSitemap, [[sitemapPath]]],
    ['changes', renderChangelogFeed, [[changelogFeedPath, undefined, ATOM]]],
    ...(news.length > 0 ? [newsFeed] : []),
    ['vcard', renderVcard, [['/contact.vcf']]],
  ];
}

/** Lists the discovery documents of a site, one for each address. */
export function listDocuments(site: Site) {
  const titles = textOf(site.country.locale).discovery.documents;
  return listRows(site).flatMap(([name, make, addresses, headers]) =>
    addresses.map(([path, relation, mediaType = mediaTypeOf(path)]) => ({
      path,
      mediaType,
      relation,
      headers,
      title: titles[name],
      make(source: AnswerSource) {
        const made = make(source.site, source);
        return typeof made === 'string' ? made : JSON.stringify(made);
      },
    })),
  );
}

/**
 * Lists the machine-readable links of a page (RFC 8288): all on the home page, elsewhere only those to `llms.txt` and the
 * page's Markdown version. Media types have no parameters.
 */
export function listPageLinks(site: Site, path: string) {
  const documents = listDocuments(site).flatMap(({ path, relation, mediaType }) =>
    relation === undefined ? [] : [{ path, relation, type: mediaType.replace(/;.*/, '') }],
  );
  const alternate = { path: getMarkdownPath(path), relation: 'alternate', type: 'text/markdown' };
  if (path !== '/') return [...documents.filter(({ relation }) => relation === 'describedby'), alternate];
  return [
    ...documents,
    { path: '/docs/api/', relation: 'service-doc', type: 'text/html' },
    { path: '/api/health/', relation: 'status', type: 'application/json' },
    alternate,
  ];
}

/**
 * Formats the Link header of the home page (RFC 8288), with the links of its head. Media types are omitted to save
 * bytes, except for the page's own alternate.
 */
export function formatLinkHeader(site: Site): string {
  const links = listPageLinks(site, '/').map(({ path, relation, type }) => {
    const suffix = relation === 'alternate' ? `; type="${type}"` : '';
    return `<${localPath(site, path)}>; rel="${relation}"${suffix}`;
  });
  return links.join(', ');
}
