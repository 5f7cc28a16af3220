import type { Failure } from '../business/queries/problem.ts';
import type { Answer, Query } from '../business/queries/query.ts';
import type { Result } from '../business/queries/result.ts';
import { formatDistance } from '../countries/distance-unit.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { looksLikePostalCode } from '../countries/typed-code.ts';
import { answerAddress } from '../coverage/address.ts';
import { findCoverage } from '../coverage/coverage.ts';
import { CALL, truncateText } from '../coverage/coverage-messages.ts';
import type { Lookup } from '../coverage/lookup.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { formatMinutes } from '../words/wording.ts';
import type { EdgeContext } from './data.ts';
import { type Files, readAnswer } from './files.ts';
import { type FormAnswer, fillForm } from './fill-form.ts';
import type { PageForm } from './negotiate.ts';
import type { Reply } from './reply.ts';
import { checkPath } from './url.ts';

/**
 * The coverage page for what somebody typed, a name or a postal code: the prebuilt page with the API's answer filled in
 * and escaped. Without input it is the page as built, with its hint.
 */
export async function answerCheck<File>(
  { q: typed = '' }: Query,
  form: PageForm,
  context: EdgeContext<File>,
): Promise<Reply<File>> {
  const { files, data } = context;
  const { lookup } = data;
  if (typed === '') return fillForm(checkPath, form, undefined, context);
  const query = { [looksLikePostalCode(typed, lookup.postalCodes.meant) ? 'postal' : 'city']: typed };
  const found = findCoverage(query, lookup);
  const answer = await formatAnswer(found, files, lookup);
  const reply = await fillForm(checkPath, form, { ...answer, fields: { q: repeatTyped(typed, lookup) } }, context);
  return { ...reply, question: { name: 'checkCoverage', query, found } };
}

async function formatAnswer<File>(
  found: Result<Answer<CoverageAnswer>, Failure>,
  files: Files<File>,
  lookup: Lookup,
): Promise<FormAnswer> {
  if (!found.ok) {
    const { detail, didYouMean } = found.failure;
    if (didYouMean === undefined) return { message: detail, links: [] };
    const links = [{ path: checkLink(didYouMean), text: `${didYouMean}?`, note: '' }];
    return { message: `Not ${lookup.terms.anOwnPostalCode}. Did you mean this?`, lines: [detail], links };
  }
  const answer = answerAddress(found.value);
  return formatCoverage(
    'record' in answer ? answer.record : (JSON.parse(await readAnswer(answer, files)) as CoverageAnswer),
    lookup,
  );
}

function formatCoverage(answer: CoverageAnswer, { distanceUnit }: Pick<Lookup, 'distanceUnit'>): FormAnswer {
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
      ...suggestions.map(({ slug, name }) => ({ path: checkLink(slug), text: name, note: '' })),
      ...(nearest === null ? [] : [{ path: new URL(nearest.url).pathname, text: nearest.name, note: '' }]),
    ],
  };
}

/** The part of the input that may be repeated: of a postal code only its area (contract B13). */
export function repeatTyped(typed: string, lookup: Lookup): string {
  if (!looksLikePostalCode(typed, lookup.postalCodes.meant)) return truncateText(typed, lookup);
  const area = parsePostalCode(typed, lookup.postalCodes);
  return area.ok ? area.value : '';
}

function checkLink(query: string): string {
  return `${checkPath}?q=${encodeURIComponent(query)}`;
}
