import { shippedTypefaces } from '../../appearance/brand.ts';
import { findUnreadable } from '../../appearance/contrast.ts';
import { findOnly, isPlaced, readDrawing } from '../../appearance/drawing.ts';
import { black, contrastOf, defaultPalette, derivePalette } from '../../appearance/palette.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { Content } from '../validate-files.ts';

const BRAND = 'brand.yaml';
/** Contrast of a logo, whose text is large (WCAG 2.2, 1.4.11). */
const LOGO_CONTRAST = 3;

/** Finds the worst pair of colours without enough contrast, and a typeface there is not. */
export function* checkBrand({ brand, names }: Content): Iterable<ContentProblem> {
  if (brand === undefined) return;
  const low = findUnreadable(brand);
  if (low !== undefined) {
    const advice =
      low.nearest === undefined
        ? 'No colour of this hue passes; choose another.'
        : `The nearest that passes everywhere, of the same hue: "${low.nearest}".`;
    // Rounded down, so that a failing ratio never shows as the required one.
    const ratio = (Math.floor(low.ratio * 100) / 100).toFixed(2);
    const pair = `${low.front} on ${low.ground}, by ${low.scheme === 'light' ? 'day' : 'night'}`;
    const message = `${low.given} has too little contrast: ${low.words} has ${ratio}:1 (${pair}), and ${low.atLeast}:1 is the least. ${advice}`;
    yield fieldProblem(BRAND, [low.field], message);
  }
  const { typeface } = brand;
  const known = [...shippedTypefaces.map(({ name }) => name), ...names.fonts];
  const otherwise = `Known: ${grammar.list(known, 'and')}; or put your letters into fonts/${typeface}.woff2.`;
  const message = `"${typeface}" is no typeface there is. ${suggest(typeface, known, otherwise)}`;
  yield* problemIf(BRAND, ['typeface'], !known.includes(typeface) && message);
}

/** Finds fonts without permission to embed, permissions without a font, and fonts that are not used. */
export function* checkFonts({ brand, fonts, fontLicences, names }: Content): Iterable<ContentProblem> {
  for (const { name, file } of fonts) {
    const licence = `has no licence note. Write fonts/${name}.txt: the name of the typeface, who drew it, and the licence that lets you publish it on a site.`;
    yield* problemIf(file, [], !names.fontLicences.includes(name) && licence);
    if (shippedTypefaces.some((typeface) => typeface.name === name))
      yield fieldProblem(file, [], 'has the name of a typeface that came with the project. Rename it.');
    const unused = `is used nowhere. Name it in ${BRAND} with typeface: ${name}, or take it away.`;
    yield* problemIf(file, [], brand?.typeface !== name && unused, 'warning');
  }
  for (const { name, file } of fontLicences.filter((licence) => !names.fonts.includes(licence.name)))
    yield fieldProblem(file, [], `is the note of letters that are not there: fonts/${name}.woff2 is missing.`);
}

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
    yield fieldProblem('logo.svg', [], message, 'warning');
  }
}

/** Finds drawings with parts that have no name, and with names of no part. */
export function* checkDrawings({ drawings }: Content): Iterable<ContentProblem> {
  for (const { file, data } of drawings) {
    const { parts, labels } = readDrawing(data);
    for (const part of parts.keys()) {
      const message = `shows the part "${part}" without naming it. Add <g data-label="${part}"> with a leader line and a text.`;
      yield* problemIf(file, [], !labels.has(part) && message);
    }
    for (const label of labels.keys()) {
      const message = `names "${label}", which it does not show. Put data-part="${label}" on the shapes that are meant.`;
      yield* problemIf(file, [], !parts.has(label) && message);
    }
  }
}

/** Finds services and pages that name a part which the drawing does not have. */
export function* checkParts({ drawings, pages, services }: Content): Iterable<ContentProblem> {
  const lists = [
    ...services.map(({ file, data: { drawing } }) => {
      return { file, path: ['drawing', 'highlight'], name: drawing?.name, parts: drawing?.highlight ?? [] };
    }),
    ...pages.map(({ file, data: { pointing } }) => {
      const parts = pointing?.parts.map(({ part }) => part) ?? [];
      return { file, path: ['pointing', 'parts'], name: pointing?.drawing, parts };
    }),
  ];
  for (const { file, path, name, parts } of lists) {
    const drawing = drawings.find((entry) => entry.name === name);
    const known = drawing === undefined ? parts : [...readDrawing(drawing.data).parts.keys()];
    for (const [index, part] of parts.entries()) {
      const message = `"${part}" is not a part of drawings/${name}.svg. ${suggest(part, known, `Its parts: ${known.join(', ')}.`)}`;
      yield* problemIf(file, [...path, index], !known.includes(part) && message);
    }
  }
}

/** Finds what keeps the parts that pages point at from being links. */
export function* checkPointing({ drawings, pages }: Content): Iterable<ContentProblem> {
  for (const { file: page, data } of pages) {
    const { drawing: name, parts = [] } = data.pointing ?? {};
    const drawing = readDrawing(drawings.find((it) => it.name === name)?.data ?? '');
    for (const { part } of parts.filter((it) => drawing.parts.has(it.part))) {
      const file = `drawings/${name}.svg`;
      const group = `does not show "${part}" as one group of its own, and ${page} points at it. Put all shapes of it into one <g data-part="${part}"> directly in <svg>.`;
      yield* problemIf(file, [], findOnly(drawing, drawing.parts.get(part)) === undefined && group);
      const label = `does not say where the name of "${part}" stands, and ${page} points at it. Write one <g data-label="${part}"> directly in <svg>, with its name in it, for example <text x="360" y="120">…</text>.`;
      const labels = drawing.labels.get(part);
      yield* problemIf(file, [], labels && !isPlaced(findOnly(drawing, labels)) && label);
    }
  }
}
