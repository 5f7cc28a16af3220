import * as z from 'zod';
import { Flag, Latitude, Longitude, Name } from '../fields.ts';
import { examples, fileObject, rowsOf } from '../shapes.ts';

/** An SVG path with straight segments only: M, L, H, V and Z, absolute or relative. */
const OutlinePath = z
  .string()
  .regex(/^[Mm][MmLlHhVvZz\d\s.,-]+$/, {
    error: 'must be an SVG path of straight lines: the commands M, L, H, V and Z with their numbers',
  })
  .describe('An SVG path of straight lines.')
  .meta(examples('M0 0L10 0L10 10Z'));

const length = z.number().positive();

/**
 * What `content/outline.json` holds: land and municipalities for the map of
 * the service area, as SVG paths in one equirectangular projection. A point is
 * at x = (longitude - west) * unitsPerLongitude, y = (north - latitude) * unitsPerLatitude.
 */
export const OutlineFile = fileObject('The outline of land and municipalities for the map.', {
  width: length.describe('Width of the outline in its own units.').meta(examples(1000)),
  height: length.describe('Height of the outline in its own units.').meta(examples(700)),
  west: Longitude.describe('Longitude of the left edge.').meta(examples(-64)),
  north: Latitude.describe('Latitude of the upper edge.').meta(examples(45.5)),
  unitsPerLongitude: length.describe('Units for one degree of longitude.').meta(examples(560)),
  unitsPerLatitude: length.describe('Units for one degree of latitude.').meta(examples(780)),
  land: OutlinePath.describe('All land; what is left of the rectangle is water.'),
  municipalities: rowsOf({
    name: Name.describe('Name of the municipality.').meta(examples('Springfield')),
    served: Flag.describe('Whether the business works there; served ones are tinted.'),
    path: OutlinePath,
  }).describe('Borders of municipalities.'),
});
export type OutlineFile = z.output<typeof OutlineFile>;
