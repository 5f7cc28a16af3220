import { connect, type OnReadOpts } from 'node:net';
import type { EngineRequest } from '../engines/engine.ts';

/** What is asked of a server on this machine, over how many connections, and for how long. */
interface Load {
  readonly connections: number;
  /** Sent one after the other, from the beginning again when the last was sent. */
  readonly requests: readonly (EngineRequest & { readonly path: string })[];
  /** No request is sent later than this. */
  readonly seconds?: number;
  /** No more requests are sent than these. */
  readonly amount?: number;
  /** Called for each whole answer. */
  readonly onAnswer?: () => void;
}

/** What came back. */
interface LoadResult {
  /** Whole answers, by their status. */
  readonly answers: ReadonlyMap<number, number>;
  /** All whole answers together. */
  readonly answered: number;
  /** Answers that ended in the middle. */
  readonly cutOff: number;
  /** Requests that got not a byte, because of silence or a closed connection, and connections that did not open. */
  readonly unanswered: number;
  /** Connections that the server has closed after a whole answer, as it had said in it. */
  readonly closed: number;
  readonly requestsPerSecond: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');

/**
 * Puts load on a server: each connection sends a request, waits until its
 * answer is whole, and sends the next. Answers are counted, and their
 * bodies not looked at, so that a request costs less here than in the server:
 * a client that is the slower of the two measures itself. Every answer must say
 * how long it is or come in chunks, so requests with HEAD are not for this.
 */
export async function putLoad(port: number, load: Load): Promise<LoadResult> {
  const requests = load.requests.map(writeRequest);
  const answers = new Map<number, number>();
  const buffer = Buffer.allocUnsafe(262_144);
  const started = performance.now();
  const end = started + (load.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  let [sent, cutOff, unanswered, closed] = [0, 0, 0, 0];

  /** The next request, if there is to be one more. */
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

  // The kernel has whoever writes an answer pay for waking an idle client, which no client elsewhere costs a server.
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

function writeRequest({ path, method = 'GET', headers = {}, body = '' }: Load['requests'][number]): Buffer {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: '127.0.0.1', ...headers, ...length });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

/** An answer as far as it has come. */
interface PartialAnswer {
  readonly status: number;
  /** Its beginning, while the end of its head has not come. */
  readonly head?: Buffer;
  /** Bytes of its body that are to come, where it says how many it has. */
  readonly missing?: number;
  /** Its last bytes, where it comes in chunks. */
  readonly tail?: Buffer;
  readonly isWhole: boolean;
  /** Whether the server closes the connection after it. */
  readonly isLast: boolean;
}

/** Reads on. What is kept of `bytes` is copied: their memory is read into again. */
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
