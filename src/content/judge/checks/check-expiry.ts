import { formatDate } from '../../../hours/calendar.ts';
import type { PolicyFile } from '../../../schemas/policy.ts';
import type { ContentProblem } from '../content-problem.ts';

/** How long before a date runs out its maintainer is told, in days. */
const NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Warns of what runs out soon or has run out: the date of security.txt, which
 * nobody trusts from then on (RFC 9116, section 2.5.5). `today` is the date
 * where the business is.
 */
export function checkExpiry(policy: PolicyFile | undefined, today: string, problems: ContentProblem[]): void {
  const expires = policy?.security?.expires;
  if (expires === undefined) return;
  const daysLeft = Math.round((Date.parse(expires) - Date.parse(today)) / DAY_MS);
  if (daysLeft > NOTICE_DAYS) return;
  const state =
    daysLeft <= 0
      ? `has passed: security.txt expired on ${formatDate(expires)}`
      : `is near: security.txt expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
  problems.push({
    file: 'policy.yaml',
    path: ['security', 'expires'],
    severity: 'warning',
    message: `${state}. Make sure that the contact still holds, then write a date at most a year ahead.`,
  });
}
