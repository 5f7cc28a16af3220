import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sendHttp } from '../../tests/support/servers/http.ts';
import { attackers } from './attackers.ts';
import { putLoad } from './http-load.ts';
import { killBuild, largeSites, measureBuild } from './large-builds.ts';
import { type ServerProcess, startEngineServer, startNginx } from './processes.ts';

const usage = `Usage: npm run reliability [-- PART ...]

Puts the Node server and the build under strain on this machine and prints the results.
Parts: attacks, steady, builds; by default all. A build of 5,000 places takes minutes.
  --attacker  a single one of the part "attacks", by its number
  --seconds   of each attack, default 5
  --requests  of the part "steady", default 1000000`;

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    attacker: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '1000000' },
  },
  allowPositionals: true,
});

const parts = { attacks, steady, builds };
if (values.help) console.log(usage);
else
  for (const [name, part] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) await part();

/** Runs every attacker against two new servers: the engine's, and the engine's behind nginx. */
async function attacks(): Promise<void> {
  console.log('| attacker | ours | ours behind nginx |\n| --- | --- | --- |');
  for (const [index, { name }] of attackers.entries()) {
    if (values.attacker !== undefined && Number(values.attacker) !== index + 1) continue;
    const direct = await startEngineServer();
    const row = [await measureAttack(direct, direct.port, index)];
    await direct.stop('SIGKILL');
    const behind = await startEngineServer();
    const proxy = await startNginx(behind);
    row.push(proxy === undefined ? 'no nginx here' : await measureAttack(behind, proxy.port, index));
    await Promise.all([proxy?.stop('SIGKILL'), behind.stop('SIGKILL')]);
    console.log(`| ${name} | ${row.join(' | ')} |`);
  }
}

/**
 * Attacks a port for some seconds while another client sends twenty requests a second. Returns the server's peak
 * memory, the longest wait of these requests during the attack and from three seconds after it, and the number of those
 * without an answer.
 */
async function measureAttack(server: ServerProcess, port: number, attacker: number): Promise<string> {
  const child = fork('tools/bench/attackers.ts', [String(attacker), String(port)], { stdio: 'ignore' });
  let [peakMiB, lost] = [0, 0];
  const ask = async () => {
    const started = performance.now();
    const { status } = await sendHttp(port, '/api/health/').catch(() => ({ status: 0 }));
    if (status !== 200) lost++;
    return performance.now() - started;
  };
  const measurePeak = async () => {
    const { rssMiB } = await Promise.race([server.usage(), wait(5000, { rssMiB: 0 })]);
    peakMiB = Math.max(peakMiB, rssMiB);
  };
  await wait(300);
  const probes: Promise<number>[] = [];
  const end = performance.now() + Number(values.seconds) * 1000;
  while (performance.now() < end) {
    probes.push(ask());
    await Promise.all([measurePeak(), wait(50)]);
  }
  child.kill('SIGKILL');
  const meanwhile = await Promise.race([Promise.all(probes), wait(10_000, [Number.POSITIVE_INFINITY])]);
  await Promise.all([measurePeak(), wait(3000)]);
  const after: number[] = [];
  while (after.length < 20) after.push(await ask());
  const [during, later] = [meanwhile, after].map((times) => Math.max(...times).toFixed(0));
  return `${peakMiB.toFixed(0)} MiB, ${during} ms, after ${later} ms, ${lost} lost`;
}

/** Measures memory during very many requests of every kind. */
async function steady(): Promise<void> {
  const server = await startEngineServer();
  const targets = [
    '/',
    '/api/services/?id=spring',
    '/api/coverage/?city=Kitchener',
    '/api/coverage/?city=Dundass',
    '/nope',
  ];
  const requests = targets.map((path) => ({ path }));
  const amount = Math.ceil(Number(values.requests) / 10);
  const course: string[] = [];
  let wrong = 0;
  for (let tenth = 0; tenth < 10; tenth++) {
    const { answers, answered } = await putLoad(server.port, { connections: 64, amount, requests });
    wrong += amount - answered;
    for (const [status, count] of answers) if (status >= 500) wrong += count;
    course.push((await server.usage()).rssMiB.toFixed(0));
  }
  console.log(`${10 * amount} requests: ${wrong} errors, MiB after each tenth: ${course.join(', ')}`);
  await server.stop();
}

/** Measures builds of large sites with 1,024 open files beside plain Astro, and checks what is left of builds ended by a signal. */
async function builds(): Promise<void> {
  console.log('| content | pages | files | CPU time | × plain Astro | peak memory | × plain Astro | open files |');
  console.log(`| ${'--- | '.repeat(8)}`);
  for (const size of largeSites) console.log(await measureBuild(size));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) console.log(await killBuild(signal));
}
