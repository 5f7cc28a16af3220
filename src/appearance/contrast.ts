import { black, contrastOf, derivePalette, type NamedColours, stepsTo, white } from './palette.ts';

/** Text of any size (WCAG 2.2, 1.4.3), and edges of controls and icons (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;
/** Minimum contrast of a button's background with the page; our own rule, not one of WCAG. */
const GROUND = 1.5;

const surfaces = ['paper', 'card', 'sunk'] as const;

/**
 * All pairs: a foreground on backgrounds, the contrast it needs, the colour of `brand.yaml` to change if it fails (the
 * first that the business sets, or the sign), and what it is, for the message. They are told in this order: first those
 * of a paper, because everything is on it.
 */
const pairRules = [
  { front: 'danger', grounds: surfaces, atLeast: TEXT, fields: ['paper', 'ink'], words: 'a warning' },
  { front: 'good', grounds: surfaces, atLeast: TEXT, fields: ['paper', 'ink'], words: 'the word "open"' },
  { front: 'muted', grounds: surfaces, atLeast: TEXT, fields: ['paper', 'ink'], words: 'small text' },
  { front: 'control', grounds: surfaces, atLeast: EDGE, fields: ['paper', 'ink'], words: 'the edge of a control' },
  { front: 'ink', grounds: surfaces, atLeast: TEXT, fields: ['ink', 'paper'], words: 'text' },
  { front: 'link', grounds: surfaces, atLeast: TEXT, fields: ['sign'], words: 'a link' },
  { front: 'onSign', grounds: ['sign'], atLeast: TEXT, fields: ['sign'], words: 'white text' },
  { front: 'onAccent', grounds: ['accent'], atLeast: TEXT, fields: ['accent'], words: 'the telephone number' },
  { front: 'accent', grounds: ['paper', 'card'], atLeast: GROUND, fields: ['accent'], words: 'the call button' },
] as const;

/** Pairs of the palette of these colours with too little contrast, in light and dark mode. */
export function findLowPairs(colours: NamedColours) {
  const palette = derivePalette(colours);
  return pairRules.flatMap(({ front: name, grounds, fields, ...rule }) => {
    const field = fields.find((one) => colours[one] !== undefined) ?? 'sign';
    const pairs = grounds.flatMap((on) =>
      (['light', 'dark'] as const).map((scheme) => {
        const [front, ground] = [palette[name][scheme], palette[on][scheme]];
        return { ...rule, field, scheme, front, ground, ratio: contrastOf(front, ground) };
      }),
    );
    return pairs.filter(({ ratio, atLeast }) => ratio < atLeast);
  });
}

/**
 * The first pair of the palette of these colours with too little contrast, if there is one, and the nearest darker or
 * lighter colour of the same hue that has enough everywhere.
 */
export function findUnreadable(colours: NamedColours) {
  const [low] = findLowPairs(colours);
  if (low === undefined) return undefined;
  const given = colours[low.field] ?? black;
  const lighter = stepsTo(white, given);
  const nearest = stepsTo(black, given)
    .flatMap((darker, step) => [darker, lighter[step] ?? white])
    .find((one) => findLowPairs({ ...colours, [low.field]: one }).every(({ field }) => field !== low.field));
  return { ...low, given, nearest };
}
