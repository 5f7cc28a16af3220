import { existsSync, globSync } from 'node:fs';
import { engineFile, siteFile } from './roots.ts';

const endings = ['.astro', '.md', '.mdx', '.html'];

/** The folder of the owner's own Astro pages; `src` in the engine's repository. */
function ownPagesFolder(): string {
  return siteFile(siteFile('src') === engineFile('src') ? 'site/pages' : 'src/pages');
}

/** Paths of the owner's pages without route parameters, with a trailing slash. */
export function listOwnPages(): string[] {
  const patterns = listPageFiles(ownPagesFolder()).map(patternOf);
  return patterns.filter((pattern) => !pattern.includes('[')).map((pattern) => pattern.replace(/\/?$/, '/'));
}

/** Files that Astro's file-based routing turns into pages; a leading underscore excludes a file. */
export function listPageFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return globSync(`**/*{${endings.join(',')}}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)_/.test(file))
    .sort();
}

/** The route pattern of a page file, as Astro writes it: `/services/[slug]`. */
export function patternOf(file: string): string {
  return `/${file.replace(/\.[^.]+$/, '').replace(/(?:^|\/)index$/, '')}`;
}
