import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listPageFiles, patternOf } from '../settings/own-pages.ts';
import { engineFile } from '../settings/roots.ts';

/** A page of the engine: route pattern and file. */
export interface PageRoute {
  readonly pattern: string;
  readonly entrypoint: URL;
}

/** A page of the engine that a file of the site replaces. */
export interface ReplacedPage {
  readonly pattern: string;
  /** The file, relative to the site's own pages. */
  readonly by: string;
}

/** The engine's pages, except those replaced by a page in the folder `ownPages`. */
export function listPageRoutes(ownPages: string): { readonly routes: PageRoute[]; readonly replaced: ReplacedPage[] } {
  const folder = engineFile('src/pages');
  const own = new Map(listPageFiles(ownPages).map((file) => [shapeOf(patternOf(file)), file]));
  const routes: PageRoute[] = [];
  const replaced: ReplacedPage[] = [];
  for (const file of listPageFiles(folder)) {
    const pattern = patternOf(file);
    const by = own.get(shapeOf(pattern));
    if (by === undefined) routes.push({ pattern, entrypoint: pathToFileURL(join(folder, file)) });
    else replaced.push({ pattern, by });
  }
  return { routes, replaced };
}

/** A pattern without parameter names, for comparison. */
function shapeOf(pattern: string): string {
  return pattern.replace(/\[(\.{3})?[^\]]+\]/g, '[$1]');
}
