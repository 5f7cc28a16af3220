import { type Check, fail, firstProblem, type Outcome, pass } from '../check.ts';
import { looksLikeHtml } from '../html-page.ts';
import { readHome, samplePages } from '../pages.ts';
import type { Answer } from '../site-client.ts';
import type { SiteContext } from '../site-context.ts';

const RUBRIC = 'acceptmarkdown.com';
const MOST_PAGES = 4;

/** Whether pages answer in the form a client asks for (RFC 9110, section 12). */
export const negotiation: readonly Check[] = [
  {
    id: 'markdownNegotiation',
    title: 'The home page answers Markdown to who asks for it',
    group: 'Content for agents',
    source: 'isitagentready.com, Markdown for Agents',
    isScored: true,
    async run(context) {
      const answer = await ask(context, '/', 'text/markdown');
      const wrong = judgeMarkdown(answer);
      if (wrong !== undefined) return wrong;
      const tokens = answer.headers.get('x-markdown-tokens') ?? '';
      if (!/^\d+$/.test(tokens))
        return fail('The Markdown has no X-Markdown-Tokens.', 'Send the number of tokens, as an estimate at least.');
      return hasVary(answer) ?? pass(`${tokens} tokens`);
    },
  },
  {
    id: 'accept-canonical',
    title: 'Every page answers Markdown at its own address, without a redirect',
    group: 'Negotiation',
    source: RUBRIC,
    async run(context) {
      const answers = await askPages(context, 'text/markdown');
      const outcomes = answers.map((answer) => {
        const wrong = judgeMarkdown(answer);
        if (wrong !== undefined) return wrong;
        if (/charset=utf-8/i.test(answer.headers.get('content-type') ?? '')) return undefined;
        return fail(
          `${answer.url.pathname} does not name its charset.`,
          'Send "Content-Type: text/markdown; charset=utf-8".',
        );
      });
      return firstProblem(outcomes, `${answers.length} pages`);
    },
  },
  {
    id: 'accept-vary',
    title: 'HTML and Markdown both say that they depend on Accept',
    group: 'Negotiation',
    source: RUBRIC,
    async run(context) {
      const answers = [...(await askPages(context, 'text/markdown')), ...(await askPages(context, 'text/html'))];
      return firstProblem(answers.map(hasVary), `${answers.length} answers`);
    },
  },
  {
    id: 'accept-quality',
    title: 'Quality values and specificity of Accept are obeyed',
    group: 'Negotiation',
    source: `${RUBRIC}, RFC 9110, section 12.5.1`,
    run: (context) =>
      expectForms(context, [
        ['text/markdown;q=0.5, text/html', 'text/html'],
        ['text/html;q=0.5, text/markdown', 'text/markdown'],
        ['text/markdown;q=0, text/html', 'text/html'],
        ['text/markdown;q=0, */*', 'text/html'],
        ['text/*;q=0.9, text/markdown;q=0.2', 'text/html'],
        ['TEXT/Markdown, text/html;q=0.1', 'text/markdown'],
      ]),
  },
  {
    id: 'accept-not-acceptable',
    title: 'A page that has no wanted form says 406',
    group: 'Negotiation',
    source: RUBRIC,
    async run(context) {
      const answers = await Promise.all(
        ['application/json', 'image/png'].map(async (accept) => ({ accept, answer: await ask(context, '/', accept) })),
      );
      const wrong = answers.find(({ answer }) => answer.status !== 406);
      if (wrong === undefined) return pass('406 for JSON and pictures');
      return fail(
        `GET / with Accept: ${wrong.accept} answers ${wrong.answer.status} ${wrong.answer.mediaType}.`,
        'Answer 406 with the forms there are, with Vary: Accept.',
      );
    },
  },
  {
    id: 'accept-wildcard',
    title: 'Wildcards get HTML',
    group: 'Negotiation',
    source: RUBRIC,
    run: (context) =>
      expectForms(context, [
        ['*/*', 'text/html'],
        ['text/*', 'text/html'],
        ['text/html, application/xhtml+xml, */*;q=0.8', 'text/html'],
      ]),
  },
];

/** A fail if an answer is not Markdown. */
export function judgeMarkdown({ url, status, mediaType, text }: Answer): Outcome | undefined {
  const remedy = 'Answer a page with text/markdown when Accept prefers it, at the same address.';
  if (status !== 200) return fail(`${url.pathname} with Accept: text/markdown answers ${status}.`, remedy);
  if (mediaType !== 'text/markdown' || looksLikeHtml(text))
    return fail(
      `${url.pathname} with Accept: text/markdown gives ${looksLikeHtml(text) ? 'HTML' : mediaType}.`,
      remedy,
    );
  return undefined;
}

function hasVary({ url, headers, mediaType }: Answer): Outcome | undefined {
  const names = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
  if (names.includes('accept') || names.includes('*')) return undefined;
  return fail(
    `${url.pathname} as ${mediaType} has no "Vary: Accept".`,
    'Send it with every form of a page, or caches hand out the wrong one.',
  );
}

function ask(context: SiteContext, path: string, accept: string): Promise<Answer> {
  return context.send(path, { headers: { accept } });
}

async function askPages(context: SiteContext, accept: string): Promise<Answer[]> {
  const pages = (await samplePages(context)).slice(0, MOST_PAGES);
  return Promise.all(pages.map(({ path }) => ask(context, path, accept)));
}

async function expectForms(context: SiteContext, cases: readonly (readonly [string, string])[]): Promise<Outcome> {
  await readHome(context);
  const answers = await Promise.all(cases.map(([accept]) => ask(context, '/', accept)));
  const outcomes = cases.map(([accept, wanted], index) => {
    const { status, mediaType } = answers[index] as Answer;
    if (status === 200 && mediaType === wanted) return undefined;
    return fail(
      `GET / with Accept: ${accept} answers ${status} ${mediaType} instead of ${wanted}.`,
      'Read Accept as RFC 9110 has it: the most specific range counts, then the highest q; q=0 forbids.',
    );
  });
  return firstProblem(outcomes, `${cases.length} combinations`);
}
