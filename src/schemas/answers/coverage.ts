import * as z from 'zod';
import { Business } from '../business/business.ts';
import { WeeklyHours } from '../business/hours.ts';
import { AbsoluteUrl, Count, Flag, Lines, PostalArea, Slug, Telephone } from '../fields.ts';
import { ServiceArea } from '../places/service-area.ts';
import { recordObject } from '../shapes.ts';

/** The answer to "do you come to my place?" (contract B6). */
export const CoverageRecord = recordObject('The coverage of a place or postal area.', {
  covered: Flag.nullable().describe(
    'Whether the place is served; null if that is unclear: send one of suggestions, or {aPostalCode}. If servedAt is only premises, customers come to the business: true for every place whose distance is known, otherwise null, never false.',
  ),
  confidence: z
    .enum(['confirmed', 'likely'])
    .nullable()
    .describe(
      'confirmed for a place name, likely for {aPostalCode} (matched on its {matchedPart} only) and for a city that is served in part, null when covered is null.',
    ),
  matchedOn: z
    .enum(['city', 'postal'])
    .nullable()
    .describe('What the answer is based on: a place name or {aPostalCode}; null if neither was given.'),
  postalArea: PostalArea.nullable().describe('{PostalArea} of the {postalCode} that was sent, or null.'),
  areas: z.array(ServiceArea).describe('The listed places that match, main ones first; empty if none does.'),
  suggestions: z
    .array(
      ServiceArea.pick({ slug: true, name: true, municipality: true, kind: true, distanceKm: true }).extend({
        slug: Slug.describe('Slug to send as city.'),
      }),
    )
    .describe(
      'Listed places that may be meant; send one of the slugs as city. If no place was asked about, all places.',
    ),
  nearest: ServiceArea.pick({ slug: true, name: true, distanceKm: true, url: true })
    .extend({
      aboutKmAway: Count.describe(
        'Straight-line distance to the middle of the area or place that was asked about, in whole kilometres.',
      ),
    })
    .nullable()
    .describe('The listed place nearest to a postal area or known place that is not on the list, or null.'),
  message: Lines.describe('The answer in words, ready to show or to read aloud.'),
  servedAt: Business.shape.servedAt,
  nextStep: recordObject('What to do next. This answer books nothing.', {
    telephone: Telephone,
    emergencyTelephone: Telephone.optional().describe(
      'Number of the emergency line, if it has its own. Call it while only that line is open.',
    ),
    numbers: z
      .array(
        recordObject('A telephone number with the hours in which it is answered.', {
          line: z.enum(['business', 'emergency']).describe('Whether it is the ordinary line or the emergency line.'),
          telephone: Telephone,
          openingHours: z
            .array(WeeklyHours)
            .describe(
              "The hours of an ordinary week, in the business's timeZone; its record has holidays and seasons.",
            ),
        }),
      )
      .describe(
        'Telephone numbers with the hours in which they are answered, the ordinary line first. The two lines may share a number.',
      ),
    bookingUrl: AbsoluteUrl.describe('Page that says how to arrange a visit with a person.'),
    quoteUrl: AbsoluteUrl.describe('Page that says how to get a written quote from a person.'),
    note: Lines.describe('Who arranges a visit.'),
  }),
});
export type CoverageRecord = z.output<typeof CoverageRecord>;
