import { expect, test } from 'vitest';
import { prepareAnswerSource } from '../../src/discovery/answer-source.ts';
import { operations } from '../../src/endpoints/operations.ts';
import { allBusinesses, type TestBusiness } from '../support/businesses.ts';

/** The names of all members in a value, also inside its arrays: `services[].faqs[].question`. */
function membersOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => membersOf(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => [`${path}.${key}`, ...membersOf(item, `${path}.${key}`)]);
}

/** The members of all of a business's answers, by operation. */
function listMembers({ site }: TestBusiness): string[] {
  const source = prepareAnswerSource(site);
  const members = operations.flatMap((operation) =>
    [...operation.answers(source)].flatMap(([, body]) => membersOf(body, operation.id)),
  );
  return [...new Set(members)].sort();
}

test('G1 answers have the published members and no others', async () => {
  const members = allBusinesses.flatMap(listMembers);
  await expect(`${[...new Set(members)].sort().join('\n')}\n`).toMatchFileSnapshot('members.txt');
});
