import type { Site, SitePlace } from '../business/site.ts';
import { makeScale } from './scale.ts';

/** Maximum number of labels side by side below a ruler; beyond that they alternate above and below it. */
const MAX_ACROSS = 6;
/** Width of the ruler, length of its short and long ticks, and distance from its outer edge to the labels, in em. */
const WIDTH = 2.2;
const [SHORT, LONG] = [0.4, 0.8];
const LABEL_OFFSET = 4.2;
const TICKS_PER_NUMBER = 5;

/** A position along the ruler from 0 to 1, and across it in em. */
type RulerPoint = readonly [along: number, across: number];

/**
 * Draws a ruler that begins at the base, as SVG elements for HTML, with a line from each distance to its label. There are
 * `labels` labels at even intervals; those before the places are at the base. The first drawing goes down, the second one
 * across. Returns an empty string if all places are at the base.
 */
export function drawRulers({ country }: Pick<Site, 'country'>, places: readonly SitePlace[], labels: number): string {
  const kms = places.map(({ isBase, distanceKm }) => (isBase ? 0 : distanceKm));
  const { step, count, maxKm } = makeScale(Math.max(0, ...kms), country);
  if (count === 0) return '';
  const starts = Array.from({ length: labels - places.length }, () => 0);
  const marks = [...starts, ...kms].map((km, index) => ({ share: km / maxKm, index }));
  const ticks = Array.from({ length: count * TICKS_PER_NUMBER - 1 }, (_, index) => index + 1);
  const numbers = ticks.filter((tick) => tick % TICKS_PER_NUMBER === 0).map((tick) => tick / TICKS_PER_NUMBER);

  const isTwoSided = labels > MAX_ACROSS;
  const draw = (
    name: string,
    [along, across]: readonly ['x' | 'y', 'x' | 'y'],
    labelAt: (index: number) => RulerPoint,
  ) => {
    const at = (number: string, share: number, em: number) =>
      `${along}${number}="${Math.round(share * 1000) / 10}%" ${across}${number}="${em}em"`;
    const line = (style: string, from: RulerPoint, to: RulerPoint) =>
      `<line class="${style}" ${at('1', ...from)} ${at('2', ...to)}/>`;
    const [width, height] = along === 'x' ? ['100%', `${WIDTH}em`] : [`${WIDTH}em`, '100%'];
    return `<svg class="${name}" aria-hidden="true"><rect width="${width}" height="${height}"/>${[
      ...ticks.map((tick) => {
        const share = tick / (count * TICKS_PER_NUMBER);
        return line('tick', [share, WIDTH], [share, WIDTH - (tick % TICKS_PER_NUMBER === 0 ? LONG : SHORT)]);
      }),
      ...numbers.map((number) => `<text ${at('', number / count, 0.9)}>${step * number}</text>`),
      `<text ${at('', 0.97, 0.9)}>${country.distanceUnit}</text>`,
      ...marks.map(({ share, index }) => {
        const [label, side] = labelAt(index);
        const edge = side < 0 ? 0 : WIDTH;
        return line('guide', [share, edge], [label, side]) + line('mark', [share, edge], [share, edge]);
      }),
    ].join('')}</svg>`;
  };
  return [
    draw('down', ['y', 'x'], (index) => [(index + 0.5) / labels, LABEL_OFFSET]),
    draw(isTwoSided ? 'across both' : 'across', ['x', 'y'], (index) =>
      isTwoSided
        ? [Math.floor(index / 2) / Math.ceil(labels / 2), index % 2 === 0 ? WIDTH - LABEL_OFFSET : LABEL_OFFSET]
        : [index / labels, LABEL_OFFSET],
    ),
  ].join('');
}
