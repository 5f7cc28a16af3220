import { apiVersion } from '../domain/health.ts';
import { siteUrl } from '../domain/site.ts';
import { problems } from '../schemas/problems.ts';
import { describeMcpPath, jsonRpcSchemas } from './openapi-mcp.ts';
import { type ApiSource, describePaths, generalProblems } from './openapi-paths.ts';
import { describeSchemas, type JsonSchema, schemaReference } from './openapi-schemas.ts';

/** The OpenAPI 3.1 description of everything under `/api/` (contract E1), made from the tables. */
export function describeApi(source: ApiSource): JsonSchema {
  const { site } = source;
  const { business } = site;
  return {
    openapi: '3.1.0',
    info: {
      title: `${business.name} API`,
      version: apiVersion,
      summary: 'Services, starting prices, service areas and contact of a local business. Read-only.',
      description: `${business.description} This API publishes the facts; it books, sends and stores nothing, and needs no key. GET and HEAD are possible, from any origin. Answers can be cached and carry entity tags. An address without its trailing slash redirects to the one with it. Starting prices are not quotes. Within version 1 members are added, never renamed or removed: ignore those you do not know.`,
      contact: { name: business.name, email: business.contact.email, url: siteUrl(site, '/contact/') },
      license: { name: 'Terms of use', url: siteUrl(site, '/terms/') },
    },
    externalDocs: { description: 'Documentation with examples', url: siteUrl(site, '/docs/api/') },
    servers: [{ url: site.origin, description: 'The site' }],
    security: [],
    tags: [
      { name: 'REST', description: 'Answers by address; most are files.' },
      { name: 'MCP', description: 'The same answers as tools for AI agents.' },
    ],
    paths: { ...describePaths(source), '/api/mcp': describeMcpPath(site) },
    components: {
      schemas: { ...describeSchemas(), ...jsonRpcSchemas },
      headers: describeHeaders(),
      responses: {
        NotModified: { description: 'The client has this answer already (If-None-Match).' },
        ...Object.fromEntries(
          generalProblems.map((code) => [
            code,
            {
              description: `${problems[code].title}. ${problems[code].remedy}`,
              content: { 'application/json': { schema: schemaReference('Problem') } },
            },
          ]),
        ),
      },
    },
  };
}

function describeHeaders(): JsonSchema {
  const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example });
  return {
    ETag: text('Strong entity tag of the bytes.', '"2JD0W28qGeFNS_DG73j1TC"'),
    'Cache-Control': text('How long the answer may be kept.', 'public, max-age=300'),
    'Access-Control-Allow-Origin': text('Pages of any origin may read the answer.', '*'),
    'Content-Signal': text(
      'What robots may do with the answer (contentsignals.org).',
      'search=yes, ai-input=yes, ai-train=no',
    ),
  };
}
