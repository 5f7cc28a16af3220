import { datesOf } from '../../hours/dates.ts';
import { type ContentProblem, type FieldPath, fieldProblem, type Severity } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

const BUSINESS = 'business.yaml';
const DAY_MS = 86_400_000;
/** Days before a last day from which to warn. */
const SOON = 30;

type Happened = readonly [file: string, FieldPath, date: string | undefined, what: string, Severity?];

/** Finds dates that are yet to come, of what has happened. */
export function* checkFuture(
  { news, photos, reviews, services }: Content,
  { today }: Sources,
): Iterable<ContentProblem> {
  const told = 'it is to be published; until then it is left out';
  const priced = 'the price was set; it may be published from then on';
  const happened: readonly Happened[] = [
    ...news.map(({ file, data }): Happened => [file, ['date'], data.date, told, 'warning']),
    ...services.map(({ file, data }): Happened => [file, ['priceAsOf'], data.priceAsOf, priced, 'unready']),
    ...reviews.map(({ file, data }): Happened => [file, ['date'], data.date, 'the review was written']),
    ...photos.map(({ file, data }): Happened => [file, ['takenOn'], data.takenOn, 'it was taken']),
  ];
  for (const [file, path, date, what, severity] of happened) {
    if (date !== undefined && date > today)
      yield fieldProblem(file, path, `is ${date}, which is yet to come. Write when ${what}.`, severity);
  }
}

/** Warns of what is over or soon will be, and of what nobody has looked at for years. */
export function* checkPassed(content: Content, { today }: Sources): Iterable<ContentProblem> {
  for (const [file, path, date, within, advice] of listDated(content)) {
    const days = Math.round((Date.parse(date ?? '') - Date.parse(today)) / DAY_MS);
    if (days <= within) yield fieldProblem(file, path, `${days < 0 ? 'was' : 'is'} ${date}. ${advice}`, 'warning');
  }
}

/** A date, and from how many days before it on something is advised; it may be after it. */
type Dated = readonly [file: string, FieldPath, date: string | undefined, within: number, advice: string];

function listDated({ business, policy, reviews, services }: Content): Dated[] {
  const expiry =
    'From then on nobody trusts security.txt. Make sure that the contact still holds, then write a date at most a year ahead.';
  const renewal =
    'After that day the entry is left out everywhere. Write the new date once it is renewed, or take the entry out.';
  const [newest] = reviews.toSorted((a, b) => (a.data.date < b.data.date ? 1 : -1));
  const askAgain = 'No review is newer. Ask recent customers for one, or visitors will wonder.';
  const lookAgain = 'Make sure that the price still holds, then write the day on which you did.';
  return [
    ['policy.yaml', ['security', 'expires'], policy?.security?.expires, SOON, expiry],
    ...(['credentials', 'insurance'] as const).flatMap((field) =>
      (business?.[field] ?? []).map(({ validThrough }, at): Dated => {
        return [BUSINESS, [field, at, 'validThrough'], validThrough, SOON, renewal];
      }),
    ),
    [BUSINESS, ['notice', 'endDate'], business?.notice?.endDate, -1, 'It is not shown any more: take the notice out.'],
    ...(business?.specialOpeningHours ?? []).map((special, at): Dated => {
      const path = ['specialOpeningHours', at, special.date === undefined ? 'to' : 'date'];
      return [BUSINESS, path, datesOf(special)[1], -1, 'Take the line out, or write the date of the next one.'];
    }),
    [newest?.file ?? '', ['date'], newest?.data.date, -366, askAgain],
    ...services.map(({ file, data }): Dated => [file, ['priceAsOf'], data.priceAsOf, -731, lookAgain]),
    ...services.map(({ file, data: { nextPrice } }): Dated => {
      const advice = 'This price has held since then: write it in the place of the old one, and take nextPrice out.';
      return [file, ['nextPrice', 'from'], nextPrice?.from, -7, advice];
    }),
  ];
}
