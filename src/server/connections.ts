import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';
import { createTurns } from './turns.ts';

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
  /** The answer to the request that came last. */
  latest: ServerResponse | undefined;
  /** Requests that wait behind others. */
  waiting: number;
  /** What was read at once, and how much of it the parser has got. */
  chunk: Buffer;
  parsed: number;
  /** Bytes that the parser has got and that are no whole request yet. */
  partial: number;
  /** Bytes it takes in memory, about. */
  held: number;
}

/** What the parser gets at once: most requests whole, and not more than a hundred or so of the shortest. */
const PART_BYTES = 4096;
/** What a request takes that waits, with its headers. */
const REQUEST_BYTES = 3000;
/** How much of a turn of the event loop goes to those who ask for much at once. */
const TURN_MS = 5;
const NOTHING = Buffer.alloc(0);
const HEAD_END = Buffer.from('\r\n\r\n');
const POST_START = 'P'.charCodeAt(0);

/**
 * Bounds what one client can take from the others (docs/decisions/0021). Node
 * reads up to 64 KiB of a connection and makes a request of every 30 bytes of
 * it before the first is answered. Here the parser gets small parts, the next
 * one when what it made of the last is answered; a request is worked out when
 * the answer before it on its connection has been handed to the system; and
 * the connection is not read meanwhile. What all connections together hold is
 * bounded: beyond `heldBytes` the one that has held something for the longest
 * time is dropped.
 */
export function createConnections(answer: RequestListener, limits: Pick<Limits, 'heldBytes'>): Connections {
  const known = new WeakMap<Socket, Connection>();
  /** Those that hold something, in the order in which they began to. */
  const holding = new Set<Connection>();
  const turns = createTurns(TURN_MS);
  let heldBytes = 0;
  let isEnding = false;

  function open(socket: Socket): void {
    const [parse] = socket.listeners('data');
    if (parse === undefined) throw new Error('Node gives no access to what comes in on a connection.');
    const connection: Connection = {
      socket,
      parse: (bytes) => void parse.call(socket, bytes),
      latest: undefined,
      waiting: 0,
      chunk: NOTHING,
      parsed: 0,
      partial: 0,
      held: 0,
    };
    known.set(socket, connection);
    socket.off('data', parse as (bytes: Buffer) => void);
    socket.on('data', (bytes: Buffer) => take(connection, bytes));
    // Node resumes a connection after each request it has read from it.
    socket.on('resume', () => {
      if (isBusy(connection)) socket.pause();
    });
    socket.once('close', () => release(connection));
  }

  function take(connection: Connection, bytes: Buffer): void {
    connection.chunk = bytes;
    connection.parsed = 0;
    if (isOneRequest(bytes)) parsePart(connection);
    else {
      connection.socket.pause();
      account(connection);
      turns.add(() => readOn(connection));
    }
  }

  /** Gives the parser the next part of what was read, as soon as what it made of the last is answered. */
  function readOn(connection: Connection): void {
    const { socket, latest } = connection;
    if (socket.destroyed || connection.parsed === connection.chunk.length) return;
    const isHere = latest === undefined || latest.socket !== null || latest.writableFinished;
    if (latest !== undefined && !latest.writableFinished && !(isHere && !latest.req.complete)) {
      latest.once(isHere ? 'close' : 'socket', () => turns.add(() => readOn(connection)));
      return;
    }
    parsePart(connection);
    if (connection.parsed < connection.chunk.length) turns.add(() => readOn(connection));
    else if (!isBusy(connection)) socket.resume();
  }

  function parsePart(connection: Connection): void {
    const { chunk, parsed, latest } = connection;
    const wasWhole = latest === undefined || latest.req.complete;
    const part = chunk.subarray(parsed, parsed + PART_BYTES);
    connection.parsed += part.length;
    connection.parse(part);
    if (connection.chunk !== chunk) return;
    if (connection.parsed === chunk.length) {
      connection.chunk = NOTHING;
      connection.parsed = 0;
    }
    const isWhole = connection.latest?.req.complete === true && !(wasWhole && connection.latest === latest);
    connection.partial = isWhole ? 0 : connection.partial + part.length;
    account(connection);
  }

  /** Brings what is held up to date, and drops what is too much. */
  function account(connection: Connection): void {
    const { chunk, waiting, partial } = connection;
    // As much as was read is read ahead once more before a connection that is not read stands still.
    const held = 2 * chunk.length + waiting * REQUEST_BYTES + partial;
    if (held === connection.held) return;
    heldBytes += held - connection.held;
    connection.held = held;
    if (held === 0) holding.delete(connection);
    else holding.add(connection);
    if (heldBytes <= limits.heldBytes) return;
    const [first] = holding;
    if (first === undefined) return;
    release(first);
    first.socket.destroy();
  }

  /** Forgets what a connection holds. */
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
    response.once('socket', () => turns.add(begin));
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
      socket.removeAllListeners('data');
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

/** Whether bytes hold one request at most, as far as can be told at a glance. */
function isOneRequest(bytes: Buffer): boolean {
  if (bytes.length > PART_BYTES) return false;
  const end = bytes.indexOf(HEAD_END);
  return end < 0 || end + HEAD_END.length === bytes.length || bytes[0] === POST_START;
}
