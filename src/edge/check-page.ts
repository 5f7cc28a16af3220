import type { Failure } from '../business/problem.ts';
import type { Answer } from '../business/query.ts';
import type { Result } from '../business/result.ts';
import { formatDistance } from '../countries/distance-unit.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { looksLikePostalCode } from '../countries/typed-code.ts';
import { findCoverage } from '../coverage/coverage.ts';
import { truncateText } from '../coverage/coverage-messages.ts';
import type { Lookup } from '../coverage/lookup.ts';
import { link, md } from '../escape/markdown.ts';
import { escapeMarkup } from '../escape/markup.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { markdownPathOf } from '../site-pages/markdown-path.ts';
import { formatMinutes } from '../words/wording.ts';
import type { EdgeContext } from './edge-data.ts';
import { type Files, readAnswer } from './files.ts';
import type { PageForm } from './negotiate.ts';
import { headersOfPath, type Reply } from './reply.ts';
import { checkPath } from './target.ts';

/** Where the answer goes in the page, and the form field after it. */
const ANSWER = /<!--answer-->[\s\S]*?<!--\/answer-->([\s\S]*?<form[^>]* action="\/check\/"[\s\S]*? name="q")/;
// Where it goes in the Markdown form: after the heading and the lines about the business and these days.
const TWIN_START = /^.*\n\n(?:>.*\n)+/;

/** The content of the page: the answer as text, and links to go on with. */
interface CheckAnswer {
  readonly message: string;
  readonly links: readonly { readonly path: string; readonly text: string; readonly note: string }[];
}

/**
 * The coverage page for what somebody typed, a name or a postal code: the prebuilt page with the API's answer filled in
 * and escaped. Without input it is the page as built, with its hint. The number of tokens is only known without an
 * answer.
 */
export async function answerCheck<File>(
  typed: string,
  form: PageForm,
  context: EdgeContext<File>,
): Promise<Reply<File>> {
  const { data, files } = context;
  const isMarkdown = form === 'markdown';
  const path = isMarkdown ? markdownPathOf(checkPath) : checkPath;
  const shell = await files.find(path);
  if (shell === undefined) throw new Error(`The published site lacks ${path}.`);
  if (typed === '' && !isMarkdown) return { status: 200, headers: {}, body: { ...shell, path } };
  const page = await files.read(shell.file);
  const { lookup } = data;
  const query = { [looksLikePostalCode(typed, lookup.postalCodes.meant) ? 'postal' : 'city']: typed };
  const found = typed === '' ? undefined : findCoverage(query, lookup);
  const answer = found && (await formatAnswer(found, files, lookup));
  const text =
    answer === undefined
      ? page
      : isMarkdown
        ? fillMarkdown(page, answer)
        : fillHtml(page, answer, repeatTyped(typed, lookup));
  const {
    'content-location': _,
    link: _link,
    'x-markdown-tokens': tokens,
    ...shared
  } = headersOfPath(data, path, 'unstored');
  const headers = answer === undefined && tokens !== undefined ? { ...shared, 'x-markdown-tokens': tokens } : shared;
  const question = found && { name: 'checkCoverage', query, found };
  return { status: 200, headers: { ...headers, 'content-type': shell.mediaType }, body: { text }, question };
}

async function formatAnswer<File>(
  found: Result<Answer<CoverageAnswer>, Failure>,
  files: Files<File>,
  lookup: Lookup,
): Promise<CheckAnswer> {
  if (!found.ok) {
    const { detail, didYouMean } = found.failure;
    const links = didYouMean === undefined ? [] : [{ path: checkLink(didYouMean), text: `${didYouMean}?`, note: '' }];
    return { message: detail, links };
  }
  const { value: answer } = found;
  return formatCoverage(
    'record' in answer ? answer.record : (JSON.parse(await readAnswer(answer, files)) as CoverageAnswer),
    lookup,
  );
}

function formatCoverage(
  { message, areas, suggestions, nearest }: CoverageAnswer,
  { distanceUnit }: Pick<Lookup, 'distanceUnit'>,
): CheckAnswer {
  return {
    message,
    links: [
      ...areas.map(({ url, name, distanceKm, responseMinutes }) => ({
        path: new URL(url).pathname,
        text: name,
        note: `${formatDistance(distanceKm, distanceUnit)}, ${formatMinutes(responseMinutes)}`,
      })),
      ...suggestions.map(({ slug, name }) => ({ path: checkLink(slug), text: name, note: '' })),
      ...(nearest === null ? [] : [{ path: new URL(nearest.url).pathname, text: nearest.name, note: '' }]),
    ],
  };
}

function fillHtml(page: string, { message, links }: CheckAnswer, repeated: string): string {
  const items = links.map(
    ({ path, text, note }) =>
      `<li><a href="${escapeMarkup(path)}">${escapeMarkup(text)}</a> ${escapeMarkup(note)}</li>`,
  );
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  const value = escapeMarkup(repeated);
  return page.replace(
    ANSWER,
    (_, field: string) => `<p><strong>${escapeMarkup(message)}</strong></p>${list}${field} value="${value}"`,
  );
}

/** The part of the input that may be repeated: of a postal code only its area (contract B13). */
function repeatTyped(typed: string, lookup: Lookup): string {
  if (!looksLikePostalCode(typed, lookup.postalCodes.meant)) return truncateText(typed, lookup);
  const area = parsePostalCode(typed, lookup.postalCodes);
  return area.ok ? area.value : '';
}

function fillMarkdown(page: string, { message, links }: CheckAnswer): string {
  const items = links.map(({ path, text, note }) => md`- ${link(text, path)} ${note}`.markdown.trimEnd());
  const answer = [md`${message}`.markdown, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
  return page.replace(TWIN_START, (start) => `${start}\n${answer}\n`);
}

function checkLink(query: string): string {
  return `${checkPath}?q=${encodeURIComponent(query)}`;
}
