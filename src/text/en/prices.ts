interface UnitWords {
  readonly one: string;
  readonly many: string;
  /** Follows the price of one. */
  readonly each: string;
}

/** By price unit. */
const units = {
  job: { one: 'job', many: 'jobs', each: '' },
  visit: { one: 'visit', many: 'visits', each: 'a visit' },
  hour: { one: 'hour', many: 'hours', each: 'an hour' },
  day: { one: 'day', many: 'days', each: 'a day' },
  item: { one: 'piece', many: 'pieces', each: 'each' },
  metre: { one: 'metre', many: 'metres', each: 'a metre' },
  'square-metre': { one: 'square metre', many: 'square metres', each: 'a square metre' },
  foot: { one: 'foot', many: 'feet', each: 'a foot' },
  'square-foot': { one: 'square foot', many: 'square feet', each: 'a square foot' },
} satisfies Readonly<Record<string, UnitWords>>;

export type Unit = keyof typeof units;

/**
 * Prices, terms and totals. A price reads "from $249", or "$95 an hour" within a sentence.
 */
export const prices = {
  /** "one hour", "2.5 hours". */
  count: (count: number, unit: Unit) => (count === 1 ? `one ${units[unit].one}` : `${count} ${units[unit].many}`),
  range: (from: string, upTo: string) => `${from} to ${upTo}`,
  price: ({ amount, unit, isStart, minimum }: PriceFacts): PriceParts => {
    const each = units[unit].each && ` ${units[unit].each}`;
    return {
      lead: isStart ? 'from ' : '',
      amount,
      rest: `${each}${minimum === undefined ? '' : `, minimum ${minimum}`}`,
    };
  },
  free: 'free',
  priceOnRequest: 'price on request',
  onRequest: 'on request',
  namedStart: (name: string, price: string) => `${name} from ${price}`,
  named: (name: string, price: string) => `${name}: ${price}`,
  startsAt: (name: string, price: string) => `${name} starts at ${price}`,
  costs: (name: string, price: string) => `${name} costs ${price}`,
  isFree: (name: string) => `${name} is free`,
  isOnRequest: (name: string) => `${name} is priced on request`,
  startingPrices: 'starting prices',
  prices: 'prices',

  rate: (name: string, ratePercent: number) => `${ratePercent}% ${name}`,
  withTax: (amount: string, tax: string) => `${amount} with ${tax}`,
  includesTax: (tax: string) => `includes ${tax}`,
  terms: {
    tax: 'Tax',
    afterHours: 'Outside opening hours',
    declined: 'If you decline the estimate',
    deposit: 'Deposit',
    payment: 'Payment',
    financing: 'Financing',
  },
  pricesInclude: (rates: string) => `Prices include ${rates}.`,
  taxAdded: (rates: string, count: number) => `${rates} ${count === 1 ? 'is' : 'are'} added to every price.`,
  nothingDue: 'Nothing is due.',
  due: (amount: string, total: string | undefined) => `${amount}${total === undefined ? '' : ` (${total})`}.`,
  accepted: (methods: string) => `Accepted: ${methods}.`,
  currencies: (currencies: string) => `Currencies: ${currencies}.`,
  notOffered: 'Not offered.',
  surcharge: ({ amount, per, addsToEmergency }: SurchargeParts) =>
    `${amount} is added ${per === 'visit' ? 'once per visit' : 'for each hour on site'}${addsToEmergency ? '' : ', except to the emergency visit, whose price is the same at any hour'}.`,
  emergencyLineAnswered: (hours: string, number: string | undefined) =>
    `The emergency line${number === undefined ? '' : `, ${number},`} is answered ${hours}.`,
  noQuotes: 'They are not quotes.',
  onEstimate: 'Your own price is on the estimate.',

  billSurcharge: (hours: string | undefined) => `Outside opening hours${hours === undefined ? '' : `, ${hours}`}`,
  counted: (job: string, count: string) => `${job}, ${count}`,
  variant: (service: string, variant: string) => `${service}: ${variant}`,

  /** Conditions of a total. */
  notAfterHours: (priced: string) => `Not done outside opening hours. During opening hours: ${priced}.`,
  sumFor: (count: string) => `The sum is for ${count}.`,
  /** `{quantity}` is replaced by the number. */
  sumForSeveral: (unit: Unit) => `The sum is for {quantity} ${units[unit].many}.`,
  askAfterHours: 'Whether it can be done outside opening hours depends on the job: call and ask.',
  hourlySurcharge: (surcharge: string) => `Outside opening hours ${surcharge}`,
  startOnly: 'This is a starting point, not a quote; what we find on site can change it.',
  taxUnknown: 'Tax may be extra: no rate is published.',
  includesTaxToo: (tax: string) => `Includes ${tax}.`,
  totalIncludes: (tax: string) => `The total includes ${tax}.`,
  leftOut: 'safety.do, related, faqs and its sections: call again with a service id to get them.',
};

/** A price's facts. */
export interface PriceFacts {
  /** Formatted amount or range. */
  readonly amount: string;
  readonly unit: Unit;
  /** Whether the price takes "from". */
  readonly isStart: boolean;
  /** Formatted minimum charge, if there is one. */
  readonly minimum: string | undefined;
}

/** The text of a price in three parts, because pages emphasize the amount. */
export interface PriceParts {
  /** Text before the amount, with its space: "from ", or empty. */
  readonly lead: string;
  readonly amount: string;
  /** Text after the amount: " a square foot, minimum $150", or empty. */
  readonly rest: string;
}

export interface SurchargeParts {
  readonly amount: string;
  readonly per: 'visit' | 'hour';
  readonly addsToEmergency: boolean;
}
