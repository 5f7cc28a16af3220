import * as z from 'zod';
import { Photo } from '../appearance/photo.ts';
import {
  AbsoluteUrl,
  entryOf,
  Flag,
  IsoDate,
  LanguageTag,
  Line,
  Lines,
  lineOf,
  Name,
  Slug,
  UntranslatedLine,
} from '../fields.ts';
import { publishedFields } from '../record.ts';
import { examples, fileObject, optionalList, recordObject } from '../shapes.ts';

/** A short promise for the list on the home page, which links to the full text. */
export const InShort = lineOf(3, 40)
  .describe('The same in a few words, for the promises on the home page, which link to this.')
  .meta(examples('Two-year guarantee'));

const Year = z.int().min(1900).max(2999);

/** A member of staff in the content. */
export const PersonFile = fileObject('A person who works for the business and may come to the door.', {
  name: Name.describe('Name of the person, as they agreed to have it published.').meta(examples('Robin Sample')),
  jobTitle: Line.describe('What they do.').meta(examples('Plumber, drains and boilers')),
  since: Year.optional().describe('Year in which they joined the business.').meta(examples(2014)),
  languages: optionalList(LanguageTag).describe('Languages they speak, as BCP 47 tags.'),
  photo: entryOf('photos', 'A photograph of them; by default the newest that names them', 'robin-at-work').optional(),
});
export type PersonFile = z.output<typeof PersonFile>;

/** A member of staff (contract B19). */
export const Person = recordObject('Somebody who works for the business.', {
  ...publishedFields(PersonFile, 'name', 'jobTitle', 'since', 'languages'),
  photo: Photo.nullable().describe('A photograph of them, or null.'),
});

/** A licence, certificate or insurance policy in the content. */
export const CredentialFile = fileObject(
  'A licence, certificate or insurance policy, with its issuer and where to check it.',
  {
    name: Line.describe('Name of the licence, certificate or policy.').meta(examples('Master plumber licence')),
    issuer: Name.describe('Who issued it.').meta(examples('Town of Springfield')),
    number: UntranslatedLine.optional().describe('Registration number.').meta(examples('P-2041')),
    url: AbsoluteUrl.optional().describe('Address where anyone can check it.'),
    validThrough: IsoDate.optional().describe('The last day on which it is valid.'),
    inShort: InShort.optional(),
    tick: Flag.optional().describe(
      'Whether the promises on the home page include it. Write false if it is not a promise, such as a company or tax number.',
    ),
    footer: Flag.optional().describe('Whether the footer of every page shows its name and number.'),
  },
);
export type CredentialFile = z.output<typeof CredentialFile>;

/** A licence, certificate or insurance policy (contract B19). */
export const Credential = recordObject(
  'A licence, certificate or insurance policy, with its issuer and where to check it.',
  publishedFields(CredentialFile, 'name', 'issuer', 'number', 'url', 'validThrough'),
);
export type Credential = z.output<typeof Credential>;

/** `rating` in `content/business.yaml`. */
export const RatingFile = fileObject('Rating of the business by customers, with its source and date.', {
  ratingValue: z.number().min(0).max(10).describe('Average rating.').meta(examples(4.8)),
  bestRating: z.number().min(1).max(10).describe('Best rating that can be given.').meta(examples(5)),
  ratingCount: z.int().min(1).describe('Number of ratings.').meta(examples(120)),
  source: Line.describe('Who collected the ratings, and whether they are real.').meta(examples('Sample data')),
  url: AbsoluteUrl.describe('Where the ratings can be read.'),
  asOf: IsoDate.describe('The date on which these numbers were read.'),
}).refine((rating) => rating.ratingValue <= rating.bestRating, {
  error: 'has a ratingValue greater than its bestRating. Correct one of the two',
});

/** `content/reviews/<name>.yaml`. */
export const ReviewFile = fileObject('A review: what a customer wrote elsewhere, quoted with its source.', {
  quotation: Lines.max(400).describe('What the customer wrote, word for word.').meta(examples('On time and tidy.')),
  language: LanguageTag.optional()
    .describe('Language of the quotation, if it is not the first language of the site.')
    .meta(examples('fr')),
  name: Name.describe('Name of the customer, as agreed with them.').meta(examples('R. Sample')),
  date: IsoDate.describe('The day on which it was written.'),
  place: entryOf('places', 'Where the work was done', 'maple-hill').optional(),
  service: entryOf('services', 'What it is about', 'drain'),
  url: AbsoluteUrl.describe('Where the review can be read at its source.'),
  consent: Flag.refine((agreed) => agreed, {
    error:
      'must be true: the customer has agreed that these words and this name are published here. Without that, delete the file',
  })
    .describe(
      'Whether the customer has agreed that these words and this name are published here. Only true is accepted: ask first.',
    )
    .meta(examples(true)),
});
export type ReviewFile = z.output<typeof ReviewFile>;

/** A customer review with its source (contract B19). */
export const Review = recordObject('What a customer wrote elsewhere about the business, quoted with its source.', {
  quotation: Lines.describe('What the customer wrote, word for word.'),
  language: LanguageTag.describe('Language of the quotation as a BCP 47 tag. It is never translated.'),
  ...publishedFields(ReviewFile, 'name'),
  place: Lines.nullable().describe('Name of the listed place that the review is from, or null.'),
  ...publishedFields(ReviewFile, 'date'),
  serviceId: Slug.describe('Identifier of the service it is about.'),
  ...publishedFields(ReviewFile, 'url'),
});
