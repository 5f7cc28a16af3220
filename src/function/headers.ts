import { markdownPathOf } from '../site-pages/pages.ts';
import type { FunctionData, ResponseKind } from './data.ts';
import { formPaths } from './url.ts';

/** The kind of response of a published path; a path with a trailing slash is a page. */
export function kindOfPath(path: string): ResponseKind {
  // Its content depends on the query.
  if (formPaths.includes(path)) return 'unstored';
  if (path.startsWith('/_astro/')) return 'asset';
  if (path.endsWith('/index.md')) return 'markdown';
  if (path.startsWith('/api/')) return path === '/api/mcp/server-card' ? 'document' : 'json';
  return path.endsWith('/') ? 'page' : 'document';
}

/** URL path of a page file. */
export function pagePathOf(file: string): string {
  return file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
}

/**
 * The path pattern shared by the pages of one template: `/services/<slug>/` for a page in a folder, its own path for
 * any other. Rules by pattern do not grow with the number of places.
 */
export function patternOfPage(path: string): string {
  return path.replace(/^(\/[^/]+\/)[^/]+\/$/, '$1*/');
}

/**
 * The headers of a published path, for every host: those of its kind, of its pattern and of itself; a Markdown form
 * names its page and counts its tokens.
 */
export function headersOfPath(
  { origin, headers, pathHeaders, markdownTokens }: Omit<FunctionData, 'lookup' | 'mcp' | 'redirects'>,
  path: string,
  kind: ResponseKind = kindOfPath(path),
): Record<string, string> {
  const merged = { ...headers[kind], ...pathHeaders[patternOfPage(path)], ...pathHeaders[path] };
  const page = path.slice(0, -'index.md'.length);
  if (path !== markdownPathOf(page)) return merged;
  return {
    ...merged,
    link: [`<${origin}${page}>; rel="canonical"`, pathHeaders[page]?.link].filter(Boolean).join(', '),
    'content-location': path,
    'x-markdown-tokens': String(markdownTokens[page] ?? 0),
  };
}
