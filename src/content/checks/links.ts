import Slugger from 'github-slugger';
import { answerId } from '../../appearance/drawing.ts';
import { faqId, slugFor } from '../../format/slug.ts';
import { problemStatus } from '../../schemas/answers/problems.ts';
import { pagePath, templateAnchors } from '../../site-pages/pages.ts';
import { type ContentProblem, type ContentRecord, problemIf, proseProblem } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import { isFilePath, listFormerPaths, listPagePaths, listProsePages } from '../page-paths.ts';
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
  const paths = new Set([...listPagePaths(content), ...listFormerPaths(content)]);
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
  const { paths } = targets;
  // Browsers ignore whitespace and control characters in URLs.
  const address = [...href].filter((character) => character > ' ').join('');
  if (address === '') return 'leads nowhere. Write the address behind the text, or take the link out.';
  if (address.startsWith('//')) return `leads to ${address}. Write https:${address}.`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return describeOutsideLink(address);
  if (hasHole(address)) return undefined;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (path !== '' && !path.startsWith('/')) return describeRelativeLink(address, ownPath, paths);
  if (path === '' || paths.has(path)) return describeBrokenAnchor(anchor, path || ownPath, targets);
  if (isFilePath(path)) return undefined;
  const advice = paths.has(`${path}/`)
    ? `Write ${path}/ with a slash at the end.`
    : suggest(path, paths, WRITE_PATH, (meant) => meant);
  return `leads to ${path}, which is no page. ${advice}`;
}

/** Problem of a URL with a scheme; undefined if it has none. */
function describeOutsideLink(address: string): string | undefined {
  if (/^(?:javascript|vbscript|data):/i.test(address))
    return `leads to ${address.slice(0, 40)}, which would run as a program. Write the address of a page.`;
  const isBroken = /^https?:/i.test(address) && !hasHole(address) && !URL.canParse(address);
  return isBroken ? `leads to ${address}, which is no address. Write it as your browser shows it.` : undefined;
}

function describeRelativeLink(address: string, ownPath: string, paths: ReadonlySet<string>): string {
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) && !/\.(?:html?|mdx?)(?:$|[?#])/.test(address))
    return `leads to ${address}, which is no page of this site. Write https://${address} if it is another.`;
  const page = address.replace(/(?:\/?index)?\.(?:html?|mdx?)(?=$|[?#])/, '/').replace(/[?#].*/, '');
  const { pathname } = new URL(page, `https://site.invalid${ownPath}`);
  const candidates = [pathname, `${pathname}/`, `/${page.replace(/^[./]*/, '').replace(/\/?$/, '/')}`];
  const meant = candidates.find((path) => paths.has(path));
  const advice = meant === undefined ? WRITE_PATH : `Write ${meant}.`;
  return `leads to ${address}, an address that depends on where it stands. ${advice}`;
}

function describeBrokenAnchor(anchor: string | undefined, path: string, { anchors }: Targets): string | undefined {
  const there = anchors.get(path);
  if (there === undefined || !anchor || there.has(anchor)) return undefined;
  if (path.startsWith(pagePath({ slug: 'api' })) && OF_THE_API.test(anchor)) return undefined;
  const otherwise = 'Write the words of a heading there in lower case, with hyphens between them.';
  const advice = suggest(anchor, there, otherwise, (meant) => `#${meant}`);
  return `leads to #${anchor}, which is nowhere on ${path}. ${advice}`;
}
