import { explainOperation, type Operation, type Parameter, type Publication } from '../../api/operation.ts';
import { operations } from '../../api/operations.ts';
import type { Query } from '../../business/query.ts';
import { type Site, siteUrl } from '../../business/site.ts';
import { md } from '../../escape/markdown.ts';
import { type ProblemCode, problems } from '../../schemas/answers/problems.ts';
import { apiVersion } from '../../site-pages/changelog.ts';
import { fillTerms } from '../../text/terms.ts';
import { writeSignals } from '../robots.ts';
import { findExample, findMistakes } from './examples.ts';
import { jsonRpcSchemas, toMcpPathItem } from './mcp.ts';
import {
  formatProblem,
  type JsonSchema,
  schemaReference,
  toProblemResponse,
  toResponse,
  toSchemas,
} from './objects.ts';

/** Maximum number of enum values. */
const MOST_VALUES = 500;

/** Errors that every path can return. If two share a status, the more specific one of the path is described. */
const generalProblems: readonly ProblemCode[] = [
  'bad-request',
  'method-not-allowed',
  'request-timeout',
  'uri-too-long',
  'expectation-failed',
  'headers-too-large',
];

const conventions = [
  'This API publishes the facts; it books, sends and stores nothing, and needs no key.',
  'GET, HEAD and OPTIONS are possible, from any origin;',
  'any other address below /api/ is 404 with the code not-found.',
  'Answers can be cached and carry entity tags. An address without its trailing slash redirects to the one with it.',
  'Prices are not quotes.',
  'Within version 1 members are added, never renamed or removed: ignore those you do not know.',
];

/** The OpenAPI 3.1 description of everything under `/api/` (contract E1), generated from the tables. */
export function toOpenApi(source: Publication): JsonSchema {
  const { site } = source;
  const { business } = site;
  const paths = operations.map((operation) => [operation.path, { get: toOperationObject(operation, source) }] as const);
  return {
    openapi: '3.1.0',
    info: {
      title: `${business.name} API`,
      version: apiVersion,
      summary: 'Services, prices, service areas and contact of a local business. Read-only.',
      // Descriptions are CommonMark (OpenAPI 3.1, "Rich Text Formatting").
      description: `${md`${business.description}`.markdown} ${conventions.join(' ')}`,
      contact: { name: business.name, email: business.contact.email, url: siteUrl(site, '/contact/') },
      license: { name: 'Terms of use', url: siteUrl(site, site.pages.terms === undefined ? '/docs/api/' : '/terms/') },
    },
    externalDocs: { description: 'Documentation with examples', url: siteUrl(site, '/docs/api/') },
    servers: [{ url: site.origin, description: 'The site' }],
    security: [],
    tags: [
      { name: 'REST', description: 'Answers by address; most are files.' },
      { name: 'MCP', description: 'The same answers as tools for AI agents.' },
    ],
    paths: { ...Object.fromEntries(paths), '/api/mcp': toMcpPathItem(site) },
    components: {
      schemas: { ...toSchemas(site), ...jsonRpcSchemas },
      headers: toHeaderObjects(site),
      responses: {
        NotModified: toResponse('The client has this answer already (If-None-Match).', [
          'ETag',
          'Cache-Control',
          'Access-Control-Allow-Origin',
        ]),
        OtherSpelling: toResponse('The answer lies under another spelling of the parameter, or its present one.', [
          'Location',
          'Access-Control-Allow-Origin',
        ]),
        ...Object.fromEntries(generalProblems.map((code) => [code, toProblemResponse(code, site)])),
      },
    },
  };
}

function toHeaderObjects(site: Site): JsonSchema {
  const text = (description: string, example?: string) => ({ description, schema: { type: 'string' }, example });
  return {
    ETag: text('Strong entity tag of the bytes.'),
    'Cache-Control': text('How long the answer may be kept.', `public, max-age=${site.policy.cacheSeconds.api}`),
    'Access-Control-Allow-Origin': text('Pages of any origin may read the answer.', '*'),
    'Content-Signal': text('What robots may do with the answer (contentsignals.org).', writeSignals(site)),
    Allow: text('The methods that are possible.'),
    Location: text('Path of the answer on the same host.'),
  };
}

function toOperationObject(operation: Operation, source: Publication): JsonSchema {
  const { site } = source;
  const summary = fillTerms(operation.summary, site.terms);
  const [first = {}, ...others] = operation.answers.map(schemaReference);
  const example = findExample(operation, source);
  const examples = example && { [operation.example ? 'example' : 'plain']: toExampleObject(example) };
  const responseOf = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    operationId: operation.id,
    summary,
    description: explainOperation(operation, site),
    tags: ['REST'],
    parameters: operation.parameters.map((parameter) => toParameterObject(parameter, site)),
    responses: {
      200: toResponse(
        summary,
        ['ETag', 'Cache-Control', 'Access-Control-Allow-Origin', 'Content-Signal'],
        others.length === 0 ? first : { oneOf: [first, ...others] },
        examples,
      ),
      304: responseOf('NotModified'),
      ...(operation.findKey && { 308: responseOf('OtherSpelling') }),
      ...Object.fromEntries(generalProblems.map((code) => [problems[code].status, responseOf(code)])),
      ...toMistakeResponses(operation, source),
    },
  };
}

function toParameterObject(parameter: Parameter, site: Site): JsonSchema {
  const values = parameter.examples(site);
  const isListed = parameter.closed === true && values.length <= MOST_VALUES;
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.in === 'path',
    description: fillTerms(parameter.description, site.terms),
    schema: { type: 'string', ...(isListed && { enum: values }) },
    example: values[0],
  };
}

function toMistakeResponses(operation: Operation, source: Publication): JsonSchema {
  const byStatus = Map.groupBy(findMistakes(operation, source), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, mistakes]) => {
      const description = mistakes.map(({ code }) => formatProblem(code, source.site)).join(' ');
      const examples = Object.fromEntries(mistakes.map((mistake) => [mistake.code, toExampleObject(mistake)]));
      return [status, toResponse(description, ['Access-Control-Allow-Origin'], schemaReference('Problem'), examples)];
    }),
  );
}

function toExampleObject({ parameters, body }: { readonly parameters: Query; readonly body: object }): JsonSchema {
  const words = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return { summary: words.length === 0 ? 'Without parameters' : `With ${words.join(' and ')}`, value: body };
}
