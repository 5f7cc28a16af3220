import type {
  BrandFile,
  dividers,
  grounds,
  layouts,
  lookNames,
  markers,
  signShapes,
} from '../../schemas/appearance/brand.ts';
import type { NamedColours } from '../palette.ts';

/** Name of a look: of its folder, and in `brand.yaml`. */
export type LookName = (typeof lookNames)[number];

/** The values of a look. A business can replace all but the name and the text family in `brand.yaml`. */
export interface Look {
  readonly name: LookName;
  readonly colours: NamedColours;
  readonly layout: (typeof layouts)[number];
  readonly ground: (typeof grounds)[number];
  /** Name of a typeface that ships with the engine, for headings, prices and signs. */
  readonly typeface: string;
  /** System typefaces of all other text, as `font-family` lists them: they need no download. */
  readonly textFamily: string;
  readonly sign: (typeof signShapes)[number];
  readonly divider: (typeof dividers)[number];
  readonly marker: (typeof markers)[number];
  readonly corners: NonNullable<BrandFile['corners']>;
}

export const sans = 'system-ui, sans-serif';
export const serif = '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Georgia, serif';
export const humanist = 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif';
export const rounded =
  'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, "Arial Rounded MT Bold", system-ui, sans-serif';
