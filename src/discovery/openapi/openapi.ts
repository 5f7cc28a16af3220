import { siteUrl } from '../../business/site.ts';
import type { AnswerSource, Operation } from '../../endpoints/operation.ts';
import { describeOperation, describeParameter, operations } from '../../endpoints/operations.ts';
import { md } from '../../escape/markdown.ts';
import { endSentence } from '../../format/sentences.ts';
import { problemStatus } from '../../schemas/answers/problems.ts';
import { apiRecords } from '../../schemas/answers/records.ts';
import { apiVersion } from '../../site-pages/changelog.ts';
import { fillTerms } from '../../text/terms.ts';
import { textOf } from '../../text/text.ts';
import { findErrors, findExample } from './examples.ts';
import { jsonRpcSchemas, toMcpPathItem } from './mcp-path-item.ts';
import {
  formatProblem,
  generalProblems,
  type OpenApiObject,
  schemaReference,
  toProblemResponse,
  toResponse,
  toSchemas,
} from './objects.ts';

/** Makes the OpenAPI 3.1 description of everything under `/api/` (contract E1), generated from the tables. */
export function toOpenApi(source: AnswerSource): OpenApiObject {
  const { site } = source;
  const { business } = site;
  const { openApi: t, api } = textOf(site.country.locale);
  const paths = operations.map((operation) => [operation.path, { get: toOperationObject(operation, source) }] as const);
  return {
    openapi: '3.1.0',
    info: {
      title: api.title(business.name),
      version: apiVersion,
      summary: t.summary,
      // Descriptions are CommonMark (OpenAPI 3.1, "Rich Text Formatting").
      description: `${md`${endSentence(business.description)}`.markdown} ${fillTerms(t.conventions, site.terms)}`,
      contact: { name: business.name, email: business.contact.email, url: siteUrl(site, '/contact/') },
      license: { name: t.licence, url: siteUrl(site, site.pages.terms === undefined ? '/docs/api/' : '/terms/') },
    },
    externalDocs: { description: t.documentation, url: siteUrl(site, '/docs/api/') },
    servers: [{ url: `${site.origin}${site.prefix}`, description: t.server }],
    security: [],
    tags: Object.entries(t.tags).map(([name, description]) => ({ name, description })),
    paths: { ...Object.fromEntries(paths), '/api/mcp': toMcpPathItem(source) },
    components: {
      schemas: toSchemas(site, { ...apiRecords, ...jsonRpcSchemas }),
      responses: {
        NotModified: toResponse(t.notModified),
        OtherSpelling: toResponse(t.otherSpelling),
        ...Object.fromEntries(generalProblems.map((code) => [code, toProblemResponse(code, site)])),
      },
    },
  };
}

function toOperationObject(operation: Operation, source: AnswerSource): OpenApiObject {
  const { site } = source;
  const { summary, description } = describeOperation(operation, site);
  const [first = {}, ...others] = operation.recordTypes.map(schemaReference);
  const example = findExample(operation, source);
  const examples = example && { example: { value: example.body } };
  const responseOf = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    operationId: operation.id,
    summary,
    description,
    tags: ['REST'],
    parameters: operation.parameters.map((parameter) => {
      const values = parameter.examples(site);
      return {
        name: parameter.name,
        in: parameter.in,
        required: parameter.in === 'path',
        description: describeParameter(parameter, site),
        schema: { type: 'string', ...(parameter.isEnum && { enum: values }) },
        example: values[0],
      };
    }),
    responses: {
      200: toResponse(summary, others.length === 0 ? first : { oneOf: [first, ...others] }, examples),
      304: responseOf('NotModified'),
      ...(operation.findKey && { 308: responseOf('OtherSpelling') }),
      ...Object.fromEntries(generalProblems.map((code) => [problemStatus[code], responseOf(code)])),
      ...toErrorResponses(operation, source),
    },
  };
}

function toErrorResponses(operation: Operation, source: AnswerSource): OpenApiObject {
  const byStatus = Map.groupBy(findErrors(operation, source), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => {
      const description = errors.map(({ code }) => formatProblem(code, source.site)).join(' ');
      const examples = Object.fromEntries(errors.map(({ code, body }) => [code, { value: body }]));
      return [status, toResponse(description, schemaReference('Problem'), examples)];
    }),
  );
}
