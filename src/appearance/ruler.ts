import type { Site, SitePlace } from '../business/site.ts';
import { makeScale } from './scale.ts';

/** Maximum number of texts side by side below a ruler; more of them are above and below it in turn. */
const MAX_ACROSS = 6;
/** Width of the ruler, length of its short and long ticks, and distance from its outer edge to the texts, in em. */
const WIDTH = 2.2;
const [SHORT, LONG] = [0.4, 0.8];
const TEXTS = 4.2;
/** Parts between two numbers. */
const PARTS = 5;

/** A position along the ruler from 0 to 1, and across it in em. */
type Mark = readonly [along: number, across: number];

/**
 * Draws a ruler that begins at the base, as SVG elements for HTML, with a line from each distance to its text. There are
 * `texts` texts at even intervals; those before the places are at the base. The first drawing goes down, the second one
 * across. Without a place away from the base there is none.
 */
export function drawRulers({ country }: Pick<Site, 'country'>, places: readonly SitePlace[], texts: number): string {
  const kms = places.map(({ isBase, distanceKm }) => (isBase ? 0 : distanceKm));
  const { step, count, reach } = makeScale(Math.max(0, ...kms), country);
  if (count === 0) return '';
  const starts = Array.from({ length: texts - places.length }, () => 0);
  const marks = [...starts, ...kms].map((km, index) => ({ share: km / reach, index }));
  const ticks = Array.from({ length: count * PARTS - 1 }, (_, index) => index + 1);
  const numbers = ticks.filter((tick) => tick % PARTS === 0).map((tick) => tick / PARTS);

  const isTwoSided = texts > MAX_ACROSS;
  const draw = (name: string, [along, across]: readonly ['x' | 'y', 'x' | 'y'], textAt: (index: number) => Mark) => {
    const at = (number: string, share: number, em: number) =>
      `${along}${number}="${Math.round(share * 1000) / 10}%" ${across}${number}="${em}em"`;
    const line = (style: string, from: Mark, to: Mark) =>
      `<line class="${style}" ${at('1', ...from)} ${at('2', ...to)}/>`;
    const [width, height] = along === 'x' ? ['100%', `${WIDTH}em`] : [`${WIDTH}em`, '100%'];
    return `<svg class="${name}" aria-hidden="true"><rect width="${width}" height="${height}"/>${[
      ...ticks.map((tick) => {
        const share = tick / (count * PARTS);
        return line('tick', [share, WIDTH], [share, WIDTH - (tick % PARTS === 0 ? LONG : SHORT)]);
      }),
      ...numbers.map((number) => `<text ${at('', number / count, 0.9)}>${step * number}</text>`),
      `<text ${at('', 0.97, 0.9)}>${country.distanceUnit}</text>`,
      ...marks.map(({ share, index }) => {
        const [text, side] = textAt(index);
        const edge = side < 0 ? 0 : WIDTH;
        return line('guide', [share, edge], [text, side]) + line('mark', [share, edge], [share, edge]);
      }),
    ].join('')}</svg>`;
  };
  return [
    draw('down', ['y', 'x'], (index) => [(index + 0.5) / texts, TEXTS]),
    draw(isTwoSided ? 'across both' : 'across', ['x', 'y'], (index) =>
      isTwoSided
        ? [Math.floor(index / 2) / Math.ceil(texts / 2), index % 2 === 0 ? WIDTH - TEXTS : TEXTS]
        : [index / texts, TEXTS],
    ),
  ].join('');
}
