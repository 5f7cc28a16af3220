import { placePath, servicePath } from '../../business/site.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { publicFileType, publicFileTypes } from '../../site-pages/file-types.ts';
import { engineFolders } from '../../site-pages/pages.ts';
import { findRedirect, slashVariants } from '../../site-pages/redirects.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, makeProblem, type ProseElement, problemIf } from '../content-problem.ts';
import { findPhotoName } from '../prose.ts';
import { suggest } from '../suggest.ts';
import { findLinkedTelephoneProblem } from '../telephone.ts';
import type { ValidContent } from '../validate-files.ts';
import type { SitePaths } from './check.ts';

/** Limit for all static files together, because the Node server keeps them in memory. */
const MAX_TOTAL_BYTES = 25_000_000;
/** Names that every host serves as files: not hidden, and without special meaning (`_headers`, `_worker.js`). */
const SERVABLE_NAME = /^(?:\.well-known\/)?(?:[A-Za-z0-9][\w.~-]*\/)*[A-Za-z0-9][\w.~-]*$/;
/** Reserved paths: a file there would make clients start to authenticate (contract A8). */
const LOGIN_PATH = /^\/(?:(?:register|authorize|token)$|\.well-known\/(?:oauth-|openid-configuration))/;
/** Names that hosts serve as a page. */
const PAGE_NAME = /(?:^|\/)(?:index|404)\.[^/]*$/;

/** Finds links to missing pages or files, links with an invalid address, and images of missing files. */
export function* checkLinks(content: ValidContent, sitePaths: SitePaths): Iterable<ContentProblem> {
  const { services, pages, news, files, locality } = content;
  const { pages: pagePaths, documents, siteRedirects } = sitePaths;
  const paths = new Set([
    ...pagePaths,
    ...Object.keys(siteRedirects.exact),
    ...documents,
    ...files.map(({ name }) => `/${name}`),
  ]);
  for (const { file, elements } of [...services, ...pages, ...news]) {
    for (const element of elements) {
      const target = findTarget(element);
      const numberProblem = target && findLinkedTelephoneProblem(target, locality.country);
      const message = numberProblem ? `leads to "${target}", which ${numberProblem}.` : findLinkProblem(target, paths);
      yield* problemIf(file, element.offset, message);
    }
  }
  for (const { file, data } of pages) {
    for (const state of ['emergency', 'closed'] as const) {
      for (const [index, { path }] of data.outsideHours?.[state]?.links.entries() ?? [])
        yield* problemIf(file, ['outsideHours', state, 'links', index, 'path'], findLinkProblem(path, paths));
    }
  }
}

/** Finds the target of a link, or the file of this site that an image shows. */
function findTarget({ name, attributes: { href, src = '' } }: ProseElement): string | undefined {
  const isSiteImage = name === 'img' && /^\/(?!\/)/.test(src) && !findPhotoName(src);
  return name === 'a' ? href : isSiteImage ? src : undefined;
}

const PATH_ADVICE = 'Write the path of a page on this site, with a slash at both ends.';

/** Finds what is wrong with a link. Anchors are left to `npm run links`, because only a built page has all of them. */
function findLinkProblem(href: string | undefined, paths: ReadonlySet<string>): string | undefined {
  if (href === undefined) return undefined;
  // Browsers ignore whitespace and control characters in URLs.
  const url = [...href].filter((character) => character > ' ').join('');
  const isProgram = /^(?:javascript|vbscript|data):/i.test(url);
  if (!isProgram && /^[a-z][a-z0-9+.-]*:/i.test(url) && URL.canParse(url)) return undefined;
  const parts = /^(\/(?!\/)[^?#]*)?(?:\?[^#]*)?(?:#.*)?$/.exec(url);
  if (url === '' || parts === null)
    return `leads to "${url.slice(0, 60)}", which is not an address. ${PATH_ADVICE} Addresses of other sites begin with https://.`;
  const [, path] = parts;
  if (path === undefined || paths.has(path) || /^\/api\/|\/index\.md$/.test(path)) return undefined;
  const missing = isFilePath(path) ? 'file of the site' : 'page';
  return `leads to ${path}, which is not a ${missing}. ${suggest(path, paths, PATH_ADVICE, String)}`;
}

/** Whether a path belongs to a file or an API answer. */
function isFilePath(path: string): boolean {
  return /^\/(?:api|\.well-known)\/|^\/.*\.\w+$/.test(path);
}

/** Finds static files that cannot be published because of their name, path or size. */
export function* checkFiles({ files }: ValidContent, sitePaths: SitePaths): Iterable<ContentProblem> {
  for (const { name, file } of files) {
    const taken = describePublished(`/${name.toLowerCase()}`, sitePaths);
    yield* problemIf(
      file,
      [],
      findNameProblem(name) ?? (taken && `has the address of ${taken}. Give it another name.`),
    );
  }
  const bytes = files.reduce((sum, { data }) => sum + data.size, 0);
  const [largest] = files.toSorted((a, b) => b.data.size - a.data.size);
  if (bytes > MAX_TOTAL_BYTES && largest !== undefined) {
    const message = `is the largest of the files, which add up to ${(bytes / 1e6).toFixed(1)} MB; the maximum is ${MAX_TOTAL_BYTES / 1e6} MB. Make some smaller, or host them elsewhere and link to them.`;
    yield makeProblem(largest.file, [], message);
  }
}

function findNameProblem(name: string): string | undefined {
  if (!SERVABLE_NAME.test(name) || PAGE_NAME.test(name))
    return 'has a name that not every host publishes. Use letters without accents, digits, hyphens and dots. Only .well-known may begin with a dot, and the names index and 404 are reserved for pages.';
  if (LOGIN_PATH.test(`/${name}`))
    return 'has an address where clients look for a login, which this site does not have. Remove it.';
  if (publicFileType(name) !== undefined) return undefined;
  const lowered = name.replace(/[^.]+$/, (extension) => extension.toLowerCase());
  if (publicFileType(lowered) !== undefined)
    return `has an extension in capitals, which not every host serves with the right type. Rename it to ${lowered}, and change the links to it.`;
  const extensions = Object.keys(publicFileTypes).map((extension) => `.${extension}`);
  return `has an extension that is not published. Files end in ${grammar.list(extensions, 'or')}, or have no extension and are plain text. Pictures belong in photos/, proofs of ownership under verification in policy.yaml.`;
}

/** Describes what is already published at a path. */
function describePublished(path: string, { pages, documents, redirects }: SitePaths): string | undefined {
  const folder = `${path.replace(/\/$/, '').replace(/\/index\.(?:html|json|md)$/, '')}/`;
  if (pages.has(folder)) return `the page ${folder}`;
  if (documents.includes(path)) return `${path}, a document of this site`;
  const software = engineFolders.find((engineFolder) => folder.startsWith(engineFolder));
  if (software !== undefined) return `${software}, which belongs to the site itself`;
  const target = slashVariants(path).flatMap((form) => findRedirect(redirects, form) ?? [])[0];
  return target && `a redirect to ${target}`;
}

/** Finds redirects from paths in use, and redirects to missing pages or other redirects (contract K1). */
export function* checkRedirects({ files, redirects }: ValidContent, sitePaths: SitePaths): Iterable<ContentProblem> {
  const documents = [...sitePaths.documents, ...files.map(({ name }) => `/${name}`)];
  const others = { ...sitePaths, documents, redirects: sitePaths.siteRedirects };
  const sources = redirects.map(({ from }) => encodeSitePath(from));
  for (const [index, redirect] of redirects.entries()) {
    const [from = '', to] = [sources[index], encodeSitePath(redirect.to)];
    // Paths in another case redirect already, and file systems may ignore case.
    const taken = from.endsWith('*')
      ? findBelow(from.slice(0, -1), others)
      : (describePublished(from, others) ?? describePublished(encodeSitePath(redirect.from.toLowerCase()), others));
    const message = `is already the address of ${taken}. Remove the line, or write an address that only the old site had.`;
    yield* problemIf('redirects.yaml', [index, 'from'], taken && message);
    yield* problemIf('redirects.yaml', [index, 'from'], !taken && findStaticHostProblem(from, documents, sources));
    yield* problemIf('redirects.yaml', [index, 'to'], !taken && findTargetProblem(to, { ...sitePaths, documents }));
  }
}

/** Files to which static hosts give a special meaning. */
const HOST_FILE = /^\/(?:cname|\.nojekyll|_headers|_redirects|_worker\.js|404(?:\.html)?)(?:\/|$)/i;

/** Finds the reason why a static host cannot serve a redirect page at an old path. */
function findStaticHostProblem(
  from: string,
  documents: readonly string[],
  sources: readonly string[],
): string | undefined {
  if (from.endsWith('*')) return undefined;
  if (HOST_FILE.test(from)) return 'has a special meaning on static hosts. Remove the line.';
  const path = from.replace(/\/$/, '');
  // A file system cannot have a file and a folder with the same name, and some ignore case.
  const isBelow = (file: string) => /\.\w+$/.test(file) && path.toLowerCase().startsWith(`${file.toLowerCase()}/`);
  const above = documents.find(isBelow) ?? sources.find((other) => /\.html?$/i.test(other) && isBelow(other));
  return above && `lies below ${above}, which is a file, and static hosts cannot serve both. Remove one of the two.`;
}

/** Finds a path in use that begins with a prefix. */
function findBelow(prefix: string, { pages, documents }: SitePaths): string | undefined {
  return (
    [...pages, ...documents, ...engineFolders].find((path) => path.startsWith(prefix)) ??
    engineFolders.find((path) => prefix.startsWith(path))
  );
}

/** Finds what is wrong with a redirect target. */
function findTargetProblem(to: string, { pages, documents, redirects }: SitePaths): string | undefined {
  if (pages.has(to) || documents.includes(to)) return undefined;
  const next = findRedirect(redirects, decodeURI(to));
  if (next !== undefined) return `leads to ${to}, which redirects to ${next}. Write the path of a page on this site.`;
  const advice = suggest(to, isFilePath(to) ? documents : pages, 'Write the path of a page on this site.', String);
  return `leads to ${to}, which is not a page or file of this site. ${advice}`;
}

const PUBLISHED = 'published.json';

/** Finds paths of the last publication that no longer exist. */
export function* checkPublished(content: ValidContent, { pages, redirects }: SitePaths): Iterable<ContentProblem> {
  const { services = {}, places = [] } = content.published ?? {};
  const published = [
    ...Object.entries(services).flatMap(([id, { slug: last }]) =>
      [...new Set([id, last])].map((slug) => {
        return { slug, path: servicePath({ slug }), at: ['services', id], file: `services/${id}.mdx` };
      }),
    ),
    ...places.map((slug, index) => {
      return { slug, path: placePath({ slug }), at: ['places', index], file: `places/${slug}.yaml` };
    }),
  ];
  for (const { slug, path, at, file } of published) {
    const isGone = !pages.has(path) && findRedirect(redirects, path) === undefined;
    const message = `was published at ${path}, but nothing is there now. Add "${slug}" to the formerSlugs of ${file}, or of the file that replaced it. If it is gone for good, "npm run record" removes the address from this file.`;
    yield* problemIf(PUBLISHED, at, isGone && message, 'warning');
  }
}
