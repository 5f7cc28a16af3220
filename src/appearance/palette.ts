import type { Hex } from './colour.ts';

/** A colour in light and dark mode. */
export interface Shades {
  readonly light: Hex;
  readonly dark: Hex;
}

/** All colours of pages, maps, drawings, icons and share images. There are no others. */
export interface Palette {
  /** Page background, raised background, recessed background. */
  readonly paper: Shades;
  readonly card: Shades;
  readonly sunk: Shades;
  /** Text and muted text. */
  readonly ink: Shades;
  readonly muted: Shades;
  readonly link: Shades;
  /** Background of signs and the text on it. */
  readonly sign: Shades;
  readonly onSign: Shades;
  /** Background of call buttons and highlights in drawings, and the text on it. */
  readonly accent: Shades;
  readonly onAccent: Shades;
  readonly accentHover: Shades;
  /** Text of warnings, and of success or the open state. */
  readonly danger: Shades;
  readonly good: Shades;
  /** Borders of buttons and form fields. */
  readonly control: Shades;
  /** Decorative lines. */
  readonly hairline: Shades;
  readonly focus: Shades;
  /** Gaps between the panels of a menu, and the hover background of a panel. */
  readonly seam: Shades;
  readonly panelHover: Shades;
  /** Form field on a sign: background, text, and hover background of its button. */
  readonly field: Shades;
  readonly onField: Shades;
  readonly signOnField: Shades;
  /** Base colour of water on maps. */
  readonly water: Shades;
  /** Table row that is the target of a link. */
  readonly highlight: Shades;
  /** Second line of text in share images. */
  readonly signLine: Shades;
}

/** Paper and ink in print. */
export const printed = { paper: '#fff', ink: '#000' } as const;

/** Text colour of signs in every brand. */
export const white: Hex = '#ffffff';
export const black: Hex = '#000000';

/** The default colours. */
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
  // 30 per cent accent on the paper, as the style sheet mixes it.
  highlight: { light: '#f9e0a8', dark: '#57450e' },
  signLine: both(white),
};

/** The same colour in light and dark mode. */
export function both(colour: Hex): Shades {
  return { light: colour, dark: colour };
}
