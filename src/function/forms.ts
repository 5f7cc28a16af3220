import type { Failure } from '../business/queries/problem.ts';
import type { Answer, Query } from '../business/queries/query.ts';
import { formatDistance } from '../countries/distance-unit.ts';
import { looksLikePostalCode, parsePostalCode } from '../countries/postal-code.ts';
import { link, md } from '../escape/markdown.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { formatMinutes } from '../format/wording.ts';
import { answerAddress } from '../places/address.ts';
import { findCoverage } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { CALL, truncateText } from '../places/coverage-messages.ts';
import { findTotal } from '../places/find-total.ts';
import { formatTotal } from '../places/total-words.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import type { Total } from '../schemas/answers/total.ts';
import { markdownPathOf } from '../site-pages/markdown-path.ts';
import { type FunctionContext, readAnswer, requireFile } from './data.ts';
import { fileReply, headersOfPath, type Reply } from './reply.ts';
import { checkPath, type PageForm, totalPath } from './request.ts';

/**
 * A page with a form, for what was typed and chosen: the published page with the API's answer filled in and escaped.
 * Without input it is the page as built, with its hint.
 */
export function answerForm<File>(
  path: string,
  query: Query,
  form: PageForm,
  context: FunctionContext<File>,
): Promise<Reply<File>> {
  const { q, job } = query;
  if (path === checkPath && q !== undefined) return answerCheck(q, form, context);
  if (path === totalPath && job !== undefined) return answerTotal({ ...query, job }, form, context);
  return fillForm(path, form, undefined, context);
}

/** The coverage form (contract F5): whether what somebody typed, a name or a postal code, is served. */
async function answerCheck<File>(typed: string, form: PageForm, context: FunctionContext<File>): Promise<Reply<File>> {
  const { lookup } = context.data;
  const query = { [looksLikePostalCode(typed, lookup.postalCodes.meant) ? 'postal' : 'city']: typed };
  const found = findCoverage(query, lookup);
  const answer = found.ok
    ? formatCoverage(await readCoverage(found.value, context), lookup)
    : explainFailure(found.failure, lookup);
  const reply = await fillForm(checkPath, form, { ...answer, fields: { q: repeatTyped(typed, lookup) } }, context);
  return { ...reply, question: { name: 'checkCoverage', query, found } };
}

/** The record of an answer; of an address that of its place, which the API leaves open. */
async function readCoverage<File>(
  found: Answer<CoverageAnswer>,
  { files }: FunctionContext<File>,
): Promise<CoverageAnswer> {
  const answer = answerAddress(found);
  return 'record' in answer ? answer.record : JSON.parse(await readAnswer(answer, files));
}

function explainFailure({ detail, didYouMean }: Failure, { terms }: CoverageIndex): FormAnswer {
  if (didYouMean === undefined) return { message: detail };
  const links = [{ path: checkLink(didYouMean), text: `${didYouMean}?` }];
  return { message: `Not ${terms.anOwnPostalCode}. Did you mean this?`, lines: [detail], links };
}

function formatCoverage(answer: CoverageAnswer, { distanceUnit }: Pick<CoverageIndex, 'distanceUnit'>): FormAnswer {
  const { message, areas, suggestions, nearest } = answer;
  return {
    message,
    lines: nearest === null ? [] : [CALL],
    links: [
      ...areas.map(({ url, name, distanceKm, responseMinutes }) => ({
        path: new URL(url).pathname,
        text: name,
        note: formatDistance(distanceKm, distanceUnit) + (responseMinutes ? `, ${formatMinutes(responseMinutes)}` : ''),
      })),
      ...suggestions.map(({ slug, name }) => ({ path: checkLink(slug), text: name })),
      ...(nearest === null ? [] : [{ path: new URL(nearest.url).pathname, text: nearest.name }]),
    ],
  };
}

/** The form that adds up what a job comes to (contract B25). */
async function answerTotal<File>(
  query: Query & { readonly job: string },
  form: PageForm,
  context: FunctionContext<File>,
): Promise<Reply<File>> {
  const { files, data } = context;
  const { lookup } = data;
  const { job, when = 'weekday', place = '' } = query;
  const found = findTotal(
    { ...query, ...(place !== '' && { place: placeOfAddress(place, lookup) }) },
    lookup,
    new Date(),
  );
  const answer = found.ok
    ? formatTotal(JSON.parse(await readAnswer(found.value, files)) as Total, lookup.totals)
    : { message: found.failure.detail };
  const fields = { job: job.toLowerCase(), when: when.toLowerCase(), place: repeatTyped(place, lookup) };
  const reply = await fillForm(totalPath, form, { ...answer, fields }, context);
  return { ...reply, question: { name: 'findTotal', query, found } };
}

/** The served place of an address, which the API leaves open (contract B15); any other text as it is. */
function placeOfAddress(typed: string, lookup: CoverageIndex): string {
  const found = findCoverage({ city: typed }, lookup);
  return (found.ok && found.value.address) || typed;
}

/** The part of the input that may be repeated: of a postal code only its area (contract B13). */
function repeatTyped(typed: string, lookup: CoverageIndex): string {
  if (!looksLikePostalCode(typed, lookup.postalCodes.meant)) return truncateText(typed, lookup);
  const area = parsePostalCode(typed, lookup.postalCodes);
  return area.ok ? area.value : '';
}

function checkLink(query: string): string {
  return `${checkPath}?q=${encodeURIComponent(query)}`;
}

/** Where the answer goes in a page. Attributes further up may hold the same marks: those before the form count. */
const START = '<!--answer-->';
const END = '<!--/answer-->';
// Where it goes in the Markdown form: after the heading and the lines about the business and these days.
const MARKDOWN_START = /^.*\n\n(?:>.*\n)+/;

/** The answer to a form, as text and links to go on with. */
export interface FormAnswer {
  readonly message: string;
  /** Further sentences, a paragraph each. */
  readonly lines?: readonly string[];
  readonly links?: readonly { readonly path: string; readonly text: string; readonly note?: string }[];
  /** What was typed or chosen, as far as it may be repeated, by the names of the fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * A published page with the answer to its form filled in and escaped; without an answer the page as built. The number
 * of tokens of a Markdown form is only known without an answer.
 */
export async function fillForm<File>(
  path: string,
  form: PageForm,
  answer: FormAnswer | undefined,
  { data, files }: FunctionContext<File>,
): Promise<Reply<File>> {
  const isMarkdown = form === 'markdown';
  const file = isMarkdown ? markdownPathOf(path) : path;
  const shell = await requireFile(file, files);
  if (answer === undefined && !isMarkdown) return fileReply(file, shell);
  const page = await files.read(shell.file);
  const text = answer === undefined ? page : isMarkdown ? fillMarkdown(page, answer) : fillHtml(page, path, answer);
  const { 'content-location': _, link: _link, ...headers } = headersOfPath(data, file, 'unstored');
  if (answer !== undefined) delete headers['x-markdown-tokens'];
  return { status: 200, headers: { ...headers, 'content-type': shell.mediaType }, body: { text } };
}

function fillHtml(page: string, path: string, { message, lines = [], links = [], fields = {} }: FormAnswer): string {
  const items = links.map(
    ({ path: target, text, note = '' }) =>
      `<li><a href="${escapeMarkup(target)}">${escapeMarkup(text)}</a> ${escapeMarkup(note)}</li>`,
  );
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  const further = lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
  // No text and no attribute holds quotation marks as they are, so this is the form.
  const form = page.lastIndexOf('<form ', page.indexOf(` action="${path}"`));
  const end = page.lastIndexOf(END, form);
  const start = page.lastIndexOf(START, end);
  if (form < 0 || start < 0) throw new Error(`The page ${path} has no place for an answer.`);
  return [
    page.slice(0, start),
    `<p><strong>${escapeMarkup(message)}</strong></p>${further}${list}`,
    page.slice(end + END.length, form),
    Object.entries(fields).reduce(fillField, page.slice(form)),
  ].join('');
}

/** The form with a value in its field: chosen in a list, typed in an input. */
function fillField(form: string, [name, value]: readonly [string, string]): string {
  const written = escapeMarkup(value);
  const field = ` name="${name}"`;
  const start = form.indexOf(field);
  if (start < 0) return form;
  const [before, after] = [form.slice(0, start), form.slice(start)];
  if (!before.slice(before.lastIndexOf('<')).startsWith('<select'))
    return `${before}${field} value="${written}"${after.slice(field.length)}`;
  return before + after.replace(`<option value="${written}"`, (option) => `${option} selected`);
}

function fillMarkdown(page: string, { message, lines = [], links = [] }: FormAnswer): string {
  const items = links.map(({ path, text, note = '' }) => md`- ${link(text, path)} ${note}`.markdown.trimEnd());
  const paragraphs = [message, ...lines].map((line) => md`${line}`.markdown);
  const answer = [...paragraphs, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
  return page.replace(MARKDOWN_START, (start) => `${start}\n${answer}\n`);
}
