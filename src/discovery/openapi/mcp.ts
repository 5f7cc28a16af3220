import type { Site } from '../../business/site.ts';
import { collectToolExamples } from '../../mcp/prepare-mcp.ts';
import { protocolVersions, statelessVersions } from '../../mcp/protocol.ts';
import { tools } from '../../mcp/tools.ts';
import { type ProblemCode, problemStatus } from '../../schemas/answers/problems.ts';
import { type Text, textOf } from '../../text/text.ts';
import { type JsonSchema, schemaReference, toProblemResponse, toResponse } from './objects.ts';

const openHeaders = ['Access-Control-Allow-Origin'];

const refusals: readonly ProblemCode[] = [
  'method-not-allowed',
  'not-acceptable',
  'request-timeout',
  'body-too-large',
  'uri-too-long',
  'unsupported-media-type',
  'expectation-failed',
  'misdirected-host',
  'headers-too-large',
];

/** The Path Item Object of the MCP endpoint. */
export function toMcpPathItem(site: Site): JsonSchema {
  const examples = collectToolExamples(site);
  const words = textOf(site.country.locale).openApi.mcp;
  return {
    // The endpoint exists once, for all languages.
    ...(site.prefix !== '' && { servers: [{ url: site.origin }] }),
    post: {
      operationId: 'callMcp',
      summary: words.summary,
      description: words.description({ versions: protocolVersions, tools: tools.map(({ name }) => name) }),
      tags: ['MCP'],
      parameters: toMessageHeaders(words.headers),
      requestBody: {
        required: true,
        description: words.body,
        content: {
          'application/json': {
            schema: schemaReference('JsonRpcMessage'),
            examples: Object.fromEntries(
              examples.map(({ tool, arguments: parameters }) => {
                const params = { name: tool, arguments: parameters };
                return [tool, { value: { jsonrpc: '2.0', id: 1, method: 'tools/call', params } }];
              }),
            ),
          },
        },
      },
      responses: {
        200: toResponse(
          words.result,
          openHeaders,
          schemaReference('JsonRpcResponse'),
          Object.fromEntries(
            examples.map(({ tool, record }) => {
              const result = { content: [{ type: 'text', text: JSON.stringify(record) }], structuredContent: record };
              return [tool, { value: { jsonrpc: '2.0', id: 1, result } }];
            }),
          ),
        ),
        202: toResponse(words.taken, openHeaders),
        400: toErrorResponse(words.notValid),
        404: toErrorResponse(words.noMethod),
        ...Object.fromEntries(
          refusals.map((code) => [problemStatus[code], toProblemResponse(code, site, 'JsonRpcRefusal')]),
        ),
      },
    },
  };
}

function toErrorResponse(description: string): JsonSchema {
  return toResponse(description, openHeaders, schemaReference('JsonRpcResponse'));
}

const error = {
  type: 'object',
  description: 'Why there is no result.',
  properties: {
    code: { type: 'integer', description: 'Code of JSON-RPC or MCP.' },
    message: { type: 'string', description: 'What was wrong.' },
    data: { description: 'What helps to mend it.' },
  },
  required: ['code', 'message'],
};

const jsonrpc = { const: '2.0', description: 'Version of JSON-RPC.' };

/** Schemas of the JSON-RPC 2.0 envelope. */
export const jsonRpcSchemas: Readonly<Record<string, JsonSchema>> = {
  JsonRpcMessage: {
    type: 'object',
    description: 'A request, or a notification without id (JSON-RPC 2.0).',
    properties: {
      jsonrpc,
      id: { type: ['string', 'integer'], description: 'Comes back in the response; left out in a notification.' },
      method: { type: 'string', description: 'Name of the method: initialize, tools/list, tools/call and others.' },
      params: { type: 'object', additionalProperties: true, description: 'Parameters of the method.' },
    },
    required: ['jsonrpc', 'method'],
  },
  JsonRpcRefusal: {
    type: 'object',
    description: 'An error of the transport: the message was not looked at.',
    properties: {
      jsonrpc,
      id: { type: 'null', description: 'The id of the request is not known.' },
      error: {
        ...error,
        properties: { ...error.properties, data: schemaReference('Problem') },
        required: ['code', 'message', 'data'],
      },
    },
    required: ['jsonrpc', 'id', 'error'],
  },
  JsonRpcResponse: {
    type: 'object',
    description: 'A result or an error (JSON-RPC 2.0).',
    properties: {
      jsonrpc,
      id: {
        type: ['string', 'integer', 'null'],
        description: 'The id of the request, or null if it could not be read.',
      },
      result: { type: 'object', additionalProperties: true, description: 'What the method answers.' },
      error,
    },
    required: ['jsonrpc', 'id'],
    oneOf: [{ required: ['result'] }, { required: ['error'] }],
  },
};

/**
 * Headers that repeat parts of the message, as the stateless protocol versions require, so that proxies can read them.
 */
function toMessageHeaders({ version, method, name }: Text['openApi']['mcp']['headers']): JsonSchema[] {
  const header = (field: string, describe: (from: string) => string) => {
    const description = describe(statelessVersions[0] ?? '');
    return { name: field, in: 'header', required: false, description, schema: { type: 'string' } };
  };
  return [header('MCP-Protocol-Version', version), header('Mcp-Method', method), header('Mcp-Name', name)];
}
