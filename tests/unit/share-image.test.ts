import { expect, test } from 'vitest';
import { listPictures } from '../../src/appearance/share-image.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { businesses } from '../businesses.ts';
import { inSpanish, twoLanguages } from '../two-languages.ts';

/** Mean width of a letter of the default typeface, relative to its size. */
const LETTER = 0.51;
const [RIGHT, BOTTOM] = [1176, 604];

const sites = [
  ...businesses.map(({ site }) => site),
  ...[twoLanguages, inSpanish].flatMap(({ directory, origin }) =>
    loadSite(directory, origin).readings.map(({ site }) => site),
  ),
];

test('the texts of share images stay in the frame, one below the other, in long words too', () => {
  const pictures = sites.flatMap((site) => listPictures(site).map((picture) => ({ ...picture, site })));
  expect(pictures.length).toBeGreaterThan(50);
  for (const { svg, path, width, site } of pictures.filter((picture) => picture.width === 1200)) {
    const texts = [...svg.matchAll(/<text x="(\d+)" y="(\d+)" font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
      ([, x, y, size, words = '']) => ({ x: Number(x), y: Number(y), size: Number(size), words }),
    );
    expect(texts.length, path).toBeGreaterThan(2);
    for (const [index, { x, y, size, words }] of texts.entries()) {
      const at = `${site.prefix}${path} ${width}: ${words}`;
      expect(x + words.length * size * LETTER, at).toBeLessThan(RIGHT + size);
      expect(y, at).toBeLessThan(BOTTOM - size / 4);
      const above = texts[index - 1];
      if (above !== undefined) expect(y - above.y, at).toBeGreaterThanOrEqual(size * 0.99);
    }
  }
});
