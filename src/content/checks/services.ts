import { formatDate } from '../../hours/dates.ts';
import { foldName } from '../../places/place-name.ts';
import { type ContentProblem, type FieldPath, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { Sources } from './check.ts';

/** A name that a file claims, and the field that says so. */
export type Claim = readonly [claimant: Entry<unknown>, path: FieldPath, given: string];

/** Finds names that several files claim, and tells who has which. The stronger claims come first. */
export function* checkClaims(
  claims: Iterable<Claim>,
  nameOf: (given: string) => string,
  owners: Map<string, Entry<unknown>>,
): Iterable<ContentProblem> {
  for (const [claimant, path, given] of claims) {
    const owner = owners.get(nameOf(given)) ?? claimant;
    owners.set(nameOf(given), owner);
    if (owner === claimant) continue;
    const name = path.length === 0 ? 'the file name' : `"${given}"`;
    const message = `${name} is taken by ${owner.file}. A name can lead to one page only.`;
    yield fieldProblem(claimant.file, path, message);
  }
}

/** Finds addresses and names that two services share. */
export function* checkServices({ services }: Content): Iterable<ContentProblem> {
  const claims: Claim[] = [
    ...services.map((it): Claim => [it, [], it.name]),
    ...services.flatMap((it): Claim[] => (it.data.slug === undefined ? [] : [[it, ['slug'], it.data.slug]])),
    ...services.flatMap((it) => it.data.formerSlugs.map((slug, at): Claim => [it, ['formerSlugs', at], slug])),
  ];
  yield* checkClaims(claims, (slug) => slug, new Map());
  // A service copied but not rewritten, so that customers cannot tell them apart.
  for (const field of ['name', 'symptom'] as const) {
    const owners = new Map<string, string>();
    for (const { file, data } of services) {
      const text = foldName(data[field]);
      const owner = owners.get(text);
      owners.set(text, owner ?? file);
      if (owner === undefined) continue;
      const message = `is also that of ${owner}, so customers cannot tell the two apart. Write what this service is about, or remove one of the files.`;
      yield fieldProblem(file, [field], message);
    }
  }
}

/** Finds reviews dated in the future, duplicate reviews, and reviews that are all old. */
export function* checkReviews({ locality, reviews }: Content, { today }: Sources): Iterable<ContentProblem> {
  const { locale } = locality.country;
  for (const { file, data } of reviews) {
    if (data.date > today) {
      const message = `is ${formatDate(data.date, locale)}, which is yet to come. Write the day on which the review was written.`;
      yield fieldProblem(file, ['date'], message);
    }
    const first = reviews.find((other) => other.data.quotation === data.quotation);
    if (first !== undefined && first.file !== file)
      yield fieldProblem(file, ['quotation'], `is that of ${first.file}. Delete one of the two files.`);
  }
  const [newest] = reviews.toSorted((a, b) => (a.data.date < b.data.date ? 1 : -1));
  if (newest === undefined || newest.data.date >= yearBefore(today)) return;
  const message = `is ${formatDate(newest.data.date, locale)}, and no review is newer: all are older than a year. Ask recent customers for one, or visitors will wonder.`;
  yield fieldWarning(newest.file, ['date'], message);
}

/** The same date a year earlier; 1 March for 29 February. */
function yearBefore(date: string): string {
  const day = new Date(date);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}
