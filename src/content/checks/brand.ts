import { shippedTypefaces } from '../../appearance/brand.ts';
import { contrastOf } from '../../appearance/colour.ts';
import { findUnreadable, type LowPair, type UnreadableColour } from '../../appearance/contrast.ts';
import { derivePalette } from '../../appearance/derive-palette.ts';
import { black, defaultPalette, type Palette } from '../../appearance/palette.ts';
import { closestWord } from '../../format/spelling.ts';
import { joinWords } from '../../format/wording.ts';
import type { BrandFile } from '../../schemas/appearance/brand.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';

const FILE = 'brand.yaml';
/** Contrast of a logo, whose text is large (WCAG 2.2, 1.4.11). */
const LOGO_CONTRAST = 3;

/** Finds colours without enough contrast, missing fonts, and fonts without permission to embed. */
export function checkBrand(content: Content, problems: ContentProblem[]): void {
  const { brand, fonts, fontLicences, names, logo } = content;
  for (const unreadable of brand === undefined ? [] : findUnreadable(brand)) {
    problems.push(fieldProblem(FILE, [unreadable.field], describeUnreadable(unreadable, brand)));
  }
  if (brand !== undefined) checkTypeface(brand.typeface, names.fonts, problems);
  for (const { name, file } of fonts) {
    if (!names.fontLicences.includes(name)) {
      const message = `has no licence note. Write fonts/${name}.txt: the name of the typeface, who drew it, and the licence that lets you publish it on a site.`;
      problems.push(fieldProblem(file, [], message));
    }
    if (isShipped(name)) {
      problems.push(fieldProblem(file, [], `has the name of a typeface that came with the project. Rename it.`));
    } else if (brand?.typeface !== name) {
      const message = `is used nowhere. Name it in ${FILE} with typeface: ${name}, or take it away.`;
      problems.push(fieldWarning(file, [], message));
    }
  }
  for (const { name, file } of fontLicences) {
    if (names.fonts.includes(name)) continue;
    problems.push(fieldProblem(file, [], `is the note of letters that are not there: fonts/${name}.woff2 is missing.`));
  }
  if (logo !== undefined) checkLogo(logo, brand, problems);
}

function describeUnreadable({ field, pairs, nearest }: UnreadableColour, brand: BrandFile | undefined): string {
  const given = brand?.[field] ?? '';
  const [worst, ...others] = pairs.map((pair) => describePair(pair));
  const more =
    others.length === 0 ? '' : ` (${others.length} more of its pairs ${others.length === 1 ? 'is' : 'are'} too low)`;
  const advice =
    nearest === undefined
      ? 'No colour of this hue passes; choose another.'
      : `The nearest that passes everywhere, of the same hue: "${nearest}".`;
  return `${given} has too little contrast: ${worst}${more}. ${advice}`;
}

/** Describes a pair: colours, contrast ratio, required ratio. */
function describePair({ words, front, ground, on, scheme, ratio, atLeast }: LowPair): string {
  // Round down, so that a failing ratio never shows as the required one.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  const rule = atLeast < 3 ? `to be seen it takes ${atLeast}:1` : `WCAG AA asks for ${atLeast}:1`;
  return `${words} on ${grounds[on]} has ${shown}:1 (${front} on ${ground}, by ${scheme === 'light' ? 'day' : 'night'}), and ${rule}`;
}

/** Backgrounds in words. */
const grounds: Readonly<Partial<Record<keyof Palette, string>>> = {
  paper: 'the paper',
  card: 'a card',
  sunk: 'the foot of the page',
  sign: 'a sign',
  accent: 'its button',
  accentHover: 'its button below a pointer',
  field: 'a white field',
  panelHover: 'a line below a pointer',
  highlight: 'a marked row',
};

function isShipped(name: string): boolean {
  return shippedTypefaces.some((typeface) => typeface.name === name);
}

function checkTypeface(typeface: string, own: readonly string[], problems: ContentProblem[]): void {
  if (isShipped(typeface) || own.includes(typeface)) return;
  const shipped = shippedTypefaces.map(({ name }) => name);
  const meant = closestWord(typeface, [...shipped, ...own]);
  const advice =
    meant === undefined
      ? `Known: ${joinWords([...shipped, ...own], 'and')}; or put your letters into fonts/${typeface}.woff2.`
      : `Did you mean "${meant}"?`;
  problems.push(fieldProblem(FILE, ['typeface'], `"${typeface}" is no typeface there is. ${advice}`));
}

/** A logo is on the page background in light and dark mode; a single colour rarely has contrast with both. */
function checkLogo(logo: string, brand: BrandFile | undefined, problems: ContentProblem[]): void {
  if (/currentColor/i.test(logo)) return;
  const named = [...logo.matchAll(/\b(?:fill|stroke)="#([0-9a-f]{3}|[0-9a-f]{6})"/gi)].map(([, digits = '']) => digits);
  const colours = named.map((digits) => `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`);
  const { paper } = brand === undefined ? defaultPalette : derivePalette(brand);
  for (const [scheme, when] of [
    ['light', 'by day'],
    ['dark', 'by night'],
  ] as const) {
    const isSeen = (colour: string) => contrastOf(colour, paper[scheme]) >= LOGO_CONTRAST;
    if ((colours.length === 0 ? [black] : colours).some(isSeen)) continue;
    const message = `is hardly seen ${when}: none of its colours has ${LOGO_CONTRAST}:1 with the paper ${paper[scheme]}. Give its letters fill="currentColor", which is the colour of text by day and by night.`;
    problems.push(fieldWarning('logo.svg', [], message));
  }
}
