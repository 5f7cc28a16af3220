import { describe, expect, test } from 'vitest';
import { answersAbout, createMemory, remember, rememberOf } from '../../src/business/remember.ts';

describe('What is remembered', () => {
  test('is worked out once, and the same for the same text', () => {
    const asked: string[] = [];
    const shout = remember((text) => {
      asked.push(text);
      return text.toUpperCase();
    });
    expect([shout('spring'), shout('cable'), shout('spring')]).toEqual(['SPRING', 'CABLE', 'SPRING']);
    expect(asked).toEqual(['spring', 'cable']);
  });

  test('takes no more memory than was set, whoever asks, and answers all the same', () => {
    const memory = createMemory<number>(2);
    const texts = ['a', 'b', 'c', 'x'.repeat(201)];
    expect(texts.map((text, index) => memory.keep(text, index))).toEqual([0, 1, 2, 3]);
    expect(texts.map((text) => memory.get(text))).toEqual([0, 1, undefined, undefined]);
    expect(createMemory<number>(2).keep('x'.repeat(201), 1)).toBe(1);
  });

  test('is worked out once for each object', () => {
    const asked: object[] = [];
    const count = rememberOf((list: readonly string[]) => {
      asked.push(list);
      return list.length;
    });
    const [one, other] = [['a'], ['a']];
    expect([count(one), count(one), count(other)]).toEqual([1, 1, 1]);
    expect(asked).toEqual([one, other]);
  });

  test('belongs to one owner', () => {
    const [one, other] = [{}, {}];
    answersAbout(one).keep('city', 'served');
    expect(answersAbout(one).get('city')).toBe('served');
    expect(answersAbout(other).get('city')).toBeUndefined();
  });
});
