import { expect, test } from 'vitest';
import { operations } from '../../src/api/operations.ts';
import { components } from '../../src/schemas/components.ts';
import { site } from '../reference-site.ts';

/** The names of all members of a value, below all of its arrays: `services[].faqs[].question`. */
function membersOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => membersOf(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => [`${path}.${key}`, ...membersOf(item, `${path}.${key}`)]);
}

test('G1 no member of an answer goes away or changes its name', async () => {
  const publication = { site, operations, documents: [] };
  const members = operations.flatMap((operation) =>
    [...operation.files(publication)].flatMap(([, body]) => membersOf(body, operation.id)),
  );
  const snapshot = [...new Set(members)].sort().join('\n');
  await expect(`${snapshot}\n`).toMatchFileSnapshot('members.txt');
});

test('G1 clients that ignore members they do not know can read answers that have more', () => {
  const publication = { site, operations, documents: [] };
  for (const operation of operations) {
    const [first] = operation.files(publication);
    if (first === undefined) continue;
    const [, body] = first;
    const accepted = operation.answers.some((name) => components[name].safeParse({ ...body, addedLater: 1 }).success);
    expect([operation.id, accepted]).toEqual([operation.id, true]);
  }
});
