import { expect, test } from 'vitest';
import { resolveBrand } from '../../src/appearance/brand.ts';
import { measureText } from '../../src/appearance/frontage/lettering.ts';
import { listRenderedImages } from '../../src/appearance/share-image.ts';
import { scaleTypeface } from '../../src/appearance/typefaces.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { businesses } from '../support/businesses.ts';
import { inSpanish, twoLanguages } from '../support/two-languages.ts';

const [RIGHT, BOTTOM] = [1176, 630];
/** Where the frontage begins, beside the title. */
const FRONTAGE = 610;

const sites = [
  ...businesses.map(({ site }) => site),
  ...(
    await Promise.all([twoLanguages, inSpanish].map((business) => loadSite(business.directory, business.origin)))
  ).flatMap(({ localizedSites }) => localizedSites.map(({ site }) => site)),
];

test('the texts of share images stay in the frame without overlap, with long words too', () => {
  const pictures = sites.flatMap((site) => listRenderedImages(site).map((picture) => ({ ...picture, site })));
  expect(pictures.length).toBeGreaterThan(50);
  for (const { svg, path, site } of pictures.filter((picture) => picture.width === 1200)) {
    const [written = ''] = svg.split('<style>');
    const texts = [...written.matchAll(/<text x="(\d+)" y="(\d+)" font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
      ([, x, y, size, words = '']) => ({ x: Number(x), y: Number(y), size: Number(size), words }),
    );
    const { typeface } = resolveBrand(site);
    expect(texts.length, path).toBeGreaterThan(1);
    for (const [index, { x, y, size, words }] of texts.entries()) {
      const at = `${site.prefix}${path}: ${words}`;
      const isTitle = index < texts.length - 1;
      const width = (measureText(words, typeface) * size) / scaleTypeface(typeface);
      expect(x + width, at).toBeLessThan(isTitle ? FRONTAGE : RIGHT);
      expect(y, at).toBeLessThan(BOTTOM - size / 4);
      const above = texts[index - 1];
      if (above !== undefined) expect(y - above.y, at).toBeGreaterThanOrEqual(size * 0.9);
    }
  }
});
