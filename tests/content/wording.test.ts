import { expect, test } from 'vitest';
import { loadChanged } from '../support/content-copy.ts';

const spanish = 'examples/lantern-hill-electric';
const french = 'examples/toitures-des-trois-lucarnes';

test.each([
  [french, 'pages/quote.mdx', 'Nous envoyons un devis par courriel.', 'devis'],
  [french, 'pages/quote.mdx', 'Demandez votre Estimation gratuite.', 'Estimation gratuite'],
  [french, 'services/fuite.mdx', 'Les DEVIS sont sans frais.', 'DEVIS'],
  [spanish, 'es/pages/quote.mdx', 'Pida un presupuesto por teléfono.', 'un presupuesto'],
  [spanish, 'es/pages/about.mdx', 'Damos estimados gratis.', 'estimados gratis'],
  [french, 'pages/quote.mdx', 'Nous lisons les plans et devis, puis estimons le prix. Une soumission suit.', undefined],
  [french, 'pages/quote.mdx', 'Une estimation du temps qu’il faut.', undefined],
  [spanish, 'es/pages/quote.mdx', 'Estimado cliente: diga su presupuesto y el tiempo estimado.', undefined],
  [spanish, 'es/pages/quote.mdx', 'Una cotización por escrito.', undefined],
])('%s/%s may say: %s', async (directory, file, sentence, word) => {
  const { problems } = await loadChanged((copy) => copy.edit(file, /$/, `\n${sentence}\n`), directory);
  const found = problems.flatMap(({ message }) => /calls an estimate "(.*?)"/.exec(message)?.[1] ?? []);
  expect(found).toEqual(word === undefined ? [] : [word]);
});
