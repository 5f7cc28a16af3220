/** Texts of the OpenAPI description besides operations and records. */
export const openApi = {
  summary: 'Services, prices, service areas and contact of a local business. Read-only.',
  conventions: [
    'This API publishes the facts; it books, sends and stores nothing, and needs no key.',
    'GET, HEAD and OPTIONS are supported, from any origin;',
    'any other address below /api/ returns 404 with the code not-found.',
    'Answers can be cached and carry entity tags. An address without its trailing slash redirects to the one with it.',
    'Prices are not quotes.',
    'Within version 1 members are added, never renamed or removed: ignore those you do not know.',
  ].join(' '),
  licence: 'Terms of use',
  documentation: 'Documentation with examples',
  server: 'The site',
  tags: { REST: 'Responses by URL; most are static files.', MCP: 'The same answers as tools for AI agents.' },
  notModified: 'The client has this answer already (If-None-Match).',
  otherSpelling: 'Redirects to the canonical spelling of the parameter, or to its current name.',
  mcp: {
    summary: 'MCP endpoint',
    description: ({ versions, tools }: Readonly<Record<'versions' | 'tools', readonly string[]>>) =>
      [
        'Model Context Protocol over Streamable HTTP, stateless, request and response only,',
        `in the versions ${versions.join(', ')}.`,
        `Tools: ${tools.join(', ')}. All are read-only.`,
      ].join(' '),
    body: 'One JSON-RPC 2.0 request or notification of at most 65,536 bytes; no batch.',
    result: 'A result, or a JSON-RPC error about the method or its parameters.',
    accepted: 'The notification was accepted; there is no body.',
    invalidRequest: 'The message is not valid, or its headers and body disagree.',
    methodNotFound: 'The method does not exist in the version of the request.',
    /** By name of the header. */
    headers: {
      'MCP-Protocol-Version': (from: string) => `Version the message is written in, required from ${from} on.`,
      'Mcp-Method': (from: string) => `The method of the message, required from ${from} on.`,
      'Mcp-Name': (from: string) => `The tool of a tools/call, required from ${from} on.`,
    },
  },
};
