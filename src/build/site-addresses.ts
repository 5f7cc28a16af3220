import type { Site } from '../business/site.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { fullTextPath } from '../discovery/llms.ts';
import { markdownPathOf } from '../site-pages/markdown-path.ts';
import { listMadePages } from '../site-pages/pages.ts';
import { listPublishedFiles } from './published-files.ts';

/** Paths of all indexable pages, without a build. */
function listPages(site: Site): string[] {
  return [...listMadePages(site), ...site.ownPages];
}

/** Paths of static files and API answers, without a build. */
export function listFiles(site: Site): ReadonlySet<string> {
  const files = Array.from(listPublishedFiles(site, prepareLookup(site)), ({ path }) => path);
  return new Set([
    ...files,
    ...files.filter((path) => path.startsWith('/api/')).map((path) => path.replace(/index\.json$/, '')),
    ...listPages(site).map(markdownPathOf),
    ...[fullTextPath, '/api/mcp'],
  ]);
}

/** Paths of all pages and files, without a build. */
export function listAddresses(site: Site): ReadonlySet<string> {
  return new Set([...listPages(site), ...listFiles(site)]);
}
