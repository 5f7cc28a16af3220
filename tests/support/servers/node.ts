import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../functions/node/create-server.ts';
import type { BuildFolders } from '../../../src/system/folders.ts';
import { sendHttp } from './http.ts';
import type { TestServer } from './test-server.ts';

/** The Node server on a local port. */
type NodeServer = TestServer & ReturnType<typeof createSiteServer> & { readonly port: number };
type Options = Parameters<typeof createSiteServer>[1] & { readonly port?: number };

/** Serves a build with the Node server, by default on a free port. */
export async function startNode(
  folders: BuildFolders,
  { port: wanted = 0, ...options }: Options = {},
): Promise<NodeServer> {
  const site = createSiteServer(folders, options);
  const { server } = site;
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...site,
    name: 'node',
    port,
    send: (path, init) => sendHttp(port, path, init),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
