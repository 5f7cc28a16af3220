import { edit, type Mistake, spring } from './mistake.ts';

/** Mistakes in services, their prices, and what a bill adds to them. */
export const priceMistakes: readonly Mistake[] = [
  {
    name: 'a price in words',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249 dollars'),
  },
  {
    name: 'a price that is free as well',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nfree: true'),
  },
  {
    name: 'a price beside one on request',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nonRequest: We look first.'),
  },
  {
    name: 'a range that ends below its beginning',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nupTo: 190'),
  },
  {
    name: 'the end of a range without its beginning, and a unit without a price',
    make: edit(spring, 'startingPrice: 249', 'free: true\nupTo: 190\nper: hour'),
  },
  {
    name: 'a minimum in hours',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 95\nper: hour\nminimum: 1'),
  },
  {
    name: 'a minimum of a job',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nminimum: 300'),
  },
  { name: 'an unknown unit', make: edit(spring, 'startingPrice: 249', 'startingPrice: 249\nper: hours') },
  { name: 'no price at all', make: edit(spring, 'startingPrice: 249\n', '') },
  {
    name: 'a misspelt price',
    make: edit(spring, 'startingPrice: 249', 'startingPrise: 249'),
  },
  {
    name: 'a price with three decimals',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249.955'),
  },
  {
    name: 'a negative price',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: -5'),
  },
  {
    name: 'prices on record out of order, and one of tomorrow',
    make: (content) =>
      content.write(
        'price-history.yaml',
        'spring:\n  - { from: 2026-11-02, amount: 249 }\n  - { from: 2026-10-02, amount: 239 }\n  - { from: 2027-01-02, amount: 249 }\n',
      ),
  },
  {
    name: 'a range the wrong way round',
    make: edit(spring, 'min: 45, max: 90', 'min: 90, max: 45'),
  },
  {
    name: 'a price changed without its date',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 259.5'),
  },
  {
    name: 'a bill with a price of no service',
    make: edit('business.yaml', 'lines: [price.spring]', 'lines: [price.sprong]'),
  },
  {
    name: 'a bill with an amount typed into it',
    make: edit('business.yaml', 'lines: [price.spring]', 'lines: ["249"]'),
  },
  {
    name: 'a bill with a surcharge that the content has not',
    make: edit('business.yaml', /^ {2}afterHoursSurcharge: \{.*\n/m, ''),
  },
  {
    name: 'a rate of tax as a text',
    make: edit('business.yaml', 'ratePercent: 13', 'ratePercent: 13%'),
  },
  {
    name: 'a rate of tax with four decimals',
    make: edit('business.yaml', 'ratePercent: 13', 'ratePercent: 9.9751'),
  },
  {
    name: 'a surcharge for a day',
    make: edit('business.yaml', 'per: visit', 'per: day'),
  },
  {
    name: 'an emergency price without surcharge, and no emergency visit',
    make: (copy) => {
      copy.edit('business.yaml', 'addsToEmergency: true', 'addsToEmergency: false');
      copy.edit('services/emergency.mdx', 'isEmergencyVisit: true\n', '');
    },
  },
  {
    name: 'a variant below the starting price',
    make: edit(spring, 'startingPrice: 379', 'startingPrice: 219'),
  },
  {
    name: 'two variants with one id',
    make: edit(spring, '{ id: pair,', '{ id: single,'),
  },
  { name: 'a price of 1 that stands for another', make: edit(spring, 'startingPrice: 249', 'startingPrice: 1') },
  { name: 'a price of nothing', make: edit(spring, 'startingPrice: 249', 'startingPrice: 0') },
  {
    name: 'a price without its decimal point',
    make: edit(spring, 'startingPrice: 249', 'startingPrice: 249000'),
  },
  { name: 'a price with a comma', make: edit(spring, 'startingPrice: 249', 'startingPrice: 249,000') },
  { name: 'a price with a dollar sign', make: edit(spring, 'startingPrice: 249', 'startingPrice: $249') },
  { name: 'a price that is no number', make: edit(spring, 'startingPrice: 249', 'startingPrice: .nan') },
  { name: 'half a minute', make: edit(spring, 'min: 45, max: 90', 'min: 45.5, max: 90') },
  { name: 'a price of a day to come', make: edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2062-11-02') },
  { name: 'a price that is years old', make: edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2021-11-02') },
  { name: 'a job of one minute', make: edit(spring, 'min: 45, max: 90', 'min: 1, max: 2') },
  { name: 'a job of a week', make: edit(spring, 'min: 45, max: 90', 'min: 45, max: 9999') },
];
