import * as z from 'zod';
import { Photo } from '../appearance/photo.ts';
import { countryFields } from '../country-fields.ts';
import {
  AbsoluteUrl,
  Count,
  IsoDate,
  Lines,
  MinuteRange,
  Name,
  OfficialNames,
  PostalArea,
  point,
  Slug,
  UntranslatedLine,
} from '../fields.ts';
import { publishedFields } from '../record.ts';
import { examples, fileObject, optionalList, recordObject } from '../shapes.ts';

/** Kind of place. */
const PlaceKind = z.enum(['city', 'town', 'neighbourhood']).describe('Kind of place.');

/** `content/places/<slug>.yaml`. The file name is the slug. */
export const PlaceFile = fileObject('A served place. Its distance is computed, never written.', {
  name: Name.describe('Name of the place.').meta(examples('Maple Hill')),
  kind: PlaceKind.meta(examples('town')),
  municipality: Name.describe('Municipality the place belongs to.').meta(examples('Springfield')),
  municipalityNames: OfficialNames.describe('Its official names in other languages of the site, by language.'),
  addressRegion: UntranslatedLine.optional()
    .describe('The {regionKind} of the place, by its code where it has one; by default that of the business.')
    .meta(examples('VT'))
    .register(countryFields, { format: 'addressRegion' }),
  region: Name.optional().describe('County or region above the municipality.').meta(examples('Cedar County')),
  formerMunicipality: Name.optional().describe('Former municipality.').meta(examples('Cedar Township')),
  status: UntranslatedLine.optional()
    .describe('A note for maintainers, for example on its history; not published.')
    .meta(examples('former village')),
  ...point,
  postalAreas: optionalList(PostalArea).describe('{PostalAreas} of the place.'),
  partialPostalAreas: optionalList(PostalArea).describe('{PostalAreas} with only some addresses of the place.'),
  alternateNames: optionalList(Name).describe('Other and former names that are recognised.'),
  formerSlugs: optionalList(Slug).describe('Earlier slugs; their addresses keep working.'),
  responseMinutes: MinuteRange.optional().describe('Usual response time, if it differs from that of responseBands.'),
  updated: IsoDate.optional().describe('Day on which the page last changed, for search engines.'),
  notes: Lines.optional().describe(
    'Local notes. Search engines list the page if it has 80 words or two dated photographs.',
  ),
});
export type PlaceFile = z.output<typeof PlaceFile>;

/** The public record of a served place (contract B5). */
export const ServiceArea = recordObject(
  'A place that the business serves or, if servedAt is only premises, one nearby.',
  {
    slug: Slug.describe("Permanent identifier of the place, and the last part of its page's address.").meta(
      examples('maple-hill'),
    ),
    ...publishedFields(PlaceFile, 'name', 'kind', 'municipality', 'addressRegion', 'latitude', 'longitude'),
    distanceKm: z
      .number()
      .min(0)
      .describe('Great-circle distance from the base of the business in kilometres, one decimal.')
      .meta(examples(12.5)),
    responseMinutes: MinuteRange.nullable().describe(
      'Usual time from the call to the arrival during opening hours, in minutes; null if the business gives none. Not a promise.',
    ),
    responseHolds: z
      .literal('during opening hours')
      .nullable()
      .describe('When responseMinutes applies; null if that is null.'),
    postalAreas: z
      .array(PostalArea)
      .describe('{PostalAreas} of the place, main ones first; some cover only a part of it.'),
    ...publishedFields(PlaceFile, 'alternateNames'),
    notes: Lines.nullable().describe(
      'Text of the page about the place: roads, houses, what a visit is like; null if there is none.',
    ),
    photos: z.array(Photo).describe('Jobs in this place, photographed by the business, newest first; at most six.'),
    url: AbsoluteUrl.describe('Page of the place.'),
  },
);
export type ServiceArea = z.output<typeof ServiceArea>;

/** All served places (contract B5). */
export const ServiceAreaList = recordObject('All listed places.', {
  total: Count.describe('Number of places in the list.'),
  base: recordObject('The point from which distances are measured.', {
    name: Name.describe('Where the base is.'),
    ...point,
  }),
  areas: z.array(ServiceArea).describe('The listed places, nearest first.'),
});
export type ServiceAreaList = z.output<typeof ServiceAreaList>;
