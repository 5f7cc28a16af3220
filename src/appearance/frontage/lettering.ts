import { escapeMarkup } from '../../escape/markup.ts';
import { scaleTypeface, type Typeface } from '../typefaces.ts';

/**
 * Widths of characters relative to the mean width of their typeface; those not listed are 1.2 wide. Bold typefaces
 * differ by a few per cent, which `textLength` evens out.
 */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [0.53, " \u00a0.,:;'’‘|"],
  [0.62, 'iíìîïjlI!ÍÌÎÏ'],
  [0.8, 'frt-()[]/"“”1'],
  [1.08, 'cçszxvyýkaáàâäãåeéèêëJ'],
  [1.34, 'EÉÈÊËFLPSTZBRXYKVC'],
  [1.52, 'ADGHNOQUÀÁÂÄÓÔÖØÚÛÜÑ&'],
  [1.66, 'wæœ'],
  [1.8, 'mM@%—ÆŒ'],
  [2, 'W'],
];
const widths: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const)),
);
const OTHER_WIDTH = 1.2;

/** Minimum distance between two baselines, and the depth of descenders, in em. */
const LEADING = 1.04;
const DESCENT = 0.24;
/** Height of a lettering row, in em. */
const ROW = 0.86;
/** Factor by which lettering must grow for a name to be broken into more rows. */
const GAIN = 1.12;

/** Factor by which rows below the first count as longer, because a name reads better with its longest row on top. */
const LATER_ROW_PENALTY = 1.1;

/** A rectangle to write in, in units of the drawing. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly maxSize: number;
}

/** The telephone numbers on a frontage, as the business's country writes them, and their typeface. */
export interface PhoneLettering {
  readonly telephone: string;
  /** The emergency line's own number. */
  readonly emergencyTelephone?: string | undefined;
  readonly typeface: Typeface;
}

/** Returns the distance between two baselines in em, at the scale at which pages show a typeface. */
export function findLeading(typeface: Typeface): number {
  return Math.max(LEADING, (typeface.capHeight + DESCENT) * scaleTypeface(typeface));
}

/** Estimates the width of a text in em, at the scale at which pages show a typeface. */
export function measureText(text: string, typeface: Typeface): number {
  const units = [...text].reduce((sum, character) => sum + (widths.get(character) ?? OTHER_WIDTH), 0);
  return units * typeface.meanWidth * scaleTypeface(typeface);
}

/** Sets a text in the largest size that fits a panel, in at most `maxRows` rows of about the same length. */
export function fitText(text: string, { width, height, maxSize }: Panel, typeface: Typeface, maxRows: number) {
  const words = text.trim().split(/\s+/);
  let best = { rows: [text], size: 0 };
  for (let count = 1; count <= Math.min(maxRows, words.length); count += 1) {
    const rows = breakWords(words, count, typeface);
    const longest = Math.max(...rows.map((row) => measureText(row, typeface)));
    // Leaves space for the last row's descenders if there are several rows.
    const tall = count === 1 ? ROW : count * findLeading(typeface);
    const size = Math.min(maxSize, height / tall, width / longest);
    if (size > best.size * (count === 1 ? 1 : GAIN)) best = { rows, size };
  }
  return best;
}

/** Draws `<text>` elements that fill a panel, centred in it. */
export function drawLettering(text: string, panel: Panel, typeface: Typeface, maxRows = 1): string {
  const { rows, size } = fitText(text, panel, typeface, maxRows);
  const leading = size * findLeading(typeface);
  const capital = typeface.capHeight * scaleTypeface(typeface) * size;
  const top = panel.y + (panel.height - (rows.length - 1) * leading + capital) / 2;
  return rows
    .map((row, index) => {
      const position = `x="${round(panel.x + panel.width / 2)}" y="${round(top + index * leading)}"`;
      // With `textLength` a fallback font or rounding does not change the width of the name.
      const fitted = `textLength="${round(measureText(row, typeface) * size)}" lengthAdjust="spacingAndGlyphs"`;
      return `<text ${position} font-size="${round(size)}" ${fitted}>${escapeMarkup(row)}</text>`;
    })
    .join('');
}

/**
 * Draws the telephone number, followed by the emergency line's own number if it has one. `emergency-number.css`
 * hides the number that is not answered now.
 */
export function drawPhoneNumbers({ telephone, emergencyTelephone, typeface }: PhoneLettering, panel: Panel): string {
  const emergency =
    emergencyTelephone === undefined
      ? ''
      : drawLettering(emergencyTelephone, panel, typeface).replace('<text', '<text class="emergency"');
  return `${drawLettering(telephone, panel, typeface)}${emergency}`;
}

/** Breaks words into a number of rows, so that the longest is as short as possible. No row ends with an ampersand. */
function breakWords(words: readonly string[], count: number, typeface: Typeface): string[] {
  if (count === 1) return [words.join(' ')];
  const candidates = words.slice(count - 1).map((_, index) => {
    const first = words.slice(0, index + 1);
    const rows = [first.join(' '), ...breakWords(words.slice(index + 1), count - 1, typeface)];
    const [top = 0, ...below] = rows.map((row) => measureText(row, typeface));
    const isHanging = /^[&+–-]$/.test(first.at(-1) ?? '');
    return { rows, cost: Math.max(top, ...below.map((width) => width * LATER_ROW_PENALTY)) * (isHanging ? 1.5 : 1) };
  });
  return candidates.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best)).rows;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
