import type { Site } from '../business/site.ts';
import type { LookupTables } from '../lookup/lookup-tables.ts';
import { groupByPostalArea } from '../places/places.ts';
import { pricePeriods } from '../prices/period.ts';
import { listJobs } from '../prices/totals.ts';
import type { Query } from '../result.ts';
import type { AnswerManifest, ApiIndex } from '../schemas/answers/api.ts';
import type { ApiRecordName, ToolRecord } from '../schemas/answers/records.ts';
import type { Text } from '../text/text.ts';
import type { Route } from './route.ts';

/** A parameter of an operation, in the terms of OpenAPI's Parameter Object. `text.api.parameters` describes it. */
export interface Parameter {
  readonly name: keyof Text['api']['parameters'];
  readonly in: 'path' | 'query';
  /** Returns sample values or, if `isEnum`, all valid ones. */
  readonly examples: (site: Site) => readonly string[];
  /** Whether only the examples are valid values. */
  readonly isEnum?: boolean;
}

/** What the prebuilt answers and documents are made from. */
export interface AnswerSource {
  readonly site: Site;
  /** All endpoints and discovery documents. */
  readonly index: ApiIndex;
  readonly lookup: LookupTables;
  /** Returns all prebuilt answers except the list of their digests; computed once. */
  readonly answers: () => readonly PrebuiltAnswer[];
  /** Returns the size and digest of every JSON answer under `/api/` except that list. */
  readonly digests: () => AnswerManifest['files'];
}

/** A prebuilt answer as it is published. */
export interface PrebuiltAnswer {
  /** Path at which clients request it. */
  readonly path: string;
  readonly text: string;
}

/**
 * The key of a prebuilt answer (the values of the path parameters with slashes between them, or nothing), and its body.
 */
type AnswerBody = readonly [key: string, body: ToolRecord];

/** An operation of the API with what the build publishes and documents of it. `text.api.operations` describes it. */
export interface Operation extends Route {
  readonly parameters: readonly Parameter[];
  /** The types of its records. */
  readonly recordTypes: readonly ApiRecordName[];
  /** The parameters of its example request; none for a list. */
  readonly example: (site: Site) => Query;
  /** Parameters of requests that fail, for examples of its errors. */
  readonly failingQueries: (site: Site) => readonly Query[];
  /** The prebuilt answers. */
  readonly answers: (source: AnswerSource) => Iterable<AnswerBody>;
}

const listSlugs = (site: Site) => site.places.map(({ slug }) => slug);
const listSomeNames = (site: Site) => site.places.slice(0, 3).map(({ name }) => name);

/** Values of parameters; examples use the first one. */
const parameterValues: Readonly<Record<Parameter['name'], Omit<Parameter, 'name' | 'in'>>> = {
  id: { examples: ({ services }) => [...new Set(services.flatMap(({ id, slug }) => [id, slug]))], isEnum: true },
  slug: { examples: listSlugs, isEnum: true },
  city: { examples: listSomeNames },
  postal: { examples: (site) => [...groupByPostalArea(site).keys()].slice(0, 3) },
  key: { examples: (site) => [...listSlugs(site), ...groupByPostalArea(site).keys()], isEnum: true },
  job: { examples: (site) => listJobs(site).map(({ id }) => id), isEnum: true },
  when: { examples: () => ['tonight', 'weekday'] },
  place: { examples: listSomeNames },
  quantity: { examples: () => ['1'] },
  state: { examples: () => pricePeriods, isEnum: true },
};

/** What an endpoint adds to its route for the build. Parameters in the path are read from the path. */
interface OperationDefinition
  extends Pick<Operation, 'recordTypes'>,
    Partial<Pick<Operation, 'failingQueries' | 'answers'>> {
  /** Parameters of the query. */
  readonly query?: readonly Parameter['name'][];
  /** The parameters of its example; by default all in the path. */
  readonly example?: readonly Parameter['name'][];
}

/**
 * Completes a route into an operation: lists its parameters from path and query, with an example and failing requests.
 *
 * @example
 * defineOperation(serviceRoute, { recordTypes: ['Service'], answers: ({ site }) => … })
 */
export function defineOperation(route: Route, definition: OperationDefinition): Operation {
  const { query = [], recordTypes, answers = () => [] } = definition;
  const path = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as Parameter['name']);
  const unknown = Object.fromEntries(path.map((name) => [name, 'unknown']));
  const { example = path, failingQueries = () => (path.length > 0 ? [unknown] : []) } = definition;
  const parameters = [
    ...path.map((name) => ({ name, in: 'path' as const, ...parameterValues[name] })),
    ...query.map((name) => ({ name, in: 'query' as const, ...parameterValues[name] })),
  ];
  const exampleOf = (site: Site): Query =>
    Object.fromEntries(example.map((name) => [name, parameterValues[name].examples(site)[0] ?? '']));
  return { ...route, parameters, recordTypes, example: exampleOf, failingQueries, answers };
}
