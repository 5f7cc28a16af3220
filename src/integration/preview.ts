import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CreatePreviewServer } from 'astro';
import { createSiteServer } from '../../functions/node/create-server.ts';
import { foldersOf } from '../system/folders.ts';

/** Serves the build with the embedded server, so that `astro preview` behaves like the published site. */
const preview: CreatePreviewServer = async ({ outDir, host, port, logger }) => {
  const { server, origin, fileCount, drain } = createSiteServer(foldersOf(fileURLToPath(outDir)));
  const closed = once(server, 'close').then(() => {});
  await once(server.listen(port, host), 'listening');
  logger.info(`Serving ${fileCount} files of ${origin} at http://${host ?? 'localhost'}:${port}/`);
  const stop = () => {
    drain();
    return closed;
  };
  return { port, closed: () => closed, stop };
};

// Astro expects a default export.
export default preview;
