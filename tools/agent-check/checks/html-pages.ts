import { type Check, fail, firstProblem, notApplicable, type Outcome, pass } from '../check.ts';
import { readText, squeeze } from '../html-page.ts';
import { browserAccept, type Page, readSitemaps, samplePages, spread } from '../pages.ts';
import type { Answer } from '../site-client.ts';
import type { SiteContext } from '../site-context.ts';

const SPEC = 'afdocs (agent-docs-spec 0.5)';
const LARGEST = 50_000;
const LEAST_TEXT = 200;
const LONGEST_CACHING = 86_400;
const nowhere = '/no-such-page-for-agent-check/';

/** Whether pages can be read by who runs no scripts and has little room. */
export const htmlPages: readonly Check[] = [
  {
    id: 'rendering-strategy',
    title: 'Pages carry their text without scripts',
    group: 'Pages',
    source: SPEC,
    run: (context) =>
      judgePages(context, ({ path, html }) =>
        html.text.length >= LEAST_TEXT && html.headings.length > 0
          ? undefined
          : fail(
              `${path} has ${html.text.length} characters of text without scripts.`,
              'Render the page on the server or at build.',
            ),
      ),
  },
  {
    id: 'page-size-html',
    title: `HTML pages have less than ${LARGEST} characters of text`,
    group: 'Pages',
    source: SPEC,
    run: (context) =>
      judgePages(context, ({ path, html }) =>
        html.text.length < LARGEST
          ? undefined
          : fail(
              `${path} has ${html.text.length} characters of text.`,
              'Divide the page, or move data out of it: agents cut off long texts.',
            ),
      ),
  },
  {
    id: 'content-start-position',
    title: 'The content begins in the first half of the page',
    group: 'Pages',
    source: SPEC,
    run: (context) =>
      judgePages(context, ({ path, html }) => {
        const start = html.text.indexOf(html.mainText.slice(0, 80));
        if (start <= html.text.length / 2) return undefined;
        const share = Math.round((100 * start) / html.text.length);
        return fail(
          `${path} begins its content after ${share} % of its text.`,
          'Put navigation behind the content, or shorten it.',
        );
      }),
  },
  {
    id: 'section-header-quality',
    title: 'Headings say what stands below them, each once on a page',
    group: 'Pages',
    source: SPEC,
    run: (context) =>
      judgePages(context, ({ path, html }) => {
        const texts = html.headings.map(({ level, text }) => `h${level} "${text}"`);
        const empty = html.headings.some(({ text }) => text === '');
        const twice = texts.find((text, index) => texts.indexOf(text) !== index);
        if (empty) return fail(`${path} has an empty heading.`, 'Fill it or take it away.');
        if (twice === undefined) return undefined;
        return fail(`${path} has ${twice} twice.`, 'Say in each heading what sets its section apart.');
      }),
  },
  {
    id: 'tabbed-content-serialization',
    title: 'Text in tabs stands in the page',
    group: 'Pages',
    source: SPEC,
    async run(context) {
      const pages = await samplePages(context);
      const panels = pages.flatMap(({ path, html }) =>
        html.elements.filter(({ attribs }) => attribs.role === 'tabpanel').map((panel) => ({ path, panel })),
      );
      if (panels.length === 0) return notApplicable('No page has tabs.');
      const empty = panels.find(({ panel }) => squeeze(readText(panel)) === '');
      if (empty === undefined) return pass(`${panels.length} panels`);
      return fail(`${empty.path} has a tab without text.`, 'Write all tabs into the page instead of loading them.');
    },
  },
  {
    id: 'http-status-codes',
    title: 'An unknown page is a real 404',
    group: 'Pages',
    source: SPEC,
    async run(context) {
      const { status } = await context.send(nowhere, { headers: { accept: browserAccept } });
      if (status === 404 || status === 410) return pass(`${nowhere} answers ${status}`);
      return fail(`${nowhere} answers ${status}.`, 'Answer unknown addresses with 404, not with the home page.');
    },
  },
  {
    id: 'redirect-behavior',
    title: 'Redirects are made by HTTP and stay on the site',
    group: 'Pages',
    source: SPEC,
    run: (context) => judgePages(context, (page) => judgeRedirect(context, page)),
  },
  {
    id: 'cache-header-hygiene',
    title: 'Pages can be cached, and asked for again in time',
    group: 'Pages',
    source: SPEC,
    run: (context) => judgePages(context, ({ answer }) => judgeCaching(answer)),
  },
  {
    id: 'auth-gate-detection',
    title: 'No page is behind a login',
    group: 'Pages',
    source: SPEC,
    async run(context) {
      const gated = await listGated(context);
      return gated.length === 0
        ? pass('None of those looked at')
        : fail(`${gated[0]} wants a login.`, 'Show public pages without one, or take them out of the sitemap.');
    },
  },
  {
    id: 'auth-alternative-access',
    title: 'What is behind a login can be read in another way',
    group: 'Pages',
    source: SPEC,
    async run(context) {
      const gated = await listGated(context);
      if (gated.length === 0) return notApplicable('No page is behind a login.');
      const { status } = await context.send('/llms.txt');
      return status === 200
        ? pass('llms.txt is open')
        : fail(`${gated[0]} wants a login, and llms.txt answers ${status}.`, 'Publish at least an open llms.txt.');
    },
  },
];

async function judgePages(
  context: SiteContext,
  judge: (page: Page) => Outcome | undefined | Promise<Outcome | undefined>,
): Promise<Outcome> {
  const pages = await samplePages(context);
  return firstProblem(await Promise.all(pages.map(judge)), `${pages.length} pages`);
}

async function judgeRedirect(context: SiteContext, { path, html }: Page): Promise<Outcome | undefined> {
  const isRefresh = html.elements.some(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'refresh');
  if (isRefresh) return fail(`${path} moves on by <meta http-equiv="refresh">.`, 'Redirect with status 301 or 308.');
  if (path === '/') return undefined;
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  const { status, headers, url } = await context.send(other, { headers: { accept: browserAccept } });
  if (status < 300 || status > 399) return undefined;
  const target = context.resolve(headers.get('location') ?? '', url);
  const remedy = 'Redirect with status 301 or 308 to the canonical address on the same host.';
  if (target === undefined || !context.isOwn(target))
    return fail(`${other} redirects to ${headers.get('location')}.`, remedy);
  const end = await context.send(target, { headers: { accept: browserAccept } });
  return end.status === 200
    ? undefined
    : fail(`${other} leads to ${target.pathname}, which answers ${end.status}.`, remedy);
}

function judgeCaching({ url, headers }: Answer): Outcome | undefined {
  const remedy = 'Send ETag or Last-Modified and "Cache-Control: public, max-age=…" of a day at most.';
  if (!headers.has('etag') && !headers.has('last-modified'))
    return fail(`${url.pathname} has neither ETag nor Last-Modified.`, remedy);
  const control = headers.get('cache-control') ?? '';
  if (control === '') return fail(`${url.pathname} has no Cache-Control.`, remedy);
  const seconds = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0);
  return seconds > LONGEST_CACHING ? fail(`${url.pathname} may be kept for ${seconds} seconds.`, remedy) : undefined;
}

async function listGated(context: SiteContext): Promise<string[]> {
  const listed = (await readSitemaps(context)).map(({ url }) => url).filter(context.isOwn);
  const answers = await Promise.all(
    spread([new URL(context.origin), ...listed], 12).map((url) =>
      context.send(url, { headers: { accept: browserAccept } }),
    ),
  );
  return answers.filter(isGate).map(({ url }) => url.pathname);
}

function isGate({ status, headers, text }: Answer): boolean {
  if (status === 401 || status === 403) return true;
  if (status >= 300 && status <= 399) return /log-?in|sign-?in|sso|auth/i.test(headers.get('location') ?? '');
  return /<input[^>]{1,500}type=["']?password/i.test(text);
}
