import { joinWords } from '../../format/wording.ts';
import { findSpecial, isInSeason } from '../../hours/dates.ts';
import { DAYS } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import { type ContentProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

const FILE = 'business.yaml';
/** A sentence that says the business is closed, rather than, say, the bridge to it. */
const SAYS_CLOSED =
  /(?:^|[.!?:]\s+)(?:(?:we|(?:our|the) (?:business|office|shop|store|workshop))\b\S*\s+)?(?:(?:are|is|will(?: be)?|stays?|\w+ly)\s+)*clos(?:ed|es?|ing)\b/i;
const NAMED = 3;

/**
 * Finds an expired notice, and one that says closed on days when the hours say open. `today` is the date in the time
 * zone of the business.
 */
export function checkNotice(
  { business }: Content,
  problems: ContentProblem[],
  { today }: Pick<CheckContext, 'today'>,
): void {
  const { notice } = business ?? {};
  if (business === undefined || notice === undefined) return;
  if (notice.endDate < today) {
    const message = `ended on ${notice.endDate} and is not shown any more. Take it out.`;
    problems.push(fieldWarning(FILE, ['notice'], message));
    return;
  }
  if (!SAYS_CLOSED.test(notice.text)) return;
  const open = datesFrom(notice.startDate < today ? today : notice.startDate, notice.endDate).filter((date) =>
    followsWeek(business, date),
  );
  if (open.length > 0) problems.push(fieldWarning(FILE, ['notice', 'text'], describeMissingDays(open)));
}

/** Whether only the weekly hours apply on a date, and they are open. */
function followsWeek({ openingHours, seasons, specialOpeningHours }: BusinessFile, date: string): boolean {
  const day = DAYS[(new Date(date).getUTCDay() + 6) % DAYS.length];
  const week = seasons.find((season) => isInSeason(season, date.slice(5)))?.openingHours ?? openingHours;
  return (
    week.some(({ dayOfWeek }) => dayOfWeek.some((name) => name === day)) &&
    findSpecial(specialOpeningHours, date).length === 0
  );
}

function describeMissingDays(dates: readonly string[]): string {
  const [first = ''] = dates;
  const last = dates.at(-1) ?? first;
  const named = dates.length > NAMED ? `${dates.length} days from ${first} to ${last}` : joinWords(dates);
  const days = dates.length > 1 ? `from: ${first}, to: ${last}` : `date: ${first}`;
  return (
    `says closed, but the hours say open on ${named}. ` +
    `Add to specialOpeningHours: - { ${days}, name: Closed }; with opens and closes if only part of the day is closed.`
  );
}

function datesFrom(start: string, end: string): string[] {
  const dates: string[] = [];
  for (const day = new Date(start); dates.at(-1) !== end; day.setUTCDate(day.getUTCDate() + 1)) {
    dates.push(day.toISOString().slice(0, 10));
  }
  return dates;
}
