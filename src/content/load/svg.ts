import { Resvg } from '@resvg/resvg-js';
import { Parser } from 'htmlparser2';
import type { TextProblem } from '../content-problem.ts';
import { limits } from '../limits.ts';
import { offsetAt } from './position.ts';

const REFERENCE = /(?:^#|url\(\s*['"]?#)([^'")]+)/;
const CIRCLE = 'refers to itself, directly or by way of others. Take the reference out.';
const TOO_MANY = `comes to more than ${limits.shapes.toLocaleString('en')} shapes, each reference counted as a copy. Draw it with fewer.`;
const TOO_DEEP = `is more than ${limits.nesting} deep, each reference counted as a step. Draw it with fewer steps.`;

/** What is drawn for an element: one in it, or by its id one it refers to, and how often. */
interface Drawn {
  readonly part: Shape | string;
  readonly times: number;
}

interface Shape {
  readonly offset: number;
  readonly children: Drawn[];
  readonly references: readonly Drawn[];
}

/**
 * Why a drawing cannot be published: it is too costly, does not render, or contains more than shapes. Drawings are
 * inlined and parsed as HTML, so only allow-listed names pass, and nothing that HTML parses differently.
 */
export function findSvgProblems(text: string): TextProblem[] {
  const { excess, forbidden } = tokenise(text);
  if (excess !== undefined) return [excess];
  try {
    new Resvg(text, { font: { loadSystemFonts: false } });
  } catch (error) {
    return [describeParseError(text, error instanceof Error ? error.message : String(error))];
  }
  return forbidden;
}

function describeParseError(text: string, message: string): TextProblem {
  const [, line = '1', column = '1'] = /at (\d+):(\d+)(?!.*at \d+:\d+)/.exec(message) ?? [];
  const reason = message.replace('SVG data parsing failed cause ', '').replace(/ at \d+:\d+.*$/, '');
  const advice = message.includes('root node')
    ? 'Begin with <svg xmlns="http://www.w3.org/2000/svg" …>.'
    : 'Mend it, or save the drawing anew as plain SVG.';
  return { offset: offsetAt(text, Number(line), Number(column)), message: `cannot be drawn: ${reason}. ${advice}` };
}

/** Finds by a tokeniser alone what a drawing may not hold, and whether it costs more than its size suggests. */
function tokenise(text: string): { readonly excess: TextProblem | undefined; readonly forbidden: TextProblem[] } {
  const forbidden: TextProblem[] = [];
  const root: Shape = { offset: 0, children: [], references: [] };
  const open = [root];
  const byId = new Map<string, Shape>();
  let crowded: TextProblem | undefined;
  let isKnown = true;
  const offset = () => Math.max(0, parser.startIndex);
  const report = (message: string): void => {
    if (forbidden.length <= limits.problems) forbidden.push({ offset: offset(), message });
  };
  const parser: Parser = new Parser(
    {
      onopentagname(name) {
        isKnown = svgElements.has(name);
        if (!isKnown)
          report(`is <${name}>, which no drawing may hold: shapes, texts and their colours only. Take it out.`);
      },
      onattribute(name, value) {
        const message = isKnown ? describeSvgAttribute(name, value) : undefined;
        if (message !== undefined) report(message);
      },
      onopentag(_name, attributes) {
        const shape = { offset: offset(), children: [], references: listReferences(attributes) };
        if (Object.keys(attributes).length > limits.attributes) {
          const message = `has more than ${limits.attributes} attributes. Take out what came here by mistake.`;
          crowded ??= { offset: shape.offset, message };
        }
        open.at(-1)?.children.push({ part: shape, times: 1 });
        open.push(shape);
        if (attributes.id !== undefined && !byId.has(attributes.id)) byId.set(attributes.id, shape);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
      oncomment(comment) {
        if (/[<>]|--/.test(comment)) report('is a comment that holds a tag. Take it out.');
      },
      onprocessinginstruction: () => report('is an instruction to a program. Take it out.'),
      oncdatastart: () => report('is a CDATA section. Write the text itself, with &lt; for the sign <.'),
    },
    { xmlMode: true },
  );
  parser.end(text);
  const cost = countShapes(root, byId);
  return { excess: crowded ?? ('message' in cost ? cost : undefined), forbidden };
}

/** References of an element; a marker is drawn at every vertex of its line. */
function listReferences(attributes: Readonly<Record<string, string>>): Drawn[] {
  const points = (attributes.d ?? attributes.points ?? '').length / 2 + 2;
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name.startsWith('data-') || name.startsWith('aria-')) return [];
    const [, part] = REFERENCE.exec(value.trim()) ?? [];
    return part === undefined ? [] : [{ part, times: name.startsWith('marker') ? points : 1 }];
  });
}

interface Cost {
  readonly shapes: number;
  readonly depth: number;
}

/**
 * Counts shapes and depth with all references expanded: nested ones grow exponentially ("billion laughs"), and a
 * renderer that runs out of memory or stack kills the process. `known` holds what a shape costs, once that is counted.
 */
function countShapes(
  shape: Shape,
  byId: ReadonlyMap<string, Shape>,
  known = new Map<Shape, Cost | TextProblem>(),
  above = 0,
): Cost | TextProblem {
  const { offset, children, references } = shape;
  const found = known.get(shape);
  if (found !== undefined) return found;
  if (above > limits.nesting) return { offset, message: TOO_DEEP };
  known.set(shape, { offset, message: CIRCLE });
  let [shapes, depth] = [1, 0];
  for (const { part, times } of [...children, ...references]) {
    const target = typeof part === 'string' ? byId.get(part) : part;
    if (target === undefined) continue;
    const inner = countShapes(target, byId, known, above + 1);
    if ('message' in inner) return inner;
    shapes += times * inner.shapes;
    depth = Math.max(depth, inner.depth + 1);
  }
  if (depth > limits.nesting) return { offset, message: TOO_DEEP };
  if (shapes > limits.shapes) return { offset, message: TOO_MANY };
  const cost = { shapes, depth };
  known.set(shape, cost);
  return cost;
}

/**
 * Allowed elements of a drawing: shapes, text, paint servers, clipping and groups. Animations, scripts, links and
 * external resources are excluded. The names are those of SVGO's tables; a test compares them.
 */
const svgElements: ReadonlySet<string> = listNames(`
circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline
radialGradient rect stop svg symbol text textPath title tspan use
`);

/** Allowed attributes besides `aria-` and `data-`: no event handlers, styles or `xml:base`. */
export const svgAttributes: ReadonlySet<string> = listNames(`
alignment-baseline baseline-shift class clip clip-path clip-rule clipPathUnits color color-interpolation
color-interpolation-filters color-profile color-rendering cursor cx cy d direction display dominant-baseline
dx dy enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
font-size-adjust font-stretch font-style font-variant font-weight fr fx fy glyph-orientation-horizontal
glyph-orientation-vertical gradientTransform gradientUnits height href id image-rendering lengthAdjust
letter-spacing lighting-color marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask
mask-type maskContentUnits maskUnits method offset opacity orient overflow paint-order path pathLength
patternContentUnits patternTransform patternUnits pointer-events points preserveAspectRatio r refX refY
requiredExtensions requiredFeatures rotate rx ry shape-rendering spacing spreadMethod startOffset stop-color
stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
stroke-opacity stroke-width systemLanguage tabindex text-anchor text-decoration text-overflow text-rendering
textLength transform transform-origin unicode-bidi vector-effect version viewBox visibility width word-spacing
writing-mode x x1 x2 xlink:href xml:lang xml:space y y1 y2
`);

function listNames(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** A colour: name, hexadecimal, or numeric function (CSS Color 4). */
const COLOUR = String.raw`(?:[a-z-]+|#[\da-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\))`;
const OWN_PART = String.raw`url\((['"]?)#[\w:.-]+\1\)`;
const whole = (pattern: string) => new RegExp(`^\\s*(?:${pattern})\\s*$`, 'i');

/** What attributes may hold, by their names, and what to write instead. */
const valueRules: readonly (readonly [names: string, pattern: RegExp, advice: string])[] = [
  [
    'fill stroke',
    whole(`${COLOUR}|${OWN_PART}(?:\\s+${COLOUR})?`),
    'Write none, a colour such as red, or a part of this drawing as url(#part).',
  ],
  ['color stop-color flood-color lighting-color', whole(COLOUR), 'Write a colour such as red.'],
  [
    'clip-path mask filter marker-start marker-mid marker-end',
    whole(`none|inherit|${OWN_PART}`),
    'Write none, or a part of this drawing as url(#part).',
  ],
  [
    'transform gradientTransform patternTransform',
    /^(?:[\s,]*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d\s.,eE]*\))*\s*$/,
    'Write transformations with numbers, such as rotate(45 10 10).',
  ],
  ['href xlink:href', /^#[^\s\\]+$/, 'A drawing may refer to its own parts only, as in href="#part".'],
];
/** Numbers, words and paths without functions or escapes. */
const PLAIN = /^[\p{L}\p{N}\s.,#%+:;/'"_-]*$/u;
/** Attributes that hold any text, or ids. */
const TEXTS = /^(?:aria-[a-z]+|data-[a-z-]+|role|id|class)$/;

/** Allowed namespaces. */
const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Problem of an attribute in a drawing: its name, or a value that does not match the allow-list of its attribute. */
export function describeSvgAttribute(name: string, value: string): string | undefined {
  if (name in namespaces) return namespaces[name] === value ? undefined : `names the namespace ${value}. Take it out.`;
  if (name === 'style') {
    return 'is a style, which the content security policy of the pages drops. Write fill="…", stroke="…" and so on as attributes.';
  }
  if (TEXTS.test(name)) return undefined;
  if (!svgAttributes.has(name)) {
    return `"${name}" is no attribute a drawing may have. Take it out, or save the drawing as plain SVG.`;
  }
  const [, pattern = PLAIN, advice = 'Write numbers and plain words.'] =
    valueRules.find(([names]) => names.split(' ').includes(name)) ?? [];
  if (pattern.test(value)) return undefined;
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return `has ${name}="${shown}", which no drawing may hold. ${advice}`;
}
