/** A colour: name, hexadecimal, or numeric function (CSS Color 4). */
const COLOUR = String.raw`(?:[a-z-]+|#[\da-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\))`;
const OWN_PART = String.raw`url\((['"]?)#[\w:.-]+\1\)`;
const WHOLE_COLOUR = new RegExp(`^\\s*${COLOUR}\\s*$`, 'i');
const PAINT = new RegExp(`^\\s*(?:${COLOUR}|${OWN_PART}(?:\\s+${COLOUR})?)\\s*$`, 'i');
const PART_OR_NONE = new RegExp(`^\\s*(?:none|inherit|${OWN_PART})\\s*$`, 'i');
const TRANSFORM = /^(?:[\s,]*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d\s.,eE]*\))*\s*$/;
/** Numbers, words and paths without functions or escapes. */
const PLAIN = /^[\p{L}\p{N}\s.,#%+:;/'"_-]*$/u;

/** Allowed values of an attribute, and advice. */
interface ValueRule {
  readonly pattern: RegExp;
  readonly advice: string;
}

const paint: ValueRule = {
  pattern: PAINT,
  advice: 'Write none, a colour such as red, or a part of this drawing as url(#part).',
};
const colour: ValueRule = { pattern: WHOLE_COLOUR, advice: 'Write a colour such as red.' };
const part: ValueRule = { pattern: PART_OR_NONE, advice: 'Write none, or a part of this drawing as url(#part).' };
const transform: ValueRule = {
  pattern: TRANSFORM,
  advice: 'Write transformations with numbers, such as rotate(45 10 10).',
};
const address: ValueRule = {
  pattern: /^#[^\s\\]+$/,
  advice: 'A drawing may refer to its own parts only, as in href="#part".',
};
const plain: ValueRule = { pattern: PLAIN, advice: 'Write numbers and plain words.' };

const rules: Readonly<Record<string, ValueRule>> = {
  fill: paint,
  stroke: paint,
  color: colour,
  'stop-color': colour,
  'flood-color': colour,
  'lighting-color': colour,
  'clip-path': part,
  mask: part,
  filter: part,
  'marker-start': part,
  'marker-mid': part,
  'marker-end': part,
  transform,
  gradientTransform: transform,
  patternTransform: transform,
  href: address,
  'xlink:href': address,
};

/** Attributes whose values are plain text or ids. */
const SAID = /^(?:aria-[a-z]+|data-[a-z-]+|role|id|class)$/;

/** Problem of an attribute value in a drawing, which must match the allow-list of its attribute. */
export function describeSvgValue(name: string, value: string): string | undefined {
  if (SAID.test(name)) return undefined;
  const { pattern, advice } = rules[name] ?? plain;
  if (pattern.test(value)) return undefined;
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return `has ${name}="${shown}", which no drawing may hold. ${advice}`;
}
