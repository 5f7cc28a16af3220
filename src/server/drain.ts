import type { SiteServer } from './create-server.ts';
import type { Limits } from './limits.ts';

/**
 * Shuts a server down without losing a request. For `drainMs` every answer says `Connection: close` (RFC 9112, section
 * 9.6), so that no client sends its next request into a connection that is being closed. Then the server stops
 * listening, closes idle connections and answers what is under way. Requests that have arrived by then are read first,
 * even if the timer fires late.
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
          // A connection becomes idle a moment after its answer.
          setInterval(() => server.closeIdleConnections(), 20).unref();
        }),
      count === 0 ? 0 : drainMs,
    ),
  );
  setTimeout(() => server.closeAllConnections(), endMs).unref();
}
