import { looksLikePostalCode, parsePostalCode } from '../countries/postal-code.ts';
import { toAnswer } from '../endpoints/coverage/route.ts';
import type { LoggedQuery } from '../endpoints/route.ts';
import { answerTotal } from '../endpoints/total/route.ts';
import { joinMarkdown, link, md } from '../escape/markdown.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { toQuotableText } from '../escape/untrusted.ts';
import { formatDistance, formatMinutes, formatMoney } from '../format/amounts.ts';
import type { ServiceTables } from '../lookup/lookup-tables.ts';
import { coverageTexts } from '../places/coverage-answers.ts';
import { isBaseIn } from '../places/distance.ts';
import { findCoverage } from '../places/find-coverage.ts';
import type { AnswerSettings } from '../places/place-tables.ts';
import { formatVerdict } from '../places/verdict.ts';
import { ok, type Query } from '../result.ts';
import type { CoverageRecord } from '../schemas/answers/coverage.ts';
import type { Total } from '../schemas/services/pricing.ts';
import { getMarkdownPath } from '../site-pages/paths.ts';
import { answerTextOf } from '../text/answers.ts';
import { fillTerms } from '../text/terms.ts';
import { type FunctionContext, type FunctionData, readAnswer, requireFile } from './data.ts';
import { fileReply, getHeaders, jsonReply, problemReply, type Reply } from './reply.ts';
import { coverageFormPath, type PageFormat, toApiProblem } from './request.ts';

/**
 * Markers around the answer in a page. Attributes above them may contain the same text, so the last ones before the
 * form are used.
 */
const START = '<!--answer-->';
const END = '<!--/answer-->';
// In the Markdown version the answer follows the heading and the quoted lines below it.
const MARKDOWN_START = /^.*\n\n(?:>.*\n)+/;

/** The answer to a form: text, and links for what to do next. */
interface FormResult {
  /** The answer in a few words: its page's heading. */
  readonly verdict?: string;
  readonly message: string;
  /** Further sentences, a paragraph each. */
  readonly lines?: readonly string[];
  readonly links?: readonly { readonly path: string; readonly text: string; readonly note?: string }[];
  /** Values of the form fields, reduced to what may be shown again. */
  readonly fields: Readonly<Record<string, string>>;
  readonly loggedQuery: LoggedQuery;
  /** Members of the coverage record, for a script that shows the answer. */
  readonly covered?: boolean | null;
  readonly confidence?: CoverageRecord['confidence'];
}

/**
 * Answers a form with its published page, into which the answer of the API is inserted, escaped. Without input the page
 * is unchanged, and the reply has the token count of its Markdown version. As JSON, the reply is the answer alone:
 * `{ verdict, message, lines, links, covered, confidence }`; without input it is a problem.
 */
export async function answerForm(
  path: string,
  query: Query,
  format: PageFormat | 'json',
  context: FunctionContext,
): Promise<Reply> {
  const { data } = context;
  const answer = await (path === coverageFormPath
    ? answerCoverageForm(query, context)
    : answerTotalForm(query, context));
  if (format === 'json') return answerAsJson(answer, data);
  const file = format === 'markdown' ? getMarkdownPath(path) : path;
  const published = await requireFile(file, context);
  if (answer === undefined && format === 'html') return fileReply(data, file, published);
  const page = await published.text();
  const fill = format === 'markdown' ? fillMarkdown : fillHtml;
  const text = answer === undefined ? page : fill(page, answer, `${data.prefix}${path}`);
  const { 'content-location': _, link: _link, ...headers } = getHeaders(data, file, 'uncached');
  if (answer !== undefined) delete headers['x-markdown-tokens'];
  return {
    status: 200,
    headers: { ...headers, 'content-type': published.mediaType },
    body: { text },
    loggedQuery: answer?.loggedQuery,
  };
}

function answerAsJson(answer: FormResult | undefined, data: FunctionData): Reply {
  const vary = { vary: 'Accept' };
  if (answer === undefined) return problemReply(data, toApiProblem('notAcceptable', data.lookup), vary);
  const { fields: _, loggedQuery, ...members } = answer;
  const { headers, ...reply } = jsonReply(data, JSON.stringify(members), undefined, true);
  return { ...reply, headers: { ...headers, ...vary }, loggedQuery };
}

/** Answers the coverage form (contract F5) for a place name or a postal code. */
async function answerCoverageForm({ q }: Query, context: FunctionContext): Promise<FormResult | undefined> {
  if (q === undefined) return undefined;
  const { lookup, prefix } = context.data;
  const { form: t } = answerTextOf(lookup.locale, lookup.venue).requests;
  const query = { [looksLikePostalCode(q, lookup.postalCodes) ? 'postal' : 'city']: q };
  const result = findCoverage(query, lookup);
  const answered = result.ok ? ok(toAnswer(result.value)) : result;
  const rest = {
    fields: { q: redactInput(q, lookup) },
    loggedQuery: { name: 'checkCoverage', query, result: answered },
  };
  const linkTo = (asked: string, text: string) => ({
    path: `${prefix}${coverageFormPath}?q=${encodeURIComponent(asked)}`,
    text,
  });
  if (!result.ok) {
    const { detail, didYouMean } = result.problem;
    const { mistyped: verdict } = t.verdict;
    if (didYouMean === undefined) return { verdict, message: detail, ...rest };
    const links = [linkTo(didYouMean, t.suggestion(didYouMean))];
    return { verdict, message: t.didYouMean(lookup.terms), lines: [detail], links, ...rest };
  }
  // For a street address in a served place the API asks which place is meant (contract B15); the form answers for it.
  const { value: coverage } = result;
  const place = 'placeOfAddress' in coverage ? coverage.placeOfAddress : undefined;
  const answer = toAnswer(place === undefined ? coverage : { kind: 'served', place });
  const record: CoverageRecord =
    'record' in answer ? answer.record : JSON.parse((await readAnswer(answer, context)).json);
  const { message, areas, suggestions, nearest, covered, confidence, matchedOn } = record;
  const links = [
    ...areas.map((area) => {
      const { url, name, distanceKm, responseMinutes: minutes } = area;
      const response = minutes ? formatMinutes(minutes, lookup.locale) : undefined;
      // The sentence about a single place that was named says its distance already.
      if (matchedOn === 'city' && areas.length === 1) return { path: new URL(url).pathname, text: name };
      const note = isBaseIn(area, lookup.town)
        ? response
        : t.distanceAndResponse(formatDistance(distanceKm, lookup), response);
      return { path: new URL(url).pathname, text: name, ...(note && { note }) };
    }),
    ...suggestions.map(({ slug, name }) => linkTo(slug, name)),
    ...(nearest === null ? [] : [{ path: new URL(nearest.url).pathname, text: nearest.name }]),
  ];
  const lines = nearest === null ? [] : [coverageTexts(lookup).call];
  const verdict = formatVerdict(record, rest.fields.q, lookup);
  return { verdict, message, lines, links, covered, confidence, ...rest };
}

/** Answers the form for the total of a job (contract B25). */
async function answerTotalForm(query: Query, context: FunctionContext): Promise<FormResult | undefined> {
  const { lookup } = context.data;
  const { job, when = 'weekday', city = '', place = city } = query;
  if (job === undefined) return undefined;
  // For a street address in a served place the API asks which place is meant (contract B15); the form answers for it.
  const served = place === '' ? undefined : findCoverage({ city: place }, lookup);
  const placeOfAddress = served?.ok && 'placeOfAddress' in served.value ? served.value.placeOfAddress : undefined;
  const result = answerTotal({ ...query, ...(placeOfAddress && { place: placeOfAddress }) }, lookup, new Date());
  const answer = result.ok
    ? formatTotal(JSON.parse((await readAnswer(result.value, context)).json) as Total, lookup, place !== '')
    : {
        message: result.problem.detail,
        lines:
          result.problem.code === 'service-not-found' ? [answerTextOf(lookup.locale).requests.total.notForJob] : [],
      };
  const fields = { job: job.toLowerCase(), when: when.toLowerCase(), place: redactInput(place, lookup) };
  return { ...answer, fields, loggedQuery: { name: 'findTotal', query, result } };
}

/** Formats a total: the sum, or why there is none, and its conditions, in a sentence or two each. */
function formatTotal(
  { job, when, place, covered, from, surcharge, tax, total, ifDeclined, note }: Total,
  { totals: { jobs, money, taxName, telephone }, terms, venue }: Pick<ServiceTables, 'totals'> & AnswerSettings,
  hasPlace: boolean,
): Pick<FormResult, 'message' | 'lines'> {
  const t = answerTextOf(money.locale, venue).requests.total;
  if (total === null) return { message: note, lines: hasPlace && covered !== true ? [t.notForPlace] : [] };
  const isDay = when === 'day';
  const lines = [
    note,
    ifDeclined &&
      fillTerms(t.declined(ifDeclined.amount === 0 ? undefined : formatMoney(ifDeclined.amount, money)), terms),
    place?.responseMinutes && t.response(formatMinutes(place.responseMinutes, money.locale), isDay),
    t.callAndSay(telephone),
  ];
  const message = t.sum({
    job: jobs[job] ?? job,
    isDay,
    place: place?.name,
    total: formatMoney(total.amount, money),
    tax: tax === null ? undefined : taxName,
    amounts: [from, surcharge, tax].flatMap((part) => (part === null ? [] : formatMoney(part.amount, money))),
  });
  return { message, lines: lines.filter((line) => typeof line === 'string') };
}

/** Redacts input to what may be shown again: of a postal code only its area (contract B13). */
function redactInput(typed: string, lookup: Pick<AnswerSettings, 'postalCodes'>): string {
  if (!looksLikePostalCode(typed, lookup.postalCodes)) return toQuotableText(typed, lookup);
  const area = parsePostalCode(typed, lookup.postalCodes);
  return area.ok ? area.value : '';
}

function fillHtml(page: string, answer: FormResult, path: string): string {
  const { verdict, message, lines = [], links = [], covered, fields } = answer;
  // The sentence about a single place is itself the link to its page.
  const [place] = covered && links.length === 1 && !links[0]?.note ? links : [];
  const paragraphs = lines.map((line) => `<p>${escapeMarkup(line)}</p>`);
  const items = (place ? [] : links).map(
    ({ path, text, note = '' }) =>
      `<li><a href="${escapeMarkup(path)}">${escapeMarkup(text)}</a> ${escapeMarkup(note)}</li>`,
  );
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  // Text and attributes contain no plain quotation marks, so this can only be the form.
  const form = page.lastIndexOf('<form ', page.indexOf(` action="${path}"`));
  const end = page.lastIndexOf(END, form);
  const start = page.lastIndexOf(START, end);
  if (form < 0 || start < 0) throw new Error(`The page ${path} has no form with markers for its answer.`);
  const sentence = place ? `<a href="${escapeMarkup(place.path)}">${escapeMarkup(message)}</a>` : escapeMarkup(message);
  const body = `<p><strong>${sentence}</strong></p>${paragraphs.join('')}${list}`;
  // The answer about a place is its page's heading; a total is below the form's heading.
  const heading = verdict && `<h1>${escapeMarkup(verdict)}</h1>`;
  const shown = heading ? `<div class="sign stack">${heading}${body}</div>` : body;
  let filledForm = page.slice(form);
  for (const [name, value] of Object.entries(fields)) filledForm = fillField(filledForm, name, value);
  return page.slice(0, start) + shown + page.slice(end + END.length, form) + filledForm;
}

/** Fills in a field of the form: selects the option of a list, or sets the value of an input. */
function fillField(form: string, name: string, value: string): string {
  const escaped = escapeMarkup(value);
  const field = ` name="${name}"`;
  const start = form.indexOf(field);
  if (start < 0) return form;
  const [before, after] = [form.slice(0, start), form.slice(start)];
  if (!before.slice(before.lastIndexOf('<')).startsWith('<select'))
    return `${before}${field} value="${escaped}"${after.slice(field.length)}`;
  return before + after.replace(`<option value="${escaped}"`, (option) => `${option} selected`);
}

function fillMarkdown(page: string, { verdict, message, lines = [], links = [] }: FormResult): string {
  const items = links.map(({ path, text, note = '' }) => md`- ${link(text, path)} ${note}`.markdown.trimEnd());
  const paragraphs = [message, ...lines].map((line) => md`${line}`);
  const { markdown } = joinMarkdown('\n\n', ...paragraphs, items.join('\n'));
  const heading = verdict === undefined ? undefined : md`# ${verdict}`.markdown;
  return page.replace(
    MARKDOWN_START,
    (start) => `${heading === undefined ? start : start.replace(/^.*/, () => heading)}\n${markdown}\n`,
  );
}
