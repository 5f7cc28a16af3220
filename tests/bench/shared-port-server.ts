import { createSiteServer } from '../../src/server/create-server.ts';
import { buildFolders } from '../../src/settings/folders.ts';

// One of several servers at one port: the kernel deals connections out among them.
const { server } = createSiteServer(buildFolders(process.argv[2]));
server.listen({ port: Number(process.env.PORT), host: '127.0.0.1', reusePort: true });
