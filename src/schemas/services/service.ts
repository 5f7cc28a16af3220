import * as z from 'zod';
import { DrawingChoice } from '../appearance/drawing.ts';
import { Photo } from '../appearance/photo.ts';
import {
  AbsoluteUrl,
  Count,
  entryOf,
  Faq,
  Flag,
  IsoDate,
  Line,
  Lines,
  MinuteRange,
  Slug,
  UntranslatedLine,
} from '../fields.ts';
import { publishedFields } from '../record.ts';
import { examples, fileObject, nonEmptyArray, optionalList, optionalRows, recordObject } from '../shapes.ts';
import { Money, Price, priceFields, priceRules, requirePrice } from './price.ts';

const afterHours = z
  .enum(['yes', 'no', 'call'])
  .describe(
    'Whether the service is available outside opening hours: yes; no; or call, which means that a person decides on the telephone.',
  )
  .meta(examples('call'));

const afterHoursFrom = Money.nullable().describe(
  'Starting price outside opening hours, surcharge included, before tax that is added. Null if the service is not available then (afterHours is no), or if no flat surcharge applies: see pricing.afterHoursSurcharge.',
);

const leastDue = Money.nullable().describe(
  'Minimum due, however few hours or pieces it takes; before surcharge and added tax. Null if it is free or on request.',
);

const VariantFile = fileObject('One of several jobs that a service includes.', {
  id: Slug.describe('Short name for references to its price: {price.<service>.<id>}.').meta(examples('tank-270')),
  name: Line.describe('Name of the variant.').meta(examples('Tank of 270 litres')),
  ...priceFields,
  startingPrice: priceFields.startingPrice.describe('Starting price of the variant; by default that of the service.'),
  note: Line.optional()
    .describe('What distinguishes it from the other variants.')
    .meta(examples('For a household of four')),
  facts: optionalRows({
    name: Line.describe('What is compared.').meta(examples('Noise')),
    text: Line.describe('Value for this variant.').meta(examples('Quiet')),
  }).describe('What is compared between the variants, in the same order for each.'),
  drawing: entryOf('drawings', 'A small drawing', 'tank').optional(),
}).check(priceRules);

/** Front matter of `content/services/<id>.mdx`. The file name is the id. */
export const ServiceFile = fileObject('A service: what it is, what it costs, what it covers.', {
  name: Line.describe('Name of the service.').meta(examples('Drain cleaning')),
  slug: Slug.optional().describe("Last part of the page's address; by default the file name."),
  formerSlugs: optionalList(Slug).describe('Earlier slugs; their addresses keep working.'),
  order: Count.describe('Place in lists; smaller numbers come first.').meta(examples(20)),
  symptom: Line.describe('What customers see or hear when they need this service.').meta(examples('The sink is full')),
  summary: Lines.describe('What the service is, in one or two sentences.').meta(examples('We clear the drain.')),
  ...priceFields,
  priceNote: Line.describe('What the price includes, and what it does not.').meta(
    examples('Labour included; tax is extra.'),
  ),
  priceAsOf: IsoDate.describe(
    'The date on which the price was set, or since when the service is free or on request; published with every price.',
  ),
  nextPrice: fileObject('The price that replaces this one on a later day; it is not shown before that day.', {
    ...priceFields,
    from: IsoDate.describe('First day of the price.').meta(examples('2027-04-01')),
  })
    .check(requirePrice, priceRules)
    .optional()
    .meta(examples({ startingPrice: 259, from: '2027-04-01' })),
  variants: optionalList(VariantFile).describe('The jobs of this service, if each has its own price.'),
  isEmergencyVisit: Flag.default(false).describe(
    'Whether this is the emergency visit that `addsToEmergency` refers to. On its page the call comes first, whatever `primary` in brand.yaml says.',
  ),
  afterHours: afterHours.optional().describe(`${afterHours.description} Default: yes.`),
  choosing: optionalRows({
    question: Line.describe('What decides, as a question.').meta(examples('Gas or electric?')),
    answers: nonEmptyArray(
      z.strictObject({
        answer: Line.describe('A short answer.').meta(examples('Electric')),
        advice: Lines.describe('Advice for this answer.').meta(examples('Any tank fits; ask for its size.')),
      }),
    ).describe('Answers, each with advice.'),
  }).describe('Questions that help to choose a variant; shown before the variants.'),
  priceFactors: optionalList(Line).describe('What makes a job cost more or less.'),
  typicalMinutes: MinuteRange.describe('Usual time on site, in minutes.'),
  covers: nonEmptyArray(Line).describe('What the service covers.'),
  notIncluded: optionalList(Line).describe('What the service does not cover.'),
  steps: optionalList(Line).describe('How a visit goes, step by step.'),
  safety: fileObject('What to do and not to do before help arrives; shown first on the page.', {
    do: nonEmptyArray(Line).describe('What to do right now.'),
    dont: nonEmptyArray(Line).describe('What not to do.'),
  }).optional(),
  drawing: DrawingChoice.optional(),
  faqs: optionalList(Faq).describe('Questions customers ask about this service.'),
  updated: IsoDate.optional().describe('The day on which the page last changed, if that is later than its price.'),
  related: optionalList(entryOf('services', 'A service')).describe('Services often needed with it.'),
  sources: optionalList(UntranslatedLine).describe(
    'Where the numbers in this file come from; for maintainers, not published.',
  ),
})
  .check(requirePrice, priceRules)
  .superRefine(({ startingPrice = 0, per = 'job', variants, priceAsOf, nextPrice }, { addIssue }) => {
    for (const [index, variant] of variants.entries()) {
      const message = `is below the starting price of the service (${startingPrice}). The service starts at its lowest variant: correct one of the two`;
      if ((variant.startingPrice ?? startingPrice) < startingPrice && (variant.per ?? 'job') === per)
        addIssue({ code: 'custom', path: ['variants', index, 'startingPrice'], message });
    }
    const message = `is not later than priceAsOf (${priceAsOf}), so this price would never apply. Write the first day of the new price`;
    if (nextPrice !== undefined && nextPrice.from <= priceAsOf)
      addIssue({ code: 'custom', path: ['nextPrice', 'from'], message });
  });
export type ServiceFile = z.output<typeof ServiceFile>;

/** A variant of a service with its own price (contract B19). */
export const Variant = recordObject('A variant of a service with its own starting price.', {
  ...publishedFields(VariantFile, 'name'),
  startingPrice: Money.nullable().describe(
    'Starting price of the variant, per unit of price.per. Not a quote. Null if the variant is free or on request.',
  ),
  leastDue,
  price: Price.describe('The complete price of the variant.'),
  afterHoursFrom,
  ...publishedFields(VariantFile, 'note'),
});

/** The public record of a service (contract B3). */
export const Service = recordObject('A service with its price.', {
  id: Slug.describe('Permanent identifier of the service.').meta(examples('drain')),
  slug: Slug.describe("Last part of the service page's address.").meta(examples('drain')),
  ...publishedFields(ServiceFile, 'name', 'symptom', 'summary'),
  url: AbsoluteUrl.describe('Page of the service.'),
  startingPrice: Money.nullable().describe(
    'Starting price for a standard job, or per unit of price.per. Not a quote. Null if the service is free or on request.',
  ),
  leastDue,
  price: Price.describe('The complete price of the service.'),
  afterHours,
  afterHoursFrom,
  variants: z.array(Variant).describe('Jobs of this service, each with its own price; empty if there is only one.'),
  ...publishedFields(ServiceFile, 'priceNote', 'priceAsOf', 'covers', 'notIncluded', 'typicalMinutes'),
  safety: recordObject('What to do and not to do before help arrives; both lists are empty if nothing is dangerous.', {
    do: z.array(Line).describe('What to do right now.'),
    dont: z.array(Line).describe('What not to do before help arrives. Pass it on first.'),
  }),
  photos: z.array(Photo).describe('Jobs of this service, photographed by the business, newest first; at most six.'),
  related: z.array(Slug.describe('Identifier of a service.')).describe('Services that are often needed with it.'),
  ...publishedFields(ServiceFile, 'faqs'),
});
export type Service = z.output<typeof Service>;

/** All services (contract B3). */
export const ServiceList = recordObject('All services with their prices.', {
  currency: Price.shape.currency,
  isQuote: z.literal(false).describe('Always false: no price is a quote.'),
  notice: Lines.describe('A sentence about all prices, for example that they are not quotes.'),
  total: Count.describe('Number of services in the list.'),
  services: z.array(Service).describe('The services.'),
});
export type ServiceList = z.output<typeof ServiceList>;
