import type { Brand } from './brand.ts';

/** A colour browsers may take for what they draw around a page, and when. */
export interface ThemeColour {
  readonly content: string;
  readonly media: string;
}

/** The colour of the sign, by day and by night, for browsers that tint their bars with it; none without a brand. */
export function listThemeColours({ isOwn, palette: { sign } }: Brand): readonly ThemeColour[] {
  if (!isOwn) return [];
  return (['light', 'dark'] as const).map((scheme) => ({
    content: sign[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  }));
}
