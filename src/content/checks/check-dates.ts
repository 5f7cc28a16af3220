import { dateRangeOf } from '../../hours/dates.ts';
import { type ContentProblem, type FieldPath, makeProblem, type Severity } from '../content-problem.ts';
import type { ValidContent } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

const FILE = 'business.yaml';
const DAY_MS = 86_400_000;

type DateProblems = Iterable<ContentProblem>;

/** Finds future dates of past events, and dates that are past, expire soon or are years old. */
export function* checkDates(content: ValidContent, { today }: CheckContext): DateProblems {
  const { business, news, photos, policy, reviews, services } = content;

  function* findFutureDate(file: string, path: FieldPath, date = '', advice = '', severity?: Severity): DateProblems {
    if (date > today) yield makeProblem(file, path, `is ${date}, which is in the future. ${advice}`, severity);
  }
  /** Warns from `daysAhead` days before a date; a negative number counts days after it. */
  function* findPastDate(
    file: string,
    path: FieldPath,
    date: string | undefined,
    daysAhead: number,
    advice: string,
  ): DateProblems {
    const days = Math.round((Date.parse(date ?? '') - Date.parse(today)) / DAY_MS);
    if (days <= daysAhead) yield makeProblem(file, path, `${days < 0 ? 'was' : 'is'} ${date}. ${advice}`, 'warning');
  }

  const notYet = "The news is not shown before that day. To show it now, write today's date.";
  for (const { file, data } of news) yield* findFutureDate(file, ['date'], data.date, notYet, 'warning');
  for (const { file, data } of photos)
    yield* findFutureDate(file, ['takenOn'], data.takenOn, 'Write the date on which it was taken.');
  for (const { file, data } of reviews)
    yield* findFutureDate(file, ['date'], data.date, 'Write the date on which the review was written.');
  for (const { file, data } of services) {
    const { nextPrice, priceAsOf } = data;
    const priced = 'Write the date on which the price was set. A price that applies later belongs in nextPrice.';
    yield* findFutureDate(file, ['priceAsOf'], priceAsOf, priced, 'blocksPublish');
    const lookAgain = 'Check that the price is still right, then write the date of your check.';
    yield* findPastDate(file, ['priceAsOf'], priceAsOf, -731, lookAgain);
    const replace =
      'This price applies now. Write it in place of the old one, with this date as priceAsOf, and remove nextPrice.';
    yield* findPastDate(file, ['nextPrice', 'from'], nextPrice?.from, -7, replace);
  }
  const [newest] = reviews.toSorted((a, b) => (a.data.date < b.data.date ? 1 : -1));
  const askAgain = 'No review is newer, which may make visitors wonder. Ask recent customers for one.';
  if (newest) yield* findPastDate(newest.file, ['date'], newest.data.date, -366, askAgain);
  const expiry =
    'After that, security.txt is no longer valid. Check that the contact is still right, then write a date at most a year ahead.';
  yield* findPastDate('policy.yaml', ['security', 'expires'], policy?.security?.expires, 30, expiry);

  if (business === undefined) return;
  const renewal = 'After that day the entry is not shown. Write the new date once it is renewed, or remove the entry.';
  for (const field of ['credentials', 'insurance'] as const) {
    for (const [index, { validThrough }] of business[field].entries())
      yield* findPastDate(FILE, [field, index, 'validThrough'], validThrough, 30, renewal);
  }
  const ended = 'It is no longer shown: remove the notice.';
  yield* findPastDate(FILE, ['notice', 'endDate'], business.notice?.endDate, -1, ended);
  for (const [index, special] of business.specialOpeningHours.entries()) {
    const path = ['specialOpeningHours', index, special.date === undefined ? 'to' : 'date'];
    yield* findPastDate(FILE, path, dateRangeOf(special)[1], -1, 'Remove the line, or write the date of the next one.');
  }
}
