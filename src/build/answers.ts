import { brandOf } from '../appearance/brand.ts';
import { checkTypeface } from '../appearance/make/fonts.ts';
import type { Site } from '../business/site.ts';
import type { LoadedSite } from '../content/load/load-site.ts';
import { locateProblems } from '../content/load/locate.ts';
import type { LocatedProblem } from '../content/load/report.ts';
import { fullTextPath } from '../discovery/llms.ts';
import { prepareFunctionData } from '../function/prepare-data.ts';
import { answer } from '../function/router.ts';
import { markdownPathOf } from '../site-pages/addresses.ts';
import { listMadePages } from '../site-pages/pages.ts';
import { listPublishedFiles } from './published-files.ts';

/**
 * Looks up what a site will answer to a path, without a build: the path of the final page or file, and whether it was
 * reached by a redirect; undefined if nothing is there.
 */
export type FindAnswer = (
  path: string,
) => Promise<{ readonly path: string; readonly isRedirected: boolean } | undefined>;

/** Resolves paths as the published site will. */
export function prepareAnswers(site: Site): FindAnswer {
  const known = new Set([...listPages(site), ...listFiles(site)]);
  const context = {
    data: prepareFunctionData([{ site }]),
    find: (path: string) => (known.has(path) ? { mediaType: '', etag: '', body: '', text: () => '' } : undefined),
  };
  const follow = async (path: string, isRedirected: boolean): ReturnType<FindAnswer> => {
    const request = { method: 'GET', target: path, header: () => undefined, readBody: async () => undefined };
    const { status, headers } = await answer(request, context);
    if (status === 308 && headers.location !== undefined) return follow(headers.location, true);
    return status === 200 ? { path, isRedirected } : undefined;
  };
  return (path) => follow(path, false);
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

/** Problems of content without errors that show in what is published: letters that its own font lacks. */
export async function checkPublished({ site, folder }: LoadedSite): Promise<LocatedProblem[]> {
  return site === undefined ? [] : locateProblems(folder, await checkTypeface(brandOf(site).typeface, folder));
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
