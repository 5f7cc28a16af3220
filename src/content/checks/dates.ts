import { datesOf } from '../../hours/dates.ts';
import { type ContentProblem, type FieldPath, fieldProblem, type Severity } from '../content-problem.ts';
import type { ValidContent } from '../validate-files.ts';
import type { Sources } from './check.ts';

const FILE = 'business.yaml';
const DAY_MS = 86_400_000;

type DateCheck = Iterable<ContentProblem>;

/** Finds dates of what has happened that are yet to come, and dates that are over, will soon be, or are years old. */
export function* checkDates(content: ValidContent, { today }: Sources): DateCheck {
  const { business, news, photos, policy, reviews, services } = content;

  function* findFutureDate(file: string, path: FieldPath, date = '', what = '', severity?: Severity): DateCheck {
    if (date > today) yield fieldProblem(file, path, `is ${date}, which is yet to come. Write when ${what}.`, severity);
  }
  /** Warns of a date from so many days before it on; less than none are days after it. */
  function* findPastDate(
    file: string,
    path: FieldPath,
    date: string | undefined,
    within: number,
    advice: string,
  ): DateCheck {
    const days = Math.round((Date.parse(date ?? '') - Date.parse(today)) / DAY_MS);
    if (days <= within) yield fieldProblem(file, path, `${days < 0 ? 'was' : 'is'} ${date}. ${advice}`, 'warning');
  }

  const publication = 'it is to be published; until then it is left out';
  for (const { file, data } of news) yield* findFutureDate(file, ['date'], data.date, publication, 'warning');
  for (const { file, data } of photos) yield* findFutureDate(file, ['takenOn'], data.takenOn, 'it was taken');
  for (const { file, data } of reviews) yield* findFutureDate(file, ['date'], data.date, 'the review was written');
  for (const { file, data } of services) {
    const { nextPrice, priceAsOf } = data;
    const priced = 'the price was set; it may be published from then on';
    yield* findFutureDate(file, ['priceAsOf'], priceAsOf, priced, 'blocksPublish');
    const lookAgain = 'Make sure that the price still holds, then write the day on which you did.';
    yield* findPastDate(file, ['priceAsOf'], priceAsOf, -731, lookAgain);
    const replace = 'This price has held since then: write it in the place of the old one, and take nextPrice out.';
    yield* findPastDate(file, ['nextPrice', 'from'], nextPrice?.from, -7, replace);
  }
  const [newest] = reviews.toSorted((a, b) => (a.data.date < b.data.date ? 1 : -1));
  const askAgain = 'No review is newer. Ask recent customers for one, or visitors will wonder.';
  if (newest) yield* findPastDate(newest.file, ['date'], newest.data.date, -366, askAgain);
  const expiry =
    'From then on nobody trusts security.txt. Make sure that the contact still holds, then write a date at most a year ahead.';
  yield* findPastDate('policy.yaml', ['security', 'expires'], policy?.security?.expires, 30, expiry);

  if (business === undefined) return;
  const renewal =
    'After that day the entry is left out everywhere. Write the new date once it is renewed, or take the entry out.';
  for (const field of ['credentials', 'insurance'] as const) {
    for (const [at, { validThrough }] of business[field].entries())
      yield* findPastDate(FILE, [field, at, 'validThrough'], validThrough, 30, renewal);
  }
  const over = 'It is not shown any more: take the notice out.';
  yield* findPastDate(FILE, ['notice', 'endDate'], business.notice?.endDate, -1, over);
  for (const [at, special] of business.specialOpeningHours.entries()) {
    const path = ['specialOpeningHours', at, special.date === undefined ? 'to' : 'date'];
    yield* findPastDate(FILE, path, datesOf(special)[1], -1, 'Take the line out, or write the date of the next one.');
  }
}
