import type {
  BrandFile,
  distanceCharts,
  dividers,
  grounds,
  layouts,
  lookNames,
  markers,
  signShapes,
} from '../../schemas/appearance/brand.ts';
import type { BuildingName } from '../frontage/buildings.ts';
import type { NamedColours } from '../palette.ts';

/** Name of a look: of its folder, and in `brand.yaml`. */
export type LookName = (typeof lookNames)[number];

/**
 * The values of a look. `brand.yaml` can replace the colours, layout, ground, typeface, sign, divider, marker, distances
 * and corners.
 */
export interface Look {
  readonly name: LookName;
  readonly colours: NamedColours;
  /**
   * How the first screen of the home page is laid out: in halves, in a column that the look lays out itself, or (on a wide
   * screen) with the header in a column at the side of every page.
   */
  readonly hero: 'column' | 'halves' | 'side';
  readonly layout: (typeof layouts)[number];
  readonly ground: (typeof grounds)[number];
  /** Name of a typeface that ships with the engine, for headings, prices and signs. */
  readonly typeface: string;
  /** System typefaces of all other text, as `font-family` lists them: they need no download. */
  readonly textFamily: string;
  readonly sign: (typeof signShapes)[number];
  readonly divider: (typeof dividers)[number];
  readonly marker: (typeof markers)[number];
  readonly distances: (typeof distanceCharts)[number];
  /** The building that a shop is drawn in. */
  readonly building: BuildingName;
  /** Whether the header of a service page shows the drawing of the service, unless it has a safety box. */
  readonly hasDrawnHeads?: boolean;
  /** Further style sheets, by their names in this folder. */
  readonly sheets?: readonly string[];
  /** Style sheet for businesses that replace the look's divider, by its name in this folder. */
  readonly sheetWithoutDivider?: string;
  /** Style sheets that only the home page has. */
  readonly home?: readonly string[];
  /** Style sheets before its `inner.css`, of pages other than the home page. */
  readonly inner?: readonly string[];
  readonly corners: NonNullable<BrandFile['corners']>;
}

/* Each lists a typeface of Apple and of Windows. Android has only Roboto, Roboto Condensed and Noto Serif. */
export const sans = 'system-ui, sans-serif';
export const oldStyle = '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Georgia, serif';
export const bookish = 'Charter, "Bitstream Charter", Cambria, serif';
export const humanist = '"Gill Sans", "Gill Sans Nova", Calibri, sans-serif';
export const flared = 'Optima, Candara, serif';
export const condensed = 'Bahnschrift, "Avenir Next Condensed", "Roboto Condensed", sans-serif-condensed, sans-serif';
