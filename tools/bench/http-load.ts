import { connect, type OnReadOpts } from 'node:net';
import type { TestRequest } from '../../tests/support/servers/test-server.ts';

/** The load on a server: requests, number of connections, and duration. */
interface Load {
  readonly connections: number;
  /** Requests, sent in turn and over again. */
  readonly requests: readonly (TestRequest & { readonly path: string })[];
  /** Seconds after which no request is sent. */
  readonly seconds?: number;
  /** Maximum number of requests. */
  readonly amount?: number;
  /** Called for each whole answer. */
  readonly onAnswer?: () => void;
}

/** The result of a load. */
interface LoadResult {
  /** Number of whole answers by status. */
  readonly answers: ReadonlyMap<number, number>;
  /** Number of whole answers. */
  readonly answered: number;
  /** Number of answers that ended in the middle. */
  readonly cutOff: number;
  /** Number of requests that got no byte of an answer, and of connections that did not open. */
  readonly unanswered: number;
  /** Number of connections that the server closed after a whole answer with `Connection: close`. */
  readonly closed: number;
  readonly requestsPerSecond: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');

/**
 * Puts load on a server: each connection sends a request, waits for the whole answer, and sends the next request.
 * Bodies are not inspected, so that a request costs less here than in the server; a client slower than the server would
 * measure itself. Every answer needs a length or chunks, so HEAD requests are not supported.
 */
export async function putLoad(port: number, load: Load): Promise<LoadResult> {
  const requests = load.requests.map(encodeRequest);
  const answers = new Map<number, number>();
  const buffer = Buffer.allocUnsafe(262_144);
  const started = performance.now();
  const end = started + (load.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  let [sent, cutOff, unanswered, closed] = [0, 0, 0, 0];

  /** Returns the next request; undefined at the end of the load. */
  const nextRequest = (): Buffer | undefined =>
    performance.now() < end && sent < (load.amount ?? Number.POSITIVE_INFINITY)
      ? requests[sent++ % requests.length]
      : undefined;

  const converse = () =>
    new Promise<void>((resolve) => {
      let askedAt: number | undefined = started;
      let answer: PartialAnswer | undefined;
      const ask = () => {
        const request = nextRequest();
        askedAt = request && performance.now();
        if (request === undefined) socket.destroy();
        else socket.write(request);
      };
      const callback: OnReadOpts['callback'] = (length, bytes) => {
        answer = readAnswer(answer, (bytes as Buffer).subarray(0, length));
        if (askedAt === undefined || !answer.isWhole) return true;
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        load.onAnswer?.();
        const { isLast } = answer;
        [askedAt, answer] = [undefined, undefined];
        if (!isLast) ask();
        else {
          closed++;
          socket.destroy();
        }
        return true;
      };
      const socket = connect({ host: '127.0.0.1', port, noDelay: true, onread: { buffer, callback } }, ask);
      socket.setTimeout(10_000, () => socket.destroy());
      socket.on('error', () => {});
      socket.on('close', () => {
        if (answer !== undefined) cutOff++;
        else if (askedAt !== undefined) unanswered++;
        resolve();
      });
    });

  // The kernel charges the server for waking an idle client of the same machine, which remote clients do not cost.
  let isRunning = true;
  const stayAwake = () => void (isRunning && setImmediate(stayAwake));
  stayAwake();
  await Promise.all(Array.from({ length: load.connections }, converse));
  isRunning = false;
  const seconds = (performance.now() - started) / 1000;
  const answered = [...answers.values()].reduce((sum, count) => sum + count, 0);
  return {
    answers,
    answered,
    cutOff,
    unanswered,
    closed,
    requestsPerSecond: answered / seconds,
  };
}

function encodeRequest({ path, method = 'GET', headers = {}, body = '' }: Load['requests'][number]): Buffer {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: '127.0.0.1', ...headers, ...length });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

/** An answer that has arrived in part. */
interface PartialAnswer {
  readonly status: number;
  /** Its beginning, until the head is complete. */
  readonly head?: Buffer;
  /** Number of body bytes still to come, if the answer has a length. */
  readonly missing?: number;
  /** Its last bytes, if it comes in chunks. */
  readonly tail?: Buffer;
  readonly isWhole: boolean;
  /** Whether the server closes the connection after it. */
  readonly isLast: boolean;
}

/** Adds bytes to an answer. Copies what it keeps of `bytes`, because their memory is reused. */
function readAnswer(known: PartialAnswer | undefined, bytes: Buffer): PartialAnswer {
  if (known !== undefined && known.head === undefined) return readBody(known, bytes);
  const all = known?.head === undefined ? bytes : Buffer.concat([known.head, bytes]);
  const end = all.indexOf(HEAD_END);
  if (end < 0) return { status: 0, head: Buffer.from(all), isWhole: false, isLast: false };
  const head = all.toString('latin1', 0, end + 2);
  const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
  const started = {
    status: Number(head.slice(9, 12)),
    ...(length === undefined ? { tail: HEAD_END } : { missing: Number(length) }),
    isWhole: false,
    isLast: /\r\nconnection: *close\r\n/i.test(head),
  };
  return readBody(started, all.subarray(end + HEAD_END.length));
}

function readBody(known: PartialAnswer, bytes: Buffer): PartialAnswer {
  if (known.missing === undefined) {
    const tail = Buffer.concat([known.tail ?? HEAD_END, bytes.subarray(-CHUNKS_END.length)]);
    const last = tail.subarray(-CHUNKS_END.length);
    return { ...known, tail: last, isWhole: last.equals(CHUNKS_END) };
  }
  const missing = known.missing - bytes.length;
  return { ...known, missing, isWhole: missing === 0 };
}
