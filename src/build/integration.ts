import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Rolldown } from 'vite';
import { contentDirectory } from '../reader/content-directory.ts';
import { requireSound } from '../reader/content-error.ts';
import { hashInline, type InlineDigests } from './client-scripts.ts';
import { finishPage } from './finished-page.ts';
import { preparedBeside } from './folders.ts';
import { type PublishThread, sharePublishThread } from './publish-thread.ts';
import { bundleServer } from './server-bundle.ts';
import { type PagesSource, sitePlugin } from './site-plugin.ts';
import type { SiteSource } from './site-source.ts';

/** Makes a site of the content folder: its pages with Astro, everything else itself. */
export function businessSite(origin: string): AstroIntegration {
  const content = contentDirectory();
  let directory = '';
  const publishing = () => sharePublishThread({ content, origin, directory });
  let developing: SiteSource | undefined;
  let inline: Promise<InlineDigests> | undefined;
  let server: Promise<void> | undefined;
  const readForBuild = async (): Promise<PagesSource> => {
    const sound = requireSound(await publishing().readContent());
    return { directory: content, lastSound: () => sound };
  };
  // In development wrong content is shown where it is noticed; a build ends at once.
  const readForDevelopment = async () => {
    const { createSiteSource } = await import('./site-source.ts');
    developing = createSiteSource(content, origin);
    return developing;
  };
  return {
    name: 'business-site',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        directory = resolve(fileURLToPath(config.outDir));
        const source = command === 'build' ? await readForBuild() : await readForDevelopment();
        // The thread has emptied the folder, and writes into it while Astro begins.
        const build = { emptyOutDir: false, cssCodeSplit: false, rolldownOptions: { onLog } };
        updateConfig({ vite: { plugins: [sitePlugin(source)], build } });
      },
      'astro:server:setup': async ({ server }) => {
        const { serveContent } = await import('./dev-server.ts');
        if (developing !== undefined) serveContent(server, developing);
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((astro) => handOver(astro, publishing())),
      'astro:build:setup': () => {
        inline = hashInline();
        server = bundleServer(preparedBeside(directory));
        // What fails is told at the end.
        for (const work of [inline, server]) work.catch(() => {});
      },
      'astro:build:done': async () => {
        await publishing().finish(await (inline ?? hashInline()));
        await server;
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
