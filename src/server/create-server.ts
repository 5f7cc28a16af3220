import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { LARGEST_HEADERS, LONGEST_TARGET } from '../function/limits.ts';
import type { Log } from '../function/log.ts';
import { parseHosts } from '../function/mcp.ts';
import type { BuildFolders } from '../settings/folders.ts';
import { type Connections, createConnections } from './connections.ts';
import { type Limits, serverLimits } from './limits.ts';
import { createListener } from './listener.ts';
import { allowHalfOpen, serverOptions } from './node-http.ts';
import { createRefusals } from './refusal.ts';
import { validateHead } from './request-head.ts';
import { loadBuild } from './static-files.ts';

/**
 * Largest head that Node parses: any within both limits of contract A9, and some beyond, so that 414 and 431 can be
 * told apart.
 */
const LARGEST_HEAD = LONGEST_TARGET + LARGEST_HEADERS + 1024;

/** A server with a build in memory. */
export interface SiteServer {
  readonly server: Server;
  readonly connections: Connections;
  readonly origin: string;
  readonly fileCount: number;
}

/**
 * Loads a build and creates a server for it, which does not listen yet. Throws a `BuildError` if the build is
 * incomplete. Without `log` nothing is logged.
 */
export function createSiteServer(
  folders: Pick<BuildFolders, 'published' | 'prepared'>,
  { log, limits = serverLimits }: { readonly log?: Log | undefined; readonly limits?: Limits } = {},
): SiteServer {
  const { data, files } = loadBuild(folders);
  const listener = createListener({ data, files, allowedHosts: parseHosts(process.env.ALLOWED_HOSTS), log });
  const connections = createConnections((request, response) => {
    const failure = validateHead(request);
    return failure === undefined ? listener(request, response) : refusals.answer(response, failure);
  }, limits);
  const refusals = createRefusals(data, connections);
  const server = createServer({
    maxHeaderSize: LARGEST_HEAD,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.lookMs,
    requireHostHeader: false,
    ...serverOptions,
  });
  server.timeout = limits.silentMs;
  server.maxConnections = limits.connections;
  // Bounded by their size. Node would silently drop headers beyond a number.
  server.maxHeadersCount = 0;
  allowHalfOpen(server);
  server.on('connection', connections.open);
  server.on('request', connections.accept);
  server.on('checkExpectation', connections.accept);
  server.on('connect', (_request, socket) => refusals.refuseTunnel(socket as Socket));
  server.on('clientError', (error, socket) => refusals.refuse(error, socket as Socket));
  return { server, connections, origin: data.origin, fileCount: files.count };
}
