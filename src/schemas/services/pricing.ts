import * as z from 'zod';
import { Amount, Flag, Line, Lines } from '../fields.ts';
import { ServiceArea } from '../places/service-area.ts';
import { publishedFields } from '../record.ts';
import { examples, fileObject, nonEmptyArray, optionalList, recordObject, textMatching } from '../shapes.ts';
import { Money } from './price.ts';

const taxRate = {
  name: Line.describe('Name of the tax as on an invoice.').meta(examples('GST')),
  ratePercent: z.number().min(0).max(100).describe('Rate in per cent of the price.').meta(examples(5)),
};

const Bill = fileObject('An example of a bill, added up from the prices it names.', {
  title: Line.describe('What happened, in the words of a customer.').meta(examples('A clogged drain on a Sunday')),
  lines: nonEmptyArray(
    textMatching(
      /^(?:afterHoursSurcharge|price\.[a-z0-9-]+(?:\.[a-z0-9-]+)?)(?: x \d{1,4}(?:\.\d{1,3})?)?$/,
      'must be price.<service>, price.<service>.<variant> or afterHoursSurcharge, for example "price.drain"; for a price per hour or per piece, add how many: "price.drain x 3"',
    ),
  )
    .describe(
      'The prices it is made of, by name: price.<service>, price.<service>.<variant> or afterHoursSurcharge; for three hours or pieces, price.<service> x 3. Amounts are filled in.',
    )
    .meta(examples(['price.drain', 'afterHoursSurcharge'])),
});

const SurchargeFile = z.strictObject({
  amount: Amount.describe('What is added outside opening hours, in {currencyName}.').meta(examples(50)),
  per: z
    .enum(['visit', 'hour'])
    .describe('Whether it is added once for the visit, or for each hour on site.')
    .meta(examples('visit')),
  addsToEmergency: Flag.default(true).describe(
    'Whether it is also added to the emergency visit; false if that has one price at any hour.',
  ),
  note: Line.optional()
    .describe('What decides whether it is added.')
    .meta(examples('The time at which we arrive counts.')),
});

const DeclinedFile = z.strictObject({
  amount: Amount.describe('What is due if the customer declines the estimate, in {currencyName}; 0 if nothing.'),
  note: Line.optional().describe('What the amount pays for, and when it is due.').meta(examples('Covers the trip.')),
});

/** `pricing` in `content/business.yaml`. */
export const PricingFile = fileObject('Terms of all prices.', {
  notice: Lines.describe('A sentence about all prices, for example that they are not quotes.').meta(
    examples('Starting prices, not quotes.'),
  ),
  tax: fileObject('Sales tax. If it is added to prices, totals show it; without this field, tax is not mentioned.', {
    ...taxRate,
    included: Flag.optional().describe(
      'Whether the prices of these files include it. By default true in GB, IE, AU and NZ, where the law requires it of prices for consumers; false elsewhere.',
    ),
  }).optional(),
  taxes: z
    .array(z.strictObject(taxRate))
    .optional()
    .describe(
      'If several taxes are added to prices, each of them, for example GST and QST; listed after tax if that is given too.',
    ),
  afterHoursSurcharge: SurchargeFile.optional().describe('What is added to prices outside opening hours, if anything.'),
  ifDeclined: DeclinedFile.optional().describe('What is due if a customer declines after the estimate.'),
  deposit: Lines.optional().describe('Whether a deposit is asked for, and when.').meta(examples('None for a repair.')),
  payment: Lines.optional()
    .describe('When and how payment is made.')
    .meta(examples('After the work, by card or cash.')),
  financing: Lines.optional()
    .describe('Who offers payment in instalments, and on which terms, in a sentence; "no" if nobody does.')
    .meta(examples('Over twelve months through Sample Credit Union, if they approve.')),
  bills: optionalList(Bill).describe('Examples of bills on the price page, added up from the prices.'),
});
export type PricingFile = z.output<typeof PricingFile>;

/** Pricing terms (contract B19). Members without content are null. */
export const Pricing = recordObject('Terms of all prices: tax, surcharge, deposit, payment.', {
  ...publishedFields(PricingFile, 'notice'),
  tax: recordObject('The sales tax on all prices; if there are two taxes, their names and the sum of their rates.', {
    ...taxRate,
    included: Flag.describe('Whether the prices include it; if false, it is added to every price.'),
  })
    .nullable()
    .describe('Sales tax on all prices; null if its rate is not published.'),
  taxes: z
    .array(recordObject('A tax with its rate.', taxRate))
    .describe('The taxes one by one, each rounded separately as a line of an invoice; empty if none is published.'),
  afterHoursSurcharge: Money.extend(publishedFields(SurchargeFile, 'per', 'addsToEmergency', 'note'))
    .nullable()
    .describe('Surcharge outside opening hours, before any tax that is added; null if there is none.'),
  ifDeclined: Money.extend(publishedFields(DeclinedFile, 'note'))
    .nullable()
    .describe('What is due after the estimate is declined, before any tax that is added; null if it is not published.'),
  ...publishedFields(PricingFile, 'deposit', 'payment'),
  financing: z
    .union([Lines, z.literal(false)])
    .nullable()
    .describe('Who offers instalments, and on which terms; false if nobody does, null if it is not published.'),
});
export type Pricing = z.output<typeof Pricing>;

const sum = (words: string) => Money.nullable().describe(`${words} Null if there is no amount: see note.`);

/** The total of a job (contract B25). */
export const Total = recordObject(
  'Minimum total of a job, with tax and the surcharge outside opening hours. Not a quote.',
  {
    job: Lines.describe('Identifier of the service, or service.variant.').meta(examples('repair.large')),
    when: z.enum(['day', 'after-hours']).describe('Whether the sums are for opening hours or for other hours.'),
    place: ServiceArea.nullable().describe(
      'The listed place in the request; null if there is none, or if several match.',
    ),
    covered: Flag.nullable().describe('Whether the place is served; null if none was given, or if it is unclear.'),
    quantity: z.int().nullable().describe('How many hours or pieces the sums are for; null if quantity was not sent.'),
    from: sum('What the job starts at or, if it is priced by unit, the minimum due; before surcharge and tax.'),
    leastDue: sum('Minimum due for the job itself, however small it is; before surcharge and added tax.'),
    surcharge: Money.nullable().describe('Surcharge outside opening hours; null if there is none.'),
    tax: Money.nullable().describe(
      'Tax on price and surcharge; null if prices include it, or if no rate is published.',
    ),
    total: sum('Sum of price, surcharge and tax: a starting point, not a quote.'),
    ifDeclined: sum('What is due if the customer declines the estimate, surcharge and tax included.'),
    note: Lines.describe(
      'What to say with the sums: that they are not a quote, why one is missing, whether to call first.',
    ),
  },
);
export type Total = z.output<typeof Total>;
