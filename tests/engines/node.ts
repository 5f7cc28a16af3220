import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../src/server/create-server.ts';
import type { BuildFolders } from '../../src/settings/folders.ts';
import type { Engine } from './engine.ts';
import { sendHttp } from './http.ts';

/** Serves a build with the Node server, on a free port where none is given. */
export async function startNode(folders: BuildFolders, wanted = 0): Promise<Engine & { readonly port: number }> {
  const { server } = createSiteServer(folders);
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    name: 'node',
    port,
    send: (path, init) => sendHttp(port, path, init),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
