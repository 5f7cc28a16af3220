import type { Hex } from './colour.ts';

/** A colour by day and by night. */
export interface Shades {
  readonly light: Hex;
  readonly dark: Hex;
}

/** Every colour there is: pages, maps, drawings, icons and pictures take theirs from here and from nowhere else. */
export interface Palette {
  /** Ground of a page, of what stands out from it, and of what lies below it. */
  readonly paper: Shades;
  readonly card: Shades;
  readonly sunk: Shades;
  /** Text, and text that is less important. */
  readonly ink: Shades;
  readonly muted: Shades;
  readonly link: Shades;
  /** Ground of signs, and what is written on them. */
  readonly sign: Shades;
  readonly onSign: Shades;
  /** Ground of what one presses to call, the mark in drawings, and what is written on it. */
  readonly accent: Shades;
  readonly onAccent: Shades;
  readonly accentHover: Shades;
  /** Words of warning, and of what is right or open. */
  readonly danger: Shades;
  readonly good: Shades;
  /** Edges of what one can press or fill in. */
  readonly control: Shades;
  /** Lines that part; nothing is lost without them. */
  readonly hairline: Shades;
  readonly focus: Shades;
  /** Between the panels of a menu, and the panel below a pointer. */
  readonly seam: Shades;
  readonly panelHover: Shades;
  /** A field on a sign, what is typed there, and its button below a pointer. */
  readonly field: Shades;
  readonly onField: Shades;
  readonly signOnField: Shades;
  /** What the water of a map is mixed from. */
  readonly water: Shades;
  /** A row of a table that a link led to. */
  readonly highlight: Shades;
  /** Text of a sign in a picture that goes with a shared link: the line below the title. */
  readonly signLine: Shades;
}

/** A sheet of paper and its print. */
export const printed = { paper: '#fff', ink: '#000' } as const;

/** White, as text of signs has it on every brand. */
export const white: Hex = '#ffffff';
export const black: Hex = '#000000';

/** The colours of a business that names none. */
export const defaultPalette: Palette = {
  paper: { light: '#f7f5f0', dark: '#0f1714' },
  card: { light: '#ffffff', dark: '#16211d' },
  sunk: { light: '#ece8df', dark: '#0a100e' },
  ink: { light: '#16211d', dark: '#eef2ee' },
  muted: { light: '#3c4944', dark: '#b4c0b9' },
  link: { light: '#004a82', dark: '#8ec9ff' },
  sign: { light: '#00563f', dark: '#0a5a43' },
  onSign: both(white),
  accent: both('#ffb000'),
  onAccent: both('#1c1400'),
  accentHover: both('#ffc23d'),
  danger: { light: '#96160e', dark: '#ff9c8f' },
  good: { light: '#06542d', dark: '#6fdca1' },
  control: { light: '#7c857f', dark: '#7f8d86' },
  hairline: { light: '#d5d0c4', dark: '#2b3833' },
  focus: { light: '#004a82', dark: '#ffcb4d' },
  seam: { light: '#c9c3b5', dark: '#060a08' },
  panelHover: { light: '#fff6e0', dark: '#24312b' },
  field: both(white),
  onField: both('#16211d'),
  signOnField: both('#00563f'),
  water: { light: '#004a82', dark: '#8ec9ff' },
  // Amber over the paper, as the style sheet mixes them.
  highlight: { light: '#f9e0a8', dark: '#57450e' },
  signLine: both(white),
};

/** One colour for day and night. */
export function both(colour: Hex): Shades {
  return { light: colour, dark: colour };
}
