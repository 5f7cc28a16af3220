import { isIPv6 } from 'node:net';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { printReport } from '../content/load/report.ts';
import { engineModule } from '../settings/folders.ts';
import { findFileSources, isFromContent } from './content-modules.ts';
import type { SiteSource } from './site-source.ts';

const PAUSE_MS = 20;

/** Marks requests for pages alone, which Astro answers. */
const FOR_PAGE = 'x-page';

/** In development content is read whenever it changes, and the function answers whatever Vite does not. */
export function devServer(source: SiteSource): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    enforce: 'pre',
    // Builds are no reason to reload.
    config: () => ({ server: { watch: { ignored: ['**/.build/**', '**/dist/**'] } } }),
    configureServer(server) {
      watchContent(server, source);
      // After the files of Vite, before the pages of Astro.
      return () => answerRequests(server, source);
    },
  };
}

/**
 * Reloads the content and all open pages in development whenever one of its files changes. Errors show in the terminal
 * and as an overlay, above the last valid content, and disappear once fixed.
 */
function watchContent(server: ViteDevServer, source: SiteSource): void {
  const { client } = server.environments;
  const report = () => printReport(source.current().problems, source.current().folder.texts.size);
  const show = () => {
    if (source.current().site === undefined) client.hot.send({ type: 'error', err: { message: report(), stack: '' } });
  };
  const read = () => {
    source.refresh();
    const { problems, site } = source.current();
    if (problems.length > 0) server.config.logger.error(`\n${report()}`);
    show();
    if (site === undefined) return;
    for (const { moduleGraph, hot } of Object.values(server.environments)) {
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id !== null && isFromContent(module.id, source.directory)) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
    }
  };
  let pause: NodeJS.Timeout | undefined;
  server.watcher.add(source.directory);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(source.directory)) return;
    clearTimeout(pause);
    pause = setTimeout(read, PAUSE_MS);
  });
  server.ws.on('connection', show);
}

/** A page that Astro cannot render, and explains in its own answer. */
class BrokenPage extends Error {}

/** Lets the function answer, as on the published site. */
function answerRequests(server: ViteDevServer, source: SiteSource): void {
  const { ssr } = server.environments;
  server.middlewares.use(async (request, response, next) => {
    if (FOR_PAGE in request.headers || ssr === undefined || !isRunnableDevEnvironment(ssr)) return next();
    const { localAddress = '', localPort } = request.socket;
    const origin = `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
    const renderPage = async (path: string) => {
      const page = await fetch(origin + path, { headers: { [FOR_PAGE]: '1' }, redirect: 'manual' });
      if (page.status >= 500) throw new BrokenPage(path);
      return page.ok || path === '/404/' ? page.text() : undefined;
    };
    try {
      const { answerInDevelopment } = await ssr.runner.import(engineModule('src/dev/function'));
      const { method = 'GET', url: target } = request;
      const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await request.toArray());
      const headers = new Headers(request.headers as Record<string, string>);
      const asked = new Request(`${origin}${target}`, { method, headers, body });
      const answer: Response = await answerInDevelopment(asked, await findFileSources(source), renderPage);
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.bytes());
    } catch (error) {
      next(error instanceof BrokenPage ? undefined : error);
    }
  });
}
