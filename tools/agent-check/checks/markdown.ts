import { type Check, fail, firstProblem, type Outcome } from '../check.ts';
import { hasClosedFences, plainText } from '../markdown-text.ts';
import { type Page, samplePages } from '../pages.ts';
import type { Answer } from '../site-client.ts';
import type { SiteContext } from '../site-context.ts';
import { judgeMarkdown } from './negotiation.ts';

const SPEC = 'afdocs (agent-docs-spec 0.5)';
const LARGEST = 50_000;
const LEAST_SHARE = 0.9;

/** Whether the Markdown form of pages is whole. */
export const markdown: readonly Check[] = [
  {
    id: 'markdown-url-support',
    title: 'Pages name a Markdown file of theirs, and it is there',
    group: 'Markdown',
    source: SPEC,
    run: (context) =>
      judgePages(context, async ({ path, html, answer }) => {
        const remedy = 'Publish the Markdown as a file and name it with <link rel="alternate" type="text/markdown">.';
        const link = html.links.find(
          ({ relations, type }) => relations.includes('alternate') && type === 'text/markdown',
        );
        const url = link === undefined ? undefined : context.resolve(link.href, answer.url);
        if (url === undefined || !context.isOwn(url)) return fail(`${path} names no Markdown file.`, remedy);
        const file = await context.send(url);
        if (file.status === 200 && file.mediaType === 'text/markdown') return undefined;
        return fail(`${url.pathname} answers ${file.status} ${file.mediaType}.`, remedy);
      }),
  },
  {
    id: 'content-negotiation',
    title: 'Pages answer Markdown when Accept asks for it',
    group: 'Markdown',
    source: SPEC,
    run: (context) => judgePages(context, async (page) => judgeMarkdown(await readMarkdown(context, page))),
  },
  {
    id: 'markdown-content-parity',
    title: 'The Markdown says what the page says',
    group: 'Markdown',
    source: SPEC,
    run: (context) =>
      judgePages(context, async (page) => {
        const { text } = await readMarkdown(context, page);
        const inMarkdown = listWords(plainText(text));
        const inPage = [...listWords(page.html.mainProse)];
        const missing = inPage.filter((word) => !inMarkdown.has(word));
        if (1 - missing.length / Math.max(1, inPage.length) >= LEAST_SHARE) return undefined;
        return fail(
          `The Markdown of ${page.path} lacks ${missing.length} of ${inPage.length} words, among them "${missing[0]}".`,
          'Make both forms from the same content.',
        );
      }),
  },
  {
    id: 'markdown-code-fence-validity',
    title: 'Code in Markdown is closed where it was opened',
    group: 'Markdown',
    source: SPEC,
    run: (context) =>
      judgePages(context, async (page) =>
        hasClosedFences((await readMarkdown(context, page)).text)
          ? undefined
          : fail(`The Markdown of ${page.path} has code that does not end.`, 'Close every ``` with ```.'),
      ),
  },
  {
    id: 'page-size-markdown',
    title: `Markdown pages are shorter than ${LARGEST} characters`,
    group: 'Markdown',
    source: SPEC,
    run: (context) =>
      judgePages(context, async (page) => {
        const { length } = (await readMarkdown(context, page)).text;
        return length < LARGEST
          ? undefined
          : fail(
              `The Markdown of ${page.path} has ${length} characters.`,
              'Divide the page: agents cut off long texts.',
            );
      }),
  },
];

async function judgePages(context: SiteContext, judge: (page: Page) => Promise<Outcome | undefined>): Promise<Outcome> {
  const pages = await samplePages(context);
  return firstProblem(await Promise.all(pages.map(judge)), `${pages.length} pages`);
}

function readMarkdown(context: SiteContext, { path }: Page): Promise<Answer> {
  return context.send(path, { headers: { accept: 'text/markdown' } });
}

function listWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}
