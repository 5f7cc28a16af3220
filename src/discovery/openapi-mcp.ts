import type { Site } from '../domain/site.ts';
import { collectToolExamples } from '../mcp/examples.ts';
import { protocolVersions } from '../mcp/protocol.ts';
import { tools } from '../mcp/tools.ts';
import { type ProblemCode, problems } from '../schemas/problems.ts';
import type { JsonSchema } from './openapi-schemas.ts';

const refusals: readonly ProblemCode[] = [
  'method-not-allowed',
  'not-acceptable',
  'body-too-large',
  'uri-too-long',
  'unsupported-media-type',
  'misdirected-host',
  'headers-too-large',
];

/** The Path Item Object of the MCP endpoint. */
export function describeMcpPath(site: Site): JsonSchema {
  return {
    post: {
      operationId: 'callMcp',
      summary: 'MCP endpoint',
      description: `Model Context Protocol over Streamable HTTP, stateless, request and response only, in the versions ${protocolVersions.join(', ')}. Tools: ${tools.map(({ name }) => name).join(', ')}. All are read-only.`,
      tags: ['MCP'],
      requestBody: {
        required: true,
        description: 'One JSON-RPC 2.0 request or notification of at most 65,536 bytes; no batch.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/JsonRpcMessage' },
            examples: Object.fromEntries(
              collectToolExamples(site).map(({ tool, arguments: parameters }) => [
                tool,
                {
                  value: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: parameters } },
                },
              ]),
            ),
          },
        },
      },
      responses: {
        200: {
          description: 'A result, or a JSON-RPC error about the method or its parameters.',
          headers: { 'Access-Control-Allow-Origin': { $ref: '#/components/headers/Access-Control-Allow-Origin' } },
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/JsonRpcResponse' },
              examples: Object.fromEntries(
                collectToolExamples(site).map(({ tool, record }) => [
                  tool,
                  {
                    value: {
                      jsonrpc: '2.0',
                      id: 1,
                      result: { content: [{ type: 'text', text: JSON.stringify(record) }], structuredContent: record },
                    },
                  },
                ]),
              ),
            },
          },
        },
        202: { description: 'A notification was taken; there is no body.' },
        400: describeRefusal('The message is not valid, or its headers and body disagree.'),
        404: describeRefusal('The method does not exist in the version of the request.'),
        ...Object.fromEntries(
          refusals.map((code) => [
            problems[code].status,
            describeRefusal(`${problems[code].title} (${code}). ${problems[code].remedy}`),
          ]),
        ),
      },
    },
  };
}

/** Schemas of the envelope of JSON-RPC 2.0. */
export const jsonRpcSchemas: Readonly<Record<string, JsonSchema>> = {
  JsonRpcMessage: {
    type: 'object',
    description: 'A request, or a notification without id (JSON-RPC 2.0).',
    properties: {
      jsonrpc: { const: '2.0' },
      id: { type: ['string', 'integer'], description: 'Comes back in the response; left out in a notification.' },
      method: {
        type: 'string',
        description: 'Name of the method.',
        examples: ['initialize', 'tools/list', 'tools/call', 'server/discover'],
      },
      params: { type: 'object', description: 'Parameters of the method.' },
    },
    required: ['jsonrpc', 'method'],
  },
  JsonRpcResponse: {
    type: 'object',
    description: 'A result or an error (JSON-RPC 2.0).',
    properties: {
      jsonrpc: { const: '2.0' },
      id: {
        type: ['string', 'integer', 'null'],
        description: 'The id of the request, or null if it could not be read.',
      },
      result: { type: 'object', description: 'What the method answers.' },
      error: {
        type: 'object',
        description: 'Why there is no result.',
        properties: {
          code: { type: 'integer', description: 'Code of JSON-RPC or MCP.' },
          message: { type: 'string', description: 'What was wrong.' },
          data: { description: 'For errors of the transport, the problem as the REST API gives it.' },
        },
        required: ['code', 'message'],
      },
    },
    required: ['jsonrpc', 'id'],
  },
};

function describeRefusal(description: string): JsonSchema {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/JsonRpcResponse' } } },
  };
}
