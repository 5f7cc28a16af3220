import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { serverLimits } from '../../src/server/limits.ts';
import { attackers } from './attackers.ts';
import { buildForBench, out } from './build-for-bench.ts';
import { type LoadResult, putLoad } from './http-load.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { bearAttack } from './under-attack.ts';

const usage = `Usage: npm run reliability [-- PART ...] [--requests N] [--connections N]

Puts the Node server under strain on this machine and prints how it bears it.
Parts: rest, attacks, slow, connections, steady, stop, processes. Without any: all of them.
  --attacker      a single one of the part "attacks", by its number
  --seconds       of each attack, default 5
  --requests      of the part "steady", default 1000000
  --connections   of the part "connections", default 10000`;

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    requests: { type: 'string', default: '1000000' },
    connections: { type: 'string', default: '10000' },
    attacker: { type: 'string' },
    seconds: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});

const path = '/api/services/?id=spring';
const parts = { rest, attacks, slow, connections, steady, stop, processes };
if (values.help) console.log(usage);
else {
  buildForBench();
  for (const [name, part] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) await part();
}

function start(port?: number): Promise<ServerProcess> {
  const script = port === undefined ? 'src/commands/serve.cjs' : 'tests/bench/shared-port-server.ts';
  const parameters = port === undefined ? ['--out', out] : [out];
  return startProcess(script, { parameters, path: '/api/health/', port });
}

/** Memory of a server that has nothing to do. */
async function rest(): Promise<void> {
  const server = await start();
  await wait(3000);
  print('Memory at rest', await memory(server));
  await server.stop();
}

/** All attackers one after the other, each on a new server, beside a bare one that sends as many bytes to everybody. */
async function attacks(): Promise<void> {
  const message = { status: 200, headers: [], body: Buffer.alloc(15_000, 'x').toString('base64') };
  const starts = {
    ours: start,
    bare: () => startProcess('tests/bench/bare-server.mjs', { message, path: '/' }),
  };
  for (const [index, { name }] of attackers.entries()) {
    if (values.attacker !== undefined && Number(values.attacker) !== index + 1) continue;
    const figures: string[] = [];
    for (const [whose, startOne] of Object.entries(starts)) {
      const server = await startOne();
      const bearing = await bearAttack(server, index, '/api/health/', Number(values.seconds));
      server.child.kill('SIGKILL');
      const { peakMiB, medianMs, longestMs, unanswered } = bearing;
      figures.push(
        `${whose} ${peakMiB.toFixed(0)} MiB, ${medianMs.toFixed(0)} to ${longestMs.toFixed(0)} ms, ${unanswered} without an answer`,
      );
    }
    print(`${index + 1} ${name}`, ...figures);
  }
}

/** Clients that send a byte a second, while others want answers. */
async function slow(): Promise<void> {
  const server = await start();
  const started = performance.now();
  const sockets = await Promise.all(Array.from({ length: 1000 }, () => open(server.port)));
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nx: ');
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('y');
  }, 1000);
  const { p99Ms, cutOff, unanswered } = await putLoad(server.port, {
    connections: 8,
    seconds: 3,
    requests: [{ path }],
  });
  await Promise.all(closed);
  clearInterval(timer);
  print(
    '1,000 slow senders of headers',
    `closed after ${((performance.now() - started) / 1000).toFixed(0)} s (limit ${serverLimits.headersMs / 1000} s)`,
    `others meanwhile: p99 ${p99Ms.toFixed(1)} ms, ${cutOff + unanswered} without an answer`,
  );
  await server.stop();
}

/** Many connections that are kept open, each with a request at its beginning and one at its end. */
async function connections(): Promise<void> {
  const server = await start();
  const count = Number(values.connections);
  const sockets: Socket[] = [];
  let answered = 0;
  for (let opened = 0; opened < count; opened += 250) {
    const batch = await Promise.all(Array.from({ length: Math.min(250, count - opened) }, () => open(server.port)));
    answered += (await Promise.all(batch.map(ask))).filter(Boolean).length;
    sockets.push(...batch);
  }
  const held = await memory(server);
  let again = 0;
  for (let index = 0; index < sockets.length; index += 250) {
    again += (await Promise.all(sockets.slice(index, index + 250).map(ask))).filter(Boolean).length;
  }
  print(`${count} kept connections`, `${answered} answered, ${again} again`, `memory ${held}`);
  for (const socket of sockets) socket.destroy();
  await server.stop();
}

/** Memory in the course of very many requests of every sort. */
async function steady(): Promise<void> {
  const server = await start();
  const total = Number(values.requests);
  const course: string[] = [];
  const targets = ['/', path, '/api/coverage/?city=Kitchener', '/api/coverage/?city=Dundass', '/nope'];
  const requests = targets.map((target) => ({ path: target }));
  let wrong = 0;
  for (let tenth = 0; tenth < 10; tenth++) {
    const amount = Math.ceil(total / 10);
    const { answers, answered } = await putLoad(server.port, { connections: 64, amount, requests });
    wrong += amount - answered;
    for (const [status, count] of answers) if (status >= 500) wrong += count;
    course.push(await memory(server));
  }
  print(`${total} requests`, `${wrong} errors`, `memory after each tenth: ${course.join(', ')}`);
  await server.stop();
}

/** SIGTERM under load: every request is answered in full, and clients are told to send no more. */
async function stop(): Promise<void> {
  const server = await start();
  const underWay = load(server);
  await wait(1000);
  const started = performance.now();
  await server.stop();
  const ended = performance.now() - started;
  const { answers, answered, cutOff, unanswered } = await underWay;
  print(
    'SIGTERM under load',
    `${answered} answered, ${answered - (answers.get(200) ?? 0)} wrongly, ${cutOff} cut off`,
    `${unanswered} without an answer`,
    `ended in ${ended.toFixed(0)} ms`,
  );
}

/** What a second process at the same port brings, with the load from the same machine. */
async function processes(): Promise<void> {
  const one = await start(0);
  const alone = await load(one);
  const two = await start(one.port);
  const together = await load(one);
  print(
    'A second process',
    `${alone.requestsPerSecond.toFixed(0)} requests/s, p99 ${alone.p99Ms.toFixed(1)} ms with one`,
    `${together.requestsPerSecond.toFixed(0)} requests/s, p99 ${together.p99Ms.toFixed(1)} ms with two`,
  );
  await Promise.all([one.stop(), two.stop()]);
}

function load(server: ServerProcess): Promise<LoadResult> {
  return putLoad(server.port, { connections: 64, seconds: 4, requests: [{ path }] });
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => {});
  });
}

/** Whether a kept connection answers with 200. */
function ask(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1').startsWith('HTTP/1.1 200 ')));
    socket.once('close', () => resolve(false));
    socket.write('GET /api/health/ HTTP/1.1\r\nhost: localhost\r\n\r\n');
  });
}

async function memory(server: ServerProcess): Promise<string> {
  return `${(await server.usage()).rssMiB.toFixed(0)} MiB`;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function print(what: string, ...figures: string[]): void {
  console.log(`${what.padEnd(46)} ${figures.join('   ')}`);
}
