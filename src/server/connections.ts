import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';
import { createMemoryBudget } from './memory-budget.ts';
import { interceptInput, isDone, type ParserInput, stopsParser } from './node-http.ts';
import { bodyLength, findPartEnd, readTail } from './request-parts.ts';
import { createTimeSlices } from './time-slices.ts';

/**
 * Answers a request. Returns how many bytes the answer keeps in memory until the client has read it; files, which are
 * in memory anyway, count as 0.
 */
export type Answer = (request: IncomingMessage, response: ServerResponse) => number | Promise<number>;

/** The connections of a server. On each of them one request is answered after the other. */
export interface Connections {
  /** Takes over a connection that Node's HTTP server has set up. */
  open(socket: Socket): void;
  /** Answers a request. It is the only unanswered one of its connection. */
  accept(request: IncomingMessage, response: ServerResponse): void;
  /** Ignores everything that arrives on a connection from now on. Returns the parsed part of the last chunk. */
  stopParsing(socket: Socket): Buffer;
  /** Calls `act` once everything received on a connection so far has been answered (contract A14). */
  afterAnswers(socket: Socket, act: () => void): void;
  /** From now on the last answer on each connection says `Connection: close`. */
  announceEnd(): void;
  /** About how many bytes all connections buffer together, and how many connections were dropped for it. */
  readonly memory: { readonly usedBytes: number; readonly dropped: number };
}

/** A connection and its unanswered input. */
interface Connection {
  readonly socket: Socket;
  readonly parser: ParserInput;
  /** The response to the latest request, until both are complete. */
  latest: ServerResponse | undefined;
  /** The last chunk read from the socket, and how many bytes of it have been parsed. */
  chunk: Buffer;
  parsed: number;
  /** Bytes of the body that are still missing, if the request has a Content-Length. */
  missing: number;
  /** The last characters of an incomplete head or chunked body. */
  tail: string;
  /** Bytes of an incomplete request that have been parsed. */
  partial: number;
  /** Bytes of the answer that the client has not read. */
  unread: number;
  /** Whether the client has ended its side of the connection and the parser has not been told yet. */
  isEnded: boolean;
  /** Whether further input is ignored. */
  isDropping: boolean;
}

/** Approximate memory of a request and its answer besides their texts, in bytes. */
const EXCHANGE_BYTES = 6000;
/** Share of each tick of the event loop for pipelined requests and large bodies. */
const SLICE_MS = 1;
const NOTHING = Buffer.alloc(0);

/**
 * Bounds what one client can take from the others (docs/decisions/0021). Node reads up to 64 KiB of a connection at
 * once and emits a request for every 30 bytes of it before the first one is answered. Here the parser gets one request
 * at a time, and the next one when the answer has been handed to the operating system. Until then the socket is not
 * read, so TCP backpressure reaches the client. What all connections buffer together is bounded, requests and answers
 * alike: beyond `bufferedBytes` the connection that has buffered something for the longest time is dropped.
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
    // Node accepts one connection per tick: those behind it would wait for the time slices of all before them.
    slices.postpone();
    socket.once('close', () => {
      clear(connection);
      memory.set(connection, 0);
    });
  }

  /** Takes a chunk. Returns whether to go on reading: not while a part of the chunk waits. */
  function take(connection: Connection, bytes: Buffer): boolean {
    if (connection.isDropping) return true;
    connection.chunk = bytes;
    connection.parsed = 0;
    if (!isAnswering(connection)) parsePart(connection);
    // A body that arrived with its head: queued, it would let every request without a body go first.
    if (isReadingBody(connection) && !isParsed(connection)) parsePart(connection);
    const isRead = isParsed(connection);
    if (!isRead) keep(connection);
    account(connection);
    return isRead;
  }

  /** Keeps the unparsed rest in a copy, because Node reads into buffers of 64 KiB and a slice would keep all of it. */
  function keep(connection: Connection): void {
    const { chunk, parsed } = connection;
    connection.chunk = Buffer.allocUnsafeSlow(chunk.length - parsed);
    chunk.copy(connection.chunk, 0, parsed);
    connection.parsed = 0;
    schedule(connection);
  }

  /** Queues the next part for parsing, unless an answer has to be finished first. */
  function schedule(connection: Connection): void {
    if (!isAnswering(connection)) slices.add(() => readOn(connection));
  }

  /** Runs when an answer is complete: handed to the operating system, or its client is gone. */
  function close(this: ServerResponse): void {
    const connection = known.get(this.req.socket);
    if (connection?.latest !== this) return;
    connection.unread = 0;
    account(connection);
    // Otherwise the rest of the request body is still being parsed.
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

  /** Tells the parser that the client has ended its side, once everything it sent before has been parsed. */
  function finish(connection: Connection): void {
    if (!connection.isEnded || !isParsed(connection)) return;
    connection.isEnded = false;
    connection.parser.end();
  }

  /** Parses the next part: one head, one body, or a part of one. */
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

  /** Runs when a whole request has been parsed. */
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

  /** Counts an answer as unread until the client has read all but what the operating system buffers. */
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
    // Closing a socket with unread input resets it, and the client would lose the answers.
    connection.parser.resume();
    return read;
  }

  return {
    open,
    accept,
    stopParsing,
    afterAnswers(socket, act) {
      const response = known.get(socket)?.latest;
      // A request whose rest cannot be parsed gets no answer.
      if (response === undefined || isDone(response) || !response.req.complete) act();
      else response.once('close', act);
    },
    announceEnd() {
      isEnding = true;
    },
    memory,
  };
}

/** Drops the unparsed input of a connection, and ignores what arrives from now on. */
function clear(connection: Connection): void {
  connection.chunk = NOTHING;
  connection.parsed = 0;
  connection.partial = 0;
  connection.isDropping = true;
}

/** Whether the whole chunk has been parsed. */
function isParsed({ parsed, chunk }: Connection): boolean {
  return parsed >= chunk.length;
}

/** Whether a complete request is waiting for the end of its answer. */
function isAnswering({ latest }: Connection): boolean {
  return latest?.req.complete === true;
}

function isReadingBody({ latest }: Connection): boolean {
  return latest?.req.complete === false;
}

/** Whether nothing follows a request whose head has just been parsed, as far as is known. */
function isLast({ chunk, parsed, missing }: Connection, { headers }: IncomingMessage): boolean {
  return parsed + missing >= chunk.length || headers['transfer-encoding'] !== undefined;
}
