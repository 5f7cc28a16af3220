/**
 * Allowed elements of a drawing: shapes, text, paint servers, clipping and groups. Animations, scripts, links and
 * external resources are excluded. The names are those of SVGO's tables; a test compares them.
 */
export const svgElements: ReadonlySet<string> = listNames(`
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
