import { createServer, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../../src/function/log.ts';
import { parseHosts } from '../../src/function/mcp.ts';
import { LARGEST_HEADERS, LONGEST_TARGET } from '../../src/function/request.ts';
import type { BuildFolders } from '../../src/settings/folders.ts';
import { createConnections } from './connections.ts';
import { createListener } from './listener.ts';
import { refuseInput } from './refusal.ts';
import { loadBuild } from './static-files.ts';

/** Limits that keep slow, silent or greedy clients from taking the Node server away from others. */
export const serverLimits = {
  /** Until all headers of a request have arrived. */
  headersMs: 10_000,
  /** Until the whole request has arrived. */
  requestMs: 15_000,
  /** Between two requests on one connection. */
  idleMs: 30_000,
  /** Without a byte in either direction, for clients that do not read their answers. */
  silentMs: 40_000,
  /** How often these times are checked. */
  lookMs: 1000,
  /** Open connections; further ones are dropped as they arrive. */
  connections: 12_000,
  /** Unanswered requests on one connection; with one more it is cut off. */
  unanswered: 64,
  /** Unanswered requests on all connections; beyond it one that adds to its own is cut off. */
  allUnanswered: 32_768,
  /** From the signal to shut down until idle connections are closed; answers in between say `Connection: close`. */
  drainMs: 250,
  /** From the signal to shut down until connections that still hang are cut off. */
  endMs: 5000,
};

export type Limits = Readonly<typeof serverLimits>;

/**
 * Loads a build and creates a server for it, which does not listen yet. Throws a `UserError` if the build is
 * incomplete. Without `log` nothing is logged.
 */
export function createSiteServer(
  folders: BuildFolders,
  { log, limits = serverLimits }: { readonly log?: Log | undefined; readonly limits?: Limits } = {},
) {
  const build = loadBuild(folders);
  const { data, fileCount } = build;
  const allowedHosts = parseHosts(process.env.ALLOWED_HOSTS);
  const listener = createListener({ ...build, allowedHosts, log });
  const connections = createConnections(listener, limits);
  // The oldest supported Node ignores `optimizeEmptyRequests`: there a request without a body is a stream.
  const options: ServerOptions & { readonly optimizeEmptyRequests: boolean } = {
    optimizeEmptyRequests: true,
    // Any head within both limits of contract A9, and some beyond, so that 414 and 431 can be told apart.
    maxHeaderSize: LONGEST_TARGET + LARGEST_HEADERS + 1024,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.lookMs,
    // Node would refuse without a problem document.
    requireHostHeader: false,
  };
  const server = createServer(options, connections.accept);
  server.timeout = limits.silentMs;
  server.maxConnections = limits.connections;
  // Bounded by their size. Node would silently drop headers beyond a number.
  server.maxHeadersCount = 0;
  server.on('checkExpectation', connections.accept);
  server.on('clientError', (error, socket: Socket) => {
    connections.end(socket, (request) => refuseInput(socket, data, error, request));
  });
  return {
    server,
    origin: data.origin,
    fileCount,
    /**
     * Shuts the server down without losing a request. For `drainMs` every answer says `Connection: close` (RFC 9112,
     * section 9.6), so that no client sends its next request into a connection that is being closed. Then the server
     * stops listening, closes idle connections and answers what is under way. Requests that have arrived by then are
     * read first, even if the timer fires late.
     */
    drain(): void {
      connections.isEnding = true;
      server.getConnections((_error, count) =>
        setTimeout(() => setImmediate(() => server.close()), count === 0 ? 0 : limits.drainMs),
      );
      setTimeout(() => server.closeAllConnections(), limits.endMs).unref();
    },
  };
}
