import type { Query } from '../business/queries/query.ts';
import { findCoverage } from '../coverage/coverage.ts';
import { findTotal } from '../coverage/find-total.ts';
import type { Lookup } from '../coverage/lookup.ts';
import { formatTotal } from '../coverage/total-words.ts';
import type { Total } from '../schemas/answers/total.ts';
import { repeatTyped } from './form-pages.ts';
import type { EdgeContext } from './data.ts';
import { readAnswer } from './files.ts';
import { type FormAnswer, fillForm } from './fill-form.ts';
import type { PageForm } from './negotiate.ts';
import type { Reply } from './reply.ts';
import { totalPath } from './url.ts';

/** The page that adds up what a job comes to (contract B25), with the answer of the API filled in. */
export async function answerTotal<File>(
  query: Query,
  form: PageForm,
  context: EdgeContext<File>,
): Promise<Reply<File>> {
  const { files, data } = context;
  const { lookup } = data;
  if (query.job === undefined) return fillForm(totalPath, form, undefined, context);
  const found = findTotal(placeAddress(query, lookup), lookup, new Date());
  const { job, when = 'weekday', place = '' } = query;
  const fields = { job: job.toLowerCase(), when: when.toLowerCase(), place: repeatTyped(place, lookup) };
  const answer: FormAnswer = found.ok
    ? { ...formatTotal(JSON.parse(await readAnswer(found.value, files)) as Total, lookup.totals), links: [], fields }
    : { message: found.failure.detail, links: [], fields };
  const reply = await fillForm(totalPath, form, answer, context);
  return { ...reply, question: { name: 'findTotal', query, found } };
}

/** The query about the place of an address, which the API leaves open (contract B15). */
function placeAddress(query: Query, lookup: Lookup): Query {
  const found = query.place === undefined ? undefined : findCoverage({ city: query.place }, lookup);
  return found?.ok && found.value.address !== undefined ? { ...query, place: found.value.address } : query;
}
