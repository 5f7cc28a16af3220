import { edit, type Mistakes, spring } from './mistake.ts';

/** Mistakes in services, their prices, and what a bill adds to them. */
export const priceMistakes: Mistakes = {
  'a price in words': edit(spring, 'startingPrice: 249', 'startingPrice: 249 dollars'),
  'a price that is free as well': edit(spring, 'startingPrice: 249', 'startingPrice: 249\nfree: true'),
  'a price beside one on request': edit(spring, 'startingPrice: 249', 'startingPrice: 249\nonRequest: We look first.'),
  'a range that ends below its beginning': edit(spring, 'startingPrice: 249', 'startingPrice: 249\nupTo: 190'),
  'the end of a range without its beginning, and a unit without a price': edit(
    spring,
    'startingPrice: 249',
    'free: true\nupTo: 190\nper: hour',
  ),
  'a minimum in hours': edit(spring, 'startingPrice: 249', 'startingPrice: 95\nper: hour\nminimum: 1'),
  'a minimum of a job': edit(spring, 'startingPrice: 249', 'startingPrice: 249\nminimum: 300'),
  'an unknown unit': edit(spring, 'startingPrice: 249', 'startingPrice: 249\nper: hours'),
  'no price at all': edit(spring, 'startingPrice: 249\n', ''),
  'a misspelt price': edit(spring, 'startingPrice: 249', 'startingPrise: 249'),
  'a price with three decimals': edit(spring, 'startingPrice: 249', 'startingPrice: 249.955'),
  'a negative price': edit(spring, 'startingPrice: 249', 'startingPrice: -5'),
  'prices on record out of order, and one of tomorrow': (content) =>
    content.write(
      'price-history.yaml',
      'spring:\n  - { from: 2026-11-02, amount: 249 }\n  - { from: 2026-10-02, amount: 239 }\n  - { from: 2027-01-02, amount: 249 }\n',
    ),
  'a range the wrong way round': edit(spring, 'min: 45, max: 90', 'min: 90, max: 45'),
  'a price changed without its date': edit(spring, 'startingPrice: 249', 'startingPrice: 259.5'),
  'a bill with a price of no service': edit('business.yaml', 'lines: [price.spring]', 'lines: [price.sprong]'),
  'a bill with an amount typed into it': edit('business.yaml', 'lines: [price.spring]', 'lines: ["249"]'),
  'a bill with a surcharge that the content has not': edit('business.yaml', /^ {2}afterHoursSurcharge: \{.*\n/m, ''),
  'a rate of tax as a text': edit('business.yaml', 'ratePercent: 13', 'ratePercent: 13%'),
  'a rate of tax with four decimals': edit('business.yaml', 'ratePercent: 13', 'ratePercent: 9.9751'),
  'a surcharge for a day': edit('business.yaml', 'per: visit', 'per: day'),
  'an emergency price without surcharge, and no emergency visit': (copy) => {
    copy.edit('business.yaml', 'addsToEmergency: true', 'addsToEmergency: false');
    copy.edit('services/emergency.mdx', 'isEmergencyVisit: true\n', '');
  },
  'a variant below the starting price': edit(spring, 'startingPrice: 379', 'startingPrice: 219'),
  'two variants with one id': edit(spring, '{ id: pair,', '{ id: single,'),
  'a price of 1 that stands for another': edit(spring, 'startingPrice: 249', 'startingPrice: 1'),
  'a price of nothing': edit(spring, 'startingPrice: 249', 'startingPrice: 0'),
  'a price without its decimal point': edit(spring, 'startingPrice: 249', 'startingPrice: 249000'),
  'a price with a comma': edit(spring, 'startingPrice: 249', 'startingPrice: 249,000'),
  'a price with a dollar sign': edit(spring, 'startingPrice: 249', 'startingPrice: $249'),
  'a price that is no number': edit(spring, 'startingPrice: 249', 'startingPrice: .nan'),
  'half a minute': edit(spring, 'min: 45, max: 90', 'min: 45.5, max: 90'),
  'a price of a day to come': edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2062-11-02'),
  'a price that is years old': edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2021-11-02'),
  'a job of one minute': edit(spring, 'min: 45, max: 90', 'min: 1, max: 2'),
  'a job of a week': edit(spring, 'min: 45, max: 90', 'min: 45, max: 9999'),
};
