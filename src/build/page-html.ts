import { localPath, type Site } from '../business/site.ts';

/** The address in a tag that leads to a page of this site; a tag that names the language of its target leads to that. */
const ADDRESS = /(<(?:a|area|form|link)\b(?![^>]*\shreflang=)[^>]*?\s(?:href|action)=")(\/(?!\/)[^"]*)/g;

/** Lets the links and forms of a page lead to pages in its language. */
export function localizeLinks(html: string, site: Site): string {
  if (site.prefix === '') return html;
  const files = new Set(site.files.map(({ path }) => path));
  return html.replace(
    ADDRESS,
    (_, tag: string, path: string) => tag + (files.has(path) ? path : localPath(site, path)),
  );
}
