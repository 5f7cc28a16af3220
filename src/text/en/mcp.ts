import type { Terms } from '../terms.ts';
import { coverage } from './coverage.ts';

/** Facts for the answer about all places. */
export interface Listed {
  readonly count: number;
  readonly shown: number;
  readonly aPostalCode: string;
  readonly hasResponseTimes: boolean;
}

/** Facts for the descriptions of tools. */
export interface Facts {
  readonly business: string;
  readonly trade: string;
  readonly disclosure: string | undefined;
  readonly terms: Terms;
  /** Whether every price is a starting price. */
  readonly hasStartingPrices: boolean;
  readonly hasResponseTimes: boolean;
}

/** Makes the instructions, with a sentence about where and how soon customers are served. */
export const formatInstructions =
  (venue: string) =>
  ({ business, terms, hasStartingPrices, disclosure }: Facts) =>
    [
      `Facts of ${business}, read-only: nothing can be booked, ordered or sent here.`,
      'For a visit or a quote, refer the person to the telephone or the pages in nextStep;',
      'never say that something has been arranged.',
      hasStartingPrices
        ? `Prices are starting points in ${terms.currencyName}, not quotes.`
        : `Prices are in ${terms.currencyName} and not quotes.`,
      venue,
      ...(disclosure === undefined ? [] : [disclosure]),
    ].join(' ');

/** Texts of the MCP endpoint for models. */
export const mcp = {
  instructions: formatInstructions('Response times are usual times, not promises.'),
  tools: {
    get_services: {
      title: 'List services',
      description: ({ business, trade, terms }: Facts) =>
        [
          `Lists the ${trade} services of ${business}: what each is for, what it covers,`,
          `what not to touch (safety.dont), and its price in ${terms.currencyName}.`,
          'Use this when someone describes a problem or asks what is offered.',
          'With id, one service in full, with faqs and the text of its page (sections).',
        ].join(' '),
    },
    get_pricing: {
      title: 'Get prices',
      description: ({ terms, hasStartingPrices }: Facts) =>
        [
          `Prices in ${terms.currencyName}, of all services or one, during and outside opening hours (afterHoursFrom),`,
          'with tax and terms (pricing); with id, also the total. Use this when asked what something costs.',
          ...(hasStartingPrices ? [] : ['price.kind and price.per say what an amount is.']),
          'Not quotes: say so, and pass on priceNote and priceAsOf.',
        ].join(' '),
    },
    check_service_area: {
      title: 'Check service area',
      description: ({ terms, hasResponseTimes }: Facts) =>
        [
          `Whether a place is served, straight-line distance${hasResponseTimes ? ', usual response' : ''}.`,
          `Use this when someone names a place or ${terms.aPostalCode}; without arguments it lists every place.`,
          `Answers by city are confirmed; by postal (${terms.matchedPart}), likely.`,
          `The city decides unless it is unknown and the ${terms.postalCode} is served.`,
        ].join(' '),
    },
    get_business_info: {
      title: 'Get business info',
      description: ({ business }: Facts) =>
        [
          `Telephone, email, address, hours, payment, warranty and policies of ${business};`,
          'people, credentials, reviews, questions, page text (sections), use of this data.',
          'Use this when someone wants to reach it, or asks when it is open or how it works.',
          'A person arranges every visit; no tool books one.',
        ].join(' '),
    },
  },
  /** Arguments of tools by name, with names of terms in braces. */
  arguments: {
    id: 'Identifier of a service. Leave it out for all services.',
    city: 'City, town or neighbourhood; municipality or {regionKind} may follow after a comma.',
    postal: '{CodeArgument}.',
    when: 'now, tonight, weekday, saturday, sunday, day, after-hours, or a local time as YYYY-MM-DDTHH:MM. Needs id.',
    place: 'Place of the job, in the form of city in check_service_area. Needs id.',
    quantity: 'Number of hours or pieces, if the price is per hour or piece. Needs id.',
    language: 'Language of the answer. Omit it for the first in the list.',
  },
  /** `parts` are the sections that a result has no space for, each with its address. */
  leftOut: (parts: string) => `Left out for length: ${parts}.`,
  /** The answer about places if none was asked about. */
  listed: ({ count, shown, aPostalCode, hasResponseTimes }: Listed) => {
    const rest = count - shown;
    const listed =
      count === 0
        ? `There is no list of places. ${coverage.call}`
        : rest > 0
          ? `These are the nearest ${shown} of the ${count} places we serve; ${rest} more are left out.`
          : `These are all ${count} places we serve.`;
    return `${listed} Ask about a place or ${aPostalCode}${hasResponseTimes ? ' to get its usual response time' : ''}.`;
  },
};
