import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Rolldown } from 'vite';
import { contentDirectory } from '../reader/content-folder.ts';
import { serveContent } from './dev-server.ts';
import { publish } from './publish.ts';
import { sitePlugin } from './site-plugin.ts';
import { shareSiteSource } from './site-source.ts';

/** Makes a site of the content folder: its pages with Astro, everything else itself. */
export function businessSite(origin: string): AstroIntegration {
  const source = shareSiteSource(contentDirectory(), origin);
  return {
    name: 'business-site',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // In development wrong content is shown where it is noticed; a build ends at once.
        if (command === 'build') source.site();
        updateConfig({
          vite: { plugins: [sitePlugin(source)], build: { cssCodeSplit: false, rolldownOptions: { onLog } } },
        });
      },
      'astro:server:setup': ({ server }) => serveContent(server, source),
      'astro:build:done': ({ dir }) => publish(source.site(), fileURLToPath(dir)),
    },
  };
}

/** Keeps back a warning that every MDX file causes and nobody can act on. */
function onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, defaultHandler: Rolldown.LogOrStringHandler): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
}
