import { parseJson } from './json-document.ts';
import type { Answer } from './site-client.ts';
import type { SiteContext } from './site-context.ts';

/** What an MCP endpoint answered: the response, and the message in it if there is one. */
export interface McpReply {
  readonly answer: Answer;
  readonly message: unknown;
}

/** Calls a method of an MCP endpoint without any credentials (Streamable HTTP). */
export async function callMcp(
  context: SiteContext,
  endpoint: URL,
  method: string,
  params: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<McpReply> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  };
  const answer = await (context.isOwn(endpoint)
    ? context.send(endpoint, request)
    : context.sendOutside(endpoint, request));
  return {
    answer,
    message: parseJson(answer.mediaType === 'text/event-stream' ? readEvent(answer.text) : answer.text),
  };
}

/** Opens a conversation with an MCP endpoint. */
export function initializeMcp(
  context: SiteContext,
  endpoint: URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<McpReply> {
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'agent-check', version: '1.0.0' },
  };
  return callMcp(context, endpoint, 'initialize', params, headers);
}

function readEvent(text: string): string {
  return /^data:\s*(.*)$/m.exec(text)?.[1] ?? '';
}
