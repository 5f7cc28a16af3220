import { shippedTypefaces } from '../../appearance/brand.ts';
import { contrastOf } from '../../appearance/colour.ts';
import { findUnreadable, type LowPair, type UnreadableColour } from '../../appearance/contrast.ts';
import { isNamedInPlace, isOneElement, labelsOf, partsOf } from '../../appearance/drawing.ts';
import { black, defaultPalette, derivePalette, type Palette } from '../../appearance/palette.ts';
import type { BrandFile } from '../../schemas/appearance/brand.ts';
import type { Pointing } from '../../schemas/appearance/drawing.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, fieldProblem, fieldWarning, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { Content } from '../validate-files.ts';

const BRAND = 'brand.yaml';
/** Contrast of a logo, whose text is large (WCAG 2.2, 1.4.11). */
const LOGO_CONTRAST = 3;

/** Finds colours without enough contrast, and a typeface there is not. */
export function* checkBrand({ brand, names }: Content): Iterable<ContentProblem> {
  if (brand === undefined) return;
  for (const unreadable of findUnreadable(brand))
    yield fieldProblem(BRAND, [unreadable.field], describeUnreadable(unreadable, brand));
  const { typeface } = brand;
  const known = [...shippedTypefaces.map(({ name }) => name), ...names.fonts];
  if (known.includes(typeface)) return;
  const otherwise = `Known: ${grammar.list(known, 'and')}; or put your letters into fonts/${typeface}.woff2.`;
  const message = `"${typeface}" is no typeface there is. ${suggest(typeface, known, otherwise)}`;
  yield fieldProblem(BRAND, ['typeface'], message);
}

/** Finds fonts without permission to embed, permissions without a font, and fonts that are not used. */
export function* checkFonts({ brand, fonts, fontLicences, names }: Content): Iterable<ContentProblem> {
  for (const { name, file } of fonts) {
    if (!names.fontLicences.includes(name)) {
      const message = `has no licence note. Write fonts/${name}.txt: the name of the typeface, who drew it, and the licence that lets you publish it on a site.`;
      yield fieldProblem(file, [], message);
    }
    if (shippedTypefaces.some((typeface) => typeface.name === name)) {
      yield fieldProblem(file, [], 'has the name of a typeface that came with the project. Rename it.');
    } else if (brand?.typeface !== name) {
      const message = `is used nowhere. Name it in ${BRAND} with typeface: ${name}, or take it away.`;
      yield fieldWarning(file, [], message);
    }
  }
  for (const { name, file } of fontLicences.filter((licence) => !names.fonts.includes(licence.name)))
    yield fieldProblem(file, [], `is the note of letters that are not there: fonts/${name}.woff2 is missing.`);
}

function describeUnreadable({ field, pairs, nearest }: UnreadableColour, brand: BrandFile): string {
  const [worst, ...others] = pairs.map(describePair);
  const more =
    others.length === 0 ? '' : ` (${others.length} more of its pairs ${others.length === 1 ? 'is' : 'are'} too low)`;
  const advice =
    nearest === undefined
      ? 'No colour of this hue passes; choose another.'
      : `The nearest that passes everywhere, of the same hue: "${nearest}".`;
  return `${brand[field] ?? ''} has too little contrast: ${worst}${more}. ${advice}`;
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
};

/** A logo is on the page background in light and dark mode; a single colour rarely has contrast with both. */
export function* checkLogo({ brand, logo }: Content): Iterable<ContentProblem> {
  if (logo === undefined || /currentColor/i.test(logo)) return;
  const named = [...logo.matchAll(/\b(?:fill|stroke)="#([0-9a-f]{3}|[0-9a-f]{6})"/gi)].map(([, digits = '']) => digits);
  const colours = named.map((digits) => `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`);
  const { paper } = brand === undefined ? defaultPalette : derivePalette(brand);
  for (const scheme of ['light', 'dark'] as const) {
    const isSeen = (colour: string) => contrastOf(colour, paper[scheme]) >= LOGO_CONTRAST;
    if ((colours.length === 0 ? [black] : colours).some(isSeen)) continue;
    const message = `is hardly seen by ${scheme === 'light' ? 'day' : 'night'}: none of its colours has ${LOGO_CONTRAST}:1 with the paper ${paper[scheme]}. Give its letters fill="currentColor", which is the colour of text by day and by night.`;
    yield fieldWarning('logo.svg', [], message);
  }
}

/** Finds drawings with unnamed parts, and services that mark a missing part. */
export function* checkDrawings(content: Content): Iterable<ContentProblem> {
  for (const { file, data } of content.drawings)
    for (const message of describeLabels(partsOf(data), labelsOf(data))) yield fieldProblem(file, [], message);
  for (const { file, data } of content.services)
    for (const [index, part] of data.drawing?.highlight.entries() ?? [])
      yield* problemIf(file, ['drawing', 'highlight', index], describePart(part, data.drawing?.name, content));
}

/** Finds pages that point at missing parts, at one twice or in vain, and drawings that keep parts from being links. */
export function* checkPointing(content: Content): Iterable<ContentProblem> {
  for (const { file, data } of content.pages) {
    if (data.pointing !== undefined) yield* checkPointedParts(file, data.pointing, content);
  }
}

function* checkPointedParts(page: string, pointing: Pointing, content: Content): Iterable<ContentProblem> {
  const parts = pointing.parts.map(({ part }) => part);
  for (const [index, part] of parts.entries()) {
    const path = ['pointing', 'parts', index, 'part'];
    const isTwice = parts.indexOf(part) < index;
    yield* problemIf(page, path, describePart(part, pointing.drawing, content));
    yield* problemIf(
      page,
      path,
      isTwice && `"${part}" stands here twice, and a part has one answer. Put the two together.`,
    );
  }
  for (const { file, data } of content.drawings.filter(({ name }) => name === pointing.drawing))
    for (const message of describeTargets(data, page, new Set(parts))) yield fieldProblem(file, [], message);
}

/** What is wrong with the name of a part, if anything. */
function describePart(part: string, name: string | undefined, { drawings }: Content): string | undefined {
  const drawing = drawings.find((entry) => entry.name === name);
  const known = drawing === undefined ? [part] : partsOf(drawing.data);
  if (known.includes(part)) return undefined;
  const advice = [suggest(part, known, ''), `Its parts: ${known.join(', ')}.`].join(' ').trim();
  return `"${part}" is not a part of drawings/${name}.svg. ${advice}`;
}

function* describeLabels(parts: readonly string[], labels: readonly string[]): Iterable<string> {
  for (const part of parts.filter((name) => !labels.includes(name)))
    yield `shows the part "${part}" without naming it. Add <g data-label="${part}"> with a leader line and a text.`;
  for (const label of labels.filter((name) => !parts.includes(name)))
    yield `names "${label}", which it does not show. Put data-part="${label}" on the shapes that are meant.`;
}

/** What keeps parts that a page points at from being links. */
function* describeTargets(svg: string, page: string, parts: ReadonlySet<string>): Iterable<string> {
  const named = labelsOf(svg);
  for (const part of partsOf(svg).filter((name) => parts.has(name))) {
    if (!isOneElement(svg, part))
      yield `does not show "${part}" as one group of its own, and ${page} points at it. Put all shapes of it into one <g data-part="${part}"> directly in <svg>.`;
    if (named.includes(part) && !isNamedInPlace(svg, part))
      yield `does not say where the name of "${part}" stands, and ${page} points at it. Write one <g data-label="${part}"> directly in <svg>, with its name in it, for example <text x="360" y="120">…</text>.`;
  }
}
