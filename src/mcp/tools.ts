import { ok } from '../business/result.ts';
import type { Site } from '../business/site.ts';
import { coverageOfNothing, findCoverage } from '../coverage/coverage.ts';
import { findService } from '../coverage/find-service.ts';
import { joinWords } from '../words/wording.ts';
import type { Tool, ToolArgument } from './tool.ts';

const serviceId: ToolArgument = {
  name: 'id',
  description: 'Identifier of a service. Leave it out for all services.',
  values: (site) => site.services.map((service) => service.id),
};

const getServices: Tool = {
  name: 'get_services',
  title: 'List services',
  description: ({ business }) =>
    `Lists the ${business.trade} services of ${business.name}: what each is for, what it covers, what not to touch (safety.dont), and its starting price in Canadian dollars. Use this when someone describes a problem or asks what is offered. With id, one service in full, with frequent questions.`,
  arguments: [serviceId],
  endpoint: '/api/services/',
  output: 'ServiceListing',
  find({ id }, { lookup, records }) {
    if (id === undefined) return ok({ record: records.services });
    const found = findService(id, lookup);
    return found.ok ? ok({ operation: 'getService', key: found.value }) : found;
  },
  present: (service, { services }) => ({ ...services, total: 1, services: [service] }),
};

const getPricing: Tool = {
  name: 'get_pricing',
  title: 'Get starting prices',
  description: () =>
    'Starting prices in Canadian dollars, of all services or of one, by day and outside opening hours (afterHoursFrom), with tax and other terms (pricing). Use this when someone asks what something costs. They are starting points, not quotes: say so, and pass on priceNote and priceAsOf.',
  arguments: [serviceId],
  endpoint: '/api/services/',
  output: 'PriceList',
  find({ id }, { lookup, records: { prices } }) {
    if (id === undefined) return ok({ record: prices });
    const found = findService(id, lookup);
    if (!found.ok) return found;
    return ok({ record: { ...prices, prices: prices.prices.filter((price) => price.id === found.value) } });
  },
};

const checkServiceArea: Tool = {
  name: 'check_service_area',
  title: 'Check service area',
  description: () =>
    'Whether a place is served, with distance and usual response time. Use this when someone names a place or a postal code; without arguments it lists every place. city is authoritative (confirmed); postal counts only its first three characters (likely). The city decides unless it is unknown and the postal code is served.',
  arguments: [
    {
      name: 'city',
      description: 'City, town or neighbourhood; municipality or province may follow after a comma.',
      maxLength: 100,
    },
    {
      name: 'postal',
      description: 'Canadian postal code, or its first three characters.',
      maxLength: 20,
    },
  ],
  endpoint: '/api/coverage/',
  output: 'CoverageAnswer',
  find: (query, { lookup }) =>
    query.city === undefined && query.postal === undefined
      ? ok({ record: coverageOfNothing(lookup) })
      : findCoverage(query, lookup),
};

const getBusinessInfo: Tool = {
  name: 'get_business_info',
  title: 'Get business info',
  description: (site) =>
    `${listTopics(site)} of ${site.business.name}, and what may be done with this data. Use this when someone wants to get in touch, or asks when it is open or how it works. A person arranges every visit; no tool books one.`,
  arguments: [],
  endpoint: '/api/business/',
  output: 'Business',
  find: () => ok({ operation: 'getBusiness', key: '' }),
};

/** What the record of the business is about, in words; of what it does not hold nothing is said. */
function listTopics({ business: { people, credentials, insurance }, reviews }: Site): string {
  const further = [
    ...(people.length === 0 ? [] : ['people']),
    ...(credentials.length + insurance.length === 0 ? [] : ['credentials']),
    ...(reviews.length === 0 ? [] : ['reviews']),
  ];
  const policies = further.length === 0 ? 'other policies' : 'policies';
  return joinWords([
    ...['Telephone', 'e-mail', 'address', 'opening hours', 'payment', 'deposit', 'warranty', policies],
    ...further,
  ]);
}

/** The four tools, in the order in which they are listed. The first can be called without arguments. */
export const tools: readonly Tool[] = [getServices, getPricing, checkServiceArea, getBusinessInfo];
