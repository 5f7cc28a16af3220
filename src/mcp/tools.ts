import { type Failure, ok, type Query, type Result } from '../business/query.ts';
import { answerCoverage } from '../endpoints/coverage/route.ts';
import type { Answer } from '../endpoints/route.ts';
import { answerServices } from '../endpoints/services/route.ts';
import { coverageOfNothing } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import type { Text } from '../text/text.ts';

/** One tool and what answers its calls. The text says by its name what it is. */
export interface Tool {
  readonly name: keyof Text['mcp']['tools'];
  /** Names of its arguments, which are all optional strings. */
  readonly arguments: readonly (keyof Text['mcp']['arguments'])[];
  /** Finds the answer for the arguments of a call. Of a prebuilt one the tool may have a record of its own. */
  find(query: Query, lookup: CoverageIndex): Result<Answer, Failure>;
}

const getServices: Tool = {
  name: 'get_services',
  arguments: ['id'],
  find: answerServices,
};

const getPricing: Tool = {
  name: 'get_pricing',
  arguments: ['id'],
  find: answerServices,
};

const checkServiceArea: Tool = {
  name: 'check_service_area',
  arguments: ['city', 'postal'],
  find: (query, lookup) =>
    query.city === undefined && query.postal === undefined
      ? ok({ record: coverageOfNothing(lookup) })
      : answerCoverage(query, lookup),
};

const getBusinessInfo: Tool = {
  name: 'get_business_info',
  arguments: [],
  find: () => ok({ operation: 'getBusiness', key: '' }),
};

/** All tools in their listed order. The first can be called without arguments. */
export const tools: readonly Tool[] = [getServices, getPricing, checkServiceArea, getBusinessInfo];
