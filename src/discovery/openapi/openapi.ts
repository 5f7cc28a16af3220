import { type Site, siteUrl } from '../../business/site.ts';
import { md } from '../../escape/markdown.ts';
import { apiVersion } from '../../site-pages/changelog.ts';
import { writeSignals } from '../robots.ts';
import { jsonRpcSchemas, toMcpPathItem } from './openapi-mcp.ts';
import { type ApiSource, toPathItems, toSharedResponses } from './openapi-paths.ts';
import { type JsonSchema, toSchemas } from './openapi-schemas.ts';

const conventions = [
  'This API publishes the facts; it books, sends and stores nothing, and needs no key.',
  'GET, HEAD and OPTIONS are possible, from any origin;',
  'any other address below /api/ is 404 with the code not-found.',
  'Answers can be cached and carry entity tags. An address without its trailing slash redirects to the one with it.',
  'Prices are not quotes.',
  'Within version 1 members are added, never renamed or removed: ignore those you do not know.',
];

/** The OpenAPI 3.1 description of everything under `/api/` (contract E1), generated from the tables. */
export function toOpenApi(source: ApiSource): JsonSchema {
  const { site } = source;
  const { business } = site;
  return {
    openapi: '3.1.0',
    info: {
      title: `${business.name} API`,
      version: apiVersion,
      summary: 'Services, prices, service areas and contact of a local business. Read-only.',
      // Descriptions are CommonMark (OpenAPI 3.1, "Rich Text Formatting").
      description: `${md`${business.description}`.markdown} ${conventions.join(' ')}`,
      contact: { name: business.name, email: business.contact.email, url: siteUrl(site, '/contact/') },
      license: { name: 'Terms of use', url: siteUrl(site, termsPath(site)) },
    },
    externalDocs: { description: 'Documentation with examples', url: siteUrl(site, '/docs/api/') },
    servers: [{ url: site.origin, description: 'The site' }],
    security: [],
    tags: [
      { name: 'REST', description: 'Answers by address; most are files.' },
      { name: 'MCP', description: 'The same answers as tools for AI agents.' },
    ],
    paths: { ...toPathItems(source), '/api/mcp': toMcpPathItem(site) },
    components: {
      schemas: { ...toSchemas(site), ...jsonRpcSchemas },
      headers: toHeaderObjects(site),
      responses: toSharedResponses(site),
    },
  };
}

function toHeaderObjects(site: Site): JsonSchema {
  const text = (description: string, example?: string) => ({
    description,
    schema: { type: 'string' },
    ...(example === undefined ? {} : { example }),
  });
  return {
    ETag: text('Strong entity tag of the bytes.'),
    'Cache-Control': text('How long the answer may be kept.', `public, max-age=${site.policy.cacheSeconds.api}`),
    'Access-Control-Allow-Origin': text('Pages of any origin may read the answer.', '*'),
    'Content-Signal': text('What robots may do with the answer (contentsignals.org).', writeSignals(site)),
    Allow: text('The methods that are possible.'),
    Location: text('Path of the answer on the same host.'),
  };
}

/** Path of the terms of use; the API documentation if the business has no such page. */
function termsPath({ pages }: Site): string {
  return pages.terms === undefined ? '/docs/api/' : '/terms/';
}
