import type { ResponseKind } from './data.ts';
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
