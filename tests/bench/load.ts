import autocannon from 'autocannon';
import { sendHttp } from '../engines/http.ts';
import { type ServerProcess, startProcess } from './processes.ts';

const CONNECTIONS = 64;
const SECONDS = 2;
const ROUNDS = 3;

/** What one server did under load, the best of all rounds. */
export interface Throughput {
  readonly requestsPerSecond: number;
  readonly cpuMicrosecondsPerRequest: number;
  readonly p99Ms: number;
}

/** Our server against a bare one with the same bytes, in turn. */
export interface Comparison {
  readonly ours: Throughput;
  readonly bare: Throughput;
}

/** Puts load on our server at `path`, and on a bare server that sends the bytes ours has sent. */
export async function compareWithBare(ours: ServerProcess, path: string): Promise<Comparison> {
  const { status, headers, body } = await sendHttp(ours.port, path);
  const { date: _, connection: _c, 'keep-alive': _k, ...kept } = headers;
  const message = { status, headers: Object.entries(kept).flat(), body: body.toString('base64') };
  const bare = await startProcess('tests/bench/bare-server.mjs', { message, path });
  const rounds: { ours: Throughput; bare: Throughput }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await load(bare, path), ours: await load(ours, path) });
  }
  await bare.stop();
  return { ours: best(rounds.map((round) => round.ours)), bare: best(rounds.map((round) => round.bare)) };
}

async function load(server: ServerProcess, path: string): Promise<Throughput> {
  const before = await server.usage();
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const after = await server.usage();
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  return {
    requestsPerSecond: result.requests.average,
    cpuMicrosecondsPerRequest: (after.cpuMicroseconds - before.cpuMicroseconds) / result.requests.total,
    p99Ms: result.latency.p99,
  };
}

function best(rounds: readonly Throughput[]): Throughput {
  return {
    requestsPerSecond: Math.max(...rounds.map((round) => round.requestsPerSecond)),
    cpuMicrosecondsPerRequest: Math.min(...rounds.map((round) => round.cpuMicrosecondsPerRequest)),
    p99Ms: Math.min(...rounds.map((round) => round.p99Ms)),
  };
}
