import { listPageFaqs } from '../business/business.ts';
import { type Answer, type Failure, ok, type Query, type Result } from '../business/query.ts';
import { type Site, tellsResponse } from '../business/site.ts';
import { code, type Markdown, md, plain } from '../escape/markdown.ts';
import { coverageOfNothing, coverageOfPostalArea, findCoverage } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { placesByPostalArea } from '../places/places.ts';
import { findService } from '../places/totals.ts';
import { haveStartingPrices } from '../prices/price.ts';
import { listPrices, listShortServices, toServiceRecord } from '../prices/services.ts';
import type { PriceList, ServiceListing, ToolRecord, ToolRecordName } from '../schemas/answers/components.ts';
import type { Business } from '../schemas/business/business.ts';
import type { Service } from '../schemas/services/service.ts';
import { textOf } from '../text/text.ts';

/** An argument of a tool. All arguments are optional strings. */
interface ToolArgument {
  readonly name: string;
  /** Names of terms in braces are replaced by the words of the country. */
  readonly description: string;
  readonly maxLength?: number;
  /** The valid values, if there are few. */
  readonly values?: (site: Site) => readonly string[];
}

/** One tool. Everything said about it anywhere is defined here, and what answers its calls. */
export interface Tool<Prepared = unknown> {
  readonly name: string;
  readonly title: string;
  readonly description: (site: Site) => string;
  readonly arguments: readonly ToolArgument[];
  /** The type of its records. */
  readonly output: ToolRecordName;
  /** Path of the REST endpoint with the same facts, whose parameters have the same names. */
  readonly endpoint: string;
  /** Questions it answers, for the skill for agents: with which arguments (one is enough), and what does without it. */
  readonly uses: readonly {
    readonly question: string;
    readonly arguments?: readonly string[];
    readonly withoutTools: (url: (path: string) => string) => Markdown;
  }[];
  /** A real call; undefined if the site has nothing to answer it with. `business` is the record of the business. */
  readonly example: (site: Site, business: Business) => { arguments: Query; record: object } | undefined;
  /** Prepares at build time what is not an answer of the REST API, as plain JSON. */
  readonly prepare?: (site: Site) => Prepared;
  /** Finds the answer for the arguments of a call. */
  find(query: Query, lookup: CoverageIndex, prepared: Prepared): Result<Answer, Failure>;
  /** Makes the record from the prebuilt answer of an operation, if the tool answers with more than that. */
  present?(answer: ToolRecord, prepared: Prepared): ToolRecord;
}

const serviceId: ToolArgument = {
  name: 'id',
  description: 'Identifier of a service. Leave it out for all services.',
  values: (site) => site.services.map((service) => service.id),
};

const getServices: Tool<ServiceListing> = {
  name: 'get_services',
  title: 'List services',
  description: ({ business, terms }) =>
    [
      `Lists the ${business.trade} services of ${business.name}: what each is for, what it covers,`,
      `what not to touch (safety.dont), and its price in ${terms.currencyName}.`,
      'Use this when someone describes a problem or asks what is offered.',
      'With id, one service in full, with questions.',
    ].join(' '),
  arguments: [serviceId],
  output: 'ServiceListing',
  endpoint: '/api/services/',
  uses: [
    { question: 'What they do, which service fits', withoutTools: (url) => plain(url('/api/services/')) },
    {
      question: 'One service in full',
      arguments: ['id'],
      withoutTools: (url) => code(url('/api/services/{id}/')),
    },
  ],
  example(site) {
    const [service] = site.services;
    if (service === undefined) return undefined;
    const list = listShortServices(site);
    return { arguments: { id: service.id }, record: presentService(toServiceRecord(site, service), list) };
  },
  prepare: listShortServices,
  find({ id }, lookup, list) {
    if (id === undefined) return ok({ record: list });
    const found = findService(id, lookup);
    return found.ok ? ok({ operation: 'getService', key: found.value }) : found;
  },
  present: (service, list) => presentService(service as Service, list),
};

function presentService(service: Service, { leftOut: _, ...list }: ServiceListing): ServiceListing {
  return { ...list, total: 1, services: [service] };
}

const getPricing: Tool<PriceList> = {
  name: 'get_pricing',
  title: 'Get prices',
  description: ({ services, terms }) =>
    [
      `Prices in ${terms.currencyName}, of all services or one, by day and outside opening hours (afterHoursFrom),`,
      'with tax and other terms (pricing). Use this when asked what something costs.',
      ...(haveStartingPrices(services)
        ? []
        : ['price.kind and price.per say what an amount is; free or on request, there is none.']),
      'Not quotes: say so, and pass on priceNote and priceAsOf.',
    ].join(' '),
  arguments: [serviceId],
  output: 'PriceList',
  endpoint: '/api/services/',
  uses: [
    {
      question: 'What it costs, by day and outside opening hours',
      withoutTools: () => md`the prices in the same records`,
    },
  ],
  example(site) {
    const [service] = site.services;
    return service && { arguments: { id: service.id }, record: pickPrice(listPrices(site), service.id) };
  },
  prepare: listPrices,
  find({ id }, lookup, list) {
    if (id === undefined) return ok({ record: list });
    const found = findService(id, lookup);
    return found.ok ? ok({ record: pickPrice(list, found.value) }) : found;
  },
};

function pickPrice(list: PriceList, id: string): PriceList {
  return {
    ...list,
    prices: list.prices.filter((price) => price.id === id),
    totals: list.totals.filter(({ job }) => job.split('.')[0] === id),
  };
}

const checkServiceArea: Tool = {
  name: 'check_service_area',
  title: 'Check service area',
  description({ terms, business }) {
    const response = tellsResponse({ business }) ? ', usual response' : '';
    return [
      `Whether a place is served, straight-line distance${response}.`,
      `Use this when someone names a place or ${terms.aPostalCode}; without arguments it lists every place.`,
      `city is confirmed; postal counts only its ${terms.matchedPart} (likely).`,
      `The city decides unless it is unknown and the ${terms.postalCode} is served.`,
    ].join(' ');
  },
  arguments: [
    {
      name: 'city',
      description: 'City, town or neighbourhood; municipality or {regionKind} may follow after a comma.',
      maxLength: 100,
    },
    { name: 'postal', description: '{CodeArgument}.', maxLength: 20 },
  ],
  output: 'CoverageAnswer',
  endpoint: '/api/coverage/',
  uses: [
    {
      question: 'Whether they come here',
      arguments: ['city', 'postal'],
      withoutTools: (url) => md`${code(url('/api/coverage/?city='))} or ${code('?postal=')}`,
    },
  ],
  example(site) {
    const [area] = placesByPostalArea(site);
    return area && { arguments: { postal: area[0] }, record: coverageOfPostalArea(site, area[0], area[1]) };
  },
  find: (query, lookup) =>
    query.city === undefined && query.postal === undefined
      ? ok({ record: coverageOfNothing(lookup) })
      : findCoverage(query, lookup),
};

const getBusinessInfo: Tool = {
  name: 'get_business_info',
  title: 'Get business info',
  description: (site) =>
    [
      `${listTopics(site)} of ${site.business.name}, and the use and interfaces of this data.`,
      'Use this when someone wants to reach it, or asks when it is open or how it works.',
      'A person arranges every visit; no tool books one.',
    ].join(' '),
  arguments: [],
  output: 'Business',
  endpoint: '/api/business/',
  uses: [
    {
      question: 'Hours, telephone, address, closures, payment, policies',
      withoutTools: (url) => plain(url('/api/business/')),
    },
  ],
  example: (_site, record) => ({ arguments: {}, record }),
  find: () => ok({ operation: 'getBusiness', key: '' }),
};

/** What the record of the business is about, in words; missing parts are not mentioned. */
function listTopics(site: Site): string {
  const { people, credentials, insurance } = site.business;
  const further = [
    ...(people.length === 0 ? [] : ['people']),
    ...(credentials.length + insurance.length === 0 ? [] : ['credentials']),
    ...(site.reviews.length === 0 ? [] : ['reviews']),
  ];
  const policies = further.length === 0 ? 'other policies' : 'policies';
  const questions = listPageFaqs(site).length === 0 ? [] : ['questions'];
  const always = ['Telephone', 'email', 'address', 'hours', 'payment', 'deposit', 'warranty'];
  return textOf(site.country.locale).grammar.list([...always, ...questions, policies, ...further]);
}

/** All tools in their listed order. The first can be called without arguments. */
export const tools: readonly Tool[] = [getServices, getPricing, checkServiceArea, getBusinessInfo];
