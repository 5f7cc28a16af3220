/** A colour in OKLCH (CSS Color 4, section 9.4): lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2, definition of the term). */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = readLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of the term). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Converts sRGB, as `#rrggbb`, to OKLCH. Greys have hue 0. */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = readLinear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(a, b);
  const hue = chroma < 1e-4 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma, hue };
}

/** Converts OKLCH to sRGB, as `#rrggbb`. Outside the sRGB gamut the chroma is reduced; lightness and hue stay. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const channelsAt = (share: number) =>
    toLinear({ lightness: Math.min(1, Math.max(0, lightness)), chroma: share, hue });
  const isInGamut = (share: number) => channelsAt(share).every((channel) => channel > -1e-4 && channel < 1 + 1e-4);
  let [inside, outside] = isInGamut(chroma) ? [chroma, chroma] : [0, chroma];
  for (let step = 0; step < 16 && inside !== outside; step++) {
    const middle = (inside + outside) / 2;
    if (isInGamut(middle)) inside = middle;
    else outside = middle;
  }
  const digits = channelsAt(inside).map((channel) => {
    const clamped = Math.min(1, Math.max(0, channel));
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function readLinear(colour: string): Triple {
  const read = (at: number) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return [read(1), read(3), read(5)];
}
