import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CreatePreviewServer } from 'astro';
import { createSiteServer } from '../server/create-server.ts';
import { preparedBeside } from '../settings/folders.ts';

/** Serves the build with the embedded server, so that `astro preview` behaves like the published site. */
const preview: CreatePreviewServer = async ({ outDir, host, port, logger }) => {
  const published = fileURLToPath(outDir);
  const site = createSiteServer({ published, prepared: preparedBeside(published) });
  const closed = once(site.server, 'close');
  site.server.listen(port, host);
  await once(site.server, 'listening');
  logger.info(`Serving ${site.fileCount} files of ${site.origin} at http://${host ?? 'localhost'}:${port}/`);
  return {
    ...(host === undefined ? {} : { host }),
    port,
    closed: async () => void (await closed),
    async stop() {
      site.drain();
      await closed;
    },
  };
};

// Astro expects a default export.
export default preview;
