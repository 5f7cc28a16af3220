import * as z from 'zod';
import type { AnswerSource } from '../../endpoints/operation.ts';
import { methodNames } from '../../mcp/handle-mcp.ts';
import { protocolVersions, statelessVersions } from '../../mcp/protocol.ts';
import { tools } from '../../mcp/tools/tools.ts';
import { Problem } from '../../schemas/answers/api.ts';
import { problemStatus } from '../../schemas/answers/problems.ts';
import { recordObject } from '../../schemas/shapes.ts';
import { type Text, textOf } from '../../text/text.ts';
import { findToolExamples } from './examples.ts';
import { generalProblems, type OpenApiObject, schemaReference, toProblemResponse, toResponse } from './objects.ts';

const transportProblems = [
  ...generalProblems,
  'not-acceptable',
  'body-too-large',
  'unsupported-media-type',
  'misdirected-host',
] as const;

/** The values of the headers that proxies may read, by header name. */
const headerValues: Readonly<Record<keyof Text['openApi']['mcp']['headers'], readonly string[]>> = {
  'MCP-Protocol-Version': protocolVersions,
  'Mcp-Method': methodNames,
  'Mcp-Name': tools.map(({ name }) => name),
};

/** Makes the Path Item Object of the MCP endpoint. */
export function toMcpPathItem(source: AnswerSource): OpenApiObject {
  const { site } = source;
  const calls: OpenApiObject = {};
  const answers: OpenApiObject = {};
  for (const { tool, parameters, record } of findToolExamples(source)) {
    const params = { name: tool, arguments: parameters };
    const result = { content: [{ type: 'text', text: JSON.stringify(record) }], structuredContent: record };
    calls[tool] = { value: { jsonrpc: '2.0', id: 1, method: 'tools/call', params } };
    answers[tool] = { value: { jsonrpc: '2.0', id: 1, result } };
  }
  const t = textOf(site.country.locale).openApi.mcp;
  const response = schemaReference('JsonRpcResponse');
  return {
    // All languages share one endpoint.
    ...(site.prefix !== '' && { servers: [{ url: site.origin }] }),
    post: {
      operationId: 'callMcp',
      summary: t.summary,
      description: t.description({ versions: protocolVersions, tools: tools.map(({ name }) => name) }),
      tags: ['MCP'],
      // Parts of the message for proxies to read, as the stateless protocol versions require.
      parameters: Object.entries(t.headers).map(([name, describe]) => {
        const description = describe(statelessVersions[0] ?? '');
        return {
          name,
          in: 'header',
          required: false,
          description,
          schema: { type: 'string', enum: headerValues[name as keyof typeof headerValues] },
        };
      }),
      requestBody: {
        required: true,
        description: t.body,
        content: { 'application/json': { schema: schemaReference('JsonRpcMessage'), examples: calls } },
      },
      responses: {
        ...Object.fromEntries(
          transportProblems.map((code) => [problemStatus[code], toProblemResponse(code, site, 'JsonRpcRefusal')]),
        ),
        200: toResponse(t.result, response, answers),
        202: toResponse(t.accepted),
        400: toResponse(t.invalidRequest, response),
        404: toResponse(t.methodNotFound, response),
      },
    },
  };
}

const jsonrpc = z.literal('2.0').describe('Version of JSON-RPC.');
const anyObject = z.looseObject({});

const JsonRpcError = recordObject('The error, in place of a result.', {
  code: z.int().describe('Code of JSON-RPC or MCP.'),
  message: z.string().describe('Short description of the error.'),
  data: z.unknown().optional().describe('Details that help to correct the request.'),
});

/** Schemas of the JSON-RPC 2.0 envelope. */
export const jsonRpcSchemas = {
  JsonRpcMessage: recordObject('A request, or a notification without id (JSON-RPC 2.0).', {
    jsonrpc,
    id: z.union([z.string(), z.int()]).optional().describe('Returned in the response; a notification has none.'),
    method: z.string().describe('Name of the method: initialize, tools/list, tools/call and others.'),
    params: anyObject.optional().describe('Parameters of the method.'),
  }),
  JsonRpcRefusal: recordObject('An error of the transport: the message was not read.', {
    jsonrpc,
    id: z.null().describe('Always null, because the request was not read.'),
    error: JsonRpcError.extend({ data: Problem }).describe('The error, in place of a result.'),
  }),
  JsonRpcResponse: recordObject('A result or an error (JSON-RPC 2.0).', {
    jsonrpc,
    id: z.union([z.string(), z.int(), z.null()]).describe('The id of the request, or null if it could not be read.'),
    result: anyObject.optional().describe('The result of the method; missing if there is an error.'),
    error: JsonRpcError.optional(),
  }),
};
