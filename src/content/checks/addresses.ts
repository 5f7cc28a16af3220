import { placePath, type Site, servicePath } from '../../business/site.ts';
import type { PublishedFile } from '../../schemas/pages/published.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { endingOf, publicFileType, publicFileTypes } from '../../site-pages/file-types.ts';
import { softwareFolders } from '../../site-pages/pages.ts';
import { findRedirect, type Redirects, slashVariants } from '../../site-pages/redirects.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, fieldProblem, fieldWarning, problemIf } from '../content-problem.ts';
import { limits } from '../limits.ts';
import { suggest } from '../messages.ts';
import { isFilePath, listPagePaths, redirectsOf } from '../page-paths.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

/** Names that every host serves as files: no hidden ones, none with special meaning (`_headers`, `_worker.js`). */
const NAME = /^(?:\.well-known\/)?(?:[A-Za-z0-9][\w.~-]*\/)*[A-Za-z0-9][\w.~-]*$/;
/** Reserved paths, where a file would make clients start to authenticate (contract A8). */
const LOGIN = /^\/(?:(?:register|authorize|token)\/$|\.well-known\/(?:oauth-|openid-configuration))/;

/** Finds static files that cannot be published because of their name, path, number or size. */
export function* checkFiles(content: Content, { documents }: Sources): Iterable<ContentProblem> {
  const { files } = content;
  const taken = { pages: listPagePaths(content), redirects: redirectsOf(content), documents };
  for (const { name, file } of files) yield* problemIf(file, [], describeName(name) ?? describePath(`/${name}`, taken));
  const bytes = files.reduce((sum, { data }) => sum + data.size, 0);
  const [largest] = files.toSorted((a, b) => b.data.size - a.data.size);
  if (bytes > limits.allFileBytes && largest !== undefined) {
    const message = `is the largest of files that have ${(bytes / 1e6).toFixed(1)} MB together; ${limits.allFileBytes / 1e6} MB are the most. Make some smaller, or link to where they lie elsewhere.`;
    yield fieldProblem(largest.file, [], message);
  }
  const next = files[limits.files];
  if (next !== undefined)
    yield fieldProblem(next.file, [], `is one of ${files.length} files; ${limits.files} are the most.`);
}

function describeName(name: string): string | undefined {
  if (!NAME.test(name) || name.length > limits.fileName)
    return 'has a name that not every host publishes. Use letters without accents, digits, hyphens and dots; only .well-known begins with a dot.';
  const ending = endingOf(name);
  if (publicFileType(name) === undefined) {
    const endings = Object.keys(publicFileTypes).map((known) => `.${known}`);
    const advice =
      ending === 'xml'
        ? ' A proof of ownership can stand under verification in policy.yaml instead.'
        : /^(?:avif|gif|heic|jpe?g|png|webp)$/i.test(ending)
          ? ' A picture belongs into photos/.'
          : '';
    return `has the ending .${ending}, which is not published. Files end in ${grammar.list(endings, 'or')}, or have no ending and are plain text.${advice}`;
  }
  return /(?:^|\/)(?:index|404)\.[^/]*$/.test(name)
    ? 'has a name that hosts take for a page. Give it another.'
    : undefined;
}

function describePath(path: string, { pages, redirects, documents }: Omit<Paths, 'files' | 'renamed'>) {
  // Some file systems are case-insensitive.
  const folder = `${path.toLowerCase()}/`;
  const page = [...pages].find((known) => known.startsWith(folder));
  if (page !== undefined) return `has the address of the page ${page}. Give it another name.`;
  const software = softwareFolders.find((known) => folder.startsWith(known));
  if (software !== undefined) return `lies below ${software}, which belongs to the site itself. Put it elsewhere.`;
  const goal = findRedirect(redirects, folder);
  if (goal !== undefined) return `has an address that leads to ${goal}. Give it another name.`;
  if (documents.includes(path.toLowerCase()))
    return `has the address ${path}, which the site writes itself. Remove it, or give it another name.`;
  return LOGIN.test(folder)
    ? 'has an address where clients look for a login, and this site has none. Remove it.'
    : undefined;
}

const REDIRECTS = 'redirects.yaml';

/** Paths in use on this site. */
interface Paths {
  readonly pages: ReadonlySet<string>;
  /** Static files. */
  readonly files: ReadonlySet<string>;
  /** Redirects from former slugs and short URLs. */
  readonly renamed: Redirects;
  /** The same with the redirects of the content. */
  readonly redirects: Redirects;
  /** What the site writes itself; nothing as long as that is not known. */
  readonly documents: readonly string[];
}

/** Finds redirects from paths in use, and redirects to nothing, chained or circular. */
export function* checkRedirects(content: Content, { documents }: Sources): Iterable<ContentProblem> {
  const { redirects: lines, files } = content;
  const paths = {
    pages: listPagePaths(content),
    files: new Set(files.map(({ name }) => `/${name}`)),
    renamed: redirectsOf(content),
    redirects: redirectsOf(content, lines),
    documents,
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
    yield* problemIf(REDIRECTS, [index, 'from'], taken);
    yield* problemIf(REDIRECTS, [index, 'to'], taken === undefined && describeTarget(encodeSitePath(to), paths));
  }
}

/** What already uses an old path. */
function describeTaken(from: string, { pages, files, renamed, documents }: Paths): string | undefined {
  if (from.endsWith('*')) {
    const prefix = from.slice(0, -1);
    const covered =
      [...pages, ...files, ...documents, ...softwareFolders].find((path) => path.startsWith(prefix)) ??
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
  if (documents.includes(from)) return `is answered already: ${from} is a document of this site. Take the line out.`;
  const goal = slashVariants(from)
    .map((form) => renamed.exact[form])
    .find((found) => found !== undefined);
  return goal && `is answered already: it leads to ${goal}. Take the line out.`;
}

/** Problem of a redirect target. */
function describeTarget(to: string, paths: Paths): string | undefined {
  const { pages, files, documents } = paths;
  if (pages.has(to) || files.has(to) || documents.includes(to)) return undefined;
  const way = followRedirects(to, paths);
  const [next, last] = [way[1], way.at(-1)];
  if (next !== undefined && last !== undefined) {
    return way.indexOf(last) < way.length - 1
      ? `leads back to where it came from: ${way.join(' → ')}. Write a page of this site.`
      : `leads to ${to}, which leads on to ${next}. Write ${last} at once.`;
  }
  if (pages.has(`${to}/`)) return `leads to ${to}, which has a slash at its end. Write ${to}/`;
  if (isFilePath(to) && documents.length === 0) return undefined;
  const [kind, known] = isFilePath(to) ? ['file', [...documents, ...files]] : ['page', pages];
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

const PUBLISHED = 'published.json';

/** The record of a publication: what to compare the next one with. */
export function recordPublished(site: Site): PublishedFile {
  const services = site.services
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, slug }) => [id, { slug }] as const);
  return { services: Object.fromEntries(services), places: site.places.map(({ slug }) => slug).sort() };
}

/** Compares content with the record of the last publication: removed URLs. */
export function* checkPublished(content: Content): Iterable<ContentProblem> {
  const { names, places, published, services } = content;
  if (published === undefined) return;
  const redirects = redirectsOf(content, content.redirects);
  const isMoved = (path: string) => findRedirect(redirects, path) !== undefined;
  const named = new Set(services.flatMap(({ name, data }) => [name, data.slug ?? name, ...data.formerSlugs]));
  const isKept = (slug: string) => named.has(slug) || isMoved(servicePath({ slug }));
  for (const [id, { slug }] of Object.entries(published.services)) {
    const service = services.find(({ name }) => name === id);
    if (service !== undefined && !isKept(slug)) {
      const message = `was "${slug}" when the site was last published. Add "${slug}" to formerSlugs, and its address keeps working.`;
      yield fieldWarning(service.file, ['slug'], message);
    } else if (!names.services.includes(id) && !(isKept(id) && isKept(slug))) {
      const message = describeGone(`services/${id}.mdx`, [...new Set([id, slug])]);
      yield { ...fieldWarning(PUBLISHED, ['services', id], message), wrongKey: true };
    }
  }
  const kept = new Set([...names.places, ...places.flatMap(({ data }) => data.formerSlugs)]);
  for (const [index, slug] of published.places.entries()) {
    if (kept.has(slug) || isMoved(placePath({ slug }))) continue;
    yield fieldWarning(PUBLISHED, ['places', index], describeGone(`places/${slug}.yaml`, [slug]));
  }
}

function describeGone(file: string, slugs: readonly string[]): string {
  const quoted = slugs.map((slug) => `"${slug}"`).join(' and ');
  return `was published, and ${file} is gone. If it has another name now, add ${quoted} to formerSlugs there; if not, "npm run record" lets its address go.`;
}
