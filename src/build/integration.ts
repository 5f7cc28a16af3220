import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Rolldown } from 'vite';
import { contentDirectory } from '../reader/content-folder.ts';
import { hashInline } from './client-scripts.ts';
import { createPublishThread, type PublishThread } from './publish-thread.ts';
import { sitePlugin } from './site-plugin.ts';
import { shareSiteSource } from './site-source.ts';

/** Makes a site of the content folder: its pages with Astro, everything else itself. */
export function businessSite(origin: string): AstroIntegration {
  const source = shareSiteSource(contentDirectory(), origin);
  let outDir = '';
  let thread: PublishThread | undefined;
  const publishing = () => {
    thread ??= createPublishThread();
    return thread;
  };
  return {
    name: 'business-site',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // In development wrong content is shown where it is noticed; a build ends at once.
        if (command === 'build') {
          source.site();
          publishing();
        }
        updateConfig({
          vite: { plugins: [sitePlugin(source)], build: { cssCodeSplit: false, rolldownOptions: { onLog } } },
        });
      },
      'astro:server:setup': async ({ server }) => (await import('./dev-server.ts')).serveContent(server, source),
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((astro) => handOver(astro, publishing)),
      // By now the folder is empty.
      'astro:build:setup': () => publishing().start(source.site(), outDir),
      'astro:build:done': async () => publishing().finish(await hashInline()),
    },
  };
}

/** Astro's renderer, whose pages are written by the thread: an answer without a body leaves Astro nothing to write. */
function handOver(astro: AstroPrerenderer, publishing: () => PublishThread): AstroPrerenderer {
  return {
    ...astro,
    async render(request, options) {
      const rendered = await astro.render(request, options);
      const response = rendered instanceof Response ? rendered : rendered.response;
      if (options.routeData.type !== 'page') return response;
      await publishing().addPage(new URL(request.url).pathname, await response.bytes());
      return new Response(null, response);
    },
  };
}

/** Keeps back a warning that every MDX file causes and nobody can act on. */
function onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, defaultHandler: Rolldown.LogOrStringHandler): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
}
