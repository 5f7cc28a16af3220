import type { Brand } from './brand.ts';

/** A `theme-color` and its media query. */
export interface ThemeColour {
  readonly content: string;
  readonly media: string;
}

/** `theme-color` in light and dark mode: the colour of the sign; none without a custom brand. */
export function listThemeColours({ isOwn, palette: { sign } }: Brand): readonly ThemeColour[] {
  if (!isOwn) return [];
  return (['light', 'dark'] as const).map((scheme) => ({
    content: sign[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  }));
}
