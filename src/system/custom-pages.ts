import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enginePath, sitePath, toPosixPath } from './folders.ts';

/**
 * Lists the owner's pages without route parameters, by path with a trailing slash. In the repository, `src` is the
 * engine's.
 */
export function readCustomPages(): string[] {
  const folder = sitePath(sitePath('src') === enginePath('src') ? 'site/pages' : 'src/pages');
  const patterns = listPages(folder).map(({ pattern }) => pattern);
  return patterns.filter((pattern) => !pattern.includes('[')).map((pattern) => pattern.replace(/\/?$/, '/'));
}

/**
 * Lists the engine's pages, each with the file in the folder `customPages` that replaces it: one with the same pattern.
 * Astro warns of two static routes at one address, and will make that an error.
 */
export function listPageRoutes(customPages: string) {
  const folder = enginePath('src/pages');
  // The names of parameters do not matter.
  const shapeOf = (pattern: string) => pattern.replace(/\[(\.{3})?[^\]]+\]/g, '[$1]');
  const replacements = new Map(listPages(customPages).map(({ pattern, file }) => [shapeOf(pattern), file]));
  return listPages(folder).map(({ pattern, file }) => {
    return { pattern, entrypoint: pathToFileURL(join(folder, file)), replacedBy: replacements.get(shapeOf(pattern)) };
  });
}

/**
 * Lists the files that Astro's file-based routing turns into pages, with the pattern of their routes:
 * `/services/[slug]`. A leading underscore excludes a file.
 */
function listPages(folder: string) {
  const files = globSync('**/*{.astro,.md,.mdx,.html}', { cwd: folder }).map(toPosixPath).sort();
  return files
    .filter((file) => !/(?:^|\/)_/.test(file))
    .map((file) => ({ file, pattern: `/${file.replace(/\.[^.]+$/, '').replace(/(?:^|\/)index$/, '')}` }));
}
