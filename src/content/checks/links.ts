import { MOST_JOBS, photosPath } from '../../business/photos.ts';
import { placePath, servicePath } from '../../business/site.ts';
import type { RedirectsFile } from '../../schemas/pages/redirects.ts';
import { shortUrls } from '../../site-pages/addresses.ts';
import {
  newsListPath,
  newsPath,
  pagePath,
  reservedNames,
  slugOfPath,
  softwarePages,
  templatePages,
} from '../../site-pages/pages.ts';
import { prepareRedirects, type Redirects } from '../../site-pages/redirects.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import { fillElements, hasHole } from '../prose.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

const WRITE_PATH = 'Write the address of a page of this site, from its first slash to its last.';

/** Finds links to a missing page, or with an invalid address. */
export function* checkLinks(content: Content, { placeholders }: Sources): Iterable<ContentProblem> {
  const paths = new Set([...listPagePaths(content), ...Object.keys(redirectsOf(content).exact)]);
  for (const { file, elements } of [...content.services, ...content.pages, ...content.news]) {
    for (const { name, attributes, offset } of fillElements(elements, placeholders)) {
      yield* problemIf(file, offset, name === 'a' && describeBrokenLink(attributes.href, paths));
    }
  }
  for (const { file, data } of content.pages) {
    for (const state of ['emergency', 'closed'] as const) {
      for (const [index, { path }] of data.outsideHours?.[state]?.links.entries() ?? [])
        yield* problemIf(file, ['outsideHours', state, 'links', index, 'path'], describeBrokenLink(path, paths));
    }
  }
}

/** What is wrong with a link. `npm run links` finds files and anchors that are not there, because only a build has them all. */
function describeBrokenLink(href: string | undefined, paths: ReadonlySet<string>): string | undefined {
  if (href === undefined) return undefined;
  // Browsers ignore whitespace and control characters in URLs.
  const address = [...href].filter((character) => character > ' ').join('');
  const isProgram = /^(?:javascript|vbscript|data):/i.test(address);
  const isElsewhere = /^[a-z][a-z0-9+.-]*:/i.test(address) && URL.canParse(address);
  if (!isProgram && (isElsewhere || hasHole(address))) return undefined;
  const parts = /^(\/(?!\/)[^?#]*)?(?:\?[^#]*)?(?:#.*)?$/.exec(address);
  if (address === '' || parts === null)
    return `leads to "${address.slice(0, 60)}", which is no address. ${WRITE_PATH} That of another site begins with https://.`;
  const [, path] = parts;
  if (path === undefined || paths.has(path) || isFilePath(path)) return undefined;
  return `leads to ${path}, which is no page. ${suggest(path, paths, WRITE_PATH, String)}`;
}

/** Finds pages with an address of the site itself, and missing pages. */
export function* checkPages({ names }: Content): Iterable<ContentProblem> {
  for (const name of names.pages) {
    const isSoftware = reservedNames.includes(name) || Object.hasOwn(softwarePages, name);
    const message = `has the address /${name}/, which belongs to the site itself. Give the file another name.`;
    yield* problemIf(`pages/${name}.mdx`, [], (isSoftware || Object.hasOwn(shortUrls, `/${name}/`)) && message);
  }
  for (const name of templatePages.filter((page) => !names.pages.includes(page)))
    yield fieldProblem(`pages/${name}.mdx`, [], 'is missing. The site has a page of this name and needs its text.');
}

/** Finds lines of menus that lead to no page. */
export function* checkNavigation({ names, navigation, ownPages }: Content): Iterable<ContentProblem> {
  const own = [...names.pages, ...ownPages.map(slugOfPath)].filter((name) => name !== 'not-found');
  const known = [...own, ...Object.keys(softwarePages), 'news', 'photos'];
  for (const menu of ['header', 'footer'] as const) {
    for (const [index, { page = 'home' }] of navigation[menu].entries()) {
      const advice = suggest(page, known, `Write pages/${page}.mdx first, or take the line out.`);
      yield* problemIf('navigation.yaml', [menu, index, 'page'], !known.includes(page) && `is no page. ${advice}`);
    }
  }
}

/** Paths of all pages, including those with invalid files. */
export function listPagePaths({ services, names, ownPages }: Content): ReadonlySet<string> {
  const slugs = new Map(services.map(({ name, data }) => [name, data.slug]));
  return new Set([
    ...names.services.map((name) => servicePath({ slug: slugs.get(name) ?? name })),
    ...names.places.map((slug) => placePath({ slug })),
    ...names.pages.map((slug) => pagePath({ slug })),
    ...Object.values(softwarePages).map(pagePath),
    ...names.news.map((slug) => newsPath({ slug })),
    ...ownPages,
    ...(names.news.length > 0 ? [newsListPath] : []),
    ...(names.photos.length > MOST_JOBS ? [photosPath] : []),
  ]);
}

/** Whether a path is that of a file or an API answer, which is known only once the documents of the site are. */
export function isFilePath(path: string): boolean {
  return /^\/(?:api|\.well-known)\/|^\/.*\.\w+$/.test(path);
}

/** Redirects from former and short paths, and those of an older site if `lines` are given. */
export function redirectsOf({ services, places }: Content, lines: RedirectsFile = []): Redirects {
  return prepareRedirects({
    services: services.map(({ name, data }) => ({ ...data, id: name, slug: data.slug ?? name })),
    places: places.map(({ name, data }) => ({ ...data, slug: name })),
    redirects: lines,
  });
}
