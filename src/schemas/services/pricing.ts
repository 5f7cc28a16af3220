import * as z from 'zod';
import { Amount, Flag, Line, Text } from '../fields.ts';
import { ServiceArea } from '../places/service-area.ts';
import { published } from '../record.ts';
import { arrayOf, examples, fileObject, listOf, nonEmptyArray, recordObject, textLike } from '../shapes.ts';
import { Money } from './price.ts';

const taxRate = {
  name: Line.describe('Name of the tax, as it stands on an invoice.').meta(examples('GST')),
  ratePercent: z.number().min(0).max(100).describe('Rate in per cent of the price.').meta(examples(5)),
};

const Bill = fileObject('An example of a bill, added up from the prices it names.', {
  title: Line.describe('What happened, in the words of a customer.').meta(examples('A clogged drain on a Sunday')),
  lines: nonEmptyArray(
    textLike(
      /^(?:afterHoursSurcharge|price\.[a-z0-9-]+(?:\.[a-z0-9-]+)?)(?: x \d{1,4}(?:\.\d{1,3})?)?$/,
      'must be price.<service>, price.<service>.<variant> or afterHoursSurcharge, for example "price.drain", and of what is priced per hour or per piece how many: "price.drain x 3"',
    ),
  )
    .describe(
      'The prices it is made of, by name: price.<service>, price.<service>.<variant> or afterHoursSurcharge; three hours of one are price.<service> x 3. Amounts follow.',
    )
    .meta(examples(['price.drain', 'afterHoursSurcharge'])),
});

const SurchargeFile = z.strictObject({
  amount: Amount.describe('What is added outside opening hours, in {currencyName}.').meta(examples(50)),
  per: z
    .enum(['visit', 'hour'])
    .describe('Whether it is added once for the visit, or for each hour on site.')
    .meta(examples('visit')),
  addsToEmergency: Flag.default(true).describe('Whether the emergency visit has it too, or its one price at any hour.'),
  note: Line.optional().describe('What decides whether it is added.').meta(examples('When we ring the bell counts.')),
});

const DeclinedFile = z.strictObject({
  amount: Amount.describe('What is due when the customer says no, in {currencyName}; 0 where nothing is.'),
  note: Line.optional().describe('What the amount pays for, and when it is due.').meta(examples('Pays for the way.')),
});

/** `pricing` in `content/business.yaml`. */
export const PricingFile = fileObject('What holds for all prices.', {
  notice: Text.describe('What the prices mean.').meta(examples('Starting prices, not quotes.')),
  tax: fileObject('Sales tax. Added to prices, it is shown in totals; without it nothing is said of tax.', {
    ...taxRate,
    included: Flag.optional().describe(
      'Whether the prices of these files include it. Without this line they do where the law wants it of prices for consumers: in GB, IE, AU and NZ.',
    ),
  }).optional(),
  taxes: arrayOf(z.strictObject(taxRate))
    .optional()
    .describe(
      'Where there are several taxes, each that is added to prices, for example GST and QST; after tax, if that is said too.',
    ),
  afterHoursSurcharge: SurchargeFile.optional().describe('What is added to prices outside opening hours, if anything.'),
  ifDeclined: DeclinedFile.optional().describe('What is due when a customer says no after the estimate.'),
  deposit: Text.optional().describe('Whether a deposit is asked for, and when.').meta(examples('None for a repair.')),
  payment: Text.optional().describe('When and how payment is made.').meta(examples('After the work, by card or cash.')),
  financing: Text.optional()
    .describe('By whom and on which terms payment in instalments is offered, in a sentence; "no" where it is not.')
    .meta(examples('Over twelve months through Sample Credit Union, if they approve.')),
  bills: listOf(Bill).describe('Examples of bills on the price page, added up from the prices.'),
});
export type PricingFile = z.output<typeof PricingFile>;

/** Pricing terms (contract B19). Members without content are null. */
export const Pricing = recordObject('What holds for all prices: tax, surcharge, deposit, payment.', {
  ...published(PricingFile, 'notice'),
  tax: recordObject('The sales tax on all prices; of two taxes their names and the sum of their rates.', {
    ...taxRate,
    included: Flag.describe('Whether the prices include it. False: it is added to every price.'),
  })
    .nullable()
    .describe('Sales tax on all prices, or null where its rate is not published.'),
  taxes: arrayOf(recordObject('A tax with its rate.', taxRate)).describe(
    'The taxes one by one, each a line of an invoice, rounded by itself; empty where none is published.',
  ),
  afterHoursSurcharge: Money.extend(published(SurchargeFile, 'per', 'addsToEmergency', 'note'))
    .nullable()
    .describe('What is added to a price outside opening hours, before tax that is added; null where nothing is added.'),
  ifDeclined: Money.extend(published(DeclinedFile, 'note'))
    .nullable()
    .describe('What is due after a no to the estimate, before tax that is added; null where it is not published.'),
  ...published(PricingFile, 'deposit', 'payment'),
  financing: z
    .union([Text, z.literal(false)])
    .nullable()
    .describe('By whom and on which terms instalments are offered; false where not, null where nothing is said.'),
});
export type Pricing = z.output<typeof Pricing>;

const sum = (words: string) => Money.nullable().describe(`${words} Null where no amount can be named: see note.`);

/** The total of a job (contract B25). */
export const Total = recordObject(
  'What a job comes to at least, with the surcharge outside opening hours and tax. Never a quote.',
  {
    job: Text.describe('Identifier of the service; after a point, that of its variant.').meta(examples('repair.large')),
    when: z.enum(['day', 'after-hours']).describe('Whether the sums hold in opening hours or outside them.'),
    place: ServiceArea.nullable().describe('The served place that was asked about; null where there is no one place.'),
    covered: Flag.nullable().describe('Whether the place is served; null where none was given, or undecided.'),
    quantity: z.int().nullable().describe('How many hours or pieces the sums are for; null where none were asked for.'),
    from: sum('What the job starts at, or where it is priced by unit, the least that is due; before what follows.'),
    leastDue: Money.nullable().describe(
      'What is due at least for the job itself, however little there is to do; before surcharge and tax that is added.',
    ),
    surcharge: Money.nullable().describe('What is added outside opening hours; null where nothing is.'),
    tax: Money.nullable().describe('Tax on both; null where prices include it, or no rate is published.'),
    total: sum('All of it together: where the job starts, never a quote.'),
    ifDeclined: sum('What is due when the customer says no after the estimate, surcharge and tax included.'),
    note: Text.describe('What the sums do not say: that they are no quote, why one is missing, whether to call first.'),
  },
);
export type Total = z.output<typeof Total>;
