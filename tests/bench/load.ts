import type { EngineRequest } from '../engines/engine.ts';
import { sendHttp } from '../engines/http.ts';
import { putLoad } from './http-load.ts';
import { type ServerProcess, startProcess } from './processes.ts';

const CONNECTIONS = 64;
// Many short turns: the speed of a machine that others use too changes by a third from one second to the next.
const ROUNDS = 37;
const SECONDS = 0.25;
/** Before anything is measured, until what is asked for often has been compiled. */
const WARM_UP_SECONDS = 1;

/** What one server did under load in one round. */
interface Round {
  readonly requestsPerSecond: number;
  readonly cpuMicrosecondsPerRequest: number;
  readonly p99Ms: number;
}

/** Our server against another, in turn: the medians of all rounds, and of the ratios round by round. */
export interface Comparison {
  readonly requestsPerSecond: number;
  readonly otherRequestsPerSecond: number;
  /** Our throughput in parts of the other's. */
  readonly ratio: number;
  /** The other's CPU time for a request in parts of ours. */
  readonly cpuRatio: number;
  readonly p99Ms: number;
  readonly otherP99Ms: number;
}

/** What ours is measured beside: node:http with nothing around it, or a small API in Hono. */
const others = { bare: 'tests/bench/bare-server.mjs', hono: 'tests/bench/hono-server.mjs' };

/** Puts load on our server at `path`, and on another that sends the bytes ours has sent. */
export async function compareWith(
  kind: keyof typeof others,
  ours: ServerProcess,
  path: string,
  request: EngineRequest = {},
): Promise<Comparison> {
  const { status, headers, body } = await sendHttp(ours.port, path, request);
  const { date: _, connection: _c, 'keep-alive': _k, ...kept } = headers;
  const message = { status, headers: Object.entries(kept).flat(), body: body.toString('base64') };
  const other = await startProcess(others[kind], { message, path: '/' });
  const comparison = await compare(ours, other, path, request);
  await other.stop();
  return comparison;
}

/** Puts load on two servers in turn. */
export async function compare(
  ours: ServerProcess,
  other: ServerProcess,
  path: string,
  request: EngineRequest,
): Promise<Comparison> {
  for (const server of [other, ours]) await load(server, path, request, WARM_UP_SECONDS);
  const rounds: { ours: Round; other: Round }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ other: await load(other, path, request), ours: await load(ours, path, request) });
  }
  const median = (read: (round: { ours: Round; other: Round }) => number) =>
    rounds.map(read).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return {
    requestsPerSecond: median((round) => round.ours.requestsPerSecond),
    otherRequestsPerSecond: median((round) => round.other.requestsPerSecond),
    ratio: median((round) => round.ours.requestsPerSecond / round.other.requestsPerSecond),
    cpuRatio: median((round) => round.other.cpuMicrosecondsPerRequest / round.ours.cpuMicrosecondsPerRequest),
    p99Ms: median((round) => round.ours.p99Ms),
    otherP99Ms: median((round) => round.other.p99Ms),
  };
}

async function load(server: ServerProcess, path: string, request: EngineRequest, seconds = SECONDS): Promise<Round> {
  const before = await server.usage();
  const result = await putLoad(server.port, {
    connections: CONNECTIONS,
    seconds,
    requests: [{ path, ...request }],
  });
  const after = await server.usage();
  const wrong = result.answered - (result.answers.get(200) ?? 0);
  const lost = result.cutOff + result.unanswered + result.closed;
  if (wrong + lost > 0) throw new Error(`${path}: ${wrong} wrong answers, ${lost} connections lost`);
  return {
    requestsPerSecond: result.requestsPerSecond,
    cpuMicrosecondsPerRequest: (after.cpuMicroseconds - before.cpuMicroseconds) / result.answered,
    p99Ms: result.p99Ms,
  };
}
