import * as z from 'zod';
import { countryFields } from './country-fields.ts';
import { examples, fileObject, nonEmptyArray, textMatching } from './shapes.ts';

/** Yes or no. */
export const Flag = z.boolean();

/** A number of things: 0 or more. */
export const Count = z.int().min(0);

/** A URL slug: lower-case letters, digits and single hyphens, as in `maple-hill`. */
export const Slug = textMatching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'must be lower-case letters, digits and single hyphens, for example "drain-cleaning"',
)
  .max(80)
  .describe('Lower-case letters, digits and single hyphens.')
  .meta(examples('drain-cleaning'));

/** Folders whose entries are referenced by file name. */
export type EntryFolder = 'services' | 'places' | 'pages' | 'drawings' | 'photos';

/** Metadata of a field for editors and translators. Schemas derived from it inherit it. */
export interface FieldMetadata {
  /** Folder whose entries the text refers to. */
  readonly entriesOf?: EntryFolder;
  /** Whether the text may have several lines. */
  readonly isMultiline?: true;
  /** Whether it is translated: a sentence, title or label. */
  readonly isSentence?: true;
}

/** The keywords of schemas. */
export const keywords = z.registry<FieldMetadata>();

/** Returns the schema of a reference to an entry of a folder by file name. `what` describes the entry. */
export function entryOf(folder: EntryFolder, what: string, example = 'drain-cleaning'): z.ZodString {
  return Slug.describe(`${what}: name of a file in \`content/${folder}\`, without its extension.`)
    .meta(examples(example))
    .register(keywords, { entriesOf: folder });
}

/** Makes a check from a function that finds the problem of a text. */
const checkWith = (find: (text: string) => string | undefined) =>
  z.refine<string>((text) => find(text) === undefined, { error: ({ input }) => find(String(input)) });
const noInvisible = checkWith((text) => findInvisible(text)?.message);
const oneLine = checkWith(findLineProblem);

const visible = z.string().trim().min(1, { error: 'must not be empty' });

/** Non-empty trimmed text; may have several lines. */
export const Lines = visible
  .check(noInvisible)
  .describe('Plain text.')
  .register(keywords, { isMultiline: true, isSentence: true });

/** A single line that is the same in every language: a street, a registration number, a note for maintainers. */
export const UntranslatedLine = visible.check(oneLine).describe('Plain text.');

/** A name that is the same in every language: of a place, a person, a brand. */
export const Name = UntranslatedLine.describe('Plain text.');

/** Official names in other languages, by the first part of a locale: `{ fr: comté de Brant }`. */
export const OfficialNames = z
  .record(z.string().regex(/^[a-z]{2}$/), Name)
  .optional()
  .meta(examples({ fr: 'comté de Brant' }));

/** A single line that is translated: a title or sentence. */
export const Line = UntranslatedLine.describe('Plain text.').register(keywords, { isSentence: true });

/** Returns a single line with a length in characters. */
export function lineOf(min: number, max: number): z.ZodString {
  const error = `must have ${min} to ${max} characters`;
  const line = z.string().trim().min(min, { error }).max(max, { error }).check(oneLine);
  return line.register(keywords, { isSentence: true });
}

/** An amount of money: 0 or more, at most two decimals. */
export const Amount = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), {
    error: 'must have at most two decimals, for example 249 or 89.95',
  })
  .describe('Amount in {currencyName}, a number without a currency sign.')
  .meta(examples(249));

/** The significant part of a postal code, in capitals; the country defines its format. */
export const PostalArea = z.string().describe('{PostalAreaMeaning}.').register(countryFields, { format: 'postalArea' });

/** An ISO 4217 currency code: `EUR`. */
export const Currency = textMatching(/^[A-Z]{3}$/)
  .describe('ISO 4217 code of a currency.')
  .meta(examples('EUR'));

/** A BCP 47 language tag (RFC 5646) in short form: `en`, `fr-CA`. */
export const LanguageTag = textMatching(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/)
  .describe('Language as a BCP 47 tag.')
  .meta(examples('en', 'fr-CA'));

/** The currency of all prices. */
export const PriceCurrency = Currency.describe('ISO 4217 currency of all prices.').register(countryFields, {
  format: 'currency',
});

/** Local time `HH:MM`, 00:00 to 23:59, in the business's time zone. */
export const ClockTime = textMatching(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'must be a 24-hour time in quotation marks, for example "07:30"',
)
  .describe('Time of day as HH:MM on a 24-hour clock, in the time zone of the business.')
  .meta(examples('07:30'));

/** Closing time: local time, or 24:00 for the end of the day. */
const ClosingTime = textMatching(
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
  'must be a 24-hour time in quotation marks, for example "18:00", and no later than "24:00"',
).meta(examples('18:00'));

/** A day of the year, `MM-DD`. */
export const MonthDay = z
  .string()
  .refine((day) => z.iso.date().safeParse(`2024-${day}`).success, {
    error: 'must be a month and a day that exist, for example 05-01',
  })
  .describe('Month and day as MM-DD.')
  .meta(examples('05-01'));

/** An existing calendar date, ISO 8601 `YYYY-MM-DD`. */
export const IsoDate = z.iso
  .date({ error: 'must be a date that exists, written YYYY-MM-DD, for example 2026-05-04' })
  .describe('Calendar date, ISO 8601 (YYYY-MM-DD).')
  .meta(examples('2026-05-04'));

/** A telephone number in E.164 form (ITU-T E.164): plus sign, country code, digits only. */
export const Telephone = textMatching(/^\+[1-9]\d{7,14}$/)
  .describe('Telephone number in E.164 form.')
  .register(countryFields, { format: 'telephone' });

/** An email address. */
export const Email = z.email().describe('Email address.').meta(examples('someone@example.com'));

/** An absolute http or https URL. */
export const AbsoluteUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be an absolute address that starts with https://, for example https://example.com/',
  })
  .refine((address) => !/[\s\p{Cc}"<>\\^`|]/u.test(address), {
    error:
      'contains a space or another character that addresses cannot have. Copy it from your browser, which writes %20 for a space',
  })
  .describe('Absolute URL.')
  .meta(examples('https://www.example.com/'));

/** Decimal degrees north of the equator (WGS 84). */
export const Latitude = z
  .number()
  .min(-90)
  .max(90)
  .describe('Latitude in decimal degrees (WGS 84).')
  .meta(examples(45.05));

/** Decimal degrees east of Greenwich (WGS 84). */
export const Longitude = z
  .number()
  .min(-180)
  .max(180)
  .describe('Longitude in decimal degrees (WGS 84); negative west of Greenwich.')
  .meta(examples(-63.6));

/** A point on the earth. */
export const point = { latitude: Latitude, longitude: Longitude };

/** A range of minutes. */
export const MinuteRange = fileObject('A range of minutes.', {
  min: z.int().min(1).max(10_000).describe('Shortest usual time in minutes.').meta(examples(30)),
  max: z.int().min(1).max(10_000).describe('Longest usual time in minutes.').meta(examples(60)),
})
  .refine((range) => range.min <= range.max, { error: 'has a min that is greater than its max. Swap the two' })
  .meta(examples({ min: 30, max: 60 }));

/** Days of the week by their schema.org names. */
export const DayOfWeek = z
  .enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  .describe('Day of the week by its schema.org name.');

/** A span of opening hours, as in schema.org's OpeningHoursSpecification. */
export const OpeningHours = fileObject('Days with the same opening hours.', {
  dayOfWeek: nonEmptyArray(DayOfWeek)
    .describe('The days on which the business opens at this time.')
    .meta(examples(['Monday', 'Tuesday', 'Wednesday'])),
  opens: ClockTime.describe('Opening time, HH:MM.'),
  closes: ClosingTime.describe(
    'Closing time, HH:MM, up to 24:00. A time that is not later than the opening time is on the next day; equal times mean 24 hours.',
  ),
});
export type OpeningHours = z.output<typeof OpeningHours>;

/** A question visitors ask, with its answer. */
export const Faq = fileObject('A frequently asked question and its answer.', {
  question: Line.describe('The question as a visitor would ask it.').meta(examples('Can I do this myself?')),
  answer: Lines.describe('The answer in plain text.').meta(examples('Only while the water is shut off.')),
});
export type Faq = z.output<typeof Faq>;

/** Forbidden in all text: control characters, bidirectional overrides, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/**
 * Finds the first invisible character of a text, other than line ends: its offset, and advice that follows the field's
 * name.
 */
export function findInvisible(text: string): { readonly offset: number; readonly message: string } | undefined {
  const match = INVISIBLE.exec(text.replaceAll('\n', ' '));
  if (match === null) return undefined;
  const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    offset: match.index,
    message: `contains the invisible character U+${code}. Delete it, or replace it with a space`,
  };
}

function findLineProblem(text: string): string | undefined {
  return /[\n\r\u2028\u2029]/.test(text)
    ? 'contains a line break but must be a single line. Join the lines, or let YAML do it: write >- after the colon'
    : findInvisible(text)?.message;
}
