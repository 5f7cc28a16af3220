import { parseArgs } from 'node:util';
import { statelessRequest } from '../../tests/mcp/messages.ts';
import { sendHttp } from '../../tests/support/servers/http.ts';
import type { TestRequest } from '../../tests/support/servers/test-server.ts';
import { putLoad } from './http-load.ts';
import { builtData, type ServerProcess, startEngineServer, startNginx, startNode } from './processes.ts';

const usage = `Usage: npm run bench

Prints how fast the site is served, each figure beside that of something as
simple as possible, measured in turn in the same run.
  --rounds  turns of a quarter of a second for each request and server, default 37`;

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, rounds: { type: 'string', default: '37' } },
});
if (values.help) console.log(usage);
else await benchServer();

type Request = TestRequest & { readonly path: string };

/** The result of a server in one turn. */
interface Turn {
  readonly requestsPerSecond: number;
  readonly cpuMicroseconds: number;
}

async function benchServer(): Promise<void> {
  await benchStart();
  const ours = await startEngineServer();
  console.log(`At rest ${(await ours.usage()).rssMiB.toFixed(0)} MiB\n`);
  const compressed = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
  const call = (name: string, parameters: object) => statelessRequest('tools/call', { name, arguments: parameters });
  const nginx = await startNginx('files');
  const official = await startNode('tools/bench/official-server.ts', { parameters: [String(ours.port)], path: '/' });
  console.log('| request | beside | requests | CPU time |\n| --- | --- | --- | --- |');
  for (const path of ['/api/health/', '/services/spring/']) {
    await compare(ours, { path }, nginx === undefined ? {} : { nginx });
  }
  await compare(ours, { path: '/services/spring/', ...compressed }, {}, '/services/spring/, compressed');
  for (const query of ['services/?id=spring', 'coverage/?postal=L8P4S8']) {
    const request = { path: `/api/${query}` };
    const hono = await startLike(ours, 'tools/bench/hono-server.mjs', request);
    await compare(ours, request, { Hono: hono });
    await hono.stop();
  }
  // The only answer here that is not a file.
  const computed = { path: '/api/coverage/?city=Kitchener' };
  const computing = await startLike(ours, 'tools/bench/hono-server.mjs', computed, builtData);
  await compare(ours, computed, { 'Hono that computes it': computing });
  await computing.stop();
  const messages = {
    'tools/list': statelessRequest('tools/list'),
    get_pricing: call('get_pricing', { id: 'spring' }),
    check_service_area: call('check_service_area', { postal: 'L8P 4S8' }),
  };
  for (const [name, message] of Object.entries(messages)) {
    await compare(ours, { path: '/api/mcp', ...message }, { 'official SDK': official }, `MCP ${name}`);
  }
  console.log(`After load ${(await ours.usage()).rssMiB.toFixed(0)} MiB`);
  await Promise.all([ours.stop(), official.stop(), nginx?.stop()]);
}

/** Prints how long it takes until each server answers: medians of several starts in turn, and of their ratios. */
async function benchStart(): Promise<void> {
  const message = { status: 200, headers: [], body: '' };
  const starts: (readonly [ours: number, bare: number])[] = [];
  while (starts.length < 9) {
    const ours = await startEngineServer();
    await ours.stop();
    const bare = await startNode('tools/bench/bare-server.mjs', { message, path: '/' });
    await bare.stop();
    starts.push([ours.coldStartMs, bare.coldStartMs]);
  }
  const median = (read: (start: readonly [number, number]) => number) =>
    starts.map(read).toSorted((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
  const [ours, bare, ratio] = [median(([ms]) => ms), median(([, ms]) => ms), median((start) => start[0] / start[1])];
  console.log(`Cold start ${ours.toFixed(0)} ms, bare ${bare.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`);
}

/** Starts a server that sends the same bytes as ours. */
async function startLike(ours: ServerProcess, script: string, request: Request, data?: string): Promise<ServerProcess> {
  const { status, headers, body } = await sendHttp(ours.port, request.path, request);
  const { date: _, connection: _c, 'keep-alive': _k, ...kept } = headers;
  return startNode(script, {
    message: { status, headers: Object.entries(kept).flat(), body: body.toString('base64'), data },
    path: '/',
  });
}

/** Compares our server with a bare one and others, in turn. Prints the medians, and the median ratios of the turns. */
async function compare(
  ours: ServerProcess,
  request: Request,
  beside: Readonly<Record<string, ServerProcess>>,
  name = request.path,
): Promise<void> {
  const bare = await startLike(ours, 'tools/bench/bare-server.mjs', request);
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
    // The CPU time of nginx is unknown.
    const show = (figure: number, digits: number) => (Number.isNaN(figure) ? 'unknown' : figure.toFixed(digits));
    const ratio = (key: keyof Turn) =>
      show(
        median((turn) => (turn.ours?.[key] ?? 0) / (turn[other]?.[key] ?? 1)),
        2,
      );
    const each = (key: keyof Turn, digits: number) =>
      ['ours', other]
        .map((who) =>
          show(
            median((turn) => turn[who]?.[key]),
            digits,
          ),
        )
        .join(' to ');
    console.log(
      `| ${name} | ${other} | ${ratio('requestsPerSecond')} (${each('requestsPerSecond', 0)} a second) | ${ratio('cpuMicroseconds')} (${each('cpuMicroseconds', 1)} µs) |`,
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
  };
}
