import Slugger from 'github-slugger';
import { answerId } from '../../appearance/drawing.ts';
import { faqId, slugFor } from '../../format/slug.ts';
import { closestWord } from '../../format/spelling.ts';
import { problems as apiProblems } from '../../schemas/answers/problems.ts';
import { newsPath, pagePath, templateAnchors } from '../../site-pages/pages.ts';
import { type ContentProblem, type ContentRecord, fieldProblem, type ProseMarkup } from '../content-problem.ts';
import { listFormerPaths, listPagePaths, pathOfService } from '../page-paths.ts';
import { fillData, fillPlaceholders, type Placeholders } from '../placeholders.ts';
import { fillElement, hasHole, readablePlaceholders } from '../prose-placeholders.ts';
import { photoOfAddress } from '../text-photos.ts';
import type { Content } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Paths of files and of the API, which are checked where these are known. */
export const FILE = /^\/(?:api|\.well-known)\/|^\/.*\.\w+$/;

/** Anchors of the documentation that name operations, tools and records. */
const OF_THE_API = /[A-Z_]/;

/** A link or image in prose that refers to a file of the site or an API answer. */
export interface FileLink {
  readonly file: string;
  readonly path: string;
  /** Offset in the prose. */
  readonly offset: number;
}

/** Links and images in prose that refer to files, which only the build knows. */
export function listFileLinks(records: readonly ContentRecord[], placeholders: Placeholders): FileLink[] {
  return records.flatMap(({ file, markup }) =>
    (markup?.elements ?? []).flatMap((element) => {
      const { name, attributes, offset } = fillElement(element, placeholders);
      const path = (name === 'a' ? attributes.href : attributes.src)?.replace(/[?#].*/, '') ?? '';
      const isFile = FILE.test(path) || (name === 'img' && /^\/(?!\/)/.test(path));
      return isFile && !(name === 'img' && photoOfAddress(path)) ? [{ file, path, offset }] : [];
    }),
  );
}

/** Finds broken links in prose and in what the home page says outside opening hours: to a missing page or anchor, or with an invalid URL. */
export function checkLinks(
  content: Content,
  problems: ContentProblem[],
  { placeholders }: Pick<CheckContext, 'placeholders'>,
): void {
  const known = new Set([...listPagePaths(content), ...listFormerPaths(content)]);
  const readable = readablePlaceholders(placeholders);
  const anchors = listAnchors(content, readable);
  const proseFiles = [
    ...content.services.map((entry) => ({ ...entry, path: pathOfService(entry) })),
    ...content.pages.map((entry) => ({ ...entry, path: pagePath({ slug: entry.name }) })),
    ...content.news.map((entry) => ({ ...entry, path: newsPath({ slug: entry.name }) })),
  ];
  for (const { file, markup, path } of proseFiles) {
    for (const element of markup.elements) {
      const { name, attributes, offset } = fillElement(element, readable);
      if (name !== 'a' || attributes.href === undefined) continue;
      const message = describeBrokenLink(attributes.href, path, known, anchors);
      if (message !== undefined) problems.push({ ...fieldProblem(file, [], message), proseOffset: offset });
    }
  }
  const brokenLink = (path: string) => describeBrokenLink(path, '/', known, anchors);
  for (const page of content.pages) checkToldLinks(page, brokenLink, problems);
}

function checkToldLinks(
  { file, data }: Content['pages'][number],
  describe: (path: string) => string | undefined,
  problems: ContentProblem[],
): void {
  for (const state of ['emergency', 'closed'] as const) {
    for (const [index, { path }] of data.outsideHours?.[state]?.links.entries() ?? []) {
      const message = describe(path);
      if (message !== undefined)
        problems.push(fieldProblem(file, ['outsideHours', state, 'links', index, 'path'], message));
    }
  }
}

/** Link targets by path of the page. An owner's own pages are not known. */
function listAnchors(content: Content, placeholders: Placeholders): ReadonlyMap<string, ReadonlySet<string>> {
  const { business, services, pages, news, ownPages } = content;
  const entries = [
    ...services.map((entry) => ({ ...entry, path: pathOfService(entry) })),
    ...pages.map((entry) => ({ ...entry, path: pagePath({ slug: entry.name }) })),
    ...news.map((entry) => ({ ...entry, path: newsPath({ slug: entry.name }) })),
  ];
  const shared = [
    ...templateAnchors,
    ...Object.keys(apiProblems),
    ...(business?.policies ?? []).map(({ name }) => slugFor(name)),
  ];
  const anchors = new Map([...listPagePaths(content)].map((path) => [path, new Set(shared)]));
  for (const { path, data, markup } of entries) {
    const questions = 'faqs' in data ? fillData(data.faqs, placeholders).map(({ question }) => faqId(question)) : [];
    const parts = 'pointing' in data ? (data.pointing?.parts.map(({ part }) => answerId(part)) ?? []) : [];
    anchors.set(path, new Set([...shared, ...questions, ...parts, ...listProseAnchors(markup, placeholders)]));
    // Without valid headings no link to them can be checked.
    if (markup.headings.some((text) => hasHole(fillPlaceholders(text, placeholders)))) anchors.delete(path);
  }
  const unknown = [...ownPages, ...(business === undefined ? [pagePath({ slug: 'prices' })] : [])];
  for (const path of unknown) anchors.delete(path);
  return anchors;
}

/** Heading ids as Astro generates them, and `id` attributes. */
function listProseAnchors({ elements, headings }: ProseMarkup, placeholders: Placeholders): string[] {
  const slugger = new Slugger();
  return [
    ...headings.map((text) => slugger.slug(fillPlaceholders(text, placeholders))),
    ...elements.flatMap((element) => fillElement(element, placeholders).attributes.id ?? []),
  ];
}

function describeBrokenLink(
  href: string,
  ownPath: string,
  known: ReadonlySet<string>,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  // Browsers ignore whitespace and control characters in URLs.
  const address = [...href].filter((character) => character > ' ').join('');
  if (address === '') return 'leads nowhere. Write the address behind the text, or take the link out.';
  if (address.startsWith('//')) return `leads to ${address}. Write https:${address}.`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return describeOutsideLink(address);
  if (hasHole(address)) return undefined;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (path === '') return anchor === undefined ? undefined : describeBrokenAnchor(anchor, ownPath, anchors);
  if (!path.startsWith('/')) return describeRelativeLink(address, ownPath, known);
  if (known.has(path)) return anchor === undefined ? undefined : describeBrokenAnchor(anchor, path, anchors);
  return FILE.test(path) ? undefined : `leads to ${path}, which is no page. ${adviseLink(path, known)}`;
}

/** Problem of a URL with a scheme; undefined if it has none. */
function describeOutsideLink(address: string): string | undefined {
  if (/^(?:javascript|vbscript|data):/i.test(address)) {
    return `leads to ${address.slice(0, 40)}, which would run as a program. Write the address of a page.`;
  }
  const isBroken = /^https?:/i.test(address) && !hasHole(address) && !URL.canParse(address);
  return isBroken ? `leads to ${address}, which is no address. Write it as your browser shows it.` : undefined;
}

function describeRelativeLink(address: string, ownPath: string, known: ReadonlySet<string>): string {
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) && !/\.(?:html?|mdx?)(?:$|[?#])/.test(address)) {
    return `leads to ${address}, which is no page of this site. Write https://${address} if it is another.`;
  }
  const page = address.replace(/(?:\/?index)?\.(?:html?|mdx?)(?=$|[?#])/, '/').replace(/[?#].*/, '');
  const { pathname } = new URL(page, `https://site.invalid${ownPath}`);
  const candidates = [pathname, `${pathname}/`, `/${page.replace(/^[./]*/, '').replace(/\/?$/, '/')}`];
  const meant = candidates.find((path) => known.has(path));
  const advice =
    meant === undefined
      ? 'Write the address of a page of this site, from its first slash to its last.'
      : `Write ${meant}.`;
  return `leads to ${address}, an address that depends on where it stands. ${advice}`;
}

function describeBrokenAnchor(
  anchor: string,
  path: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const there = anchors.get(path);
  if (there === undefined || anchor === '' || there.has(anchor)) return undefined;
  if (path.startsWith(pagePath({ slug: 'api' })) && OF_THE_API.test(anchor)) return undefined;
  const meant = closestWord(anchor, there);
  const advice =
    meant === undefined
      ? 'Write the words of a heading there in lower case, with hyphens between them.'
      : `Did you mean #${meant}?`;
  return `leads to #${anchor}, which is nowhere on ${path}. ${advice}`;
}

function adviseLink(path: string, known: ReadonlySet<string>): string {
  if (known.has(`${path}/`)) return `Write ${path}/ with a slash at the end.`;
  const meant = closestWord(path, known);
  return meant === undefined
    ? 'Write the address of a page of this site, from its first slash to its last.'
    : `Did you mean ${meant}?`;
}
