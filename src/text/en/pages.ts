import { capitalize } from '../capitalize.ts';
import { docsPages } from './docs-pages.ts';
import { grammar } from './grammar.ts';

/** Extras that are added to the prices of a business, and whether these are starting prices. */
export interface Extras {
  readonly isStarting: boolean;
  readonly hasSurcharge: boolean;
  readonly hasTax: boolean;
}

const priceName = ({ isStarting }: Extras) => (isStarting ? 'the starting price' : 'the price');
const addedTax = ({ hasTax }: Extras) => (hasTax ? ['tax'] : []);
const addedSurcharge = ({ hasSurcharge }: Extras) => (hasSurcharge ? ['the surcharge outside opening hours'] : []);
const serviceIn = (trade: string, place: string) => `${capitalize(trade)} service in ${place}`;

/** The facts for a page about a place; `base` has the names of the business's base. */
export interface PlaceFacts {
  readonly trade: string;
  readonly place: string;
  readonly base: { readonly clause: string; readonly inTown: string };
  /** Undefined within a kilometre. */
  readonly distance: string | undefined;
  readonly minutes: string | null;
}

/** Sentences of pages, by page. A part in [brackets] is a link or emphasized, one in `backticks` is code. */
export const pages = {
  ...docsPages,
  /** On several pages. */
  shared: {
    questions: 'Questions',
    whatCustomersWrote: 'What customers wrote',
    whenOpen: 'When we are open',
    /** Caption of a table that lists places. */
    distances: (base: string) => `Direction and distance from ${base}.`,
  },
  home: {
    directions: 'Directions',
    allPrices: (heading: string) => `${heading}, and what each includes`,
    visit: 'How a visit goes',
    closed: 'We are closed now.',
    /** While nobody answers a business that is visited by appointment. */
    unanswered: 'Nobody is answering the phone right now.',
  },
  service: {
    covers: 'What it covers',
    notIncluded: 'Not included',
    choosing: 'Answer these first',
    variants: 'Compare',
    factors: 'What changes the price',
    visit: 'How the visit goes',
    jobs: 'Jobs like yours',
    related: 'Often needed together',
  },
  contact: {
    weSpeak: (languages: string) => `On the phone we speak ${languages}.`,
    email: (address: string) => `Email [${address}]`,
    save: 'Save as a contact',
    /** `links` are slots in brackets. */
    alsoOn: (links: readonly string[]) => `Also on ${grammar.list(links)}`,
    before: 'Before you call',
  },
  privacy: { form: 'The contact form' },
  news: {
    title: 'News',
    description: (name: string) => `What is new at ${name}: changes to hours, prices and services, newest first.`,
    all: 'All news',
    follow: 'Follow as a feed',
  },
  prices: { total: 'Work out the price of your job', terms: 'What applies to every job' },
  total: {
    title: 'Work out your price',
    description: ({ name, ...added }: Extras & { readonly name: string }) =>
      added.hasSurcharge || added.hasTax
        ? `What a job starts at, with everything that is added: ${grammar.list([priceName(added), ...addedSurcharge(added), ...addedTax(added)])}.`
        : `${added.isStarting ? 'Starting prices' : 'Prices'} for jobs by ${name}; nothing is added to them.`,
    choose: ({
      hasTimes,
      hasPlace,
      hasSurcharge,
      hasTax,
    }: Extras & Readonly<Record<'hasTimes' | 'hasPlace', boolean>>) => {
      const choices = ['the job', ...(hasTimes ? ['the time'] : []), ...(hasPlace ? ['the place'] : [])];
      const parts = ['the price', ...(hasSurcharge ? ['the surcharge'] : []), ...(hasTax ? ['the tax'] : [])];
      const answer = parts.length > 1 ? `: ${grammar.list(parts)} are added up` : ' to see what it starts at';
      return `Choose ${grammar.list(choices)}${answer}.`;
    },
    form: 'Work out a price',
    job: 'Job',
    when: 'When',
    /** By the value of the form. */
    times: {
      now: 'Right now',
      weekday: 'On a weekday',
      tonight: 'Tonight',
      saturday: 'On a Saturday',
      sunday: 'On a Sunday',
    },
    where: 'Where (optional)',
    submit: 'Calculate',
    noQuote: 'A starting total, not a quote.',
    noQuoteButEstimate: 'A starting total, not a quote: your own price is on the estimate.',
    includes: '[The price list] says what each price includes.',
    all: (hasPlaces: boolean) => `Totals for every job${hasPlaces ? ', in the places we serve' : ''}`,
    eachTotal: (added: Extras) =>
      `Each total includes ${grammar.list([...addedTax(added), ...addedSurcharge(added)])}.`,
    /** `tax` is a phrase: "includes GST". */
    eachPrice: (tax: string) => `Each price ${tax}.`,
    duringOpeningHours: 'During opening hours',
    outsideOpeningHours: 'Outside opening hours',
    anyHour: 'At any hour',
    noSum: 'ask us',
  },
  areas: {
    city: (count: number): string => (count === 1 ? 'City' : 'Cities'),
    town: (count: number): string => (count === 1 ? 'Town or village' : 'Towns and villages'),
    neighbourhood: (count: number): string => (count === 1 ? 'Neighbourhood' : 'Neighbourhoods'),
  },
  place: {
    title: serviceIn,
    description: ({ trade, place, base, distance, minutes }: PlaceFacts) => {
      const where = distance === undefined ? `${base.clause} here` : `${distance} from ${base.inTown}`;
      const response = minutes ? `, usual response ${minutes} while we are open` : '';
      return `${serviceIn(trade, place)}: ${where}${response}.`;
    },
    here: (baseIs: string) => `${capitalize(baseIs)} here.`,
    /** Before the postal areas of a place that is served in part. */
    inParts: (place: string) => `Yes, in these parts of ${place}:`,
    /** Below the distance. */
    direction: (direction: string, base: string) => `${direction} of ${base}`,
    /** Above a number of minutes, and below it. */
    usualResponse: ['', 'usual response during opening hours'] as readonly [string, string],
    served: (place: string, municipality: string) =>
      `Yes, we come to ${place === municipality ? place : `${place} (${municipality})`}.`,
    outsideOpeningHours: 'Outside opening hours',
    /** Response times apply during opening hours only. */
    askHowSoon: 'Call to find out how soon someone can come.',
    mostOf: (areas: readonly string[]) => `Most of ${grammar.list(areas)}.`,
    someOf: (areas: readonly string[]) => `Some addresses in ${grammar.list(areas)}; call and ask.`,
    alsoKnownAs: 'Also known as',
    jobs: (place: string) => `Jobs in ${place}`,
    prices: '[All prices]. They are the same for every place.',
    nearest: 'Nearest places',
    elsewhere: 'Somewhere else?',
  },
  about: {
    people: 'Our people',
    licences: 'Licences and certificates',
    insurance: 'Insurance',
    licencesAndInsurance: 'Licences and insurance',
    promises: 'What we promise',
    assurances: 'What you can check about us',
    facts: 'Good to know',
    onThePhone: 'Languages on the phone',
    brands: 'Brands we work with',
    checkAt: 'Check it at [its page]',
    rating: 'Rating',
    /** With the source and the date in the places of the brackets. */
    ratingOf: ({
      ratingValue: value,
      bestRating: best,
      ratingCount: count,
    }: Readonly<Record<'ratingValue' | 'bestRating' | 'ratingCount', number>>) =>
      `${value} out of ${best} from ${count} ratings ([source], [date])`,
    sources: 'Where the map data comes from',
  },
  /** The Markdown version of every page. */
  markdown: {
    /** The line below its heading, with links to the business and to the list of all pages. */
    businessLine: ({
      home,
      telephone,
      emergencyTelephone,
      list,
    }: Readonly<Record<'home' | 'telephone' | 'list', string>> & { readonly emergencyTelephone: string | undefined }) =>
      `${home}, ${telephone}${emergencyTelephone === undefined ? '' : `, emergency line ${emergencyTelephone}`}. All pages: ${list}`,
  },
};
