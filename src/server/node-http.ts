import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Everything that relies on internals of Node's HTTP server rather than on its documentation.
 * tests/server/node-http.test.ts fails on a version of Node that does any of it differently.
 */

/** An error of a connection or of Node's HTTP parser, as `clientError` reports it. */
export interface ParserError extends Error {
  readonly code?: string;
  /** The last bytes the parser got. */
  readonly rawPacket?: Buffer;
  /** How many of them were parsed before the error. */
  readonly bytesParsed?: number;
}

/** Receives the input of a connection in place of Node's HTTP parser. */
export interface Receiver {
  /** Takes a chunk. Returning false stops reading until `resume` is called. */
  onData(bytes: Buffer): boolean;
  /** Called when the client ends its side of the connection. */
  onEnd(): void;
}

/** Node's HTTP parser of a connection, fed by hand. */
export interface ParserInput {
  /** Parses bytes; their requests and errors are emitted before it returns. */
  parse(bytes: Buffer): void;
  /** Says that no more bytes follow. An incomplete request becomes an error. */
  end(): void;
  /** Continues reading from the connection. */
  resume(): void;
}

/** Options missing in the types of the oldest supported Node, which ignores them. */
export const serverOptions: ServerOptions & { readonly optimizeEmptyRequests: boolean } = {
  // A request without a body is not a stream: 6 % less CPU time for a static answer (Node 24).
  optimizeEmptyRequests: true,
};

/** Lets clients end their side of a connection right after the request. */
export function allowHalfOpen(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * Puts a receiver between a connection and Node's HTTP parser. A socket passes what it reads to its own `push` and asks
 * for more with `_read`; the parser listens to its `data` events. Call it when the server emits `connection`, before
 * anything is read.
 */
export function interceptInput(socket: Socket, receiver: Receiver): ParserInput {
  const { push, _read: read } = socket;
  let isStopped = false;
  // A data listener makes Node read through JavaScript instead of inside its parser.
  const ignore = () => {};
  socket.on('data', ignore);
  socket.off('data', ignore);
  socket.push = (bytes: Buffer | null) => {
    if (bytes === null) receiver.onEnd();
    else isStopped = !receiver.onData(bytes);
    return !isStopped;
  };
  socket._read = (size) => {
    if (!isStopped) read.call(socket, size);
  };
  return {
    parse: (bytes) => void socket.emit('data', bytes),
    end() {
      push.call(socket, null);
      socket.read(0);
    },
    resume() {
      if (!isStopped) return;
      isStopped = false;
      read.call(socket, 0);
    },
  };
}

/**
 * Whether Node's parser cannot be relied on after this request. It stops at an upgrade; if the server does not upgrade,
 * the rest of the same chunk is lost and errors are no longer reported.
 */
export function stopsParser({ headers }: IncomingMessage): boolean {
  return headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '');
}

/**
 * Whether an answer has been handed to the operating system completely, so that the next request of its connection may
 * be parsed.
 */
export function isDone(response: ServerResponse): boolean {
  return response.closed;
}
