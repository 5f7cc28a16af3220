import { parseArgs } from 'node:util';
import { statelessRequest } from '../mcp/messages.ts';
import { buildForBench, out } from './build-for-bench.ts';
import { compareBuilds, inNewFolder, timeBuilds } from './builds.ts';
import { type Comparison, compare, compareWith } from './load.ts';
import { timeLookUps } from './look-ups.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { measureWorkerStart } from './worker-start.ts';

const usage = `Usage: npm run bench [-- PART ...]

Prints how fast the site is built and served, each figure beside that of
something as simple as possible, measured in turn in the same run.
Parts: server, mcp, look-ups, worker, build. Without any: all of them.`;

const parts = {
  server: benchServer,
  mcp: benchMcp,
  'look-ups': benchLookUps,
  worker: benchWorker,
  build: () => inNewFolder(benchBuild),
};

/** As browsers and most other clients ask. */
const compressed = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
if (values.help) console.log(usage);
else
  for (const [name, bench] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) await bench();

function start(): Promise<ServerProcess> {
  return startProcess('src/commands/serve.cjs', { parameters: ['--out', out], path: '/api/health/' });
}

async function benchServer(): Promise<void> {
  buildForBench();
  const startBare = () =>
    startProcess('tests/bench/bare-server.mjs', { message: { status: 200, headers: [], body: '' }, path: '/' });

  const cold: { ours: number; bare: number }[] = [];
  for (let round = 0; round < 5; round++) {
    const [bare, ours] = [await startBare(), await start()];
    cold.push({ bare: bare.coldStartMs, ours: ours.coldStartMs });
    await Promise.all([bare.stop(), ours.stop()]);
  }
  const least = (key: 'ours' | 'bare') => Math.min(...cold.map((round) => round[key]));
  print('Cold start to the first 200', `${least('ours').toFixed(0)} ms`, `bare ${least('bare').toFixed(0)} ms`);

  const server = await start();
  print('Memory at rest', `${(await server.usage()).rssMiB.toFixed(0)} MiB`);
  for (const path of ['/api/health/', '/services/spring/']) {
    printComparison(path, await compareWith('bare', server, path));
    printComparison(`${path} compressed`, await compareWith('bare', server, path, compressed));
  }
  for (const query of ['services/?id=spring', 'coverage/?postal=L8P4S8', 'coverage/?city=Kitchener']) {
    printComparison(`/api/${query}`, await compareWith('bare', server, `/api/${query}`));
    const { ratio, otherRequestsPerSecond } = await compareWith('hono', server, `/api/${query}`);
    print('', `${ratio.toFixed(2)} of Hono (${Math.round(otherRequestsPerSecond)} requests/s)`);
  }
  print('Memory after load', `${(await server.usage()).rssMiB.toFixed(0)} MiB`);
  await server.stop();
}

async function benchMcp(): Promise<void> {
  buildForBench();
  const ours = await start();
  const official = await startProcess('tests/bench/official-server.ts', { parameters: [String(ours.port)], path: '/' });
  const requests = {
    'tools/list': statelessRequest('tools/list'),
    'tools/call get_pricing': statelessRequest('tools/call', { name: 'get_pricing', arguments: { id: 'spring' } }),
    'tools/call check_service_area': statelessRequest('tools/call', {
      name: 'check_service_area',
      arguments: { postal: 'L8P 4S8' },
    }),
  };
  for (const [name, request] of Object.entries(requests)) {
    printComparison(`MCP ${name}`, await compareWith('bare', ours, '/api/mcp', request));
    const { ratio, otherRequestsPerSecond } = await compare(ours, official, '/api/mcp', request);
    print('', `${ratio.toFixed(1)} times the official server (${Math.round(otherRequestsPerSecond)} requests/s)`);
  }
  await Promise.all([ours.stop(), official.stop()]);
}

async function benchLookUps(): Promise<void> {
  const [few, many] = [await timeLookUps(62), await timeLookUps(6200)];
  for (const kind of Object.keys(few) as (keyof typeof few)[]) {
    print(`Look-up by ${kind}`, `${few[kind].toFixed(1)} µs with 62 places`, `${many[kind].toFixed(1)} µs with 6,200`);
  }
}

async function benchWorker(): Promise<void> {
  buildForBench();
  const { ours, empty } = await measureWorkerStart();
  print('Start of the function on Workers', `${ours.toFixed(1)} ms`, `an empty Worker ${empty.toFixed(1)} ms`);
}

function benchBuild(folder: string): void {
  const reference = timeBuilds(folder);
  print(
    'Build of the reference site',
    `${reference.ours.toFixed(1)} s`,
    `${(reference.ours - reference.empty).toFixed(1)} s over Astro’s empty build (${reference.empty.toFixed(1)} s)`,
  );
  for (const count of [62, 620, 6200]) {
    const { ours, plain } = compareBuilds(folder, count);
    const { seconds, cpuSeconds, peakMiB } = ours;
    const perPlace = ((cpuSeconds * 1000) / count).toFixed(1);
    print(
      `Build of ${count} places`,
      `${seconds.toFixed(1)} s`,
      `${cpuSeconds.toFixed(1)} s of CPU time (${perPlace} ms a place)`,
      `${peakMiB.toFixed(0)} MiB`,
      `${(seconds / plain.seconds).toFixed(2)} of Astro’s for the same pages (${plain.seconds.toFixed(1)} s)`,
      `${(cpuSeconds / plain.cpuSeconds).toFixed(2)} by CPU time`,
      `${(peakMiB / plain.peakMiB).toFixed(2)} of its memory`,
    );
  }
}

function printComparison(what: string, comparison: Comparison): void {
  const { requestsPerSecond, otherRequestsPerSecond, ratio, cpuRatio, p99Ms, otherP99Ms } = comparison;
  print(
    what,
    `${ratio.toFixed(2)} of bare`,
    `${cpuRatio.toFixed(2)} by CPU time`,
    `${Math.round(requestsPerSecond)} requests/s (bare ${Math.round(otherRequestsPerSecond)})`,
    `p99 ${p99Ms.toFixed(1)} ms (bare ${otherP99Ms.toFixed(1)} ms)`,
  );
}

function print(what: string, ...figures: string[]): void {
  console.log(`${what.padEnd(34)} ${figures.join('   ')}`);
}
