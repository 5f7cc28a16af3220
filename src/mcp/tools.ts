import { type Answer, type Failure, ok, type Query, type Result } from '../business/query.ts';
import type { Site } from '../business/site.ts';
import { coverageOfNothing, coverageOfPostalArea, findCoverage } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { placesByPostalArea } from '../places/places.ts';
import { findService } from '../places/totals.ts';
import { listPrices, listShortServices, toServiceRecord } from '../prices/services.ts';
import type { PriceList, ServiceListing, ToolRecord, ToolRecordName } from '../schemas/answers/components.ts';
import type { Business } from '../schemas/business/business.ts';
import type { Service } from '../schemas/services/service.ts';
import type { Text } from '../text/text.ts';

/** An argument of a tool. All arguments are optional strings. */
interface ToolArgument {
  readonly name: keyof Text['mcp']['arguments'];
  readonly maxLength?: number;
  /** The valid values, if there are few. */
  readonly values?: (site: Site) => readonly string[];
}

/** One tool and what answers its calls. The text says by its name what it is. */
export interface Tool<Prepared = unknown> {
  readonly name: keyof Text['mcp']['tools'];
  readonly arguments: readonly ToolArgument[];
  /** The type of its records. */
  readonly output: ToolRecordName;
  /** Path of the REST endpoint with the same facts, whose parameters have the same names. */
  readonly endpoint: string;
  /** A real call; undefined if the site has nothing to answer it with. `business` is the record of the business. */
  readonly example: (site: Site, business: Business) => { arguments: Query; record: object } | undefined;
  /** Prepares at build time what is not an answer of the REST API, as plain JSON. */
  readonly prepare?: (site: Site) => Prepared;
  /** Finds the answer for the arguments of a call. */
  find(query: Query, lookup: CoverageIndex, prepared: Prepared): Result<Answer, Failure>;
  /** Makes the record from the prebuilt answer of an operation, if the tool answers with more than that. */
  present?(answer: ToolRecord, prepared: Prepared): ToolRecord;
}

const language: ToolArgument = {
  name: 'language',
  values: ({ languages }) => languages.map((one) => one.language),
};

/** The arguments of a tool: its own, and the language where a site has several (contract J4). */
export function listArguments({ arguments: own }: Tool, { languages }: Pick<Site, 'languages'>): ToolArgument[] {
  return languages.length > 1 ? [...own, language] : [...own];
}

const serviceId: ToolArgument = {
  name: 'id',
  values: (site) => site.services.map((service) => service.id),
};

const getServices: Tool<ServiceListing> = {
  name: 'get_services',
  arguments: [serviceId],
  output: 'ServiceListing',
  endpoint: '/api/services/',
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
  arguments: [serviceId],
  output: 'PriceList',
  endpoint: '/api/services/',
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
  arguments: [
    { name: 'city', maxLength: 100 },
    { name: 'postal', maxLength: 20 },
  ],
  output: 'CoverageAnswer',
  endpoint: '/api/coverage/',
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
  arguments: [],
  output: 'Business',
  endpoint: '/api/business/',
  example: (_site, record) => ({ arguments: {}, record }),
  find: () => ok({ operation: 'getBusiness', key: '' }),
};

/** All tools in their listed order. The first can be called without arguments. */
export const tools: readonly Tool[] = [getServices, getPricing, checkServiceArea, getBusinessInfo];
