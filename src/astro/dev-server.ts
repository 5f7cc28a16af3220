import type { ViteDevServer } from 'vite';
import type { ContentReading } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { isBranded } from './brand-plugin.ts';
import type { SiteSource } from './site-source.ts';

const PAUSE_MS = 20;

/**
 * Reads the content anew whenever a file of it changes in development. Wrong
 * content is shown in the terminal and over every page, with the last sound
 * content below it, and goes away when it is mended.
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
 * Hands every request as it came over to middleware, as `locals`, where adapters
 * leave what they hand over in development: of a request for what is prerendered
 * Astro shows neither the query nor the headers.
 */
export function handOverRequests(server: ViteDevServer): void {
  server.middlewares.use((asked, _response, next) => {
    Reflect.set(asked, Symbol.for('astro.locals'), { asked });
    next();
  });
}

/** The report to show over the page, if the content is wrong. */
function reportOf({ site, problems, folder }: ContentReading): string | undefined {
  return site === undefined ? printReport(problems, folder.texts.size) : undefined;
}

/** Makes every open page load again, with whatever is made of the content as it is now. */
function reload(server: ViteDevServer, directory: string): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (isFromContent(module.id, directory)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: 'full-reload' });
  }
}

function isFromContent(id: string | null, directory: string): boolean {
  return (
    id !== null && (/^\0virtual:(?:site|prose|postal-code)$/.test(id) || isBranded(id) || id.startsWith(directory))
  );
}
