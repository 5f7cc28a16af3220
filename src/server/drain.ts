import type { SiteServer } from './create-server.ts';
import type { Limits } from './limits.ts';

/**
 * Ends a server without losing a request. For a moment every answer says that
 * its connection ends with it (RFC 9112, section 9.6), so that no client sends
 * its next request into a connection that is being closed. Then nobody is let
 * in any more, idle connections are closed, and what is under way is answered.
 * Requests that have come by then are read first, however late the moment ends.
 */
export function drain(
  { server, connections }: Pick<SiteServer, 'server' | 'connections'>,
  { drainMs, endMs }: Pick<Limits, 'drainMs' | 'endMs'>,
): void {
  connections.announceEnd();
  server.getConnections((_error, count) =>
    setTimeout(
      () =>
        setImmediate(() => {
          server.close();
          // A connection that has got its answer is idle a moment later.
          setInterval(() => server.closeIdleConnections(), 20).unref();
        }),
      count === 0 ? 0 : drainMs,
    ),
  );
  setTimeout(() => server.closeAllConnections(), endMs).unref();
}
