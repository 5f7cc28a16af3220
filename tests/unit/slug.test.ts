import { describe, expect, test } from 'vitest';
import { faqId, slugFor } from '../../src/format/slug.ts';
import { allBusinesses } from '../businesses.ts';

test.each([
  ['What is a starting price?', 'faq-what-is-a-starting-price'],
  ['Why does “my” door’s cable hang?', 'faq-why-does-my-doors-cable-hang'],
  ['Répare-t-on à Trois-Rivières, l’été?', 'faq-repare-t-on-a-trois-rivieres-lete'],
  ['Is 2×4 enough -- or $60?', 'faq-is-2-4-enough-or-60'],
])('the answer to “%s” stands at #%s', (question, id) => {
  expect(faqId(question)).toBe(id);
  // Case and marks change nothing, so that a mended comma breaks no link.
  expect(faqId(` ${question.toUpperCase().replace('?', '!')} `)).toBe(id);
});

test('names of files hold nothing but letters, digits and hyphens', () => {
  expect(slugFor('  St. John’s  (East) ')).toBe('st-johns-east');
});

describe.each(allBusinesses)('the $name', ({ site }) => {
  test('every question of a page has an address of its own', () => {
    for (const { slug, faqs } of [...site.services, ...Object.values(site.pages)]) {
      const ids = faqs.map(({ question }) => faqId(question));
      expect(ids, slug).toEqual([...new Set(ids)]);
      expect(ids.filter((id) => !/^faq(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
    }
  });
});
