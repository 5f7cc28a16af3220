import { expect, test } from 'vitest';
import { bundleFunction } from '../../functions/hosting/bundle.ts';
import type { FunctionData } from '../../src/function/data.ts';
import type { Venue } from '../../src/text/venue.ts';

/** Part of a sentence from each language, and from the texts for customers who come. */
const sentences = { en: 'Did you mean', es: 'Quiso decir', fr: 'Vouliez-vous dire' };
const forPremises = { en: 'You come to us', es: 'Atendemos en nuestro local', fr: 'Nous vous accueillons sur place' };
const forBothVenues = { en: 'also come to us', es: 'venir a nuestro local', fr: 'aussi venir sur place' };

/** A site's data as far as a bundle depends on it. */
const dataOf = (locale: string, venue: Venue, ...others: string[]) =>
  ({
    lookup: { locale, venue },
    otherLanguages: Object.fromEntries(others.map((name) => [name, {}])),
  }) as unknown as FunctionData;

test.each([
  ['netlify', 'esm', ['en'], dataOf('en-GB', 'premises')],
  ['worker', 'esm', ['es', 'en'], dataOf('es-US', 'customer', 'en')],
  ['vercel', 'esm', ['es'], dataOf('es-US', 'both')],
  ['node', 'cjs', ['fr', 'en'], dataOf('fr-CA', 'premises', 'en')],
] as const)(
  'J5 the function on %s contains only the sentences of its languages and its venue',
  async (host, format, spoken, data) => {
    const code = await bundleFunction(`functions/${host}`, format, data, { asset: '' });
    const spokenIn = (table: Readonly<Record<string, string>>) =>
      Object.keys(table).filter((language) => code.includes(table[language] ?? ''));
    const { venue } = data.lookup;
    expect(spokenIn(sentences)).toEqual([...spoken].sort());
    expect(spokenIn(forPremises)).toEqual(venue === 'premises' ? [...spoken].sort() : []);
    expect(spokenIn(forBothVenues)).toEqual(venue === 'both' ? spoken : []);
  },
);
