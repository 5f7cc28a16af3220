import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../functions/node/create-server.ts';
import type { BuildFolders } from '../system/folders.ts';

/** Serves a finished build on a free port of this machine. Throws a `UserError` if the build is incomplete. */
export async function startLocalServer(folders: BuildFolders) {
  const { server, origin } = createSiteServer(folders);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Address of the server, without a slash at the end. */
    url: `http://127.0.0.1:${port}`,
    /** Origin that the site was built for. */
    origin,
    /** Stops the server and closes open connections. */
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
