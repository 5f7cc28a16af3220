import { expect, test } from 'vitest';
import { createMemoryBudget } from '../../src/server/memory-budget.ts';

function createNamed(limit: number) {
  const dropped: string[] = [];
  const holders = new Map<string, { readonly name: string }>();
  const budget = createMemoryBudget<{ readonly name: string }>(limit, ({ name }) => dropped.push(name));
  const set = (name: string, bytes: number) => {
    const holder = holders.get(name) ?? { name };
    holders.set(name, holder);
    budget.set(holder, bytes);
  };
  return { budget, set, dropped };
}

test('it adds up what its holders take now', () => {
  const { budget, set, dropped } = createNamed(100);
  set('a', 30);
  set('b', 50);
  set('a', 40);
  expect(budget.usedBytes).toBe(90);
  set('b', 0);
  expect(budget.usedBytes).toBe(40);
  expect(dropped).toEqual([]);
});

test('beyond the limit those go that began first, as many as needed', () => {
  const { budget, set, dropped } = createNamed(100);
  for (const name of ['a', 'b', 'c', 'd']) set(name, 25);
  set('a', 26);
  expect(dropped).toEqual(['a']);
  set('e', 70);
  expect(dropped).toEqual(['a', 'b', 'c']);
  expect(budget.usedBytes).toBe(95);
  expect(budget.dropped).toBe(3);
});

test('whoever gives everything back begins anew', () => {
  const { set, dropped } = createNamed(100);
  set('a', 50);
  set('b', 50);
  set('a', 0);
  set('a', 50);
  set('c', 1);
  expect(dropped).toEqual(['b']);
});

test('one that takes more than there is goes itself', () => {
  const { budget, set, dropped } = createNamed(100);
  set('a', 101);
  expect(dropped).toEqual(['a']);
  expect(budget.usedBytes).toBe(0);
});
