import { createHash } from 'node:crypto';
import { toBusinessRecord } from '../api/business-record.ts';
import { explainOperation, operations, type Publication } from '../api/operations.ts';
import { answerPath } from '../api/routes.ts';
import { localPath, type Site, siteUrl } from '../business/site.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import type { AnswerManifest, ApiIndex } from '../schemas/answers/api.ts';
import { markdownPathOf } from '../site-pages/addresses.ts';
import { apiVersion } from '../site-pages/changelog.ts';
import { newsFeedPath } from '../site-pages/pages.ts';
import { type Text, textOf } from '../text/text.ts';
import { skillPath, toSkillIndex, writeSkill } from './agent-skill.ts';
import { catalogProfile, toApiCatalog } from './api-catalog.ts';
import { writeSecurity, writeVcard } from './contact-files.ts';
import { changelogFeedPath, writeChangelogFeed, writeNewsFeed } from './feeds.ts';
import { llmsPath, writeLlms } from './llms.ts';
import { toAuthorizationServer, toProtectedResource } from './oauth.ts';
import { toOpenApi } from './openapi/openapi.ts';
import { toAiCatalog, toArdManifest } from './resource-catalogs.ts';
import { writeRobots } from './robots.ts';
import { toServerCard } from './server-card.ts';
import { sitemapPath, writeSitemap, writeSitemapIndex } from './sitemap.ts';

/** A discovery document at one address. */
export interface DiscoveryDocument {
  readonly path: string;
  readonly mediaType: string;
  readonly title: string;
  /** Link relation in the Link header of the home page (RFC 8288). */
  readonly relation?: string;
  /** Additional response headers, names in lower case. */
  readonly headers?: (site: Site) => Readonly<Record<string, string>>;
  readonly write: (source: Publication) => string;
}

/** A row of the table: the single source for everything that other documents say about a document. */
interface DocumentRow extends Pick<DiscoveryDocument, 'relation' | 'headers'> {
  /** Its title in the text. */
  readonly name: keyof Text['discovery']['documents'];
  readonly path: string;
  /** JSON by default. */
  readonly mediaType?: string;
  /** Whether the site has it; by default every site does. */
  readonly isPublished?: boolean;
  /** Makes the document: a text, or an object that is written as JSON. */
  readonly make: (site: Site, source: Publication) => string | object;
}

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml';
const ATOM = 'application/atom+xml; charset=utf-8';
const META = 'service-meta';

/** All discovery documents, except `llms-full.txt`, which is generated from the finished pages. */
function listRows(site: Site): DocumentRow[] {
  const openApi: Omit<DocumentRow, 'path'> = { name: 'openApi', make: (_, source) => toOpenApi(source) };
  const serverCard: Omit<DocumentRow, 'path'> = { name: 'serverCard', make: toServerCard };
  // CORS headers that SEP-2127 requires on every response of the card.
  const headers = () => ({
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': 'Content-Type, If-None-Match',
  });
  const hasOAuth = site.policy.publishOAuthDocuments;
  return [
    {
      name: 'apiCatalog',
      path: '/.well-known/api-catalog',
      mediaType: `application/linkset+json; profile="${catalogProfile}"`,
      relation: 'api-catalog',
      headers: () => ({ link: `<${siteUrl(site, '/.well-known/api-catalog')}>; rel="api-catalog"` }),
      make: toApiCatalog,
    },
    { ...openApi, path: '/openapi.json', relation: 'service-desc' },
    { ...openApi, path: '/.well-known/openapi.json' },
    { name: 'llms', path: llmsPath, mediaType: TEXT, relation: 'describedby', make: writeLlms },
    { ...serverCard, path: '/api/mcp/server-card', mediaType: 'application/mcp-server-card+json', headers },
    { ...serverCard, path: '/.well-known/mcp/server-card.json', relation: META, headers },
    // The path before the standard one was agreed on; some clients still use it.
    { ...serverCard, path: '/.well-known/mcp.json' },
    { name: 'ard', path: '/.well-known/ard.json', relation: 'ard', make: toArdManifest },
    {
      name: 'aiCatalog',
      path: '/.well-known/ai-catalog.json',
      mediaType: 'application/ai-catalog+json',
      relation: 'ai-catalog',
      make: toAiCatalog,
    },
    { name: 'skills', path: '/.well-known/agent-skills/index.json', relation: META, make: toSkillIndex },
    { name: 'skill', path: skillPath(site), mediaType: 'text/markdown; charset=utf-8', make: writeSkill },
    {
      name: 'protectedResource',
      path: '/.well-known/oauth-protected-resource',
      relation: META,
      isPublished: hasOAuth,
      make: toProtectedResource,
    },
    {
      name: 'authorizationServer',
      path: '/.well-known/oauth-authorization-server',
      relation: META,
      isPublished: hasOAuth,
      make: toAuthorizationServer,
    },
    {
      name: 'security',
      path: '/.well-known/security.txt',
      mediaType: TEXT,
      isPublished: site.policy.security !== undefined,
      make: writeSecurity,
    },
    { name: 'robots', path: '/robots.txt', mediaType: TEXT, make: writeRobots },
    { name: 'sitemaps', path: '/sitemap-index.xml', mediaType: XML, make: writeSitemapIndex },
    { name: 'sitemap', path: sitemapPath, mediaType: XML, make: writeSitemap },
    { name: 'changes', path: changelogFeedPath, mediaType: ATOM, make: writeChangelogFeed },
    {
      name: 'news',
      path: newsFeedPath,
      mediaType: ATOM,
      relation: 'alternate',
      isPublished: site.news.length > 0,
      make: writeNewsFeed,
    },
    { name: 'vcard', path: '/contact.vcf', mediaType: 'text/vcard; charset=utf-8', make: writeVcard },
  ];
}

/** The discovery documents of a site, one for each address. */
export function listDocuments(site: Site): DiscoveryDocument[] {
  const titles = textOf(site.country.locale).discovery.documents;
  const rows = listRows(site).filter(({ isPublished = true }) => isPublished);
  return rows.map(({ name, make, isPublished: _, ...row }) => ({
    mediaType: 'application/json',
    title: titles[name],
    write(source) {
      const made = make(source.site, source);
      return typeof made === 'string' ? made : JSON.stringify(made);
    },
    ...row,
  }));
}

/**
 * Machine-readable links of a page (RFC 8288): all on the home page, elsewhere the overview. Media types have no
 * parameters.
 */
export function listPageLinks(site: Site, path: string) {
  const documents = listDocuments(site).flatMap(({ path, relation, mediaType }) =>
    relation === undefined ? [] : [{ path, relation, type: mediaType.replace(/;.*/, '') }],
  );
  const alternate = { path: markdownPathOf(path), relation: 'alternate', type: 'text/markdown' };
  if (path !== '/') return [...documents.filter(({ relation }) => relation === 'describedby'), alternate];
  return [
    ...documents,
    { path: '/docs/api/', relation: 'service-doc', type: 'text/html' },
    { path: '/api/health/', relation: 'status', type: 'application/json' },
    alternate,
  ];
}

/**
 * The Link header of the home page (RFC 8288), with the links of its head. Media types are omitted to save bytes,
 * except for the page's own alternate.
 */
export function writeLinkHeader(site: Site): string {
  return listPageLinks(site, '/')
    .map(({ path, relation, type }) => {
      const suffix = relation === 'alternate' ? `; type="${type}"` : '';
      return `<${localPath(site, path)}>; rel="${relation}"${suffix}`;
    })
    .join(', ');
}

/** Everything that answers and documents of a site are generated from. */
export function prepareSource(site: Site, lookup: CoverageIndex): Publication {
  const source = {
    site,
    business: toBusinessRecord(site),
    lookup,
    index: toIndexRecord(site),
    digests: () => listDigests(source),
  };
  return source;
}

function toIndexRecord(site: Site): ApiIndex {
  const words = textOf(site.country.locale).api;
  return {
    name: words.title(site.business.name),
    version: apiVersion,
    description: words.index,
    endpoints: operations.map((operation) => ({
      operationId: operation.id,
      url: siteUrl(site, operation.path),
      summary: explainOperation(operation, site).summary,
    })),
    documents: listDocuments(site).map(({ path, mediaType: type, title }) => ({
      url: siteUrl(site, path),
      type,
      title,
    })),
  };
}

/** Size and digest of every JSON answer under `/api/` except this list (contract B20). */
function listDigests(source: Publication): AnswerManifest['files'] {
  const answers = operations
    .filter(({ id }) => id !== 'getManifest')
    .flatMap((operation) =>
      [...operation.files(source)].map(([key, body]) => [answerPath(operation, key), JSON.stringify(body)] as const),
    );
  const documents = listDocuments(source.site)
    .filter(({ path, mediaType }) => path.startsWith('/api/') && /[/+]json\b/.test(mediaType))
    .map(({ path, write }) => [path, write(source)] as const);
  return [...answers, ...documents].map(([path, text]) => ({
    path: localPath(source.site, path),
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
}
