import { isTag } from 'domhandler';
import { parseMarkup, readText, walk } from './html-page.ts';

/** A sitemap, or an index of sitemaps (sitemaps.org). */
export interface Sitemap {
  readonly kind: 'urlset' | 'sitemapindex';
  readonly entries: readonly { readonly location: string; readonly lastModified: string | undefined }[];
}

/** Reads a sitemap. Undefined if the text is none. */
export function parseSitemap(text: string): Sitemap | undefined {
  if (!/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(text)) return undefined;
  const document = parseMarkup(text, { xmlMode: true });
  const root = document.childNodes.find((node) => isTag(node) && !node.name.startsWith('?'));
  if (root === undefined || !isTag(root)) return undefined;
  const kind = root.name;
  if (kind !== 'urlset' && kind !== 'sitemapindex') return undefined;
  const entries = [...walk(root)].filter(({ name }) => name === (kind === 'urlset' ? 'url' : 'sitemap'));
  return {
    kind,
    entries: entries.map((entry) => {
      const inside = new Map([...walk(entry)].map((element) => [element.name, readText(element).trim()]));
      return { location: inside.get('loc') ?? '', lastModified: inside.get('lastmod') };
    }),
  };
}
