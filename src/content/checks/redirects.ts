import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { findRedirect, type Redirects, slashVariants } from '../../site-pages/redirects.ts';
import { softwareFolders } from '../../site-pages/software-pages.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import { isFilePath, listPagePaths, redirectsOf } from '../page-paths.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

const FILE = 'redirects.yaml';

/** Paths in use on this site. */
interface Paths {
  readonly pages: ReadonlySet<string>;
  /** Static files. */
  readonly files: ReadonlySet<string>;
  /** Redirects from former slugs and short URLs. */
  readonly renamed: Redirects;
  /** The same with the redirects of the content. */
  readonly redirects: Redirects;
}

/** Finds redirects from paths in use, and redirects to nothing, chained or circular. */
export function* checkRedirects(content: Content): Iterable<ContentProblem> {
  const { redirects: lines, files } = content;
  if (lines.length === 0) return;
  const paths = {
    pages: listPagePaths(content),
    files: new Set(files.map(({ name }) => `/${name}`)),
    renamed: redirectsOf(content),
    redirects: redirectsOf(content, lines),
  };
  const seen = new Map<string, string>();
  for (const [index, { from, to }] of lines.entries()) {
    const path = encodeSitePath(from);
    const key = path.endsWith('*') ? path : path.replace(/\/$/, '');
    const first = seen.get(key);
    seen.set(key, first ?? to);
    const taken =
      first === undefined
        ? describeTaken(path, paths)
        : `stands in this list twice, and leads to ${first} above. Leave one of the two.`;
    const lost = taken === undefined ? describeTarget(encodeSitePath(to), paths) : undefined;
    if (taken !== undefined) yield fieldProblem(FILE, [index, 'from'], taken);
    if (lost !== undefined) yield fieldProblem(FILE, [index, 'to'], lost);
  }
}

/** What already uses an old path. */
function describeTaken(from: string, { pages, files, renamed }: Paths): string | undefined {
  if (from.endsWith('*')) {
    const prefix = from.slice(0, -1);
    const covered =
      [...pages, ...files, ...softwareFolders].find((path) => path.startsWith(prefix)) ??
      softwareFolders.find((path) => prefix.startsWith(path));
    return (
      covered &&
      `is answered already: it means ${covered} too. Write the old addresses one by one, or more of what they begin with.`
    );
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
function describeTarget(to: string, paths: Paths): string | undefined {
  const { pages, files } = paths;
  if (pages.has(to) || files.has(to)) return undefined;
  const way = followRedirects(to, paths);
  const [next, last] = [way[1], way.at(-1)];
  if (next !== undefined && last !== undefined) {
    return way.indexOf(last) < way.length - 1
      ? `leads back to where it came from: ${way.join(' → ')}. Write a page of this site.`
      : `leads to ${to}, which leads on to ${next}. Write ${last} at once.`;
  }
  if (pages.has(`${to}/`)) return `leads to ${to}, which has a slash at its end. Write ${to}/`;
  return isFilePath(to) ? undefined : describeLost(to, 'page', pages);
}

function describeLost(to: string, kind: 'page' | 'file', known: Iterable<string>): string {
  const advice = suggest(to, known, 'Write the path of a page of this site.', (meant) => meant);
  return `leads to ${to}, which is no ${kind} of this site. ${advice}`;
}

/** A path and its chain of redirects; in a cycle the last element repeats. */
function followRedirects(path: string, { pages, redirects }: Paths): string[] {
  const way = [path];
  for (;;) {
    const last = way.at(-1) ?? path;
    const next = pages.has(last) ? undefined : findRedirect(redirects, decodeURI(last));
    if (next === undefined) return way;
    way.push(next);
    if (way.indexOf(next) < way.length - 1) return way;
  }
}

/** Finds static files and redirects in the place of what the site writes itself, and redirects to a missing file. */
export function* checkDocuments({ files, redirects }: Content, { documents }: Sources): Iterable<ContentProblem> {
  for (const { name, file } of files) {
    if (!documents.includes(`/${name}`.toLowerCase())) continue;
    const message = `has the address /${name}, which the site writes itself. Remove it, or give it another name.`;
    yield fieldProblem(file, [], message);
  }
  const targets = new Set([...documents, ...files.map(({ name }) => `/${name}`)]);
  for (const [index, line] of redirects.entries()) {
    const [from, to] = [encodeSitePath(line.from), encodeSitePath(line.to)];
    const isPrefix = from.endsWith('*');
    const taken = documents.find((path) => (isPrefix ? path.startsWith(from.slice(0, -1)) : path === from));
    if (taken !== undefined) {
      const message = `is answered already: ${taken} is a document of this site. Take the line out.`;
      yield fieldProblem(FILE, [index, 'from'], message);
    }
    if (isFilePath(to) && !targets.has(to)) yield fieldProblem(FILE, [index, 'to'], describeLost(to, 'file', targets));
  }
}
