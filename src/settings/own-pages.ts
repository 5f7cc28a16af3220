import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineFile, siteFile, slashed } from './folders.ts';

/** Paths of the owner's pages without route parameters, with a trailing slash; in the repository of the engine `src` is its own. */
export function listOwnPages(): string[] {
  const folder = siteFile(siteFile('src') === engineFile('src') ? 'site/pages' : 'src/pages');
  const patterns = listPageFiles(folder).map(patternOf);
  return patterns.filter((pattern) => !pattern.includes('[')).map((pattern) => pattern.replace(/\/?$/, '/'));
}

/**
 * The engine's pages, each with the file of the folder `ownPages` that stands in for it, one of the same pattern. Astro
 * would warn of two static routes with one address, and announces an error.
 */
export function listPageRoutes(ownPages: string) {
  const folder = engineFile('src/pages');
  const own = new Map(listPageFiles(ownPages).map((file) => [shapeOf(patternOf(file)), file]));
  return listPageFiles(folder).map((file) => {
    const pattern = patternOf(file);
    return { pattern, entrypoint: pathToFileURL(join(folder, file)), by: own.get(shapeOf(pattern)) };
  });
}

/** Files that Astro's file-based routing turns into pages; a leading underscore excludes a file. */
function listPageFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return globSync('**/*{.astro,.md,.mdx,.html}', { cwd: folder })
    .map(slashed)
    .filter((file) => !/(?:^|\/)_/.test(file))
    .sort();
}

/** The route pattern of a page file, as Astro writes it: `/services/[slug]`. */
function patternOf(file: string): string {
  return `/${file.replace(/\.[^.]+$/, '').replace(/(?:^|\/)index$/, '')}`;
}

/** A pattern without parameter names, for comparison. */
function shapeOf(pattern: string): string {
  return pattern.replace(/\[(\.{3})?[^\]]+\]/g, '[$1]');
}
