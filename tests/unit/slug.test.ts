import { expect, test } from 'vitest';
import { anchorsFor, faqIds, slugFor } from '../../src/format/slug.ts';

test.each([
  ['What is a starting price?', 'faq-what-is-a-starting-price'],
  ['Why does “my” door’s cable hang?', 'faq-why-does-my-doors-cable-hang'],
  ['Répare-t-on à Trois-Rivières, l’été?', 'faq-repare-t-on-a-trois-rivieres-lete'],
  ['Le cœur de la porte?', 'faq-le-coeur-de-la-porte'],
  ['Is 2×4 enough -- or $60?', 'faq-is-2-4-enough-or-60'],
])('the answer to “%s” stands at #%s', (question, id) => {
  // Case and marks change nothing, so that a corrected comma breaks no link.
  const corrected = ` ${question.toUpperCase().replace('?', '!')} `;
  expect([question, corrected].flatMap((text) => faqIds([{ question: text }]))).toEqual([id, id]);
});

test.each([
  ['  St. John’s  (East) ', 'st-johns-east'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Đà Nẵng', 'da-nang'],
  ['Þingvellir', 'thingvellir'],
  ['Kāneʻohe', 'kaneohe'],
  ['O‘ahu', 'oahu'],
  ['‘Best’ of Åland', 'best-of-aland'],
  ['İzmir', 'izmir'],
  ['𝐿aval', 'laval'],
  ['北京', ''],
])('%s has the slug %s', (name, slug) => {
  expect(slugFor(name)).toBe(slug);
});

test('headings of a page have different anchors, in any script', () => {
  expect(anchorsFor(['A++?', 'A#?', 'a', '价格?', '地点?', '👋', '?'])).toEqual([
    'a',
    'a-2',
    'a-3',
    '价格',
    '地点',
    'section',
    'section-2',
  ]);
});
