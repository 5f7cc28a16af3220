import { type Check, fail, firstProblem, type Outcome, pass } from '../check.ts';
import { looksLikeHtml } from '../html-page.ts';
import { listHeadings, listLinks, proseLines } from '../markdown-text.ts';
import { readSitemaps, samplePages, spread } from '../pages.ts';
import { RequestFailure } from '../site-client.ts';
import type { SiteContext } from '../site-context.ts';

const SPEC = 'afdocs (agent-docs-spec 0.5)';
const LARGEST = 50_000;
const MOST_LINKS = 150;
const LEAST_COVERAGE = 0.95;

/** Whether llms.txt is there, in order, and leads somewhere. */
export const llmsTxt: readonly Check[] = [
  {
    id: 'llms-txt-exists',
    title: 'llms.txt is there',
    group: 'llms.txt',
    source: `${SPEC}, llmstxt.org`,
    async run(context) {
      const { status, text, mediaType } = await context.send('/llms.txt');
      const remedy = 'Publish /llms.txt as text/plain: what the site is, and links to its pages.';
      if (status !== 200) return fail(`/llms.txt answers ${status}.`, remedy);
      if (looksLikeHtml(text) || !/^text\/(?:plain|markdown)$/.test(mediaType))
        return fail(`/llms.txt is ${looksLikeHtml(text) ? 'an HTML page' : mediaType}.`, remedy);
      return pass(mediaType);
    },
  },
  {
    id: 'llms-txt-valid',
    title: 'llms.txt has the form of llmstxt.org',
    group: 'llms.txt',
    source: `${SPEC}, llmstxt.org`,
    async run(context) {
      const text = await readLlms(context);
      const remedy = 'Write "# Name", then "> summary", then "## Section" with "- [title](address): note" lines.';
      const lines = proseLines(text).filter((line) => line.trim() !== '');
      if (!/^# \S/.test(lines[0] ?? '')) return fail('llms.txt does not begin with "# Name".', remedy);
      if (!/^> \S/.test(lines[1] ?? '')) return fail('llms.txt has no summary ("> …") under its name.', remedy);
      const sections = listHeadings(text).filter(({ level }) => level === 2);
      if (sections.length === 0) return fail('llms.txt has no sections ("## …").', remedy);
      if (listLinks(text).length === 0) return fail('llms.txt has no links.', remedy);
      return pass(sections.map((section) => section.text).join(', '));
    },
  },
  {
    id: 'llms-txt-size',
    title: `llms.txt is shorter than ${LARGEST} characters`,
    group: 'llms.txt',
    source: SPEC,
    async run(context) {
      const { length } = await readLlms(context);
      if (length < LARGEST) return pass(`${length} characters`);
      return fail(`llms.txt has ${length} characters.`, 'Move what matters less into linked files.');
    },
  },
  {
    id: 'llms-txt-links-resolve',
    title: 'Every link of llms.txt answers 200',
    group: 'llms.txt',
    source: SPEC,
    async run(context) {
      const links = await listOwnLinks(context);
      const some = spread(links, MOST_LINKS);
      const outcomes = await Promise.all(
        some.map(async (url) => {
          const { status } = await context.send(url);
          return status === 200
            ? undefined
            : fail(`llms.txt links to ${url.pathname}, which answers ${status}.`, 'Mend or remove the link.');
        }),
      );
      return firstProblem(outcomes, `${some.length} of ${links.length} links`);
    },
  },
  {
    id: 'llms-txt-links-markdown',
    title: 'llms.txt links to text, not to HTML pages',
    group: 'llms.txt',
    source: SPEC,
    async run(context) {
      const links = spread(await listOwnLinks(context), MOST_LINKS);
      const answers = await Promise.all(links.map((url) => context.send(url)));
      const html = answers.filter(({ mediaType }) => mediaType === 'text/html');
      if (html.length === 0 && answers.length > 0) return pass(`${answers.length} links`);
      return fail(
        html[0] === undefined ? 'llms.txt has no links of its own site.' : `${html[0].url.pathname} is HTML.`,
        'Link to the Markdown form of the pages.',
      );
    },
  },
  {
    id: 'llms-txt-coverage',
    title: 'llms.txt leads to nearly every page of the sitemap',
    group: 'llms.txt',
    source: SPEC,
    async run(context) {
      const links = await listOwnLinks(context);
      // Each further language has one of its own.
      const others = links.filter(({ pathname }) => pathname.endsWith('/llms.txt'));
      const further = await Promise.all(others.map(({ pathname }) => listOwnLinks(context, pathname)));
      const linked = new Set([links, ...further].flat().map(({ pathname }) => pagePathOf(pathname)));
      const listed = [...new Set((await readSitemaps(context)).map(({ url }) => pagePathOf(url.pathname)))];
      const missing = listed.filter((path) => !linked.has(path));
      const share = listed.length === 0 ? 0 : 1 - missing.length / listed.length;
      if (share >= LEAST_COVERAGE) return pass(`${listed.length - missing.length} of ${listed.length} pages`);
      return fail(
        `llms.txt leads to ${listed.length - missing.length} of the ${listed.length} pages in the sitemap; ${missing[0] ?? 'the sitemap'} is missing.`,
        'Make llms.txt and the sitemap from the same list of pages.',
      );
    },
  },
  {
    id: 'llms-txt-directive-html',
    title: 'Every page points to llms.txt',
    group: 'llms.txt',
    source: SPEC,
    async run(context) {
      const pages = await samplePages(context);
      const outcomes = pages.map(({ path, html }): Outcome | undefined => {
        const targets = [...html.anchors, ...html.links.map(({ href }) => href)];
        return targets.some((href) => context.resolve(href)?.pathname.endsWith('/llms.txt'))
          ? undefined
          : fail(
              `${path} has no link to /llms.txt.`,
              'Add <link rel="describedby" href="/llms.txt"> or a link in the text.',
            );
      });
      return firstProblem(outcomes, `${pages.length} pages`);
    },
  },
  {
    id: 'llms-txt-directive-md',
    title: 'Every Markdown page points to llms.txt near its beginning',
    group: 'llms.txt',
    source: SPEC,
    async run(context) {
      const pages = await samplePages(context);
      const outcomes = await Promise.all(
        pages.map(async ({ path }) => {
          const { text } = await context.send(path, { headers: { accept: 'text/markdown' } });
          return text.slice(0, 1000).includes('llms.txt')
            ? undefined
            : fail(
                `The Markdown of ${path} does not mention llms.txt.`,
                'Put a line with a link to /llms.txt under the heading.',
              );
        }),
      );
      return firstProblem(outcomes, `${pages.length} pages`);
    },
  },
];

async function readLlms(context: SiteContext, path = '/llms.txt'): Promise<string> {
  const { status, text } = await context.send(path);
  if (status !== 200) throw new RequestFailure(`${path} answers ${status}`);
  return text;
}

async function listOwnLinks(context: SiteContext, path?: string): Promise<URL[]> {
  const urls = listLinks(await readLlms(context, path)).flatMap(({ target }) => context.resolve(target) ?? []);
  return [...new Map(urls.filter(context.isOwn).map((url) => [url.pathname, url])).values()];
}

/** The address of the page a Markdown file belongs to. */
function pagePathOf(path: string): string {
  return path
    .replace(/\/index(?:\.html)?\.md$/, '/')
    .replace(/\.md$/, '')
    .replace(/(?<=.)\/$/, '');
}
