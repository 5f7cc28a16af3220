import { parseArgs } from 'node:util';
import type { EngineRequest } from '../engines/engine.ts';
import { sendHttp } from '../engines/http.ts';
import { statelessRequest } from '../mcp/messages.ts';
import { putLoad } from './http-load.ts';
import { type ServerProcess, startNode, startOurs } from './processes.ts';

const usage = `Usage: npm run bench

Prints how fast the site is served, each figure beside that of a bare server
that sends the same bytes, measured in turn in the same run.
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
  const bare = await startBare({ status: 200, headers: [], body: '' });
  const ours = await startOurs();
  const rest = (await ours.usage()).rssMiB.toFixed(0);
  console.log(
    `Cold start ${ours.coldStartMs.toFixed(0)} ms, bare ${bare.coldStartMs.toFixed(0)} ms; at rest ${rest} MiB`,
  );
  await bare.stop();

  const call = (name: string, parameters: object) => ({
    path: '/api/mcp',
    ...statelessRequest('tools/call', { name, arguments: parameters }),
  });
  const requests: Readonly<Record<string, Request>> = {
    ...Object.fromEntries(['/api/health/', '/services/spring/'].map((path): [string, Request] => [path, { path }])),
    'the same, compressed': { path: '/services/spring/', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
    ...Object.fromEntries(
      ['services/?id=spring', 'coverage/?postal=L8P4S8', 'coverage/?city=Kitchener'].map((query): [string, Request] => [
        query,
        { path: `/api/${query}` },
      ]),
    ),
    'MCP tools/list': { path: '/api/mcp', ...statelessRequest('tools/list') },
    'MCP get_pricing': call('get_pricing', { id: 'spring' }),
    'MCP check_service_area': call('check_service_area', { postal: 'L8P 4S8' }),
  };
  console.log('| request | throughput | CPU time | p99 |\n| --- | --- | --- | --- |');
  for (const [name, request] of Object.entries(requests)) await compare(ours, request, name);
  console.log(`After load ${(await ours.usage()).rssMiB.toFixed(0)} MiB`);
  await ours.stop();
}

const startBare = (message: object) => startNode('tests/bench/bare-server.mjs', { message, path: '/' });

/** Prints ours beside a bare server, in turn: medians, and medians of the ratios turn by turn. */
async function compare(ours: ServerProcess, request: Request, name: string): Promise<void> {
  const { status, headers, body } = await sendHttp(ours.port, request.path, request);
  const { date: _, connection: _c, 'keep-alive': _k, ...kept } = headers;
  const bare = await startBare({ status, headers: Object.entries(kept).flat(), body: body.toString('base64') });
  for (const server of [ours, bare]) await load(server, request, 1);
  const turns: (readonly [ours: Turn, bare: Turn])[] = [];
  for (let round = 0; round < Number(values.rounds); round++)
    turns.push([await load(ours, request), await load(bare, request)]);
  await bare.stop();
  const median = (figures: readonly number[]) =>
    figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
  const show = (key: keyof Turn, digits: number, unit: string) => {
    const [one, other] = [0, 1].map((who) => median(turns.map((turn) => turn[who]?.[key] ?? 0)).toFixed(digits));
    return `${median(turns.map(([a, b]) => a[key] / b[key])).toFixed(2)} (${one} to ${other} ${unit})`;
  };
  const figures = [show('requestsPerSecond', 0, 'a second'), show('cpuMicroseconds', 1, 'µs'), show('p99Ms', 1, 'ms')];
  console.log(`| ${name} | ${figures.join(' | ')} |`);
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
