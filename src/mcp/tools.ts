import { listServices } from '../api/routes.ts';
import { type Answer, type Failure, ok, type Query, type Result } from '../business/query.ts';
import { coverageOfNothing, findCoverage } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { findService } from '../places/totals.ts';
import type { PriceList, ServiceListing, ToolRecord } from '../schemas/answers/components.ts';
import type { Service } from '../schemas/services/service.ts';
import type { Text } from '../text/text.ts';

/** One tool and what answers its calls. The text says by its name what it is. */
export interface Tool<Prepared = unknown> {
  readonly name: keyof Text['mcp']['tools'];
  /** Names of its arguments, which are all optional strings. */
  readonly arguments: readonly (keyof Text['mcp']['arguments'])[];
  /** Finds the answer for the arguments of a call. */
  find(query: Query, lookup: CoverageIndex, prepared: Prepared): Result<Answer, Failure>;
  /** Makes the record from the prebuilt answer of an operation, if the tool answers with more than that. */
  present?(answer: ToolRecord, prepared: Prepared): ToolRecord;
}

const getServices: Tool<ServiceListing> = {
  name: 'get_services',
  arguments: ['id'],
  find: (query, lookup, list) => (query.id === undefined ? ok({ record: list }) : listServices(query, lookup)),
  present: (service, { leftOut: _, ...list }) => ({ ...list, total: 1, services: [service as Service] }),
};

const getPricing: Tool<PriceList> = {
  name: 'get_pricing',
  arguments: ['id'],
  find({ id }, lookup, list) {
    if (id === undefined) return ok({ record: list });
    const found = findService(id, lookup);
    if (!found.ok) return found;
    const prices = list.prices.filter((price) => price.id === found.value);
    const totals = list.totals.filter(({ job }) => job.split('.')[0] === found.value);
    return ok({ record: { ...list, prices, totals } });
  },
};

const checkServiceArea: Tool = {
  name: 'check_service_area',
  arguments: ['city', 'postal'],
  find: (query, lookup) =>
    query.city === undefined && query.postal === undefined
      ? ok({ record: coverageOfNothing(lookup) })
      : findCoverage(query, lookup),
};

const getBusinessInfo: Tool = {
  name: 'get_business_info',
  arguments: [],
  find: () => ok({ operation: 'getBusiness', key: '' }),
};

/** All tools in their listed order. The first can be called without arguments. */
export const tools: readonly Tool[] = [getServices, getPricing, checkServiceArea, getBusinessInfo];
