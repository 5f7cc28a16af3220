import { parseArgs } from 'node:util';
import type { EngineRequest } from '../engines/engine.ts';
import { sendHttp } from '../engines/http.ts';
import { statelessRequest } from '../mcp/messages.ts';
import { putLoad } from './http-load.ts';
import { type ServerProcess, startNode, startOurs } from './processes.ts';

const usage = `Usage: npm run bench

Prints how fast the site is served, each figure beside that of something as
simple as possible, measured in turn in the same run.
  --rounds  turns of a quarter of a second for each request and server, default 37`;

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, rounds: { type: 'string', default: '37' } },
});
if (values.help) console.log(usage);
else await benchServer();

type Request = EngineRequest & { readonly path: string };

/** What one server did under load in one turn. */
interface Turn {
  readonly requestsPerSecond: number;
  readonly cpuMicroseconds: number;
  readonly p99Ms: number;
}

async function benchServer(): Promise<void> {
  const empty = { status: 200, headers: [], body: '' };
  const bare = await startNode('tests/bench/bare-server.mjs', { message: empty, path: '/' });
  const ours = await startOurs();
  const rest = (await ours.usage()).rssMiB.toFixed(0);
  console.log(
    `Cold start ${ours.coldStartMs.toFixed(0)} ms, bare ${bare.coldStartMs.toFixed(0)} ms; at rest ${rest} MiB`,
  );
  await bare.stop();

  const compressed = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
  const call = (name: string, parameters: object) => statelessRequest('tools/call', { name, arguments: parameters });
  const official = await startNode('tests/bench/official-server.ts', { parameters: [String(ours.port)], path: '/' });
  console.log('| request | beside | requests | CPU time | p99 |\n| --- | --- | --- | --- | --- |');
  const queries = ['services/?id=spring', 'coverage/?postal=L8P4S8', 'coverage/?city=Kitchener'];
  for (const path of ['/api/health/', '/services/spring/', ...queries.map((query) => `/api/${query}`)])
    await compare(ours, { path });
  await compare(ours, { path: '/services/spring/', ...compressed }, '/services/spring/, compressed');
  const messages = {
    'tools/list': statelessRequest('tools/list'),
    get_pricing: call('get_pricing', { id: 'spring' }),
    check_service_area: call('check_service_area', { postal: 'L8P 4S8' }),
  };
  for (const [name, message] of Object.entries(messages)) {
    await compare(ours, { path: '/api/mcp', ...message }, `MCP ${name}`, { 'official SDK': official });
  }
  console.log(`After load ${(await ours.usage()).rssMiB.toFixed(0)} MiB`);
  await Promise.all([ours.stop(), official.stop()]);
}

/** Starts a bare server that sends the bytes ours has sent. */
async function startBare(ours: ServerProcess, request: Request): Promise<ServerProcess> {
  const { status, headers, body } = await sendHttp(ours.port, request.path, request);
  const { date: _, connection: _c, 'keep-alive': _k, ...kept } = headers;
  const message = { status, headers: Object.entries(kept).flat(), body: body.toString('base64') };
  return startNode('tests/bench/bare-server.mjs', { message, path: '/' });
}

/** Prints ours beside a bare server and others, all of them in turn: medians, and medians of the ratios turn by turn. */
async function compare(
  ours: ServerProcess,
  request: Request,
  name = request.path,
  beside: Readonly<Record<string, ServerProcess>> = {},
): Promise<void> {
  const bare = await startBare(ours, request);
  const servers = { ours, bare, ...beside };
  for (const server of Object.values(servers)) await load(server, request, 1);
  const turns: Record<string, Turn>[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const turn: Record<string, Turn> = {};
    for (const [key, server] of Object.entries(servers)) turn[key] = await load(server, request);
    turns.push(turn);
  }
  const median = (read: (turn: Record<string, Turn>) => number | undefined) =>
    turns.map((turn) => read(turn) ?? 0).toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0;
  for (const other of ['bare', ...Object.keys(beside)]) {
    const ratio = (key: keyof Turn) => median((turn) => (turn.ours?.[key] ?? 0) / (turn[other]?.[key] ?? 1)).toFixed(2);
    const each = (key: keyof Turn, digits: number) =>
      ['ours', other].map((who) => median((turn) => turn[who]?.[key]).toFixed(digits)).join(' to ');
    console.log(
      `| ${name} | ${other} | ${ratio('requestsPerSecond')} (${each('requestsPerSecond', 0)} a second) | ${ratio('cpuMicroseconds')} (${each('cpuMicroseconds', 1)} µs) | ${ratio('p99Ms')} (${each('p99Ms', 1)} ms) |`,
    );
  }
  await bare.stop();
}

async function load(server: ServerProcess, request: Request, seconds = 0.25): Promise<Turn> {
  const before = await server.usage();
  const result = await putLoad(server.port, { connections: 64, seconds, requests: [request] });
  const after = await server.usage();
  const wrong = result.answered - (result.answers.get(200) ?? 0);
  const lost = result.cutOff + result.unanswered + result.closed;
  if (wrong + lost > 0) throw new Error(`${request.path}: ${wrong} wrong answers, ${lost} connections lost`);
  return {
    requestsPerSecond: result.requestsPerSecond,
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / result.answered,
    p99Ms: result.p99Ms,
  };
}
