import { expect, test } from 'vitest';
import { bundleFunction } from '../../functions/hosting/bundle.ts';
import type { FunctionData } from '../../src/function/data.ts';

/** A piece of a sentence of each language. */
const sentences = { en: 'is not a name on our list', es: 'atendemos en', fr: 'nous desservons' };

/** The data of a site as far as a bundle depends on it. */
const dataOf = (locale: string, ...others: string[]) =>
  ({ lookup: { locale }, others: Object.fromEntries(others.map((name) => [name, {}])) }) as unknown as FunctionData;

test.each([
  ['netlify', 'esm', ['en'], dataOf('en-GB')],
  ['worker', 'esm', ['es', 'en'], dataOf('es-US', 'en')],
  ['vercel', 'esm', ['es'], dataOf('es-US')],
  ['node', 'cjs', ['fr', 'en'], dataOf('fr-CA', 'en')],
] as const)(
  'J5 the function on %s holds what it says in the languages of its site alone',
  async (host, format, spoken, data) => {
    const code = await bundleFunction(`functions/${host}`, format, data, { asset: '' });
    const found = Object.entries(sentences).filter(([, sentence]) => code.includes(sentence));
    expect(found.map(([language]) => language).sort()).toEqual([...spoken].sort());
  },
);
