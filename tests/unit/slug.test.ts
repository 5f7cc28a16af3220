import { expect, test } from 'vitest';
import { faqId, slugFor } from '../../src/format/slug.ts';

test.each([
  ['What is a starting price?', 'faq-what-is-a-starting-price'],
  ['Why does “my” door’s cable hang?', 'faq-why-does-my-doors-cable-hang'],
  ['Répare-t-on à Trois-Rivières, l’été?', 'faq-repare-t-on-a-trois-rivieres-lete'],
  ['Le cœur de la porte?', 'faq-le-coeur-de-la-porte'],
  ['Is 2×4 enough -- or $60?', 'faq-is-2-4-enough-or-60'],
])('the answer to “%s” stands at #%s', (question, id) => {
  expect(faqId(question)).toBe(id);
  // Case and marks change nothing, so that a mended comma breaks no link.
  expect(faqId(` ${question.toUpperCase().replace('?', '!')} `)).toBe(id);
});

test('names of files hold nothing but letters, digits and hyphens', () => {
  expect(slugFor('  St. John’s  (East) ')).toBe('st-johns-east');
});
