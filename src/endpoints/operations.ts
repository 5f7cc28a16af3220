import type { Site } from '../business/site.ts';
import type { Query } from '../result.ts';
import { fillTerms } from '../text/terms.ts';
import { textOf } from '../text/text.ts';
import { indexOperation } from './api-index/operation.ts';
import { businessOperation } from './business/operation.ts';
import { coverageOperation, coverageQueryOperation } from './coverage/operation.ts';
import { healthOperation } from './health/operation.ts';
import { manifestOperation } from './manifest/operation.ts';
import type { Operation, Parameter } from './operation.ts';
import { priceHistoryOperation } from './price-history/operation.ts';
import { serviceAreaOperation, serviceAreasOperation } from './service-areas/operation.ts';
import { serviceOperation, servicesOperation } from './services/operation.ts';
import { totalOperation, totalQueryOperation } from './total/operation.ts';

/** Every operation of the API, in the order of the documentation. */
export const operations: readonly Operation[] = [
  indexOperation,
  businessOperation,
  servicesOperation,
  serviceOperation,
  serviceAreasOperation,
  serviceAreaOperation,
  coverageQueryOperation,
  coverageOperation,
  totalQueryOperation,
  totalOperation,
  priceHistoryOperation,
  healthOperation,
  manifestOperation,
];

/** Returns the key of an answer: the values of the path parameters, with slashes between them. */
export function keyOf({ parameters }: Pick<Operation, 'parameters'>, values: Query): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => values[name] ?? '')
    .join('/');
}

/** Returns the summary and description of an operation, with the country's terms. */
export function describeOperation({ id }: Pick<Operation, 'id'>, { country, terms }: Site) {
  const { summary, description } = textOf(country.locale).api.operations[id];
  return { summary: fillTerms(summary, terms), description: fillTerms(description, terms) };
}

/** Returns the description of a parameter, with the country's terms. */
export function describeParameter({ name }: Pick<Parameter, 'name'>, { country, terms }: Site): string {
  return fillTerms(textOf(country.locale).api.parameters[name], terms);
}
