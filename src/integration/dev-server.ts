import type { ViteDevServer } from 'vite';
import type { LoadedSite } from '../content/load/load-site.ts';
import { printReport } from '../content/load/report.ts';
import { isFromContent } from './content-modules.ts';
import type { SiteSource } from './site-source.ts';

const PAUSE_MS = 20;

/**
 * Reloads the content in development whenever one of its files changes. Errors show in the terminal and as an overlay,
 * above the last valid content, and disappear once fixed.
 */
export function watchContent(server: ViteDevServer, source: SiteSource): void {
  let report = reportOf(source.current());
  let pause: NodeJS.Timeout | undefined;
  const show = () => {
    if (report === undefined) return;
    server.environments.client.hot.send({ type: 'error', err: { message: report, stack: '' } });
  };
  const read = () => {
    const loaded = source.refresh();
    report = reportOf(loaded);
    if (loaded.problems.length > 0)
      server.config.logger.error(`\n${printReport(loaded.problems, loaded.folder.texts.size)}`);
    if (loaded.site === undefined) return show();
    reload(server, source.directory);
  };
  server.watcher.add(source.directory);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(source.directory)) return;
    clearTimeout(pause);
    pause = setTimeout(read, PAUSE_MS);
  });
  server.ws.on('connection', show);
}

/**
 * Passes the original request to middleware in `locals`, as adapters do in development, because Astro hides query and
 * headers of requests for prerendered routes.
 */
export function handOverRequests(server: ViteDevServer): void {
  server.middlewares.use((asked, _response, next) => {
    Reflect.set(asked, Symbol.for('astro.locals'), { asked });
    next();
  });
}

/** Data for the error overlay if the content is invalid. */
function reportOf({ site, problems, folder }: LoadedSite): string | undefined {
  return site === undefined ? printReport(problems, folder.texts.size) : undefined;
}

/** Reloads all open pages with the current content. */
function reload(server: ViteDevServer, directory: string): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (module.id !== null && isFromContent(module.id, directory)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: 'full-reload' });
  }
}
