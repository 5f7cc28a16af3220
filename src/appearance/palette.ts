/** Text colour of signs in every brand. */
export const white = '#ffffff';
export const black = '#000000';

/** A colour in light and dark mode, as `#rrggbb` in lower case; the same in both if only one is given. */
export function shades(light: string, dark = light) {
  return { light, dark };
}

/** The default colours of pages, maps, drawings, icons and share images. There are no others. */
export const defaultPalette = {
  paper: shades('#f7f5f0', '#0f1714'),
  /** Raised and recessed background. */
  card: shades('#ffffff', '#16211d'),
  sunk: shades('#ece8df', '#0a100e'),
  ink: shades('#16211d', '#eef2ee'),
  muted: shades('#3c4944', '#b4c0b9'),
  link: shades('#004a82', '#8ec9ff'),
  sign: shades('#00563f', '#0a5a43'),
  onSign: shades(white),
  /** Background of call buttons and highlights in drawings, and the text on it. */
  accent: shades('#ffb000'),
  onAccent: shades('#1c1400'),
  accentHover: shades('#ffc23d'),
  /** Text of warnings, and of success or the open state. */
  danger: shades('#96160e', '#ff9c8f'),
  good: shades('#06542d', '#6fdca1'),
  /** Borders of buttons and form fields, and decorative lines. */
  control: shades('#7c857f', '#7f8d86'),
  hairline: shades('#d5d0c4', '#2b3833'),
  focus: shades('#004a82', '#ffcb4d'),
  /** Gaps between the panels of a menu, and a panel below a pointer. */
  seam: shades('#c9c3b5', '#060a08'),
  panelHover: shades('#fff6e0', '#24312b'),
  /** Form field on a sign: background, text, and hover background of its button. */
  field: shades(white),
  onField: shades('#16211d'),
  signOnField: shades('#00563f'),
  /** Base colour of water on maps. */
  water: shades('#004a82', '#8ec9ff'),
  /** Table row that is the target of a link: 30 per cent accent on the paper, as the style sheet mixes it. */
  highlight: shades('#f9e0a8', '#57450e'),
  /** Second line of text in share images. */
  signLine: shades(white),
};

/** All colours of a brand. */
export type Palette = Readonly<Record<keyof typeof defaultPalette, Readonly<ReturnType<typeof shades>>>>;
