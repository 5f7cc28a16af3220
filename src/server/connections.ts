import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';
import { createTimeSlices } from './time-slices.ts';

/** The connections of a server, on each of which one answer is made after the other. */
export interface Connections {
  /** Takes a connection that Node's HTTP server has prepared. */
  open(socket: Socket): void;
  /** Takes a request: answers it once those before it on its connection have been answered. */
  readonly accept: RequestListener;
  /** Reads no more requests from a connection, and drops what comes; what was last read of it. */
  stopReading(socket: Socket): Buffer;
  /** Acts when the answers to all that has come on a connection have been written (contract A14). */
  afterAnswers(socket: Socket, act: () => void): void;
  /** From now on the last answer of a connection says that the connection closes. */
  announceEnd(): void;
}

/** A connection, and what of it has not been answered. */
interface Connection {
  readonly socket: Socket;
  /** Gives bytes to Node's HTTP parser. */
  readonly parse: (bytes: Buffer) => void;
  /** Tells Node's HTTP server that the client has ended its side. */
  readonly finish: () => void;
  /** Whether the client has, and the server has not been told yet. */
  isEnded: boolean;
  /** The answer to the request that came last. */
  latest: ServerResponse | undefined;
  /** Requests that are parsed and wait for the answers before them. */
  waiting: number;
  /** What was read at once, and how much of it the parser has got. */
  chunk: Buffer;
  parsed: number;
  /** Bytes that the parser has got and that are no whole request yet. */
  partial: number;
  /** About how many bytes of memory its unanswered requests take. */
  buffered: number;
}

/** Bytes of heads the parser gets at once: a few of the shortest requests, so that few wait for their answers. */
const HEAD_PART_BYTES = 256;
/** Bytes of a body the parser gets at once. Most requests are no longer, and are parsed whole. */
const BODY_PART_BYTES = 4096;
/** About how many bytes of memory a waiting request takes with its headers. */
const REQUEST_BYTES = 3000;
/** How much of a tick of the event loop goes to pipelined requests and large bodies. */
const SLICE_MS = 1;
const NOTHING = Buffer.alloc(0);
const HEAD_END = Buffer.from('\r\n\r\n');
const POST_START = 'P'.charCodeAt(0);

/**
 * Bounds what one client can take from the others (docs/decisions/0021). Node
 * reads up to 64 KiB of a connection and makes a request of every 30 bytes of
 * it before the first is answered. Here the parser gets small parts, the next
 * one when what it made of the last is answered; a request is worked out when
 * the answer before it on its connection has been handed to the system; and
 * the connection is not read meanwhile, so TCP's own backpressure reaches the
 * client. What all connections buffer together is bounded: beyond `bufferedBytes`
 * the one that has buffered something for the longest time is dropped.
 */
export function createConnections(answer: RequestListener, limits: Pick<Limits, 'bufferedBytes'>): Connections {
  const known = new WeakMap<Socket, Connection>();
  /** The connections with unanswered requests, the one that has had some for the longest time first. */
  const buffering = new Set<Connection>();
  const slices = createTimeSlices(SLICE_MS);
  let bufferedBytes = 0;
  let isEnding = false;

  function open(socket: Socket): void {
    const [parse] = socket.listeners('data');
    const ends = socket.listeners('end');
    if (parse === undefined) throw new Error('Node gives no access to what comes in on a connection.');
    const connection: Connection = {
      socket,
      parse: (bytes) => void parse.call(socket, bytes),
      finish: () => ends.forEach((end) => void end.call(socket)),
      isEnded: false,
      latest: undefined,
      waiting: 0,
      chunk: NOTHING,
      parsed: 0,
      partial: 0,
      buffered: 0,
    };
    known.set(socket, connection);
    // Node lets one connection in with each tick: those that wait for it wait for the slices of all before them.
    slices.cutShort();
    socket.off('data', parse as (bytes: Buffer) => void);
    socket.on('data', (bytes: Buffer) => take(connection, bytes));
    socket.removeAllListeners('end');
    socket.once('end', () => {
      connection.isEnded = true;
      finish(connection);
    });
    // Node resumes a connection after each request it has read from it.
    socket.on('resume', () => {
      if (isBusy(connection)) socket.pause();
    });
    socket.once('close', () => release(connection));
  }

  function take(connection: Connection, bytes: Buffer): void {
    connection.chunk = bytes;
    connection.parsed = 0;
    if (isOneRequest(bytes)) parsePart(connection, bytes.length);
    else {
      connection.socket.pause();
      account(connection);
      slices.add(() => readOn(connection));
    }
  }

  /** Gives the parser the next part of what was read, as soon as what it made of the last is answered. */
  function readOn(connection: Connection): void {
    const { socket, latest } = connection;
    if (socket.destroyed || connection.parsed === connection.chunk.length) return;
    const awaited = awaitedEvent(latest);
    if (awaited !== undefined) {
      latest?.once(awaited, () => slices.add(() => readOn(connection)));
      return;
    }
    parsePart(connection, partBytes(connection));
    if (connection.parsed < connection.chunk.length) slices.add(() => readOn(connection));
    else {
      finish(connection);
      if (!isBusy(connection)) socket.resume();
    }
  }

  /** Tells that the client has ended its side, if it has, once all it has sent before is parsed. */
  function finish(connection: Connection): void {
    if (!connection.isEnded || connection.parsed < connection.chunk.length) return;
    connection.isEnded = false;
    connection.finish();
  }

  function parsePart(connection: Connection, bytes: number): void {
    const { chunk, parsed, latest } = connection;
    const wasReadingBody = isReadingBody(connection);
    const part = chunk.subarray(parsed, parsed + bytes);
    connection.parsed += part.length;
    connection.parse(part);
    if (connection.chunk !== chunk) return;
    if (connection.parsed === chunk.length) {
      connection.chunk = NOTHING;
      connection.parsed = 0;
    }
    const isWhole = connection.latest?.req.complete === true && (wasReadingBody || connection.latest !== latest);
    connection.partial = isWhole ? 0 : connection.partial + part.length;
    account(connection);
  }

  /** Updates the sum of what is buffered; beyond the limit it drops the connection that has buffered for the longest time. */
  function account(connection: Connection): void {
    const { chunk, waiting, partial } = connection;
    // A paused connection reads one more chunk of that size before it stops.
    const buffered = 2 * chunk.length + waiting * REQUEST_BYTES + partial;
    if (buffered === connection.buffered) return;
    bufferedBytes += buffered - connection.buffered;
    connection.buffered = buffered;
    if (buffered === 0) buffering.delete(connection);
    else buffering.add(connection);
    if (bufferedBytes <= limits.bufferedBytes) return;
    const [first] = buffering;
    if (first === undefined) return;
    release(first);
    first.socket.destroy();
  }

  /** Clears the buffers of a connection. */
  function release(connection: Connection): void {
    connection.chunk = NOTHING;
    connection.parsed = 0;
    connection.partial = 0;
    connection.waiting = 0;
    account(connection);
  }

  function accept(request: IncomingMessage, response: ServerResponse): void {
    const connection = known.get(request.socket);
    if (connection === undefined || connection.socket.destroyed) return;
    connection.latest = response;
    // Node gives a response its socket when the one before it has been written.
    if (response.socket === null) wait(connection, request, response);
    else start(connection, request, response);
  }

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    if (isEnding && connection.latest === response) response.setHeader('connection', 'close');
    answer(request, response);
  }

  function wait(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.waiting++;
    account(connection);
    connection.socket.pause();
    const begin = () => {
      if (connection.socket.destroyed) return;
      if (connection.waiting > 0) connection.waiting--;
      account(connection);
      if (!isBusy(connection)) connection.socket.resume();
      start(connection, request, response);
    };
    response.once('socket', () => slices.add(begin));
  }

  return {
    open,
    accept,
    stopReading(socket) {
      const connection = known.get(socket);
      const read = connection?.chunk.subarray(0, connection.parsed) ?? NOTHING;
      if (connection !== undefined) {
        connection.chunk = NOTHING;
        connection.parsed = 0;
        account(connection);
      }
      // Node gives the parser of a tunnel to another connection.
      for (const event of ['data', 'end']) socket.removeAllListeners(event);
      socket.on('data', () => {});
      return read;
    },
    afterAnswers(socket, act) {
      const response = known.get(socket)?.latest;
      if (response === undefined || response.closed || response.writableFinished) act();
      else if (response.req.complete) response.once('close', act);
      // A request of which the rest cannot be read gets no answer; those before it do.
      else if (response.socket === null) response.once('socket', act);
      else act();
    },
    announceEnd() {
      isEnding = true;
    },
  };
}

function isBusy({ waiting, parsed, chunk }: Connection): boolean {
  return waiting > 0 || parsed < chunk.length;
}

/** What happens to an answer before anything behind its request is parsed, if that has not happened yet. */
function awaitedEvent(latest: ServerResponse | undefined): 'close' | 'socket' | undefined {
  if (latest === undefined || latest.writableFinished) return undefined;
  if (latest.socket === null) return 'socket';
  return latest.req.complete ? 'close' : undefined;
}

/** How much of what was read the parser gets next. */
function partBytes(connection: Connection): number {
  return isReadingBody(connection) ? BODY_PART_BYTES : HEAD_PART_BYTES;
}

function isReadingBody({ latest }: Connection): boolean {
  return latest?.req.complete === false;
}

/** Whether a chunk is one request at most, by its size and where its head ends. */
function isOneRequest(bytes: Buffer): boolean {
  if (bytes.length > BODY_PART_BYTES) return false;
  const end = bytes.indexOf(HEAD_END);
  return end < 0 || end + HEAD_END.length === bytes.length || bytes[0] === POST_START;
}
