import { DAYS, formatSpan, minutesOf } from '../../../hours/opening-hours.ts';
import type { OpeningHours } from '../../../schemas/fields.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';

const DAY = 24 * 60;
const FILE = 'business.yaml';

/** Finds hours that overlap, dates named twice, and what lies in the past. `today` is the date where the business is. */
export function checkHours({ business }: JudgedContent, today: string, problems: ContentProblem[]): void {
  if (business === undefined) return;
  checkOverlap(business.openingHours, ['openingHours'], problems);
  if (business.emergencyHours !== undefined) {
    checkOverlap(business.emergencyHours.openingHours, ['emergencyHours', 'openingHours'], problems);
    if (business.specialOpeningHours.length > 0 && business.emergencyHours.onHolidays === undefined) {
      const message =
        'does not say whether the line is answered on the dates of specialOpeningHours. Add onHolidays: true, or onHolidays: false.';
      problems.push(fieldProblem(FILE, ['emergencyHours'], message));
    }
  }
  const dates = new Set<string>();
  for (const [index, { date, name }] of business.specialOpeningHours.entries()) {
    const path = ['specialOpeningHours', index, 'date'];
    if (dates.has(date)) problems.push(fieldProblem(FILE, path, `${date} stands here twice. Leave one of the two.`));
    else if (date < today) {
      problems.push(fieldWarning(FILE, path, `${name} is over. Take the line out, or write the date of the next one.`));
    }
    dates.add(date);
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly hours: OpeningHours;
}

function checkOverlap(
  openingHours: readonly OpeningHours[],
  path: readonly (string | number)[],
  problems: ContentProblem[],
): void {
  const spans = openingHours.flatMap((hours, index) => hours.dayOfWeek.map((day) => spanOf(hours, day, index)));
  const reported = new Set<number>();
  for (const [index, span] of spans.entries()) {
    const other = spans.slice(0, index).find((earlier) => overlap(earlier, span));
    if (other === undefined || reported.has(span.index)) continue;
    reported.add(span.index);
    const day = DAYS[Math.floor(span.from / DAY)];
    const message =
      other.index === span.index
        ? `names ${day} twice, or runs into its own next day. Name each day once.`
        : `overlaps on ${day} with ${formatSpan(other.hours)} above. Write one line, or hours that follow each other.`;
    problems.push(fieldProblem(FILE, [...path, span.index], message));
  }
}

function spanOf(hours: OpeningHours, day: OpeningHours['dayOfWeek'][number], index: number): Span {
  const start = DAYS.indexOf(day) * DAY;
  const opens = minutesOf(hours.opens);
  const closes = minutesOf(hours.closes);
  return { from: start + opens, to: start + (closes > opens ? closes : closes + DAY), index, hours };
}

/** Whether two spans of the week have a minute in common; the night after Sunday is that before Monday. */
function overlap(a: Span, b: Span): boolean {
  return [-7 * DAY, 0, 7 * DAY].some((shift) => a.from + shift < b.to && b.from < a.to + shift);
}
