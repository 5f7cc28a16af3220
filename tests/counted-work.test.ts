import './counted-work.ts';
import { expect, test } from 'vitest';
import { countWork } from './counted-work.ts';

function pairs(count: number): number {
  let sum = 0;
  for (let one = 0; one < count; one++) for (let other = 0; other < count; other++) sum += one ^ other;
  return sum;
}

test('blocks count every round of every loop, each time they are counted', async () => {
  for (const count of [10, 100, 100]) {
    const { blocks } = await countWork(() => pairs(count));
    expect(blocks).toBeGreaterThanOrEqual(count * count);
    expect(blocks).toBeLessThan(count * count + count + 20);
  }
});

test('characters count what built-in functions read, and repeating patterns show how much they search', async () => {
  const text = 'a b '.repeat(500);
  const { characters, searches } = await countWork(async () => {
    await Promise.resolve();
    text.normalize();
    JSON.parse(JSON.stringify(text));
    /c$/.test(text);
    text.replace(/ +c/g, '');
    text.split(/ /);
  });
  expect(characters).toBe(2000 + 2002 + 2000 + 2000 + 2000);
  expect([...searches]).toEqual([[' +c', 2000]]);
});

test('a search counts what it reads until it finds something', async () => {
  const text = 'a b '.repeat(500);
  const { characters } = await countWork(() => [text.indexOf('b'), text.includes('b ', 5), text.replace('c', '')]);
  expect(characters).toBe(3 + 3 + 2000);
});

test('what fails leaves nothing behind', async () => {
  const { normalize } = String.prototype;
  await expect(countWork(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String.prototype.normalize).toBe(normalize);
});
