import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Rolldown, ViteDevServer } from 'vite';
import { requireSound } from '../content/read/content-error.ts';
import { bundleServer } from '../hosting/server-bundle.ts';
import { finishPage } from '../publish/finished-page.ts';
import { type PublishThread, sharePublishThread } from '../publish/publish-thread.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { preparedBeside } from '../settings/folders.ts';
import { bundleClientTexts, digestInline } from './client-scripts.ts';
import { type PagesSource, sitePlugin } from './site-plugin.ts';

/** Makes a site of the content folder: its pages with Astro, everything else itself. */
export function businessSite(origin: string): AstroIntegration {
  return {
    name: 'business-site',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        const directory = resolve(fileURLToPath(config.outDir));
        const { source, integration } = await (command === 'build' ? build(origin, directory) : develop(origin));
        const options = { cssCodeSplit: false, rolldownOptions: { onLog } };
        updateConfig({ vite: { plugins: [sitePlugin(source)], build: options }, integrations: [integration] });
      },
    },
  };
}

/** Where pages get their content from, and what happens beside them. */
interface Work {
  readonly source: PagesSource;
  readonly integration: AstroIntegration;
}

/** In development wrong content is shown where it is noticed, and scripts are bundled whenever they are asked for. */
async function develop(origin: string): Promise<Work> {
  const { createSiteSource } = await import('./site-source.ts');
  const source = createSiteSource(contentDirectory(), origin);
  const serve = async (server: ViteDevServer) => (await import('./dev-server.ts')).serveContent(server, source);
  return {
    source: { ...source, clientTexts: bundleClientTexts },
    integration: { name: 'develop', hooks: { 'astro:server:setup': ({ server }) => serve(server) } },
  };
}

/** A build ends at once where the content is wrong. What is no template is bundled while Astro begins. */
async function build(origin: string, directory: string): Promise<Work> {
  const content = contentDirectory();
  const thread = sharePublishThread({ content, origin, directory });
  const sound = requireSound(await thread.readContent());
  const clientTexts = bundleClientTexts();
  const bundled = Promise.all([clientTexts.then(digestInline), bundleServer(preparedBeside(directory))]);
  // What fails is told when it is waited for.
  bundled.catch(() => {});
  return {
    source: { directory: content, lastSound: () => sound, clientTexts: () => clientTexts },
    integration: {
      name: 'publish',
      hooks: {
        // The thread has emptied the folder, and writes into it while Astro begins.
        'astro:config:setup': ({ updateConfig }) => {
          updateConfig({ vite: { build: { emptyOutDir: false } } });
        },
        'astro:build:start': ({ setPrerenderer }) => setPrerenderer((astro) => handOver(astro, thread)),
        'astro:build:done': async () => thread.finish((await bundled)[0]),
      },
    },
  };
}

/** Astro's renderer, whose pages are written by the thread: an answer without a body leaves Astro nothing to write. */
function handOver(astro: AstroPrerenderer, thread: PublishThread): AstroPrerenderer {
  return {
    ...astro,
    async render(request, options) {
      const rendered = await astro.render(request, options);
      const response = rendered instanceof Response ? rendered : rendered.response;
      if (options.routeData.type !== 'page') return response;
      await thread.addPage(new URL(request.url).pathname, finishPage(await response.bytes()));
      return new Response(null, response);
    },
  };
}

/** Keeps back a warning that every MDX file causes and nobody can act on. */
function onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, defaultHandler: Rolldown.LogOrStringHandler): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
}
