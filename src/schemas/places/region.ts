import * as z from 'zod';
import { entryOf, Flag, Latitude, Line, Lines, Longitude, Name, OfficialNames, PostalArea, point } from '../fields.ts';
import { examples, fileObject, nonEmptyArray, optionalList, optionalRows, textMatching } from '../shapes.ts';

/** `content/regions.yaml`: shared names of places, and known names that are not served. */
export const RegionsFile = fileObject(
  'Names of several places, names that are not served, and the credit for geographic data.',
  {
    name: Line.optional()
      .describe('What people call the area you serve: the value of {region}, by default the {regionKind}.')
      .meta(examples('Cedar County and the South Shore')),
    regions: optionalRows({
      names: nonEmptyArray(Name).describe('Names people use for the region.'),
      places: nonEmptyArray(entryOf('places', 'A place')).describe('Slugs of the places the names may mean.'),
    }).describe(
      'Names that stand for several places, so that none of them is guessed. Municipalities and regions of your places are included automatically; an entry here replaces their places.',
    ),
    knownNames: optionalList(
      z
        .strictObject({
          name: Name.describe('The name as people write it.').meta(examples('Oak Bluff')),
          within: optionalList(Name).describe(
            'What it is part of, as people write it after the name, for example a town or county.',
          ),
          postalAreas: optionalList(PostalArea).describe(
            '{PostalAreas} it shares with served places; answers about them say that this name is not served.',
          ),
          latitude: Latitude.optional(),
          longitude: Longitude.optional(),
        })
        .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
          error: 'has only one of latitude and longitude. Give both, or neither',
        }),
    ).describe(
      'Places that people ask about and that you do not serve. The answer is no, whatever the {postalCode}; they are never mistaken for a misspelt place that you serve; with a position, the answer names the nearest served place.',
    ),
    attribution: Lines.optional().describe('Credit and licence of the geographic data; shown on the site.'),
  },
);
export type RegionsFile = z.output<typeof RegionsFile>;

/** `content/postal-areas.json`: known postal areas with position and name. */
export const PostalAreasFile = z
  .record(
    PostalArea,
    z.strictObject({
      ...point,
      name: Name.describe('Name of the area.'),
      names: OfficialNames.describe('What it is called officially in other languages of the site, by language.'),
    }),
  )
  .describe('{PostalAreas} that people may ask about.');
export type PostalAreasFile = z.output<typeof PostalAreasFile>;

/**
 * `content/place-names.json`: names of places in the province or state, or in the whole country, with their positions.
 */
export const PlaceNamesFile = z
  .record(Name, z.tuple([Latitude, Longitude]).nullable())
  .describe(
    'Names that people may ask for, each with latitude and longitude; null if places far apart share the name.',
  );
export type PlaceNamesFile = z.output<typeof PlaceNamesFile>;

const OutlinePath = textMatching(/^[Mm][MmLlHhVvZz\d\s.,-]+$/)
  .describe('An SVG path of straight lines: the commands M, L, H, V and Z with their numbers.')
  .meta(examples('M0 0L10 0L10 10Z'));

const length = z.number().positive();

/**
 * `content/outline.json`: land and municipalities for the map of the service area, as SVG paths in one equirectangular
 * projection. A point is at x = (longitude - west) * unitsPerLongitude, y = (north - latitude) * unitsPerLatitude.
 */
export const OutlineFile = fileObject('The outline of land and municipalities for the map.', {
  width: length.describe('Width of the outline in its own units.').meta(examples(1000)),
  height: length.describe('Height of the outline in its own units.').meta(examples(700)),
  west: Longitude.describe('Longitude of the left edge.').meta(examples(-64)),
  north: Latitude.describe('Latitude of the upper edge.').meta(examples(45.5)),
  unitsPerLongitude: length.describe('Units for one degree of longitude.').meta(examples(560)),
  unitsPerLatitude: length.describe('Units for one degree of latitude.').meta(examples(780)),
  land: OutlinePath.describe('All land; the rest of the rectangle is water.'),
  municipalities: optionalRows({
    name: Name.describe('Name of the municipality.').meta(examples('Springfield')),
    served: Flag.describe('Whether the business works there; served ones are tinted.'),
    path: OutlinePath,
  }).describe('Borders of municipalities.'),
  labels: optionalRows({
    name: Name.describe('What the water or the land is called.').meta(examples('Mill Lake')),
    names: OfficialNames.describe('What it is called in other languages of the site, by language.'),
    kind: z.enum(['lake', 'region']).describe('Whether it is water or land.'),
    ...point,
  }).describe('Names of lakes and regions. Each is written near its position, where it covers no place.'),
});
export type OutlineFile = z.output<typeof OutlineFile>;
