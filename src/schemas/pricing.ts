import * as z from 'zod';
import { Amount, Line, Text } from './fields.ts';
import { formerAmount, formerFields } from './former-fields.ts';
import { Money } from './service.ts';

const Tax = z
  .object({
    name: Line.describe('Name of the tax, as it stands on an invoice.').meta({ examples: ['GST'] }),
    ratePercent: z
      .number()
      .min(0)
      .max(100)
      .refine((rate) => Number.isInteger(Math.round(rate * 1e6) / 1e3), {
        error: 'must have at most three decimals, for example 13 or 9.975',
      })
      .describe('Rate in per cent of the price.')
      .meta({ examples: [5] }),
  })
  .describe('The sales tax that is added to every price.');

const per = z
  .enum(['visit', 'hour'])
  .describe('Whether it is added once for the visit, or for each hour on site.')
  .meta({ examples: ['visit'] });

/** What holds for all prices (contract B19). What a business does not say is null. */
export const Pricing = z
  .object({
    notice: Text.describe('What a starting price means.'),
    tax: Tax.nullable().describe('Sales tax that is added to every price, or null where its rate is not published.'),
    afterHoursSurcharge: Money.extend({
      per,
      addsToEmergency: z
        .boolean()
        .describe('Whether it is added to the emergency visit too. False: the emergency price holds at any hour.'),
    })
      .nullable()
      .describe('What is added to a price outside opening hours, before tax; null where nothing is added.'),
    ifDeclined: Money.extend({
      note: Line.nullable().describe('What the amount pays for, and when it is due.'),
    })
      .nullable()
      .describe(
        'What is due when the customer says no after the estimate, before tax; null where it is not published.',
      ),
    deposit: Text.nullable().describe('Whether a deposit is asked for, and when.'),
    payment: Text.nullable().describe('When and how payment is made.'),
    financing: Text.nullable().describe('Whether payment in instalments is offered, by whom and on which terms.'),
  })
  .describe('What holds for all prices: tax, surcharge, deposit, payment.');
export type Pricing = z.output<typeof Pricing>;

const Bill = z
  .strictObject({
    title: Line.describe('What happened, in the words of a customer.').meta({
      examples: ['A clogged drain on a Sunday'],
    }),
    lines: z
      .array(
        z.string().regex(/^(?:afterHoursSurcharge|price\.[a-z0-9-]+(?:\.[a-z0-9-]+)?)$/, {
          error: 'must be price.<service>, price.<service>.<variant> or afterHoursSurcharge, for example "price.drain"',
        }),
      )
      .min(1, { error: 'must hold at least one line' })
      .describe(
        'The prices it is made of, by name: price.<service>, price.<service>.<variant> or afterHoursSurcharge. Amounts follow.',
      )
      .meta({ examples: [['price.drain', 'afterHoursSurcharge']] }),
  })
  .describe('An example of a bill, added up from the prices it names.');
export type BillFile = z.output<typeof Bill>;

/** What a maintainer writes below `pricing` in `content/business.yaml`. */
export const PricingFile = z
  .strictObject({
    notice: Text.describe('What a starting price means; shown wherever prices stand.').meta({
      examples: ['Starting prices, not quotes.'],
    }),
    tax: z
      .strictObject(Tax.shape)
      .optional()
      .describe('Sales tax that is added to every price. Without it no total with tax is shown.'),
    afterHoursSurcharge: z
      .strictObject({
        amount: Amount.describe('What is added outside opening hours, in {currencyName}.').meta({ examples: [50] }),
        per,
        addsToEmergency: z
          .boolean()
          .default(true)
          .describe(
            'Whether it is added to the emergency visit too. False: the price of that visit holds at any hour.',
          ),
      })
      .register(formerFields, formerAmount)
      .optional()
      .describe('What is added to a price outside opening hours; leave out where nothing is added.'),
    ifDeclined: z
      .strictObject({
        amount: Amount.describe('What is due when the customer says no, in {currencyName}; 0 where nothing is.'),
        note: Line.optional()
          .describe('What the amount pays for, and when it is due.')
          .meta({ examples: ['Pays for the way and the first look.'] }),
      })
      .register(formerFields, formerAmount)
      .optional()
      .describe('What is due when a customer says no after the estimate.'),
    deposit: Text.optional()
      .describe('Whether a deposit is asked for, and when.')
      .meta({ examples: ['None for a repair.'] }),
    payment: Text.optional()
      .describe('When and how payment is made.')
      .meta({ examples: ['When the work is done, by card or in cash.'] }),
    financing: Text.optional()
      .describe('Whether payment in instalments is offered, by whom and on which terms, in a sentence.')
      .meta({ examples: ['Over twelve months through Sample Credit Union, if they approve.'] }),
    bills: z.array(Bill).default([]).describe('Examples of bills on the price page, added up from the prices.'),
  })
  .describe('What holds for all prices.');
export type PricingFile = z.output<typeof PricingFile>;
