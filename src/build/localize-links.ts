import { localPath, type Site } from '../business/site.ts';

/** A start tag with an address of this site; one that names the language of its target leads to that. */
const LINK = /<(?:a|area|form|link|meta)\b(?![^>]*\shreflang=)[^>]*>/g;
const ADDRESS = /(\s(?:href|action|data-path)=")(\/(?!\/)[^"]*)/;

/** Lets the links and forms of a page lead to pages in its language. */
export function localizeLinks(html: string, site: Site): string {
  if (site.prefix === '') return html;
  const files = new Set(site.files.map(({ path }) => path));
  const localize = (path: string) => (files.has(path) ? path : localPath(site, path));
  return html.replace(LINK, (tag) =>
    tag.replace(new RegExp(ADDRESS, 'g'), (_, name: string, path: string) => `${name}${localize(path)}`),
  );
}
