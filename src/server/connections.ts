import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';
import { createMemoryBudget } from './memory-budget.ts';
import { interceptInput, isDone, type ParserInput, stopsParser } from './node-http.ts';
import { bodyLength, findPartEnd, readTail } from './request-parts.ts';
import { createTimeSlices } from './time-slices.ts';

/**
 * Answers a request. The bytes of memory that the answer holds until the client
 * has read it: those that were made for it, and not those of a file in memory.
 */
export type Answer = (request: IncomingMessage, response: ServerResponse) => number | Promise<number>;

/** The connections of a server, on each of which one answer is made after the other. */
export interface Connections {
  /** Takes a connection that Node's HTTP server has prepared. */
  open(socket: Socket): void;
  /** Takes a request, which is the only one of its connection that is not answered yet. */
  accept(request: IncomingMessage, response: ServerResponse): void;
  /** Drops all that comes on a connection from now on; what was last read of it and has been parsed. */
  stopParsing(socket: Socket): Buffer;
  /** Acts when the answers to all that has come on a connection have been written (contract A14). */
  afterAnswers(socket: Socket, act: () => void): void;
  /** From now on the last answer of a connection says that the connection closes. */
  announceEnd(): void;
  /** About how many bytes of memory all connections buffer together, and how many were dropped because it was too much. */
  readonly memory: { readonly usedBytes: number; readonly dropped: number };
}

/** A connection, and what of it has not been answered. */
interface Connection {
  readonly socket: Socket;
  readonly parser: ParserInput;
  /** The answer to the request that came last, until both are done. */
  latest: ServerResponse | undefined;
  /** What was read at once, and how much of it the parser has got. */
  chunk: Buffer;
  parsed: number;
  /** Bytes of a body that are still to come, where its head says how long it is. */
  missing: number;
  /** The last characters of a head or a chunked body that is not whole. */
  tail: string;
  /** Bytes that the parser has got and that are no whole request yet. */
  partial: number;
  /** Bytes of memory of an answer that the client has not read. */
  unread: number;
  /** Whether the client has ended its side, and the parser has not been told yet. */
  isEnded: boolean;
  /** Whether what comes is no longer parsed. */
  isDropping: boolean;
}

/** About how many bytes of memory a request and its answer take besides their texts. */
const EXCHANGE_BYTES = 6000;
/** How much of a tick of the event loop goes to pipelined requests and large bodies. */
const SLICE_MS = 1;
const NOTHING = Buffer.alloc(0);

/**
 * Bounds what one client can take from the others (docs/decisions/0021). Node
 * reads up to 64 KiB of a connection and makes a request of every 30 bytes of
 * it before the first is answered. Here the parser gets one request at a time,
 * the next one when the answer has been handed to the system; meanwhile the
 * connection is not read, so TCP's own backpressure reaches the client. What
 * all connections buffer together is bounded, requests and answers alike:
 * beyond `bufferedBytes` the connection that has buffered something for the
 * longest time is dropped.
 */
export function createConnections(answer: Answer, limits: Pick<Limits, 'bufferedBytes'>): Connections {
  const known = new WeakMap<Socket, Connection>();
  const slices = createTimeSlices(SLICE_MS);
  const memory = createMemoryBudget<Connection>(limits.bufferedBytes, (connection) => {
    clear(connection);
    connection.socket.destroy();
  });
  let isEnding = false;

  function open(socket: Socket): void {
    const parser = interceptInput(socket, {
      onData: (bytes) => take(connection, bytes),
      onEnd() {
        connection.isEnded = true;
        finish(connection);
      },
    });
    const connection: Connection = {
      socket,
      parser,
      latest: undefined,
      chunk: NOTHING,
      parsed: 0,
      missing: 0,
      tail: '',
      partial: 0,
      unread: 0,
      isEnded: false,
      isDropping: false,
    };
    known.set(socket, connection);
    // Node lets one connection in with each tick: those behind it would wait for the slices of all before them.
    slices.postpone();
    socket.once('close', () => {
      clear(connection);
      memory.set(connection, 0);
    });
  }

  /** Takes what was read. Whether more is to be read now: not while something of it waits. */
  function take(connection: Connection, bytes: Buffer): boolean {
    if (connection.isDropping) return true;
    connection.chunk = bytes;
    connection.parsed = 0;
    if (!isAnswering(connection)) parsePart(connection);
    // A body that came with its head: to queue it would let everybody without a body go first.
    if (isReadingBody(connection) && !isParsed(connection)) parsePart(connection);
    const isRead = isParsed(connection);
    if (!isRead) keep(connection);
    account(connection);
    return isRead;
  }

  /** Keeps what is to be parsed later: a copy, because Node reads into pieces of 64 KiB and frees the rest of each. */
  function keep(connection: Connection): void {
    const { chunk, parsed } = connection;
    connection.chunk = Buffer.allocUnsafeSlow(chunk.length - parsed);
    chunk.copy(connection.chunk, 0, parsed);
    connection.parsed = 0;
    schedule(connection);
  }

  /** Parses on when it is this connection's turn, unless an answer is to be done first. */
  function schedule(connection: Connection): void {
    if (!isAnswering(connection)) slices.add(() => readOn(connection));
  }

  /** An answer is done: the system has all of it, or its client has gone. */
  function close(this: ServerResponse): void {
    const connection = known.get(this.req.socket);
    if (connection?.latest !== this) return;
    connection.unread = 0;
    account(connection);
    // Else the rest of its body is still being parsed.
    if (!this.req.complete) return;
    connection.latest = undefined;
    if (!isParsed(connection)) schedule(connection);
  }

  function readOn(connection: Connection): void {
    if (connection.socket.destroyed || isParsed(connection)) return;
    parsePart(connection);
    account(connection);
    if (!isParsed(connection)) schedule(connection);
    else {
      finish(connection);
      connection.parser.resume();
    }
  }

  /** Tells the parser that the client has ended its side, if it has, once all it has sent before is parsed. */
  function finish(connection: Connection): void {
    if (!connection.isEnded || !isParsed(connection)) return;
    connection.isEnded = false;
    connection.parser.end();
  }

  /** Gives the parser what comes next: one head, one body, or a part of one. */
  function parsePart(connection: Connection): void {
    const { chunk, parsed, latest, missing, tail } = connection;
    const isInBody = isReadingBody(connection);
    const end = findPartEnd(chunk, parsed, { isInBody, missing, tail });
    const part = end - parsed === chunk.length ? chunk : chunk.subarray(parsed, end);
    connection.parsed = end;
    connection.missing = Math.max(0, missing - part.length);
    connection.parser.parse(part);
    if (connection.isDropping) return;
    if (end === chunk.length) connection.chunk = NOTHING;
    const isWhole = connection.latest?.req.complete === true && (isInBody || connection.latest !== latest);
    if (isWhole) endRequest(connection);
    else {
      connection.partial += part.length;
      connection.tail = missing > 0 ? '' : readTail(tail, part);
    }
  }

  /** A request has been parsed whole. */
  function endRequest(connection: Connection): void {
    const { latest, socket } = connection;
    connection.partial = 0;
    connection.tail = '';
    if (latest === undefined) return;
    if (stopsParser(latest.req)) stopParsing(socket);
    if (isDone(latest)) connection.latest = undefined;
  }

  function account(connection: Connection): void {
    const { chunk, partial, unread } = connection;
    const bytes = chunk.length + partial + unread;
    memory.set(connection, bytes === 0 ? 0 : EXCHANGE_BYTES + bytes);
  }

  function accept(request: IncomingMessage, response: ServerResponse): void {
    const connection = known.get(request.socket);
    if (connection === undefined || connection.socket.destroyed) return;
    connection.latest = response;
    response.on('close', close);
    connection.missing = bodyLength(request);
    if (stopsParser(request) || (isEnding && isLast(connection, request))) response.setHeader('connection', 'close');
    const bytes = answer(request, response);
    if (typeof bytes === 'number') countUnread(connection, response, bytes);
    else void bytes.then((made) => countUnread(connection, response, made));
  }

  /** Counts an answer until the client has read as much of it as the system does not hold. */
  function countUnread(connection: Connection, response: ServerResponse, bytes: number): void {
    if (response.writableLength === 0 || connection.socket.destroyed) return;
    connection.unread = Math.max(1, bytes);
    account(connection);
  }

  function stopParsing(socket: Socket): Buffer {
    const connection = known.get(socket);
    if (connection === undefined) return NOTHING;
    const read = connection.chunk.subarray(0, connection.parsed);
    clear(connection);
    account(connection);
    // Closing with something unread would take the answers back.
    connection.parser.resume();
    return read;
  }

  return {
    open,
    accept,
    stopParsing,
    afterAnswers(socket, act) {
      const response = known.get(socket)?.latest;
      // A request of which the rest cannot be read gets no answer.
      if (response === undefined || isDone(response) || !response.req.complete) act();
      else response.once('close', act);
    },
    announceEnd() {
      isEnding = true;
    },
    memory,
  };
}

/** Drops what has come on a connection and is not answered, and all that comes. */
function clear(connection: Connection): void {
  connection.chunk = NOTHING;
  connection.parsed = 0;
  connection.partial = 0;
  connection.isDropping = true;
}

/** Whether all that was read has been parsed. */
function isParsed({ parsed, chunk }: Connection): boolean {
  return parsed >= chunk.length;
}

/** Whether a whole request has come of which the answer is not done. */
function isAnswering({ latest }: Connection): boolean {
  return latest?.req.complete === true;
}

function isReadingBody({ latest }: Connection): boolean {
  return latest?.req.complete === false;
}

/** Whether nothing is known to follow a request of which the parser has got the head. */
function isLast({ chunk, parsed, missing }: Connection, { headers }: IncomingMessage): boolean {
  return parsed + missing >= chunk.length || headers['transfer-encoding'] !== undefined;
}
