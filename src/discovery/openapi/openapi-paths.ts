import { explainOperation, keyOf, type Operation, type Parameter, type Publication } from '../../api/operation.ts';
import { operationOf, operations } from '../../api/operations.ts';
import { changeRecord, type Query, toProblemRecord } from '../../business/query.ts';
import type { Site } from '../../business/site.ts';
import type { CoverageIndex } from '../../places/coverage-index.ts';
import { type ProblemCode, problems } from '../../schemas/answers/problems.ts';
import { fillTerms } from '../../text/terms.ts';
import { type JsonSchema, schemaReference } from './openapi-schemas.ts';

/** Maximum number of enum values; beyond it a pattern is given instead. */
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

/** Input of the OpenAPI description. */
export interface ApiSource extends Publication {
  readonly lookup: CoverageIndex;
}

/** Examples do not depend on the time. */
const NO_INSTANT = new Date(0);

/** The Path Item Objects of all REST operations, by path. */
export function toPathItems(source: ApiSource): Record<string, JsonSchema> {
  return Object.fromEntries(
    operations.map((operation) => [operation.path, { get: toOperationObject(operation, source) }]),
  );
}

function toOperationObject(operation: Operation, source: ApiSource): JsonSchema {
  const { terms } = source.site;
  return {
    operationId: operation.id,
    summary: fillTerms(operation.summary, terms),
    description: explainOperation(operation, source.site),
    tags: ['REST'],
    parameters: operation.parameters.map((parameter) => toParameterObject(parameter, source.site)),
    responses: {
      200: {
        description: fillTerms(operation.summary, terms),
        headers: headerReferences('ETag', 'Cache-Control', 'Access-Control-Allow-Origin', 'Content-Signal'),
        content: {
          'application/json': {
            schema: toAnswerSchema(operation),
            ...toExampleObjects(operation, source),
          },
        },
      },
      304: { $ref: '#/components/responses/NotModified' },
      ...(operation.findKey === undefined ? {} : { 308: { $ref: '#/components/responses/OtherSpelling' } }),
      ...Object.fromEntries(
        generalProblems.map((code) => [problems[code].status, { $ref: `#/components/responses/${code}` }]),
      ),
      ...toMistakeResponses(operation, source),
    },
  };
}

function toAnswerSchema({ answers }: Operation): JsonSchema {
  const [first, ...others] = answers.map(schemaReference);
  return others.length === 0 ? { ...first } : { oneOf: [first, ...others] };
}

function toParameterObject(parameter: Parameter, site: Site): JsonSchema {
  const values = parameter.examples(site);
  const isListed = parameter.closed === true && values.length <= MOST_VALUES;
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.in === 'path',
    description: fillTerms(parameter.description, site.terms),
    schema: { type: 'string', ...(isListed ? { enum: values } : {}) },
    ...(values[0] === undefined ? {} : { example: values[0] }),
  };
}

/** Real answers as examples: of the plain path and of the example parameters. */
function toExampleObjects(operation: Operation, source: ApiSource): JsonSchema {
  const plain = readAnswer(operation, source, '');
  const parameters = operation.example?.(source.site) ?? {};
  const keyed = operation.example === undefined ? undefined : findAnswer(operation, parameters, source);
  const examples = {
    ...(plain === undefined ? {} : { plain: { summary: 'Without parameters', value: plain } }),
    ...(keyed === undefined ? {} : { example: { summary: describeParameters(parameters), value: keyed } }),
  };
  return Object.keys(examples).length === 0 ? {} : { examples };
}

/** The answer of an operation for parameters: the published file or a computed one. */
export function findAnswer(operation: Operation, parameters: Query, source: ApiSource): object | undefined {
  const key = keyOf(operation, parameters);
  if (key !== '') return readAnswer(operation, source, key);
  const found = operation.answerQuery?.(parameters, source.lookup, NO_INSTANT);
  if (found === undefined || !found.ok) return undefined;
  const { value: answer } = found;
  if ('record' in answer) return answer.record;
  const record = readAnswer(operationOf(answer.operation), source, answer.key);
  const place = answer.area === undefined ? undefined : readAnswer(operationOf('getServiceArea'), source, answer.area);
  return record && changeRecord(record, answer, place);
}

function readAnswer(operation: Operation, source: ApiSource, key: string): object | undefined {
  for (const [name, body] of operation.files(source)) if (name === key) return body;
  return undefined;
}

function toMistakeResponses(operation: Operation, source: ApiSource): JsonSchema {
  const byStatus = Map.groupBy(operation.mistakes, ({ code }) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, mistakes]) => [
      status,
      {
        description: mistakes.map(({ code }) => formatProblem(code, source.site)).join(' '),
        headers: headerReferences('Access-Control-Allow-Origin'),
        content: {
          'application/json': {
            schema: schemaReference('Problem'),
            examples: Object.fromEntries(
              mistakes.map(({ code, parameters: makeParameters }) => {
                const parameters = makeParameters(source.site);
                const value = findProblem(operation, parameters, code, source);
                return [code, { summary: describeParameters(parameters), value }];
              }),
            ),
          },
        },
      },
    ]),
  );
}

/** The problem that the parameters cause. Throws if they cause another one, because then the table is wrong. */
export function findProblem(
  operation: Operation,
  parameters: Query,
  code: ProblemCode,
  { site, lookup }: ApiSource,
): object {
  const key = keyOf(operation, parameters);
  const found = key === '' ? operation.answerQuery?.(parameters, lookup, NO_INSTANT) : operation.findKey?.(key, lookup);
  if (found === undefined || found.ok || found.failure.code !== code) {
    throw new Error(`${operation.id} does not answer ${JSON.stringify(parameters)} with ${code}.`);
  }
  return toProblemRecord(found.failure, site);
}

function describeParameters(parameters: Readonly<Record<string, string>>): string {
  const words = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return words.length === 0 ? 'Without parameters' : `With ${words.join(' and ')}`;
}

/** Shared responses by name; those of problems by code. */
export function toSharedResponses(site: Site): JsonSchema {
  return {
    NotModified: {
      description: 'The client has this answer already (If-None-Match).',
      headers: headerReferences('ETag', 'Cache-Control', 'Access-Control-Allow-Origin'),
    },
    OtherSpelling: {
      description: 'The answer lies under another spelling of the parameter, or its present one.',
      headers: headerReferences('Location', 'Access-Control-Allow-Origin'),
    },
    ...Object.fromEntries(
      generalProblems.map((code) => [
        code,
        {
          description: formatProblem(code, site),
          headers: problemHeaders(code),
          content: { 'application/json': { schema: schemaReference('Problem') } },
        },
      ]),
    ),
  };
}

/** Description of an error with its fix. */
export function formatProblem(code: ProblemCode, { terms }: Site): string {
  return fillTerms(`${problems[code].title} (${code}). ${problems[code].remedy}`, terms);
}

/** Headers of an error response. */
export function problemHeaders(code: ProblemCode): JsonSchema {
  return headerReferences(...(code === 'method-not-allowed' ? ['Allow'] : []), 'Access-Control-Allow-Origin');
}

/** References to header components by name. */
export function headerReferences(...names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
