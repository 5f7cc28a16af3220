import { createRequest, writeResponse } from 'astro/app/node';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { formatReport } from '../content/load/format-report.ts';
import { engineModule, toPosixPath } from '../system/folders.ts';
import { findFileSources, isFromContent } from './content-modules.ts';
import type { SiteSource } from './site-source.ts';

/** Header of requests that Astro answers with the page itself. */
const FOR_PAGE = 'x-page';

/** Time without changes before the content is read again. */
const DEBOUNCE_MS = 80;

/** Reads the content whenever it changes, and answers requests with the function unless Vite has a file for them. */
export function devServer(source: SiteSource): Plugin {
  let debounceTimer: NodeJS.Timeout | undefined;
  return {
    name: 'dev-server',
    apply: 'serve',
    enforce: 'pre',
    // Builds of the site or of tools must not cause a reload.
    config: () => ({ server: { watch: { ignored: ['**/.build/**', '**/dist/**', '**/tools/*/lib/**'] } } }),
    configureServer(server) {
      server.watcher.add(source.directory);
      server.ws.on('connection', () => showProblems(server, source));
      // After the files of Vite, before the pages of Astro.
      return () => answerRequests(server, source);
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(toPosixPath(source.directory))) return undefined;
      // Many programs empty a file before they write it, and the watcher reports only the first of two changes at once.
      const read = () => reload(server, source).catch((error) => server.config.logger.error(String(error)));
      clearTimeout(debounceTimer);
      debounceTimer = setTimeout(read, DEBOUNCE_MS);
      return [];
    },
  };
}

/**
 * Reads the content; if it is valid, reloads what depends on it and all open pages. Prints problems to the terminal
 * too.
 */
async function reload(server: ViteDevServer, source: SiteSource): Promise<void> {
  const { problems, folder } = await source.refresh();
  if (problems.length > 0) server.config.logger.error(`\n${formatReport(problems, folder.texts.size)}`);
  if (showProblems(server, source)) return;
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values())
      if (module.id !== null && isFromContent(module.id, source.directory)) moduleGraph.invalidateModule(module);
    hot.send({ type: 'full-reload' });
  }
}

/** Shows problems over all open pages, which still have the last valid content. Returns false if there are none. */
function showProblems({ environments }: ViteDevServer, source: SiteSource): boolean {
  const { site, problems, folder } = source.current();
  if (site !== undefined) return false;
  const message = formatReport(problems, folder.texts.size);
  environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
  return true;
}

/** Answers requests with the function, as on the published site. */
function answerRequests(server: ViteDevServer, source: SiteSource): void {
  const { ssr } = server.environments;
  server.middlewares.use(async (request, response, next) => {
    if (FOR_PAGE in request.headers || ssr === undefined || !isRunnableDevEnvironment(ssr)) return next();
    const renderPage = async (path: string) => {
      const url = new URL(path, server.resolvedUrls?.local[0]);
      const page = await fetch(url, { headers: { [FOR_PAGE]: '1' }, redirect: 'manual' });
      // The answer of Astro explains why it cannot render the page.
      if (page.status >= 500) throw page;
      return page.ok || path === '/404/' ? page.text() : undefined;
    };
    try {
      const { answerInDevelopment } = await ssr.runner.import(engineModule('src/dev/answer-in-development'));
      const sources = await findFileSources(source);
      await writeResponse(await answerInDevelopment(createRequest(request), sources, renderPage), response);
    } catch (error) {
      if (error instanceof Response) await writeResponse(error, response);
      else next(error);
    }
  });
}
