import { closestWord } from '../../format/spelling.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { softwareFolders } from '../../site-pages/pages.ts';
import { findRedirect, type Redirects, slashVariants } from '../../site-pages/redirects.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { listPagePaths, redirectsOf } from '../page-paths.ts';
import type { Content } from '../validate-files.ts';
import { FILE } from './links.ts';

const FILE_NAME = 'redirects.yaml';

/** Paths in use on this site. */
interface Addresses {
  readonly pages: ReadonlySet<string>;
  /** Static files. */
  readonly files: ReadonlySet<string>;
  /** Redirects from former slugs and short URLs. */
  readonly renamed: Redirects;
  /** The same with the redirects of the content. */
  readonly redirects: Redirects;
}

/** Finds redirects from paths in use, and redirects to nothing, chained or circular. */
export function checkRedirects(content: Content, problems: ContentProblem[]): void {
  const lines = content.redirects;
  if (lines.length === 0) return;
  const addresses = {
    pages: listPagePaths(content),
    files: new Set(content.files.map(({ name }) => `/${name}`)),
    renamed: redirectsOf(content),
    redirects: redirectsOf(content, lines),
  };
  const seen = new Map<string, number>();
  for (const [index, { from, to }] of lines.entries()) {
    const path = encodeSitePath(from);
    const key = path.endsWith('*') ? path : path.replace(/\/$/, '');
    const first = seen.get(key);
    seen.set(key, first ?? index);
    const ofFrom =
      first === undefined
        ? describeTaken(path, addresses)
        : `stands in this list twice, and leads to ${lines[first]?.to} above. Leave one of the two.`;
    const ofTo = ofFrom === undefined ? describeTarget(encodeSitePath(to), addresses) : undefined;
    if (ofFrom !== undefined) problems.push(fieldProblem(FILE_NAME, [index, 'from'], ofFrom));
    if (ofTo !== undefined) problems.push(fieldProblem(FILE_NAME, [index, 'to'], ofTo));
  }
}

/** What already uses an old path. */
function describeTaken(from: string, { pages, files, renamed }: Addresses): string | undefined {
  if (from.endsWith('*')) {
    const prefix = from.slice(0, -1);
    const covered = [...pages, ...files, ...softwareFolders].find((path) => path.startsWith(prefix));
    const folder = softwareFolders.find((path) => prefix.startsWith(path));
    if (covered === undefined && folder === undefined) return undefined;
    return `is answered already: it means ${covered ?? folder} too. Write the old addresses one by one, or more of what they begin with.`;
  }
  const folder = `${from.replace(/\/$/, '').replace(/\/index\.(?:html|json|md)$/, '')}/`;
  if (files.has(from)) return `is answered already: files${from} is published there. Take the line out.`;
  if (pages.has(folder)) return `is answered already: ${folder} is a page of this site. Take the line out.`;
  const software = softwareFolders.find((path) => folder.startsWith(path));
  if (software !== undefined) return `lies below ${software}, which belongs to the site itself. Take the line out.`;
  const goal = slashVariants(from)
    .map((form) => renamed.exact[form])
    .find((found) => found !== undefined);
  return goal && `is answered already: it leads to ${goal}. Take the line out.`;
}

/** Problem of a redirect target. */
function describeTarget(to: string, addresses: Addresses): string | undefined {
  const { pages, files } = addresses;
  if (pages.has(to) || files.has(to)) return undefined;
  const way = followRedirects(to, addresses);
  const [next, last] = [way[1], way.at(-1)];
  if (next !== undefined && last !== undefined) {
    return way.indexOf(last) < way.length - 1
      ? `leads back to where it came from: ${way.join(' → ')}. Write a page of this site.`
      : `leads to ${to}, which leads on to ${next}. Write ${last} at once.`;
  }
  if (pages.has(`${to}/`)) return `leads to ${to}, which has a slash at its end. Write ${to}/`;
  if (FILE.test(to)) return undefined;
  const meant = closestWord(to, pages);
  const advice = meant === undefined ? 'Write the path of a page of this site.' : `Did you mean ${meant}?`;
  return `leads to ${to}, which is no page of this site. ${advice}`;
}

/** A path and its chain of redirects; in a cycle the last element repeats. */
function followRedirects(path: string, { pages, redirects }: Addresses): string[] {
  const way = [path];
  for (;;) {
    const last = way.at(-1) ?? path;
    const next = pages.has(last) ? undefined : findRedirect(redirects, decodeURI(last));
    if (next === undefined) return way;
    way.push(next);
    if (way.indexOf(next) < way.length - 1) return way;
  }
}
