import { localPath, type Site } from '../business/site.ts';

/** Matches a root-relative URL in the `href` or `action` of a tag, unless the tag has `hreflang`. */
const ROOT_RELATIVE_URL = /(<(?:a|area|form|link)\b(?![^>]*\shreflang=)[^>]*?\s(?:href|action)=")(\/(?!\/)[^"]*)/g;

/** Makes the links and forms of a page lead to pages in its language. */
export function localizeLinks(html: string, site: Site): string {
  if (site.prefix === '') return html;
  const files = new Set(site.files.map(({ path }) => path));
  return html.replace(
    ROOT_RELATIVE_URL,
    (_, tag: string, path: string) => tag + (files.has(path) ? path : localPath(site, path)),
  );
}

/** Block-level and invisible elements: whitespace next to their tags is insignificant. */
const BLOCKS =
  'article|aside|body|caption|datalist|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hgroup|html|li|link|main|meta|nav|ol|option|p|section|summary|table|tbody|td|th|thead|title|tr|ul';

// Whitespace within code, scripts, styles and fields is significant.
const KEPT = '<(?<name>pre|script|style|textarea)(?=[\\s>])[\\s\\S]*?</\\k<name>>';
const TAG = `</?(?:${BLOCKS})(?=[\\s>])[^>]*>`;
const TRIMMABLE = new RegExp(`[ \\n]*(?<part>${KEPT}|${TAG})[ \\n]*| *\\n[ \\n]*`, 'g');

/** Removes insignificant whitespace from a page. Inline content keeps its spaces; a line break in it becomes one. */
export function trimHtml(html: string): string {
  return html.replace(TRIMMABLE, (_, part: string | undefined) => part ?? ' ');
}
