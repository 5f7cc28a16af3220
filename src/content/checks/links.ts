import Slugger from 'github-slugger';
import { answerId } from '../../appearance/drawing.ts';
import { MOST_JOBS, photosPath } from '../../business/photos.ts';
import { placePath, servicePath } from '../../business/site.ts';
import { faqId, slugFor } from '../../format/slug.ts';
import { problemStatus } from '../../schemas/answers/problems.ts';
import type { RedirectsFile } from '../../schemas/pages/redirects.ts';
import { shortUrls } from '../../site-pages/addresses.ts';
import {
  newsListPath,
  newsPath,
  pagePath,
  reservedNames,
  slugOfPath,
  softwarePages,
  templateAnchors,
  templatePages,
} from '../../site-pages/pages.ts';
import { prepareRedirects, type Redirects } from '../../site-pages/redirects.ts';
import { type ContentProblem, type ContentRecord, fieldProblem, problemIf, proseProblem } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import { fillData, fillPlaceholders, type Placeholders } from '../placeholders.ts';
import { fillElements, hasHole, photoOfAddress, readablePlaceholders } from '../prose.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

/** Anchors of the documentation that name operations, tools and records. */
const OF_THE_API = /[A-Z_]/;
const WRITE_PATH = 'Write the address of a page of this site, from its first slash to its last.';

/** Links and images in prose that refer to files, which only the build knows. */
export function listFileLinks(records: readonly ContentRecord[], placeholders: Placeholders) {
  return records.flatMap(({ file, markup }) =>
    fillElements(markup?.elements ?? [], placeholders).flatMap(({ name, attributes, offset }) => {
      const path = (name === 'a' ? attributes.href : attributes.src)?.replace(/[?#].*/, '') ?? '';
      const isFile = isFilePath(path) || (name === 'img' && /^\/(?!\/)/.test(path));
      return isFile && !(name === 'img' && photoOfAddress(path)) ? [{ file, path, offset }] : [];
    }),
  );
}

export type FileLink = ReturnType<typeof listFileLinks>[number];

/** Finds broken links: to a missing page or anchor, or with an invalid URL. */
export function* checkLinks(content: Content, { placeholders }: Sources): Iterable<ContentProblem> {
  const paths = new Set([...listPagePaths(content), ...Object.keys(redirectsOf(content).exact)]);
  const targets = { paths, anchors: listAnchors(content, readablePlaceholders(placeholders)) };
  for (const { file, markup, path } of listProsePages(content)) {
    for (const { name, attributes, offset } of fillElements(markup.elements, placeholders)) {
      const message = name === 'a' && describeBrokenLink(attributes.href, path, targets);
      if (message) yield proseProblem(file, offset, message);
    }
  }
  for (const { file, data } of content.pages) {
    for (const state of ['emergency', 'closed'] as const) {
      for (const [index, { path }] of data.outsideHours?.[state]?.links.entries() ?? []) {
        const place = ['outsideHours', state, 'links', index, 'path'];
        yield* problemIf(file, place, describeBrokenLink(path, '/', targets));
      }
    }
  }
}

/** Anchors by path of the page. An owner's own pages are not known. */
function listAnchors(content: Content, placeholders: Placeholders) {
  const { business, ownPages } = content;
  const policies = business?.policies.map(({ name }) => slugFor(name)) ?? [];
  const shared = [...templateAnchors, ...Object.keys(problemStatus), ...policies];
  const anchors = new Map([...listPagePaths(content)].map((path) => [path, new Set(shared)]));
  for (const { path, data, markup } of listProsePages(content)) {
    const slugger = new Slugger();
    const headings = markup.headings.map((text) => fillPlaceholders(text, placeholders));
    const own = [
      ...('faqs' in data ? fillData(data.faqs, placeholders).map(({ question }) => faqId(question)) : []),
      ...('pointing' in data ? (data.pointing?.parts ?? []).map(({ part }) => answerId(part)) : []),
      // Ids as Astro generates them.
      ...headings.map((text) => slugger.slug(text)),
      ...fillElements(markup.elements, placeholders).flatMap(({ attributes }) => attributes.id ?? []),
    ];
    anchors.set(path, new Set([...shared, ...own]));
    // Without valid headings no link to them can be checked.
    if (headings.some(hasHole)) anchors.delete(path);
  }
  const unknown = [...ownPages, ...(business === undefined ? [pagePath({ slug: 'prices' })] : [])];
  for (const path of unknown) anchors.delete(path);
  return anchors;
}

/** What links can lead to: paths, and the anchors on each page of which they are known. */
interface Targets {
  readonly paths: ReadonlySet<string>;
  readonly anchors: ReturnType<typeof listAnchors>;
}

function describeBrokenLink(href: string | undefined, ownPath: string, targets: Targets): string | undefined {
  if (href === undefined) return undefined;
  const { paths, anchors } = targets;
  // Browsers ignore whitespace and control characters in URLs.
  const address = [...href].filter((character) => character > ' ').join('');
  const isProgram = /^(?:javascript|vbscript|data):/i.test(address);
  const isElsewhere = /^[a-z][a-z0-9+.-]*:/i.test(address) && URL.canParse(address);
  if (!isProgram && (isElsewhere || hasHole(address))) return undefined;
  const parts = /^(\/(?!\/)[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/.exec(address);
  if (address === '' || parts === null)
    return `leads to "${address.slice(0, 60)}", which is no address. ${WRITE_PATH} That of another site begins with https://.`;
  const [, path = ownPath, anchor = ''] = parts;
  const there = anchors.get(path);
  if (!paths.has(path)) {
    const advice = suggest(path, paths, WRITE_PATH, String);
    return isFilePath(path) ? undefined : `leads to ${path}, which is no page. ${advice}`;
  }
  const isOfApi = path.startsWith(pagePath({ slug: 'api' })) && OF_THE_API.test(anchor);
  if (there === undefined || anchor === '' || there.has(anchor) || isOfApi) return undefined;
  const otherwise = 'Write the words of a heading there in lower case, with hyphens between them.';
  const advice = suggest(anchor, there, otherwise, (meant) => `#${meant}`);
  return `leads to #${anchor}, which is nowhere on ${path}. ${advice}`;
}

/** Finds pages with the address of another, missing pages, and pages that say what the home page alone shows. */
export function* checkPages({ names, pages }: Content): Iterable<ContentProblem> {
  for (const name of names.pages) {
    const isSoftware = reservedNames.includes(name) || Object.hasOwn(softwarePages, name);
    const isTaken = isSoftware || Object.hasOwn(shortUrls, `/${name}/`);
    const message = `has the address /${name}/, which belongs to the site itself. Give the file another name.`;
    yield* problemIf(`pages/${name}.mdx`, [], isTaken && message);
  }
  for (const name of templatePages) {
    const message = 'is missing. The site has a page of this name and needs its text.';
    yield* problemIf(`pages/${name}.mdx`, [], !names.pages.includes(name) && message);
  }
  for (const { file, data } of pages.filter(({ name }) => name !== 'home')) {
    for (const field of ['outsideHours', 'pointing'] as const) {
      const message = 'is shown on the home page alone. Move it to pages/home.mdx, or take it out.';
      if (data[field] !== undefined) yield fieldProblem(file, [field], message, 'warning');
    }
  }
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

/** Pages whose prose is a content file, with their paths. */
function listProsePages({ services, pages, news }: Content) {
  return [
    ...services.map((entry) => ({ ...entry, path: servicePath({ slug: entry.data.slug ?? entry.name }) })),
    ...pages.map((entry) => ({ ...entry, path: pagePath({ slug: entry.name }) })),
    ...news.map((entry) => ({ ...entry, path: newsPath({ slug: entry.name }) })),
  ];
}

/** Paths of all pages, including those with invalid files. */
export function listPagePaths({ services, names, ownPages }: Content): ReadonlySet<string> {
  const slugs = new Map(services.map(({ name, data }) => [name, data.slug ?? name]));
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
