import { grammar } from './grammar.ts';

/** Sentences of the reference for developers, by component. A part in [brackets] is a link or code. */
export const docs = {
  answer: {
    lines: (total: number) => `${total} lines`,
    excerpt: ({ shown, total }: { shown: number; total: number }) => `The first ${shown} of ${total} lines.`,
    whole: 'The whole answer',
  },
  contents: { label: 'On this page' },
  endpoint: {
    answersWith: (records: readonly string[], id: string) =>
      `Returns ${records.map((name) => `\`${name}\``).join(' or ')}, documented in [/openapi.json] under \`${id}\`.`,
    parameter: 'Parameter',
    values: 'Meaning and values',
    place: { path: 'in the path', query: 'in the query' },
    oneOfMany: (count: number) => `One of ${count} values, the enum of this parameter in [/openapi.json]`,
    oneOf: (values: readonly string[]) => `One of these: ${values.join(', ')}`,
    forExample: (values: readonly string[]) => `For example: ${values.join(', ')}`,
    answerTo: ({ status, address }: { status: number; address: string }) => `${status}, the answer to ${address}`,
    tryIt: 'Try it',
  },
  mcpDocs: {
    heading: 'MCP for assistants',
    protocol: (versions: readonly string[]) =>
      `Streamable HTTP without sessions: one JSON-RPC message in, one JSON answer out, no key. It speaks the protocol versions ${grammar.list(versions)}. All tools are read-only; they return the same records as the REST API.`,
    addToClient: 'Add it to a client',
    addTo: (client: string) => `Add to ${client}`,
    address: 'Address',
    command: 'Command',
    configuration: 'Configuration',
    inClaude:
      'On the web and on the desktop: Settings, Connectors, Add custom connector; paste the address. There is nothing to sign in to.',
    inClaudeCode: 'Run in a terminal.',
    inChatGpt:
      'On the web: Settings, Apps, Advanced settings, switch on Developer mode; then Create, paste the address, and choose no authentication.',
    inVsCode: 'Open the link, or run in a terminal.',
    inCursor: 'Open the link.',
    anyOther: 'Any other',
    inAnyOther: 'Many clients read a file of this form.',
    tool: 'tool',
    inputSchema: 'Input schema',
    returnedFor: (input: string) => `Returned for ${input}`,
  },
  reference: {
    documents: 'Discovery documents',
    findDocuments:
      '[/api/] lists all of them with their media types, and the home page names the most important ones in its `Link` header. Every page is returned as Markdown if `Accept` prefers `text/markdown`.',
    limits: 'Limits, caching and use',
    noQuota:
      'There is no quota, and this software counts no calls; a host may. The answers are files, so keep them for as long as `Cache-Control` says.',
    signals: (line: string, { search, aiInput, aiTrain }: Record<'search' | 'aiInput' | 'aiTrain', 'yes' | 'no'>) =>
      `Every response says in \`Content-Signal: ${line}\` what its content may be used for: it ${may(search)} go into a search index, it ${may(aiInput)} be used to answer a question, and it ${may(aiTrain)} be used to train a model. [robots.txt] says the same.`,
    errors: 'Errors',
    permanentCodes:
      'Codes are permanent. [type] leads to the row of this table, [detail] says what was wrong with this request and what to send instead. At [/api/mcp] the same object is in [error.data].',
    codeAndStatus: 'Code and status',
    meaning: 'Meaning and remedy',
  },
};

function may(signal: 'yes' | 'no'): string {
  return signal === 'yes' ? 'may' : 'may not';
}
