import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { parseHosts } from '../edge/allowed-hosts.ts';
import type { EdgeData } from '../edge/edge-data.ts';
import type { Log } from '../edge/observe.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { type Limits, serverLimits } from './limits.ts';
import { createListener } from './listener.ts';
import { refuse } from './refusal.ts';
import { loadStaticFiles, readBuilt } from './static-files.ts';

/** A server that has a build in memory, and what it holds. */
export interface SiteServer {
  readonly server: Server;
  readonly origin: string;
  readonly fileCount: number;
}

/**
 * Loads a build and makes a server of it that is not listening yet. Throws a
 * `BuildError` if it is not whole. Without `log` nothing is logged.
 */
export function createSiteServer(
  folders: Pick<BuildFolders, 'published' | 'prepared'>,
  { log, limits = serverLimits }: { readonly log?: Log | undefined; readonly limits?: Limits } = {},
): SiteServer {
  const data = readBuilt<EdgeData>(join(folders.prepared, 'edge-data.json'));
  const files = loadStaticFiles(folders.published, folders.prepared, data);
  const server = createServer(
    {
      maxHeaderSize: 131_072,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.lookMs,
    },
    createListener({ data, files, allowedHosts: parseHosts(process.env.ALLOWED_HOSTS), log }),
  );
  server.timeout = limits.silentMs;
  server.maxConnections = limits.connections;
  server.on('clientError', (error, socket) => refuse(error, socket as Socket, data));
  return { server, origin: data.origin, fileCount: files.count };
}
