import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listPageFiles, patternOf } from '../settings/own-pages.ts';
import { engineFile } from '../settings/roots.ts';

/** A page of the engine: the pattern of its addresses, as Astro writes it, and its file. */
export interface PageRoute {
  readonly pattern: string;
  readonly entrypoint: URL;
}

/** A page of the engine that a file of the site stands in for. */
export interface ReplacedPage {
  readonly pattern: string;
  /** The file, below the folder of the site's own pages. */
  readonly by: string;
}

/** The pages of the engine, without those at whose addresses a site has a page of its own in the folder `ownPages`. */
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

/** A pattern without the names of its parameters, which make no difference. */
function shapeOf(pattern: string): string {
  return pattern.replace(/\[(\.{3})?[^\]]+\]/g, '[$1]');
}
