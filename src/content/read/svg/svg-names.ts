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
