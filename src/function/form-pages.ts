import type { Answer, Failure, Query } from '../business/query.ts';
import { formatDistance } from '../countries/formats.ts';
import { looksLikePostalCode, parsePostalCode } from '../countries/postal-code.ts';
import { formatMinutes } from '../format/wording.ts';
import { findCoverage } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { CALL, truncateText } from '../places/coverage-messages.ts';
import { findTotal, formatTotal } from '../places/totals.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import type { Total } from '../schemas/answers/total.ts';
import type { FunctionContext } from './data.ts';
import { readAnswer } from './files.ts';
import { type FormAnswer, fillForm } from './fill-form.ts';
import type { PageForm } from './negotiate.ts';
import type { Reply } from './reply.ts';
import { checkPath, totalPath } from './url.ts';

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

/**
 * The record of an answer. At an address in a served place, which the API leaves open (contract B15), it is that of the
 * place: people can see whether it is theirs.
 */
async function readCoverage<File>(
  found: Answer<CoverageAnswer>,
  { files }: FunctionContext<File>,
): Promise<CoverageAnswer> {
  const answer = found.address === undefined ? found : { operation: 'getCoverage', key: found.address };
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
