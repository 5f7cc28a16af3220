import { formatDate } from '../../hours/dates.ts';
import { type ContentProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Days before expiry from which to warn. */
const NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Warns about upcoming and past expiry: of licences and insurance, which are then no longer published, and of
 * security.txt, which is then no longer trusted (RFC 9116, section 2.5.5). `today` is the date in the time zone of the
 * business.
 */
export function checkExpiry(
  { locality, policy, business }: Pick<Content, 'locality' | 'policy' | 'business'>,
  problems: ContentProblem[],
  { today }: Pick<CheckContext, 'today'>,
): void {
  const { locale } = locality.country;
  checkSecurity(policy?.security?.expires, today, locale, problems);
  for (const field of ['credentials', 'insurance'] as const) {
    for (const [index, { validThrough }] of business?.[field].entries() ?? []) {
      const message = validThrough && describeLastDay(validThrough, daysBetween(today, validThrough), locale);
      if (message) problems.push(fieldWarning('business.yaml', [field, index, 'validThrough'], message));
    }
  }
}

function checkSecurity(expires: string | undefined, today: string, locale: string, problems: ContentProblem[]): void {
  if (expires === undefined) return;
  const daysLeft = daysBetween(today, expires);
  if (daysLeft > NOTICE_DAYS) return;
  const state =
    daysLeft <= 0
      ? `has passed: security.txt expired on ${formatDate(expires, locale)}`
      : `is near: security.txt expires in ${countDaysLeft(daysLeft)}`;
  const message = `${state}. Make sure that the contact still holds, then write a date at most a year ahead.`;
  problems.push(fieldWarning('policy.yaml', ['security', 'expires'], message));
}

/** Message about an expiry date; undefined while it is far ahead. */
function describeLastDay(lastDay: string, daysLeft: number, locale: string): string | undefined {
  if (daysLeft > NOTICE_DAYS) return undefined;
  const advice = 'Write the new date once it is renewed, or take the entry out.';
  if (daysLeft < 0) return `was ${formatDate(lastDay, locale)}, so the entry is not shown any more. ${advice}`;
  const when = daysLeft === 0 ? 'today' : `in ${countDaysLeft(daysLeft)}`;
  return `is ${formatDate(lastDay, locale)}, ${when}. After that day the entry is left out everywhere. ${advice}`;
}

function daysBetween(today: string, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
}

function countDaysLeft(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}
