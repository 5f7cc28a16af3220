import type { Site } from '../business/site.ts';
import { fullTextPath } from '../discovery/llms.ts';
import { prepareFunctionData } from '../function/prepare-data.ts';
import { answer } from '../function/router.ts';
import { markdownPathOf } from '../site-pages/addresses.ts';
import { listMadePages } from '../site-pages/pages.ts';
import { listPublishedFiles } from './published-files.ts';

/** The path of the final page or file, and whether it was reached by a redirect. */
export type FoundAnswer = { readonly path: string; readonly isRedirected: boolean };

/** Looks up what a site will answer to a path, without a build; undefined if nothing is there. */
export type FindAnswer = (path: string) => Promise<FoundAnswer | undefined>;

/** Resolves paths as the published site will. */
export function prepareAnswers(site: Site): FindAnswer {
  const known = new Set([...listPages(site), ...listFiles(site)]);
  const context = {
    data: prepareFunctionData([{ site }]),
    find: (path: string) => (known.has(path) ? { mediaType: '', etag: '', body: '', text: () => '' } : undefined),
  };
  return async function follow(path: string, isRedirected = false): ReturnType<FindAnswer> {
    const request = { method: 'GET', target: path, header: () => undefined, readBody: async () => undefined };
    const { status, headers } = await answer(request, context);
    const { location } = headers;
    if (status === 200) return { path, isRedirected };
    return status === 308 && location !== undefined ? follow(location, true) : undefined;
  };
}

/**
 * The bodies of all answers, documents and static files without images in one language, by path. `contentFolder` is
 * where the content lies. The content digest is empty, so that sites with the same facts have the same answers.
 */
export async function listAnswers(site: Site, contentFolder: string): Promise<ReadonlyMap<string, string>> {
  const facts = { ...site, contentDigest: '' };
  const answers = new Map<string, string>();
  for (const { path, mediaType, write } of listPublishedFiles(facts)) {
    if (mediaType.startsWith('image/')) continue;
    const body = await write({ letters: '', contentFolder });
    answers.set(path, typeof body === 'string' ? body : Buffer.from(body).toString('latin1'));
  }
  return answers;
}

/** Paths of all indexable pages. */
function listPages(site: Site): string[] {
  return [...listMadePages(site), ...site.ownPages];
}

/** Paths of static files and API answers. */
function listFiles(site: Site): ReadonlySet<string> {
  const files = Array.from(listPublishedFiles(site), ({ path }) => path);
  const answers = files.filter((path) => path.startsWith('/api/')).map((path) => path.replace(/index\.json$/, ''));
  return new Set([...files, ...answers, ...listPages(site).map(markdownPathOf), fullTextPath, '/api/mcp']);
}
