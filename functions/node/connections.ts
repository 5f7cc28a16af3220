import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  /** The response under way, and those that wait for its end. */
  readonly unanswered: ServerResponse[];
  latest?: ServerResponse | undefined;
  /** Writes the last words, when nothing is unanswered. */
  write?: () => void;
}

/**
 * Bounds what one client can take from the others (docs/decisions/0014). Node emits all requests of a packet at once.
 * Here the next one is answered when the answer before it has been handed to the operating system, so a connection
 * holds one answer, and answers one request in each turn of the event loop.
 */
export function createConnections(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  limits: { readonly unanswered: number; readonly allUnanswered: number },
) {
  const known = new WeakMap<Socket, Connection>();
  let allUnanswered = 0;

  function open(socket: Socket): Connection {
    const connection: Connection = { unanswered: [] };
    known.set(socket, connection);
    // Node makes an error for each request that is left unanswered. Their stacks would take longer than the requests.
    const { stackTraceLimit } = Error;
    socket.prependOnceListener('close', () => Object.assign(Error, { stackTraceLimit: 0 }));
    socket.once('close', () => {
      Error.stackTraceLimit = stackTraceLimit;
      allUnanswered -= connection.unanswered.splice(0).length;
    });
    return connection;
  }

  function begin(response: ServerResponse, { unanswered }: Connection): void {
    // A socket that was closed while this request waited has none.
    if (unanswered[0] !== response) return;
    // Node's parser stops at a wish for another protocol: what comes behind it is lost.
    const isLast = connections.isEnding || response.req.headers.upgrade !== undefined;
    if (isLast && unanswered.length === 1) response.setHeader('connection', 'close');
    response.on('close', next);
    answer(response.req, response);
  }

  /** Runs when an answer has been handed to the operating system, or its client is gone. */
  function next(this: ServerResponse): void {
    const connection = known.get(this.req.socket);
    if (connection?.unanswered[0] !== this) return;
    connection.unanswered.shift();
    allUnanswered--;
    // What a connection holds survives every collection of garbage.
    if (this.req.complete && connection.latest === this) connection.latest = undefined;
    const [following] = connection.unanswered;
    if (following === undefined) connection.write?.();
    else setImmediate(begin, following, connection);
  }

  const connections = {
    /** Whether the last answer on each connection says `Connection: close`. */
    isEnding: false,

    /** Takes a request that Node has parsed. */
    accept(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      if (socket.destroyed) return;
      const connection = known.get(socket) ?? open(socket);
      connection.latest = response;
      const count = connection.unanswered.push(response);
      allUnanswered++;
      if (count === 1) begin(response, connection);
      else if (count > limits.unanswered || allUnanswered > limits.allUnanswered) socket.destroy();
    },

    /**
     * Calls `write` when every complete request that came on a connection before is answered (contract A14), with the
     * last one if it never became complete.
     */
    end(socket: Socket, write: (incomplete?: IncomingMessage) => void): void {
      const connection = known.get(socket) ?? open(socket);
      if (connection.write !== undefined) return;
      const { latest, unanswered } = connection;
      const incomplete = latest?.req.complete === false ? latest.req : undefined;
      connection.write = () => write(incomplete);
      // A request that has its answer gets no second one.
      if (incomplete && unanswered.at(-1) !== latest) socket.destroy();
      else if (incomplete) allUnanswered -= unanswered.splice(-1).length;
      if (unanswered.length === 0) connection.write();
    },
  };
  return connections;
}
