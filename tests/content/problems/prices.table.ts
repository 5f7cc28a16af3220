import { business, edit, type ProblemCases, service } from './problem-case.ts';

const price = (text: string) => service('startingPrice: 249', text);
const tuneUp = (price: string) => edit('services/tune-up.mdx', /startingPrice: \d+/, price);

/** Problems in services, their prices, and what a bill adds to them. */
export const problemCases: ProblemCases = {
  'long jobs without afterHours': (copy) => {
    for (const file of ['services/new-door.mdx', 'services/garage-doors.mdx'])
      copy.edit(file, 'afterHours: "no"\n', '');
  },
  'a service whose variants other files name': edit(
    'services/garage-doors.mdx',
    /startingPrice: \d+/,
    'startingPrice: many',
  ),
  'a price in words': price('startingPrice: 249 dollars'),
  'a price that is also free': price('startingPrice: 249\nfree: true'),
  'a price and a price on request': price('startingPrice: 249\nonRequest: We look first.'),
  'a range that ends below its start': price('startingPrice: 249\nupTo: 190'),
  'upTo and per without a starting price': price('free: true\nupTo: 190\nper: hour'),
  'a minimum in hours': price('startingPrice: 95\nper: hour\nminimum: 1'),
  'a minimum of a job': price('startingPrice: 249\nminimum: 300'),
  'an unknown unit': price('startingPrice: 249\nper: hours'),
  'a service without a price': service('startingPrice: 249\n', ''),
  'a misspelt price': price('startingPrise: 249'),
  'a price with three decimals': price('startingPrice: 249.955'),
  'a negative price': price('startingPrice: -5'),
  'a range in reverse order': service('min: 45, max: 90', 'min: 90, max: 45'),
  'a price changed without its date': price('startingPrice: 259.5'),
  'a bill with an unknown price': business('lines: [price.spring]', 'lines: [price.sprong]'),
  'a bill with a literal amount': business('lines: [price.spring]', 'lines: ["249"]'),
  'a bill with a surcharge that the content lacks': business(/^ {2}afterHoursSurcharge: \{.*\n/m, ''),
  'a tax rate with a per cent sign': business('ratePercent: 13', 'ratePercent: 13%'),
  'a surcharge per day': business('per: visit', 'per: day'),
  'addsToEmergency without an emergency visit': (copy) => {
    copy.edit('business.yaml', 'addsToEmergency: true', 'addsToEmergency: false');
    copy.edit('services/emergency.mdx', 'isEmergencyVisit: true\n', '');
  },
  'a variant below the starting price': service('startingPrice: 379', 'startingPrice: 219'),
  'two variants with one id': service('{ id: pair,', '{ id: single,'),
  'a price of 0': price('startingPrice: 0'),
  'a price without its decimal point': tuneUp('startingPrice: 14900'),
  'a high price that was recorded': (copy) => {
    tuneUp('startingPrice: 14900')(copy);
    copy.edit('price-history.yaml', /(tune-up:\n.*amount:) \d+/, '$1 14900');
  },
  'a high price that changed after it was recorded': (copy) => {
    tuneUp('startingPrice: 15900')(copy);
    copy.edit('services/tune-up.mdx', /priceAsOf: .*/, 'priceAsOf: 2026-11-20');
    copy.edit('price-history.yaml', /(tune-up:\n.*amount:) \d+/, '$1 14900');
  },
  'a price that is not a number': price('startingPrice: .nan'),
  'half a minute': service('min: 45, max: 90', 'min: 45.5, max: 90'),
  'a price with a future date': service('priceAsOf: 2026-11-02', 'priceAsOf: 2062-11-02'),
  'a price without its date': service('priceAsOf: 2026-11-02\n', ''),
  'a price on request without a date': service('startingPrice: 249\n', 'onRequest: We look first.\n'),
  'a price that is years old': service('priceAsOf: 2026-11-02', 'priceAsOf: 2021-11-02'),
  'a job of one minute': service('min: 45, max: 90', 'min: 1, max: 2'),
  'a job of a week': service('min: 45, max: 90', 'min: 45, max: 9999'),
};
