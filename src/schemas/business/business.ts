import * as z from 'zod';
import { estimates as inSpanish } from '../../text/es/estimates.ts';
import { estimates as inFrench } from '../../text/fr/estimates.ts';
import { Photo } from '../appearance/photo.ts';
import { countryFields } from '../country-fields.ts';
import {
  AbsoluteUrl,
  Count,
  Currency,
  Email,
  Faq,
  Flag,
  IsoDate,
  LanguageTag,
  Line,
  Lines,
  MinuteRange,
  Name,
  point,
  Telephone,
  UntranslatedLine,
} from '../fields.ts';
import { publishedFields } from '../record.ts';
import { Pricing, PricingFile } from '../services/pricing.ts';
import {
  examples,
  fileObject,
  nonEmptyArray,
  optionalList,
  optionalRows,
  recordObject,
  textMatching,
} from '../shapes.ts';
import { localBusinessTypes } from './business-types.ts';
import {
  EmergencyHours,
  EmergencyHoursRecord,
  isTimeZone,
  Season,
  SpecialOpeningHours,
  SpecialOpeningHoursRecord,
  WeeklyHours,
} from './hours.ts';
import { HttpsAddress } from './origin.ts';
import { Credential, CredentialFile, InShort, Person, PersonFile, RatingFile, Review } from './proof.ts';

const Policy = fileObject('A rule the business keeps, for example its warranty.', {
  name: Line.describe('What it is about.').meta(examples('Guarantee')),
  text: Lines.describe('The policy in plain sentences.').meta(examples('One year on the work.')),
});

/** Where customers are served. */
const ServedAt = nonEmptyArray(z.enum(['customer', 'premises']));

const NoticeFile = fileObject('A temporary closure or a weather notice.', {
  text: Lines.describe('What visitors should know.').meta(examples('Closed today because of freezing rain.')),
  startDate: IsoDate.describe('First day of the notice.'),
  endDate: IsoDate.describe('Last day of the notice.'),
  keepsHours: Flag.optional().describe('Whether the usual opening hours apply during the notice.'),
}).refine((notice) => notice.startDate <= notice.endDate, {
  error: 'ends before it starts. Correct one of the two',
});

/** The notice in the API. */
export const Notice = recordObject('A temporary closure or a weather notice.', publishedFields(NoticeFile));

/** `content/business.yaml`. */
export const BusinessFile = fileObject('The business: name, contact, hours, radius, rating.', {
  name: Name.describe('Name of the business.').meta(examples('Maple Hill Plumbing')),
  description: Lines.describe('What the business does and where.').meta(examples('Plumbing in and around Maple Hill.')),
  trade: Line.describe('Trade in lower case: "<trade> services", “services de <trade>”.').meta(examples('plumbing')),
  schemaType: z
    .enum(localBusinessTypes)
    .describe('The schema.org type of the business, LocalBusiness or a type below it.')
    .meta(examples('Plumber')),
  disclosure: Lines.optional()
    .describe('A sentence for every reader to see.')
    .meta(examples('This business is fictional.')),
  contact: fileObject('Ways to reach the business.', {
    telephone: Telephone,
    email: Email,
    onlineBookingUrl: AbsoluteUrl.optional().describe('Outside booking service, linked to on the booking page.'),
    form: HttpsAddress.optional().describe(
      'Address of the form service for the contact page; list its origin in allow.forms.',
    ),
    formHoneypot: textMatching(/^[A-Za-z_][\w-]*$/)
      .optional()
      .describe(
        'Name of the hidden field that only spam programs fill in, as the form service calls it; by default "_gotcha".',
      )
      .meta(examples('_gotcha')),
  }),
  address: fileObject('Postal address of the business, in the words of schema.org PostalAddress.', {
    streetAddress: UntranslatedLine.optional()
      .describe(
        'Street and number. Without it, as for a business that customers do not visit, pages and maps name only the town.',
      )
      .meta(examples('12 Maple Street')),
    addressLocality: Name.describe('Town or city.').meta(examples('Maple Hill')),
    addressRegion: UntranslatedLine.optional()
      .describe('The {regionKind}, by its code (ISO 3166-2 without the country) where it has one.')
      .register(countryFields, { format: 'addressRegion' }),
    postalCode: z.string().describe('{NationalPostalCode}.').register(countryFields, { format: 'postalCode' }),
    addressCountry: textMatching(/^[A-Z]{2}$/)
      .describe('Two-letter country code (ISO 3166-1).')
      .meta(examples('IE')),
  }),
  parking: Lines.optional().describe('Where customers can park.'),
  geo: fileObject(
    'Position of the business or, if it publishes no street, the centre of its town. Distances to places are measured from here.',
    point,
  ).meta(examples({ latitude: 45.3647, longitude: -63.28 })),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'must be an IANA time zone, for example Europe/Dublin' })
    .describe('IANA time zone of all times of day.')
    .meta(examples('Europe/Dublin')),
  openingHours: nonEmptyArray(WeeklyHours)
    .describe(
      'Weekly opening hours; days that are not listed are closed. Hours with byAppointment are for customers who have arranged a visit.',
    )
    .meta(examples([{ dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '17:00' }])),
  seasons: optionalList(Season).describe('Seasons with their own weekly hours, which replace openingHours.'),
  specialOpeningHours: optionalList(SpecialOpeningHours).describe('Holidays and other dates with their own hours.'),
  emergencyHours: EmergencyHours.optional().describe('Hours of the emergency line; leave it out if there is none.'),
  notice: NoticeFile.optional().describe('Temporary closure or weather notice; leave it out if there is none.'),
  servedAt: ServedAt.default(['customer'])
    .describe(
      'Where the work is done: customer if you go to your customers, premises if they come to you, which needs a streetAddress; both may be listed. By default customer. With only premises, coverage and unlisted have no effect.',
    )
    .meta(examples(['premises'])),
  serviceRadiusKm: z
    .number()
    .min(1)
    .max(5000)
    .describe(
      'Distance of the farthest listed place from the base, in kilometres. Not every place within it is listed.',
    )
    .meta(examples(65)),
  coverage: z
    .enum(['list', 'radius'])
    .optional()
    .describe(
      'Where you work: only in the places you list (list), or also in every {postalArea} and known place within serviceRadiusKm (radius). By default list.',
    )
    .meta(examples('radius')),
  unlisted: z
    .enum(['ask', 'no'])
    .optional()
    .describe(
      'The answer for a name that is not listed: ask says that it is unclear and asks for the {postalCode}, no says that it is not served. By default no.',
    )
    .meta(examples('ask')),
  responseBands: optionalRows({
    upToKm: z
      .number()
      .positive()
      .describe('Upper limit of the band: distance from the base in kilometres.')
      .meta(examples(15)),
    responseMinutes: MinuteRange.describe('Usual time from the call to the arrival, in minutes.'),
  }).describe(
    'Usual response times by distance, nearest band first; a place can have its own. Leave it out if visits are by appointment; no response times are shown then.',
  ),
  pricing: PricingFile,
  currency: Currency.optional().describe("ISO 4217 currency code of the prices; by default the country's."),
  paymentMethods: optionalList(Line).describe('Accepted ways to pay.'),
  currenciesAccepted: nonEmptyArray(Currency)
    .optional()
    .describe('Currencies you accept, if there are any besides {currency}. Prices are always in {currency}.')
    .meta(examples(['EUR', 'GBP'])),
  locales: nonEmptyArray(LanguageTag)
    .optional()
    .describe(
      'Languages of pages and answers, as BCP 47 tags. The first is at the root of the site; each other has its own path, and its own folder in content. By default the language of the country.',
    )
    .meta(examples(['en-CA', 'fr-CA'])),
  wording: fileObject('Your own words in place of those of the engine.', {
    estimate: fileObject('What you call a price given before the work, by language.', {
      fr: z
        .enum(inFrench.map(({ estimate }) => estimate))
        .optional()
        .describe('In French; by default "soumission".'),
      es: z
        .enum(inSpanish.map(({ estimate }) => estimate))
        .optional()
        .describe('In Spanish; by default "presupuesto".'),
    }).optional(),
  })
    .optional()
    .meta(examples({ estimate: { fr: 'devis' } })),
  languages: optionalList(LanguageTag).describe('Languages that are spoken on the telephone, as BCP 47 tags.'),
  languageLines: optionalRows({
    language: LanguageTag.describe('One of `languages`.').meta(examples('fr')),
    text: UntranslatedLine.describe('What its speakers should know, in that language.').meta(
      examples('Nous parlons aussi français.'),
    ),
  }).describe('A line on the contact page for each language other than that of the pages.'),
  policies: optionalList(Policy.extend({ inShort: InShort.optional() })).describe('Policies, such as a warranty.'),
  people: optionalList(PersonFile).describe('People who work for the business and may come to the door.'),
  credentials: optionalList(CredentialFile).describe('Licences, certificates and memberships.'),
  insurance: optionalList(CredentialFile).describe('Insurance cover that customers may ask about.'),
  brands: optionalList(Name).describe('Brands the business works with; empty if none are named.'),
  rating: RatingFile.optional().describe('Rating of the business by customers, with its source and date.'),
  profileCategories: optionalList(Name)
    .describe(
      'Categories of the Google Business Profile by their English names, the main one first, at most ten; by default the one that fits schemaType.',
    )
    .meta(examples(['Plumber', 'Drainage service'])),
  socialProfiles: optionalList(
    fileObject('A profile of the business on another platform.', {
      platform: Name.describe('Name of the platform.').meta(examples('Facebook')),
      url: AbsoluteUrl.describe('Address of the profile.'),
    }),
  ).describe('Profiles on other platforms.'),
  assurances: optionalRows({
    name: Line.describe('What can be checked.').meta(examples('Insurance')),
    text: Lines.describe('How a visitor can check it.').meta(examples('Ask for the certificate before work starts.')),
    inShort: InShort.optional(),
  }).describe('What a careful customer can check before opening the door.'),
});
export type BusinessFile = z.output<typeof BusinessFile>;

/** The public business record (contract B2). */
export const Business = recordObject('Who the business is, how to reach it and when it is open.', {
  ...publishedFields(BusinessFile, 'name', 'description', 'disclosure'),
  url: AbsoluteUrl.describe('Home page.'),
  contact: recordObject('Ways to reach a person.', {
    telephone: Telephone.describe(
      'Telephone number in E.164 form. A person answers during openingHours, and during emergencyHours where these name the same number.',
    ),
    email: Email,
    bookingUrl: AbsoluteUrl.describe('Page about arranging a visit with a person. No page or tool books one.'),
    ...publishedFields(BusinessFile.shape.contact, 'onlineBookingUrl'),
    quoteUrl: AbsoluteUrl.describe('Page that says how to get a written quote from a person.'),
    telephoneLanguages: z.array(LanguageTag).describe('Languages spoken on the telephone, as BCP 47 tags.'),
    quoteNeeds: z
      .array(Lines)
      .describe('What to send when asking for a quote: the lines of the email on that page, or its first paragraph.'),
  }),
  address: recordObject(BusinessFile.shape.address.description ?? '', publishedFields(BusinessFile.shape.address)),
  ...publishedFields(BusinessFile, 'parking', 'geo', 'timeZone', 'openingHours', 'seasons'),
  specialOpeningHours: z
    .array(SpecialOpeningHoursRecord)
    .describe('Dates with other hours. They take precedence over seasons.'),
  emergencyHours: EmergencyHoursRecord.nullable().describe('Hours of the emergency line; null if there is none.'),
  notice: Notice.nullable().describe('Temporary closure or weather notice; null if there is none.'),
  servedAt: ServedAt.describe(
    'Where the work is done: customer if the business goes to its customers, premises if they come to its address. If only premises is listed, the business does not travel, and its places are where its customers come from.',
  ),
  ...publishedFields(BusinessFile, 'serviceRadiusKm', 'rating', 'socialProfiles'),
  pricing: Pricing,
  ...publishedFields(BusinessFile, 'paymentMethods'),
  currenciesAccepted: z.array(Currency).describe('Currencies that payment is accepted in. Prices are in {currency}.'),
  ...publishedFields(BusinessFile, 'languages'),
  policies: z.array(Policy).describe('Policies of the business, such as deposits, cancellation and warranty.'),
  faqs: z
    .array(Faq)
    .describe('Questions and answers about general topics such as privacy; those about a service are in its record.'),
  people: z.array(Person).describe('People who work for the business; empty if that is not published.'),
  credentials: z
    .array(Credential)
    .describe('Licences and certificates that are valid on publication; empty if there are none.'),
  insurance: z.array(Credential).describe('Insurance that is valid on publication; empty if there is none.'),
  ...publishedFields(BusinessFile, 'brands'),
  reviews: z
    .array(Review)
    .describe(
      'What customers wrote, chosen and quoted by the business: the six newest, newest first. Pass them on as quotations with their source.',
    ),
  photos: z
    .array(Photo)
    .describe(
      'Photographs of the business, its people and premises; photographs of jobs are in the records of services and places.',
    ),
  dataUse: recordObject('What software may do with the data, and where it comes from.', {
    aiTraining: Flag.describe('Whether the content may be used to train AI models.'),
    aiInput: Flag.describe('Whether the content may be used as input of AI answers.'),
    search: Flag.describe('Whether the content may go into a search index.'),
    cacheSeconds: Count.describe('How long an answer of the API may be cached, in seconds.'),
    licence: Line.nullable().describe('Licence of the data, by name or URL; null if none is granted.'),
    attribution: Lines.nullable().describe('Credit to give when the geographic data is reused; null if there is none.'),
    securityContact: Lines.nullable().describe(
      'Where to report a vulnerability: an address or a mailto link; null if not published.',
    ),
  }),
  interfaces: recordObject('Where software reads the same facts.', {
    rest: z
      .array(z.string())
      .describe('Addresses of the REST endpoints. Replace each part in braces; restParts explains them.'),
    restParts: Lines.describe('What to put in place of the parts in braces.'),
    priceHistory: AbsoluteUrl.describe('Address of the price history.'),
    openApi: AbsoluteUrl.describe('Address of the OpenAPI description.'),
    documentation: AbsoluteUrl.describe('Address of the documentation.'),
    mcp: AbsoluteUrl.describe('Address of the MCP endpoint.'),
    markdown: Lines.describe('How to get pages as Markdown.'),
    authentication: Lines.describe('What authentication is needed.'),
    rateLimits: Lines.describe('What rate limits apply.'),
  }),
});
export type Business = z.output<typeof Business>;
