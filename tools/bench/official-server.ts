import { createServer } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import type { ToolListing } from '../../src/mcp/prepare-mcp.ts';
import { handshakeRequest } from '../../tests/mcp/messages.ts';
import { createOracle } from '../../tests/mcp/oracle.ts';
import { sendHttp } from '../../tests/support/servers/http.ts';

// The official SDK's server with our tools. Their answers are fetched once from
// our server, so that only the protocol is compared.
const ourPort = Number(process.argv[2]);
const ask = async (method: string, parameters: object) =>
  JSON.parse((await sendHttp(ourPort, '/api/mcp', handshakeRequest(method, parameters))).text).result;
const described = (await ask('tools/list', {})).tools as ToolListing[];
const answers = new Map<string, object>();

const handler = toNodeHandler(
  createOracle(described, async (name, parameters) => {
    const key = JSON.stringify([name, parameters]);
    const answer = answers.get(key) ?? ((await ask('tools/call', { name, arguments: parameters })) as object);
    answers.set(key, answer);
    return answer;
  }),
);

createServer((request, response) => {
  if (request.url === '/') response.end();
  else void handler(request as never, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
