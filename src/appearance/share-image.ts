import { escapeMarkup } from '../escape/markup.ts';
import type { Corners } from '../schemas/appearance/brand.ts';
import type { Brand } from './brand.ts';
import { scaleTypeface } from './typeface.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const EDGE = 26;
// Mean width of a letter relative to its font size, in the widest typefaces; the longest words stay inside the frame.
const LETTER = 0.56;

/** The text of a sign: title, subtitle, business name. */
export interface Sign {
  readonly title: string;
  readonly line: string;
  readonly name: string;
}

/** A share image: a road sign of 1200 by 630 pixels, as SVG. */
export function drawSign({ title, line, name }: Sign, brand: Brand): string {
  const { palette, typeface, corners } = brand;
  const size = title.length <= 18 ? 128 : title.length <= 36 ? 104 : 84;
  const rows = wrapWords(title, Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER))).slice(0, 3);
  const top = HEIGHT / 2 - ((rows.length - 1) * size * 1.1) / 2 - 24;
  const scale = scaleTypeface(typeface);
  const text = (words: string, y: number, height: number, colour = '') =>
    `<text x="${MARGIN}" y="${Math.round(y)}" font-size="${round(height * scale)}"${colour}>${escapeMarkup(words)}</text>`;
  const lineColour = brand.isOwn ? ` fill="${palette.signLine.light}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${typeface.family}" font-weight="800" fill="${short(palette.onSign.light)}">
${grounds[corners](palette.sign.light, short(palette.onSign.light), palette.accent.light)}
${rows.map((row, index) => text(row, top + index * size * 1.1, size)).join('\n')}
${text(line, top + rows.length * size * 1.1 + 8, 52, lineColour)}
${text(name, HEIGHT - MARGIN, 40)}
</svg>`;
}

/** The default icon: a letter on a sign, as SVG. */
export function drawIcon(letter: string, { palette, typeface, corners }: Brand): string {
  const radius = { square: 0, soft: 6, round: 16 }[corners];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${palette.sign.light}"/><text x="16" y="24" font-family="${typeface.family}, sans-serif" font-weight="800" font-size="22" text-anchor="middle" fill="${short(palette.onSign.light)}">${escapeMarkup(letter)}</text></svg>`;
}

/** A logo as a standalone file, with the text colour that a page would supply. */
export function logoFile(logo: string, { palette }: Brand): string {
  return logo.replace(/^(\s*<svg\b)/, `$1 color="${palette.ink.light}"`);
}

/** Sign backgrounds by corner style: a frame like on road signs, an accent edge, or an accent border. */
const grounds: Readonly<Record<Corners, (sign: string, text: string, accent: string) => string>> = {
  soft: (sign, text) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sign}"/>
<rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${HEIGHT - 2 * EDGE}" rx="34" fill="none" stroke="${text}" stroke-width="10"/>`,
  square: (sign, _, accent) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sign}"/>
<rect width="${WIDTH}" height="${EDGE}" fill="${accent}"/>`,
  round: (sign, _, accent) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${accent}"/>
<rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${HEIGHT - 2 * EDGE}" rx="64" fill="${sign}"/>`,
};

/** Shortens a hexadecimal colour to three digits if possible. */
function short(colour: string): string {
  return colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

function round(size: number): number {
  return Math.round(size * 10) / 10;
}

function wrapWords(text: string, longest: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}
