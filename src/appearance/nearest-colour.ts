import { fromOklch, type Hex, toOklch } from './colour.ts';
import { findLowPairs, type LowPair, type NamedColour } from './contrast-pairs.ts';
import { derivePalette, type NamedColours } from './derive-palette.ts';

const STEPS = 400;

/** A brand colour without enough contrast. */
export interface UnreadableColour {
  readonly field: NamedColour;
  /** Its failing pairs, worst first. */
  readonly pairs: readonly LowPair[];
  /** The nearest colour in lightness, of the same hue, with enough contrast; undefined if there is none. */
  readonly nearest: Hex | undefined;
}

/**
 * The brand colours that lack contrast in the palette derived from them. If the paper fails, it alone is reported,
 * because everything else is on it.
 */
export function findUnreadable(colours: NamedColours): UnreadableColour[] {
  const low = findLowPairs(derivePalette(colours));
  const blameOf = ({ blame }: LowPair): NamedColour =>
    blame === 'ink' && colours.ink === undefined
      ? 'paper'
      : blame === 'paper' && colours.paper === undefined
        ? 'ink'
        : blame;
  const at = (field: NamedColour) => low.filter((pair) => blameOf(pair) === field);
  const fields = at('paper').length > 0 ? (['paper'] as const) : (['ink', 'sign', 'accent'] as const);
  return fields
    .map((field) => ({ field, pairs: at(field) }))
    .filter(({ pairs }) => pairs.length > 0)
    .map(({ field, pairs }) => ({ field, pairs, nearest: findNearest(colours, field) }));
}

function findNearest(colours: NamedColours, field: NamedColour): Hex | undefined {
  const given = colours[field];
  if (given === undefined) return undefined;
  const colour = toOklch(given);
  const passes = (candidate: Hex) =>
    findLowPairs(derivePalette({ ...colours, [field]: candidate })).every(({ blame }) => blame !== field);
  for (let step = 1; step <= STEPS; step++) {
    for (const lightness of [colour.lightness - step / STEPS, colour.lightness + step / STEPS]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = fromOklch({ ...colour, lightness });
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
