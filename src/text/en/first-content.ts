import type { Country } from '../../countries/country.ts';
import { capitalize } from '../capitalize.ts';

/** The first sentences of a new site, beside the templates of `tools/create`. */
export interface FirstContent {
  /** A phrase in which the trade must read well, and an example of a trade; for the maintainer. */
  readonly tradeForm: string;
  readonly tradeExample: string;
  /** Types of schema.org by the beginnings of trades, for trades whose English name differs from the type's. */
  readonly tradeTypes: readonly (readonly [beginning: string, type: string])[];
  readonly description: (trade: string, town: string) => string;
  /** Notice about all prices. */
  readonly notice: (currencyName: string, tax: Country['salesTax']) => string;
  readonly service: {
    readonly name: string;
    readonly symptom: string;
    readonly summary: (trade: string) => string;
    readonly priceNote: string;
    readonly covers: string;
    /** The text of its page. */
    readonly text: string;
  };
}

export const firstContent: FirstContent = {
  tradeForm: '"<trade> services"',
  tradeExample: 'plumbing',
  tradeTypes: [],
  description: (trade, town) => `${capitalize(trade)} services in and around ${town}.`,
  notice: (currencyName, { name, isIncluded }) =>
    `These prices are in ${currencyName}, ${isIncluded ? `with ${name} included` : 'before tax'}. Each is a starting price, not a quote.`,
  service: {
    name: 'First visit',
    symptom: 'Something is not right and needs a look',
    summary: (trade) => `We look at the ${trade} work to be done, and say what it takes.`,
    priceNote: 'To be written: what this price includes.',
    covers: 'A look at the work to be done',
    text: 'To be written: what happens on the visit, and what is left for a second one.',
  },
};
