import { createServer, request, type Server } from 'node:http';

/** A request that went by, and what came back for it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A server that passes everything on to another port of this machine and notes what goes by. */
export function recordExchanges(port: number, note: (exchange: Exchange) => void): Server {
  return createServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      note({ method, path, status, headers: answer.headers });
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
}
