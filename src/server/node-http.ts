import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Everything that rests on how Node's HTTP server works inside rather than on
 * its documentation. tests/server/node-http.test.ts fails on a Node version
 * that does one of these things in another way.
 */

/** An error of a connection or of Node's HTTP parser, as `clientError` gets it. */
export interface ParserError extends Error {
  readonly code?: string;
  /** What the parser got last. */
  readonly rawPacket?: Buffer;
  /** How many bytes of it were read before the error. */
  readonly bytesParsed?: number;
}

/** Receives what comes in on a connection, in place of Node's HTTP parser. */
export interface Receiver {
  /** Takes what was read. False stops reading until `resume` is called. */
  onData(bytes: Buffer): boolean;
  /** Learns that the client has ended its side of the connection. */
  onEnd(): void;
}

/** Node's HTTP parser of a connection, which gets bytes only when it is given some. */
export interface ParserInput {
  /** Parses bytes: requests and errors come out of it before this returns. */
  parse(bytes: Buffer): void;
  /** Says that no more bytes come. A request that is not whole becomes an error. */
  end(): void;
  /** Reads on from the connection. */
  resume(): void;
}

/** Options that the types of the oldest promised Node do not have; it ignores them. */
export const serverOptions: ServerOptions & { readonly optimizeEmptyRequests: boolean } = {
  // A request without a body is no stream, which takes 6 of 100 parts off the CPU time of a static answer (Node 24).
  optimizeEmptyRequests: true,
};

/** Lets clients end their side of a connection as soon as they have asked. */
export function allowHalfOpen(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * Puts a receiver between a connection and Node's HTTP parser. A socket hands
 * what it reads to its own `push`, and asks itself for more with `_read`; the
 * parser listens to its `data` events. Must be called when the server emits
 * `connection`, before anything is read.
 */
export function interceptInput(socket: Socket, receiver: Receiver): ParserInput {
  const { push, _read: read } = socket;
  let isStopped = false;
  // A listener for data makes Node read through JavaScript instead of inside its parser.
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
 * Whether Node's parser can no longer be relied on from this request on. It
 * stops where the protocol might change; if the server does not change it, what
 * the parser got in the same piece is lost, and errors are no longer reported.
 */
export function stopsParser({ headers }: IncomingMessage): boolean {
  return headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '');
}

/** Whether all of an answer has been handed to the system, and the next request of its connection may be parsed. */
export function isDone(response: ServerResponse): boolean {
  return response.closed;
}
