import type { Site } from '../business/site.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { fullTextPath } from '../discovery/llms.ts';
import { markdownPathOf } from '../site-pages/markdown-path.ts';
import { listMadePages } from '../site-pages/pages.ts';
import { listPublishedFiles } from './published-files.ts';

/** The path of every page of a site that is not built, but for those that answer a question or say that nothing is there. */
function listPages(site: Site): string[] {
  return [...listMadePages(site), ...site.ownPages];
}

/** The paths of the files of a site that is not built, and of the answers of its API. */
export function listFiles(site: Site): ReadonlySet<string> {
  const files = Array.from(listPublishedFiles(site, prepareLookup(site)), ({ path }) => path);
  return new Set([
    ...files,
    ...files.filter((path) => path.startsWith('/api/')).map((path) => path.replace(/index\.json$/, '')),
    ...listPages(site).map(markdownPathOf),
    ...[fullTextPath, '/api/mcp'],
  ]);
}

/** The paths of the pages and files of a site that is not built. */
export function listAddresses(site: Site): ReadonlySet<string> {
  return new Set([...listPages(site), ...listFiles(site)]);
}
