import { createServer } from 'node:http';
import { parseHosts } from '../../src/function/answer-mcp.ts';
import type { Log } from '../../src/function/log-request.ts';
import { MAX_HEADER_BYTES, MAX_TARGET_BYTES } from '../../src/function/request.ts';
import type { BuildFolders } from '../../src/system/folders.ts';
import { createListener } from './listener.ts';
import { loadBuild } from './static-files.ts';

/** Limits that keep slow or silent clients from blocking the Node server for others. */
export const serverLimits = {
  /** Maximum time until all headers of a request have arrived. */
  headersMs: 10_000,
  /** Maximum time until the whole request has arrived. */
  requestMs: 15_000,
  /** Maximum time between two requests on one connection. */
  idleMs: 30_000,
  /** Maximum time without a byte in either direction, for clients that do not read their answers. */
  silentMs: 40_000,
  /** How often Node checks for late requests. */
  checkMs: 1000,
  /** Maximum number of open connections; further ones are dropped as they arrive. */
  connections: 12_000,
  /** Time from the signal to shut down until the server stops listening; answers in between say `Connection: close`. */
  drainMs: 1000,
  /** Time from the signal to shut down until open connections are closed. */
  endMs: 5000,
};

/**
 * Loads a build and creates a server for it, which does not listen yet. Throws a `UserError` if the build is
 * incomplete. Without `log` nothing is logged.
 */
export function createSiteServer(
  folders: BuildFolders,
  { log, limits = serverLimits }: { readonly log?: Log | undefined; readonly limits?: typeof serverLimits } = {},
) {
  const build = loadBuild(folders);
  const listener = createListener({ ...build, allowedHosts: parseHosts(process.env.ALLOWED_HOSTS), log });
  let isDraining = false;
  const server = createServer(
    {
      // More than contract A9 allows, so that the function can answer what is too large with a problem.
      maxHeaderSize: MAX_TARGET_BYTES + MAX_HEADER_BYTES + 1024,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      if (isDraining) response.setHeader('connection', 'close');
      listener(request, response);
    },
  );
  server.timeout = limits.silentMs;
  server.maxConnections = limits.connections;
  return {
    server,
    origin: build.data.origin,
    fileCount: build.fileCount,
    /**
     * Shuts the server down without losing a request on a kept connection. For `drainMs` every answer says
     * `Connection: close` (RFC 9112, section 9.6), so that no client sends its next request into a connection that is
     * being closed. Then the server stops listening, closes idle connections and finishes the requests in progress.
     */
    drain(): void {
      isDraining = true;
      server.getConnections((_error, count) => setTimeout(() => server.close(), count === 0 ? 0 : limits.drainMs));
      setTimeout(() => server.closeAllConnections(), limits.endMs).unref();
    },
  };
}
