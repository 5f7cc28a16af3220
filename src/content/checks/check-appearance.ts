import { resolveBrand } from '../../appearance/brand.ts';
import { proposeReadableColour } from '../../appearance/contrast.ts';
import { canLink, readDrawing } from '../../appearance/drawing.ts';
import { black, computeContrast } from '../../appearance/palette.ts';
import { shippedTypefaces } from '../../appearance/typefaces.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, makeProblem, problemIf } from '../content-problem.ts';
import { suggest } from '../suggest.ts';
import type { ValidContent } from '../validate-files.ts';

const BRAND = 'brand.yaml';
/** Required contrast of a logo, which is a graphical object (WCAG 2.2, 1.4.11). */
const MIN_LOGO_CONTRAST = 3;

/** Finds the first pair of colours without enough contrast, and an unknown typeface. */
export function* checkBrand({ brand, names }: ValidContent): Iterable<ContentProblem> {
  if (brand === undefined) return;
  const low = proposeReadableColour(brand);
  if (low !== undefined) {
    // Rounded down, so that a failing ratio never shows as the required one.
    const ratio = (Math.floor(low.ratio * 100) / 100).toFixed(2);
    const pair = `${low.foreground} on ${low.background}, in ${low.scheme} mode`;
    const message = `${low.given} has too little contrast: ${low.label} has ${ratio}:1 (${pair}), but needs ${low.minContrast}:1. Write "${low.nearest}", the nearest colour of the same hue that passes everywhere.`;
    yield makeProblem(BRAND, [low.field], message);
  }
  const { typeface } = brand;
  if (typeface === undefined) return;
  const known = [...shippedTypefaces.map(({ name }) => name), ...names.fonts];
  const otherwise = `Write ${grammar.list(known, 'or')}, or add your font as fonts/${typeface}.woff2.`;
  const message = `"${typeface}" is not a known typeface. ${suggest(typeface, known, otherwise)}`;
  yield* problemIf(BRAND, ['typeface'], !known.includes(typeface) && message);
}

/** Finds `frontage: photo` without a photograph. */
export function* checkFrontage({ brand, photos }: ValidContent): Iterable<ContentProblem> {
  const hasPhoto = photos.some(({ data: { page } }) => [page].flat().includes('home'));
  const message =
    'is "photo", but the home page has no photograph. Put one in photos/, with "page: home" in the file beside it.';
  yield* problemIf(BRAND, ['frontage'], brand?.frontage === 'photo' && !hasPhoto && message);
}

/** Finds a layout that lacks what it shows first, and a primary action that the business does not offer. */
export function* checkLayout({ brand, business, pages, photos, services }: ValidContent): Iterable<ContentProblem> {
  const hasJobPhotos = photos.some(({ data: { service, place } }) => service !== undefined || place !== undefined);
  const hasVariantDrawings = services.some(({ data }) => data.variants.some(({ drawing }) => drawing !== undefined));
  const lacksWork =
    brand?.layout === 'showroom' &&
    !hasJobPhotos &&
    !hasVariantDrawings &&
    'is "showroom", but there is no work to show, so the prices come first. Put photographs of jobs in photos/, each with "service: <id>" in the file beside it, or give variants of a service a drawing.';
  const lacksStreet =
    brand?.layout === 'visit' &&
    business !== undefined &&
    business.address.streetAddress === undefined &&
    'is "visit", but business.yaml has no street, so the hours are shown without directions. Write address.streetAddress there, or choose urgent, appointment or showroom.';
  yield* problemIf(BRAND, ['layout'], lacksWork || lacksStreet, 'warning');
  const cannotBook =
    brand?.primary === 'book' &&
    business !== undefined &&
    business.contact.onlineBookingUrl === undefined &&
    'is "book", but there is no address to book at. Write onlineBookingUrl below contact in business.yaml, or choose call, quote or message.';
  const quote = pages.find(({ name }) => name === 'quote');
  const cannotQuote =
    brand?.primary === 'quote' &&
    quote?.data.letter.length === 0 &&
    'is "quote", but the quote page has no button. Write letter in pages/quote.mdx, the lines of an email that a button opens, or choose call, book or message.';
  yield* problemIf(BRAND, ['primary'], cannotBook || cannotQuote);
}

/** Finds fonts without a licence note. */
export function* checkFonts({ fonts, names }: ValidContent): Iterable<ContentProblem> {
  for (const { name, file } of fonts) {
    const message = `has no licence note. Write fonts/${name}.txt with the name of the typeface, its designer, and the licence that permits you to publish it on a site.`;
    yield* problemIf(file, [], !names.fontLicences.includes(name) && message);
  }
}

/**
 * Finds a logo without enough contrast with the page background in light or dark mode. A single colour rarely passes
 * both.
 */
export function* checkLogo({ brand, business, logo }: ValidContent): Iterable<ContentProblem> {
  if (logo === undefined || business === undefined || /currentColor/i.test(logo)) return;
  const named = logo.matchAll(/\b(?:fill|stroke)="#([0-9a-f]{3}|[0-9a-f]{6})"/gi);
  const colours = Array.from(named, ([, hex = '']) => `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`);
  const { light, dark } = resolveBrand({ brand, business, fonts: [] }).palette.paper;
  for (const [mode, paper] of Object.entries({ light, dark })) {
    const isVisible = (colours.length === 0 ? [black] : colours).some(
      (colour) => computeContrast(colour, paper) >= MIN_LOGO_CONTRAST,
    );
    const message = `is hard to see in ${mode} mode: none of its colours has a contrast of ${MIN_LOGO_CONTRAST}:1 with the background ${paper}. Give its text fill="currentColor", which is the colour of text in both modes.`;
    yield* problemIf('logo.svg', [], !isVisible && message, 'warning');
  }
}

/** Finds names of parts in services and pages that have no label in the drawing, or that cannot be links. */
export function* checkParts({ drawings, pages, services }: ValidContent): Iterable<ContentProblem> {
  const lists = [
    ...[...services, ...pages].map(({ file, data: { drawing } }) => {
      return { file, path: ['drawing', 'highlight'], name: drawing?.name, parts: drawing?.highlight, areLinks: false };
    }),
    ...pages.map(({ file, data: { pointing } }) => {
      const parts = pointing?.parts.map(({ part }) => part);
      return { file, path: ['pointing', 'parts'], name: pointing?.drawing, parts, areLinks: true };
    }),
  ];
  for (const { file, path, name, parts = [], areLinks } of lists) {
    const svg = drawings.find((entry) => entry.name === name)?.data;
    if (svg === undefined) continue;
    const drawing = readDrawing(svg);
    const known = [...drawing.parts.keys()].filter((part) => drawing.labels.has(part));
    for (const [index, part] of parts.entries()) {
      const unknown = `"${part}" is not a labelled part of drawings/${name}.svg: its shapes need data-part, and its name data-label. ${suggest(part, known, `Labelled parts: ${known.join(', ')}.`)}`;
      const notLinkable = `"${part}" cannot be a link. In drawings/${name}.svg, put all shapes of it into one <g data-part="${part}"> and its name into one <g data-label="${part}">, for example as <text x="360" y="120">…</text>; both directly in <svg>.`;
      yield* problemIf(
        file,
        [...path, index],
        known.includes(part) ? areLinks && !canLink(drawing, part) && notLinkable : unknown,
      );
    }
  }
}
