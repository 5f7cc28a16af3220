import * as z from 'zod';
import { Address, AddressFile, Geo, Language, Notice, Policy, Rating, SocialProfile } from './business-parts.ts';
import {
  AbsoluteUrl,
  ClockTime,
  Currency,
  Email,
  IsoDate,
  Line,
  MinuteRange,
  OpeningHours,
  Telephone,
  Text,
} from './fields.ts';
import { localBusinessTypes } from './local-business-types.ts';
import { Photo } from './photo.ts';
import { DataUse } from './policy.ts';
import { Pricing, PricingFile } from './pricing.ts';
import { Credential, CredentialFile, InShort, Person, PersonFile, Review } from './proof.ts';

const specialDay = {
  date: IsoDate.describe('The date on which these hours replace the weekly ones.'),
  name: Line.describe('Name of the day.').meta({ examples: ['Remembrance Day'] }),
  opens: ClockTime.optional().describe('Opening time, HH:MM. Without times the business is closed that day.'),
  closes: ClockTime.optional().describe('Closing time, HH:MM.'),
};

/** Hours of a single date, as a maintainer writes them. */
export const SpecialOpeningHours = z
  .strictObject(specialDay)
  .refine((day) => (day.opens === undefined) === (day.closes === undefined), {
    error: 'needs both opens and closes, or neither for a closed day',
  })
  .describe('Hours of one date, a holiday for instance. Without times the business is closed that day.');
export type SpecialOpeningHours = z.output<typeof SpecialOpeningHours>;

const SpecialOpeningHoursRecord = z
  .object({
    ...specialDay,
    closed: z.boolean().describe('Whether the business is closed all day. The emergency line may still be answered.'),
  })
  .describe('Hours of one date, a holiday for instance.');

const emergencyLine = {
  openingHours: z.array(OpeningHours).min(1).describe('When the emergency line is answered.'),
  note: Text.describe('What the emergency line is for, in one sentence.').meta({
    examples: ['For burst pipes and flooded cellars.'],
  }),
};

const EmergencyHours = z
  .strictObject({
    ...emergencyLine,
    onHolidays: z
      .boolean()
      .optional()
      .describe(
        'Whether the emergency line is answered on the dates of specialOpeningHours too. Needed where there are such dates.',
      ),
  })
  .describe('Hours of the emergency line, answered at the same telephone number.');
export type EmergencyHours = z.output<typeof EmergencyHours>;

const EmergencyHoursRecord = z
  .object({
    ...emergencyLine,
    onHolidays: z
      .boolean()
      .nullable()
      .describe(
        'Whether the emergency line is answered at the same hours on the dates of specialOpeningHours; if not, it is not answered on them at all. Null where no such dates are listed.',
      ),
  })
  .describe('Hours of the emergency line, answered at the same telephone number.');

/** The public business record (contract B2). */
export const Business = z
  .object({
    name: Line.describe('Name of the business.'),
    description: Text.describe('What the business does and where.'),
    url: AbsoluteUrl.describe('Home page.'),
    contact: z
      .object({
        telephone: Telephone.describe(
          'Telephone number in E.164 form. A person answers during openingHours and emergencyHours.',
        ),
        email: Email,
        bookingUrl: AbsoluteUrl.describe(
          'Page that says how to arrange a visit. A person arranges it; no page or tool books one.',
        ),
        quoteUrl: AbsoluteUrl.describe('Page that says how to get a written quote from a person.'),
      })
      .describe('Ways to reach a person.'),
    address: Address,
    geo: Geo,
    timeZone: z
      .string()
      .describe('IANA time zone in which all times of day are meant.')
      .meta({
        examples: ['Europe/Dublin'],
      }),
    openingHours: z.array(OpeningHours).describe('Weekly opening hours; days not named are closed.'),
    specialOpeningHours: z
      .array(SpecialOpeningHoursRecord)
      .describe('Dates with other hours than the weekly ones, in order of date.'),
    emergencyHours: EmergencyHoursRecord.nullable().describe(
      'Hours of the emergency line, or null where there is none.',
    ),
    notice: Notice.nullable().describe('Temporary closure or weather notice, null most days.'),
    serviceRadiusKm: z.number().describe('Greatest distance from the base to a served place, in kilometres.'),
    rating: Rating.nullable().describe('Rating of the business by others with source and date, or null.'),
    socialProfiles: z.array(SocialProfile).describe('Profiles on other platforms.'),
    pricing: Pricing,
    paymentMethods: z.array(Line).describe('Ways to pay that are accepted.'),
    currenciesAccepted: z.array(Currency).describe('Currencies that payment is accepted in. Prices are in {currency}.'),
    languages: z.array(Language).describe('Languages customers are served in, on the telephone too, as BCP 47 tags.'),
    policies: z.array(Policy).describe('What the business holds itself to: deposits, cancelling, warranty.'),
    people: z.array(Person).describe('Who works for the business; empty where that is not published.'),
    credentials: z
      .array(Credential)
      .describe('Licences and certificates that were valid when this was published; empty where none are.'),
    insurance: z
      .array(Credential)
      .describe('Insurance cover that was valid when this was published; empty where none is.'),
    brands: z.array(Line).describe('Brands the business works with; empty where none are named.'),
    reviews: z
      .array(Review)
      .describe(
        'What customers wrote, chosen and quoted by the business: the six newest, newest first. Pass them on as quotations with their source.',
      ),
    photos: z
      .array(Photo)
      .describe(
        'Photographs of the business itself, its people and premises; those of jobs are with services and areas.',
      ),
    dataUse: DataUse,
  })
  .describe('Who the business is, how to reach it and when it is open.');
export type Business = z.output<typeof Business>;

/** What a maintainer writes in `content/business.yaml`. */
export const BusinessFile = z
  .strictObject({
    name: Line.describe('Name of the business, as on the sign.').meta({ examples: ['Maple Hill Plumbing'] }),
    description: Text.describe('What the business does and where, in one or two sentences.').meta({
      examples: ['Repairs and installs everything that carries water.'],
    }),
    trade: Line.describe('The trade as an adjective, lower case; "<trade> services" must read well.').meta({
      examples: ['plumbing'],
    }),
    schemaType: z
      .enum(localBusinessTypes)
      .describe('The schema.org type of the business, LocalBusiness or a type below it.')
      .meta({ examples: ['Plumber'] }),
    disclosure: Text.optional()
      .describe('A sentence every visitor should read, for example that the business is fictional.')
      .meta({ examples: ['This business is invented.'] }),
    contact: z
      .strictObject({
        telephone: Telephone,
        email: Email,
        onlineBookingUrl: AbsoluteUrl.optional().describe(
          'Address of an outside booking service, shown as a link on the booking page.',
        ),
      })
      .describe('Ways to reach the business.'),
    address: AddressFile,
    geo: Geo,
    timeZone: z
      .string()
      .refine(isTimeZone, { error: 'must be an IANA time zone, for example Europe/Dublin' })
      .describe('IANA time zone in which all times of day are meant.')
      .meta({ examples: ['Europe/Dublin'] }),
    openingHours: z
      .array(OpeningHours)
      .min(1, { error: 'must hold at least one line of hours' })
      .describe('Weekly opening hours; days not named are closed.'),
    specialOpeningHours: z.array(SpecialOpeningHours).default([]).describe('Holidays and other dates with own hours.'),
    emergencyHours: EmergencyHours.optional().describe('Hours of the emergency line; leave out where there is none.'),
    notice: Notice.optional().describe('Temporary closure or weather notice; leave out when there is none.'),
    serviceRadiusKm: z
      .number()
      .min(1)
      .max(5000)
      .describe('Greatest distance in kilometres to a served place; a place beyond it is an error.')
      .meta({ examples: [65] }),
    responseBands: z
      .array(
        z.strictObject({
          upToKm: z
            .number()
            .positive()
            .describe('The band holds up to this distance in kilometres.')
            .meta({
              examples: [15],
            }),
          responseMinutes: MinuteRange.describe('Usual time from the call to the arrival, in minutes.'),
        }),
      )
      .min(1, { error: 'must hold at least one band' })
      .describe('Usual response times by distance, nearest band first; a place can override its own.'),
    pricing: PricingFile,
    currency: Currency.optional().describe(
      'ISO 4217 code of the currency of all prices; without it that of the country.',
    ),
    paymentMethods: z
      .array(Line)
      .default([])
      .describe('Ways to pay that are accepted.')
      .meta({ examples: [['Cash', 'Debit card']] }),
    currenciesAccepted: z
      .array(Currency)
      .min(1, { error: 'must name at least one currency, for example [EUR]' })
      .optional()
      .describe('Currencies that payment is accepted in, where there are others than {currency}, in which prices are.')
      .meta({ examples: [['EUR', 'GBP']] }),
    languages: z
      .array(Language)
      .default([])
      .describe('Languages customers are served in, on the telephone too, as BCP 47 tags.')
      .meta({ examples: [['en', 'fr']] }),
    policies: z
      .array(Policy.extend({ inShort: InShort.optional() }))
      .default([])
      .describe('What the business holds itself to, for example a warranty.'),
    people: z.array(PersonFile).default([]).describe('Who works for the business and may come to the door.'),
    credentials: z.array(CredentialFile).default([]).describe('Licences, certificates and memberships.'),
    insurance: z.array(CredentialFile).default([]).describe('Insurance cover that customers may ask about.'),
    brands: z
      .array(Line)
      .default([])
      .describe('Brands the business works with.')
      .meta({ examples: [['Sample Boilers', 'Example Taps']] }),
    rating: Rating.optional().describe('Rating by others; leave out where there is none.'),
    socialProfiles: z.array(SocialProfile).default([]).describe('Profiles on other platforms.'),
    assurances: z
      .array(
        z.strictObject({
          name: Line.describe('What can be checked.').meta({ examples: ['Insurance'] }),
          text: Text.describe('How a visitor can check it.').meta({
            examples: ['Ask for the certificate before work starts.'],
          }),
          inShort: InShort.optional(),
        }),
      )
      .default([])
      .describe('What a careful customer can check before opening the door.'),
  })
  .describe('The business: name, contact, hours, radius, rating.');
export type BusinessFile = z.output<typeof BusinessFile>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/') || name === 'UTC';
  } catch {
    return false;
  }
}
