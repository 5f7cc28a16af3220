import { formatDate } from '../../hours/dates.ts';
import type { ReviewFile } from '../../schemas/business/proof.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import { describeUnknownName } from '../unknown-name.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/**
 * Finds people and reviews dated in the future, reviews with dangling references, duplicate reviews, and reviews that
 * are all old. `today` is the date in the time zone of the business.
 */
export function checkProof(content: Content, problems: ContentProblem[], { today }: Pick<CheckContext, 'today'>): void {
  const { reviews } = content;
  checkPeople(content, today, problems);
  for (const review of reviews) checkReview(review, content, today, problems);
  const [newest] = reviews.toSorted((a, b) => (a.data.date < b.data.date ? 1 : -1));
  if (newest === undefined || newest.data.date >= yearBefore(today)) return;
  const message = `is ${formatDate(newest.data.date, content.locality.country.locale)}, and no review is newer: all are older than a year. Ask recent customers for one, or visitors will wonder.`;
  problems.push(fieldWarning(newest.file, ['date'], message));
}

function checkPeople({ business, names }: Content, today: string, problems: ContentProblem[]): void {
  for (const [index, { since, photo }] of business?.people.entries() ?? []) {
    const path = ['people', index];
    if (since !== undefined && since > Number(today.slice(0, 4))) {
      const message = `is ${since}, which is yet to come. Write the year in which they began.`;
      problems.push(fieldProblem('business.yaml', [...path, 'since'], message));
    }
    if (photo !== undefined && !names.photos.includes(photo)) {
      const message = describeUnknownName(photo, 'a photograph', 'photos', '.yaml', names.photos);
      problems.push(fieldProblem('business.yaml', [...path, 'photo'], message));
    }
  }
}

function checkReview(
  { file, data }: Entry<ReviewFile>,
  { locality, names, reviews }: Content,
  today: string,
  problems: ContentProblem[],
): void {
  if (!names.services.includes(data.service)) {
    const message = describeUnknownName(data.service, 'a service', 'services', '.mdx', names.services);
    problems.push(fieldProblem(file, ['service'], message));
  }
  if (data.place !== undefined && !names.places.includes(data.place)) {
    const message = describeUnknownName(data.place, 'a place', 'places', '.yaml', names.places);
    problems.push(fieldProblem(file, ['place'], message));
  }
  if (data.date > today) {
    const message = `is ${formatDate(data.date, locality.country.locale)}, which is yet to come. Write the day on which the review was written.`;
    problems.push(fieldProblem(file, ['date'], message));
  }
  const first = reviews.find((other) => other.data.quotation === data.quotation);
  if (first !== undefined && first.file !== file) {
    problems.push(fieldProblem(file, ['quotation'], `is that of ${first.file}. Delete one of the two files.`));
  }
}

/** The same date a year earlier; 1 March for 29 February. */
function yearBefore(date: string): string {
  const day = new Date(date);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}
