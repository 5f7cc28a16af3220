import { Resvg } from '@resvg/resvg-js';
import { Parser } from 'htmlparser2';
import type { TextProblem } from '../content-problem.ts';
import { findOffset } from './find-offset.ts';

/**
 * Finds the problems of a drawing that does not render or contains more than shapes. Drawings are inlined and parsed as
 * HTML, so only allow-listed elements pass, with values that load nothing and that HTML parses in the same way.
 */
export function findSvgProblems(text: string): TextProblem[] {
  try {
    new Resvg(text, { font: { loadSystemFonts: false } });
  } catch (error) {
    return [describeParseError(text, error instanceof Error ? error.message : String(error))];
  }
  const problems: TextProblem[] = [];
  const report = (message: string) => problems.push({ offset: Math.max(0, parser.startIndex), message });
  const reportForbidden = (what: string) =>
    report(`is ${what}, which is not allowed in a drawing: only shapes, texts and their colours are. Remove it.`);
  const parser: Parser = new Parser(
    {
      onopentagname: (name) => void (svgElements.has(name) || reportForbidden(`<${name}>`)),
      onattribute(name, value) {
        const message = findSvgAttributeProblem(name, value);
        if (message !== undefined) report(message);
      },
      oncomment: (comment) => void (/[<>]|--/.test(comment) && reportForbidden('a comment with a tag')),
      onprocessinginstruction: () => void reportForbidden('a DOCTYPE or a processing instruction'),
      oncdatastart: () => void reportForbidden('a CDATA section'),
    },
    { xmlMode: true },
  );
  parser.end(text);
  return problems;
}

function describeParseError(text: string, error: string): TextProblem {
  const [, line = '1', column = '1'] = /at (\d+):(\d+)(?!.*at \d+:\d+)/.exec(error) ?? [];
  const reason = error.replace('SVG data parsing failed cause ', '').replace(/ at \d+:\d+.*$/, '');
  const message = `cannot be drawn: ${reason}. Write shapes in <svg xmlns="http://www.w3.org/2000/svg" …>, with every tag closed, or export the drawing as plain SVG.`;
  return { offset: findOffset(text, Number(line), Number(column)), message };
}

/** Shapes, text, gradients, clipping and groups: nothing that is animated, executed, linked, loaded or repeated. */
const svgElements: ReadonlySet<string> = new Set(
  `circle clipPath defs desc ellipse g line linearGradient path polygon polyline radialGradient rect stop svg text title
  tspan`.split(/\s+/),
);

/**
 * Attributes with checked values, in exactly this case. Styles are not among them, because the content security policy
 * drops them.
 */
const svgAttributes: ReadonlySet<string> = new Set(
  `alignment-baseline baseline-shift clip-path clip-rule clipPathUnits color color-interpolation color-rendering cursor
  cx cy d direction display dominant-baseline dx dy fill fill-opacity fill-rule filter focusable font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight fr fx fy gradientTransform gradientUnits height href
  image-rendering lang lengthAdjust letter-spacing marker-end marker-mid marker-start mask method offset opacity
  overflow paint-order pathLength pointer-events points preserveAspectRatio r rotate rx ry shape-rendering spacing
  spreadMethod stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width tabindex text-anchor text-decoration text-rendering textLength transform
  transform-origin unicode-bidi vector-effect version viewBox visibility width word-spacing writing-mode x x1 x2
  xlink:href xml:space xmlns xmlns:xlink y y1 y2`.split(/\s+/),
);
const MAX_ATTRIBUTE_CHARACTERS = 100_000;
/** Attributes whose value is any text, or an id. */
const TEXT_ATTRIBUTES = /^(?:aria-[a-z]+|data-[a-z-]+|role|id|class)$/;
const FRAGMENT = /^#[^\s\\]+$/;
/** Numbers, words, colours (CSS Color 4), transformations, and parts of the drawing; no other functions, no escapes. */
const VALUE =
  /^(?:[\p{L}\p{N}\s.,#%+:;/'"_-]|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|matrix|translate|scale|rotate|skew[XY])\s*\([\w\s.,%/+-]*\)|url\((['"]?)#[\w:.-]+\1\))*$/iu;

/** Finds what is wrong with an attribute's name or value in a drawing. */
export function findSvgAttributeProblem(name: string, value: string): string | undefined {
  const isText = TEXT_ATTRIBUTES.test(name);
  if (!isText && !svgAttributes.has(name))
    return `"${name}" is not an attribute that a drawing may have. Save it as plain SVG, with fill="…", stroke="…" and so on instead of styles.`;
  if (value.length > MAX_ATTRIBUTE_CHARACTERS)
    return `has ${value.length} characters in ${name}; the maximum is ${MAX_ATTRIBUTE_CHARACTERS}. Simplify the drawing, or split the path into several.`;
  const form = name.endsWith('href') ? FRAGMENT : VALUE;
  if (isText || form.test(value)) return undefined;
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return `has ${name}="${shown}", which is not allowed in a drawing. Write numbers, plain words, a colour such as red, or a part of this drawing: #part in a link, url(#part) elsewhere.`;
}
