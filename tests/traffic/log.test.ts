import { afterAll, expect, test } from 'vitest';
import { findAgentFamily, findClientFamily, type LogLine } from '../../src/function/log-request.ts';
import { handshakeRequest, statelessRequest } from '../mcp/messages.ts';
import { referenceFolders } from '../support/reference-build.ts';
import { sendHttp } from '../support/servers/http.ts';
import { startNode } from '../support/servers/node.ts';

const lines: LogLine[] = [];
const { port, server } = await startNode(referenceFolders, { log: (line) => lines.push(JSON.parse(line)) });
afterAll(() => server.close());

/** The log lines of a request, without values that always differ. */
async function linesOf(path: string, init: Parameters<typeof sendHttp>[2] = {}): Promise<object[]> {
  lines.length = 0;
  const response = await sendHttp(port, path, init);
  expect(response.headers['server-timing'] === undefined).toBe(lines.length === 0);
  for (const { time, ms } of lines) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(ms).toBeGreaterThanOrEqual(0);
  }
  return lines.map(({ time: _, ms: _ms, ...line }) => line);
}

test('every answer of the function has Server-Timing and one log line', async () => {
  expect((await sendHttp(port, '/api/services/?id=spring')).headers['server-timing']).toMatch(/^function;dur=\d+$/);
  expect(await linesOf('/api/services/?id=spring', { headers: { 'user-agent': 'curl/8.5.0' } })).toEqual([
    { surface: 'api', method: 'GET', status: 200, agent: 'curl', name: 'listServices', service: 'spring' },
  ]);
  expect(await linesOf('/prices/', { headers: { accept: 'text/markdown' } })).toEqual([
    { surface: 'page', method: 'GET', status: 200, agent: 'unnamed', path: '/prices/' },
  ]);
  expect(await linesOf('/api/health/')).toEqual([]);
  expect(await linesOf('/')).toEqual([]);
});

test('places are grouped by their results', async () => {
  const answers = [];
  for (const city of ['Dundas', 'Dundass', 'Kitchener']) {
    answers.push(...(await linesOf(`/api/coverage/?city=${city}`)));
  }
  expect(answers).toMatchObject([
    { place: 'dundas', answer: 'covered' },
    { answer: 'unclear' },
    { place: 'kitchener', answer: 'not covered' },
  ]);
  expect(await linesOf('/check/?q=Dundas')).toMatchObject([{ surface: 'check', place: 'dundas', answer: 'covered' }]);
  expect(await linesOf('/api/services/?id=roof')).toMatchObject([{ problem: 'service-not-found' }]);
  expect(await linesOf('/api/nope')).toMatchObject([{ status: 404, problem: 'not-found' }]);
  expect(await linesOf('/old/doors.html')).toMatchObject([{ status: 404, surface: 'page' }]);
});

test('MCP calls are logged with tool and client', async () => {
  const call = statelessRequest('tools/call', { name: 'check_service_area', arguments: { postal: 'L8P 4S8' } });
  expect(await linesOf('/api/mcp', call)).toMatchObject([
    { surface: 'mcp', method: 'POST', status: 200, name: 'check_service_area', postalArea: 'L8P', answer: 'covered' },
  ]);
  const clientInfo = { name: 'Example Client', version: '1' };
  const hello = handshakeRequest('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
  expect(await linesOf('/api/mcp', hello)).toMatchObject([{ name: 'initialize', client: 'other' }]);
  expect(await linesOf('/api/mcp', handshakeRequest('tell <my> secret', {}))).toMatchObject([
    { name: 'unknown method' },
  ]);
  expect(await linesOf('/api/mcp', { method: 'GET' })).toMatchObject([{ status: 405, problem: 'method-not-allowed' }]);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'browser'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)', 'GPTBot'],
  ['Mozilla/5.0 (compatible; JohnSmithBot/1.0)', 'robot'],
  ['john-smiths-crawler/2', 'robot'],
  ['curl/8.5.0', 'curl'],
  ['John Smith 905-555-0100', 'program'],
  ['constructor', 'program'],
  [null, 'unnamed'],
])('%s belongs to the family %s', (userAgent, name) => {
  expect(findAgentFamily(userAgent)).toBe(name);
});

test.each([
  ['claude-ai', 'claude'],
  ['Visual Studio Code', 'other'],
  ['vscode', 'vscode'],
  ['mcp inspector of john smith', 'inspector'],
  ['John Smith', 'other'],
])('the MCP client %j belongs to the family %s', (client, name) => {
  expect(findClientFamily(client)).toBe(name);
});
