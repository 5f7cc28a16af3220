import { listPublishedFiles } from '../build/published-files.ts';
import type { Site } from '../business/site.ts';
import { fullTextPath } from '../discovery/llms.ts';
import { prepareFunctionData } from '../function/prepare-data.ts';
import { parseRequest } from '../function/request.ts';
import { routeRequest } from '../function/router.ts';
import { listEnginePages } from '../site-pages/pages.ts';
import { getMarkdownPath } from '../site-pages/paths.ts';

// What a site answers, without building it: `import { prepareAnswers } from 'open-local-business/answers'`.

export { escapeText, writeCode } from '../escape/markdown.ts';
export type { LogLine } from '../function/log-request.ts';
export { findRedirect, prepareRedirects } from '../site-pages/redirects.ts';

/** The path of the page or file that answers to a path, and whether a redirect led to it; undefined if nothing does. */
export type FindAnswer = (
  path: string,
) => Promise<{ readonly path: string; readonly isRedirected: boolean } | undefined>;

/** Resolves paths as the published site will. */
export function prepareAnswers(site: Site): FindAnswer {
  const pages = [...listEnginePages(site), ...site.customPages];
  const files = listPublishedFiles(site).flatMap(({ path }) => [path, path.replace(/(?<=^\/api\/.*)index\.json$/, '')]);
  const paths = new Set([...pages, ...pages.map(getMarkdownPath), ...files, fullTextPath, '/api/mcp']);
  const context = {
    data: prepareFunctionData([{ site }]),
    findFile: (path: string) => (paths.has(path) ? { mediaType: '', etag: '', body: '', text: () => '' } : undefined),
  };
  const follow = async (path: string, isRedirected: boolean): ReturnType<FindAnswer> => {
    const head = { method: 'GET', target: path, header: () => undefined, readBody: async () => undefined };
    const { status, headers } = await routeRequest(parseRequest(head, context.data), context);
    if (status === 308 && headers.location !== undefined) return follow(headers.location, true);
    return status === 200 ? { path, isRedirected } : undefined;
  };
  return (path) => follow(path, false);
}

/**
 * Lists the bodies of all answers, documents and static files without images in one language, by path. `contentFolder`
 * is the path of the content. The content digest is empty, so that sites with the same facts have the same answers.
 */
export async function listAnswers(site: Site, contentFolder: string): Promise<ReadonlyMap<string, string>> {
  const facts = { ...site, contentDigest: '' };
  const answers = new Map<string, string>();
  for (const { path, mediaType, make } of listPublishedFiles(facts)) {
    if (mediaType.startsWith('image/')) continue;
    const body = await make({ fontFiles: [], contentFolder });
    answers.set(path, typeof body === 'string' ? body : Buffer.from(body).toString('latin1'));
  }
  return answers;
}
