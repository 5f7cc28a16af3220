import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';

/** The connections of a server, on each of which one answer is written after the other. */
export interface Connections {
  /** Takes a request: answers it once those before it on its connection have been answered. */
  readonly accept: RequestListener;
  /** Acts when the answers to all that has come on a connection have been written (contract A14). */
  afterAnswers(socket: Socket, act: () => void): void;
  /** From now on the last answer of a connection says that the connection closes. */
  announceEnd(): void;
}

/** The requests of one connection that wait behind others. */
interface Queue {
  readonly socket: Socket;
  waiting: number;
}

/**
 * Bounds what pipelined requests can take (RFC 9112, section 9.3.2). A request
 * that comes before the answer to the one ahead of it has been handed to the
 * system is not worked out, and its connection is not read, until it is its
 * turn; each connection gets one turn in a turn of the event loop. So a client
 * that does not read costs one answer and what was read at once. Node takes up
 * to 64 KiB of requests from a connection at once; where all of them together
 * are more than `waiting`, the connection with the most of them is dropped.
 */
export function createConnections(answer: RequestListener, limits: Pick<Limits, 'waiting'>): Connections {
  const latest = new WeakMap<Socket, ServerResponse>();
  const queues = new Map<Socket, Queue>();
  let waiting = 0;
  let isEnding = false;

  function accept(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    latest.set(socket, response);
    // Node gives a response its socket when the one before it has been written.
    if (response.socket === null) wait(request, response, queues.get(socket) ?? openQueue(socket));
    else start(request, response);
  }

  function start(request: IncomingMessage, response: ServerResponse): void {
    if (isEnding && latest.get(request.socket) === response) response.setHeader('connection', 'close');
    answer(request, response);
  }

  function wait(request: IncomingMessage, response: ServerResponse, queue: Queue): void {
    queue.waiting++;
    waiting++;
    queue.socket.pause();
    response.once('socket', () =>
      setImmediate(() => {
        if (queue.socket.destroyed) return;
        queue.waiting--;
        waiting--;
        if (queue.waiting === 0) queue.socket.resume();
        start(request, response);
      }),
    );
    if (waiting > limits.waiting) dropLongest();
  }

  function openQueue(socket: Socket): Queue {
    const queue: Queue = { socket, waiting: 0 };
    queues.set(socket, queue);
    // Node resumes a connection after each request it has read from it.
    socket.on('resume', () => {
      if (queue.waiting > 0) socket.pause();
    });
    socket.once('close', () => {
      queues.delete(socket);
      waiting -= queue.waiting;
    });
    return queue;
  }

  function dropLongest(): void {
    let longest: Queue | undefined;
    for (const queue of queues.values()) {
      if (!queue.socket.destroyed && queue.waiting > (longest?.waiting ?? 0)) longest = queue;
    }
    if (longest === undefined) return;
    waiting -= longest.waiting;
    longest.waiting = 0;
    longest.socket.destroy();
  }

  return {
    accept,
    afterAnswers(socket, act) {
      const response = latest.get(socket);
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
