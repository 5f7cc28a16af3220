import { existsSync, globSync } from 'node:fs';
import { engineFile, siteFile } from './roots.ts';

const endings = ['.astro', '.md', '.mdx', '.html'];

/** The folder of pages that a site has beside those of the engine; in the repository of the engine `src` is taken. */
export function ownPagesFolder(): string {
  return siteFile(siteFile('src') === engineFile('src') ? 'site/pages' : 'src/pages');
}

/** The paths of the site's own pages whose file names hold no parameter, each with a slash at its end. */
export function listOwnPages(): string[] {
  const patterns = listPageFiles(ownPagesFolder()).map(patternOf);
  return patterns.filter((pattern) => !pattern.includes('[')).map((pattern) => pattern.replace(/\/?$/, '/'));
}

/** The files below a folder that file-based routing makes pages of; a name with an underscore in front is none. */
export function listPageFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return globSync(`**/*{${endings.join(',')}}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)_/.test(file))
    .sort();
}

/** The pattern of the addresses of a page, as Astro writes it: `/services/[slug]`. */
export function patternOf(file: string): string {
  return `/${file.replace(/\.[^.]+$/, '').replace(/(?:^|\/)index$/, '')}`;
}
