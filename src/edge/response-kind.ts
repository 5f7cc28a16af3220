import type { ResponseKind } from './edge-data.ts';

/** What sort of response a published path is; a path with a slash at its end is a page. */
export function kindOfPath(path: string): ResponseKind {
  // What it says depends on what was asked.
  if (path === '/check/') return 'unstored';
  if (path.startsWith('/_astro/')) return 'asset';
  if (path.endsWith('/index.md')) return 'markdown';
  if (path.startsWith('/api/')) return path === '/api/mcp/server-card' ? 'document' : 'json';
  return path.endsWith('/') ? 'page' : 'document';
}

/**
 * The pattern that the pages of one template share: `/services/<slug>/` for a page in a folder, its own path for any other.
 * What is said of a pattern does not grow with the places.
 */
export function patternOfPage(path: string): string {
  return path.replace(/^(\/[^/]+\/)[^/]+\/$/, '$1*/');
}
