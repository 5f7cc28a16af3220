import type { Query } from '../business/query.ts';
import { type Site, tellsResponse } from '../business/site.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { listPlaces, placesByPostalArea, toPlaceRecord } from '../places/places.ts';
import { coverageOfPlace, coverageOfPostalArea } from '../places/prebuilt-coverage.ts';
import { listPriceHistory } from '../prices/price-history.ts';
import { listServices, toServiceRecord } from '../prices/services.ts';
import { listJobs, priceStates, toTotalRecord } from '../prices/totals.ts';
import type { AnswerManifest, ApiIndex, Health } from '../schemas/answers/api.ts';
import type { ComponentName } from '../schemas/answers/components.ts';
import type { ProblemCode } from '../schemas/answers/problems.ts';
import type { Business } from '../schemas/business/business.ts';
import { apiVersion } from '../site-pages/changelog.ts';
import { fillTerms } from '../text/terms.ts';
import { type Text, textOf } from '../text/text.ts';
import { type Route, routes } from './routes.ts';

/** A parameter of an operation, in the terms of OpenAPI's Parameter Object. The text describes it by its name. */
export interface Parameter {
  readonly name: keyof Text['api']['parameters'];
  readonly in: 'path' | 'query';
  /** Values worth showing or, with `closed`, all valid ones. */
  readonly examples: (site: Site) => readonly string[];
  /** Whether only the examples are valid values. */
  readonly closed?: boolean;
}

/** What the answers of an operation may be made from. */
export interface Publication {
  readonly site: Site;
  /** The record of the business. */
  readonly business: Business;
  /** All endpoints and discovery documents. */
  readonly index: ApiIndex;
  readonly lookup: CoverageIndex;
  /** Every JSON answer under `/api/` except the list of them. */
  readonly digests: () => AnswerManifest['files'];
}

/** One endpoint of the REST API and what answers it. The text says by its id what it is (`explainOperation`). */
export interface Operation extends Route {
  readonly parameters: readonly Parameter[];
  /** The types of its records. */
  readonly answers: readonly ComponentName[];
  /** The parameters of its most instructive answer, for examples. */
  readonly example?: (site: Site) => Query;
  /** The errors it answers with, besides those of any path, and parameters that lead to them. */
  readonly mistakes: readonly { readonly code: ProblemCode; readonly parameters: (site: Site) => Query }[];
  /** The prebuilt answers: the values of the path parameters with slashes between them (or nothing), and the body. */
  readonly files: (publication: Publication) => Iterable<readonly [key: string, body: object]>;
}

/** What the build publishes of an operation, and says of it. Whether a parameter is in the path, the path says. */
interface Row extends Omit<Operation, keyof Route | 'parameters' | 'mistakes' | 'files'> {
  readonly parameters?: readonly Omit<Parameter, 'in'>[];
  readonly mistakes?: Operation['mistakes'];
  readonly files?: Operation['files'];
}

const id: Omit<Parameter, 'in'> = {
  name: 'id',
  examples: ({ services }) => [...new Set([...services.map(({ id }) => id), ...services.map(({ slug }) => slug)])],
  closed: true,
};
const job: Omit<Parameter, 'in'> = {
  name: 'job',
  examples: (site) => listJobs(site).map(({ id }) => id),
  closed: true,
};
const listSlugs = (site: Site) => site.places.map(({ slug }) => slug);
const listSomeNames = (site: Site) => site.places.slice(0, 3).map(({ name }) => name);

const rows: Readonly<Record<Route['id'], Row>> = {
  getIndex: { answers: ['ApiIndex'], files: ({ index }) => [['', index]] },
  getBusiness: { answers: ['Business'], files: ({ business }) => [['', business]] },
  listServices: {
    parameters: [id],
    answers: ['ServiceList', 'Service'],
    mistakes: [{ code: 'service-not-found', parameters: () => ({ id: 'unknown' }) }],
    files: ({ site }) => [['', listServices(site)]],
  },
  getService: {
    parameters: [id],
    answers: ['Service'],
    example: (site) => ({ id: site.services[0]?.id ?? '' }),
    mistakes: [{ code: 'service-not-found', parameters: () => ({ id: 'unknown' }) }],
    *files({ site }) {
      for (const service of site.services) {
        const body = toServiceRecord(site, service);
        for (const key of new Set([service.id, service.slug])) yield [key, body];
      }
    },
  },
  listServiceAreas: { answers: ['ServiceAreaList'], files: ({ site }) => [['', listPlaces(site)]] },
  getServiceArea: {
    parameters: [{ name: 'slug', examples: listSlugs, closed: true }],
    answers: ['ServiceArea'],
    example: (site) => ({ slug: site.places[0]?.slug ?? '' }),
    mistakes: [{ code: 'service-area-not-found', parameters: () => ({ slug: 'unknown' }) }],
    *files({ site }) {
      for (const place of site.places) yield [place.slug, toPlaceRecord(site, place)];
    },
  },
  checkCoverage: {
    parameters: [
      { name: 'city', examples: listSomeNames },
      { name: 'postal', examples: (site) => [...placesByPostalArea(site).keys()].slice(0, 3) },
    ],
    answers: ['CoverageAnswer'],
    example: (site) => ({ city: site.places[0]?.name ?? '' }),
    mistakes: [
      { code: 'coverage-needs-input', parameters: () => ({}) },
      { code: 'postal-code-invalid', parameters: ({ country }) => ({ postal: country.postalCode.examples.wrong }) },
    ],
  },
  getCoverage: {
    parameters: [
      { name: 'key', examples: (site) => [...listSlugs(site), ...placesByPostalArea(site).keys()], closed: true },
    ],
    answers: ['CoverageAnswer'],
    example: (site) => ({ key: site.places[0]?.slug ?? '' }),
    mistakes: [{ code: 'service-area-not-found', parameters: () => ({ key: 'unknown' }) }],
    *files({ site }) {
      for (const place of site.places) yield [place.slug, coverageOfPlace(site, place)];
      for (const [area, places] of placesByPostalArea(site)) yield [area, coverageOfPostalArea(site, area, places)];
    },
  },
  findTotal: {
    parameters: [
      job,
      { name: 'when', examples: () => ['weekday', 'tonight'] },
      { name: 'place', examples: listSomeNames },
    ],
    answers: ['Total'],
    example: (site) => ({ ...exampleJob(site), when: 'tonight' }),
    mistakes: [
      { code: 'total-needs-input', parameters: () => ({}) },
      { code: 'service-not-found', parameters: () => ({ job: 'unknown' }) },
      { code: 'total-when-invalid', parameters: (site) => ({ ...exampleJob(site), when: 'soon' }) },
    ],
  },
  getJobTotal: {
    parameters: [job, { name: 'state', examples: () => priceStates, closed: true }],
    answers: ['Total'],
    example: (site) => ({ ...exampleJob(site), state: 'day' }),
    mistakes: [{ code: 'service-not-found', parameters: () => ({ job: 'unknown', state: 'day' }) }],
    *files({ site }) {
      for (const job of listJobs(site))
        for (const state of priceStates) yield [`${job.id}/${state}`, toTotalRecord(site, job, state)];
    },
  },
  getPriceHistory: { answers: ['PriceHistory'], files: ({ site }) => [['', listPriceHistory(site)]] },
  getHealth: { answers: ['Health'], files: ({ site }) => [['', toHealthRecord(site)]] },
  getManifest: {
    answers: ['AnswerManifest'],
    *files({ site: { contentDigest, commit }, digests }) {
      yield ['', { generatedFrom: contentDigest, commit, files: digests() } satisfies AnswerManifest];
    },
  },
};

/** Every operation of the REST API, in the order of the documentation. */
export const operations: readonly Operation[] = routes.map((route) => {
  const { parameters = [], mistakes = [], files = () => [], ...row } = rows[route.id];
  const isInPath = (name: string) => route.path.includes(`{${name}}`);
  const placed = parameters.map((one) => ({ ...one, in: isInPath(one.name) ? ('path' as const) : ('query' as const) }));
  return { ...route, ...row, parameters: placed, mistakes, files };
});

function exampleJob(site: Site): Query {
  const jobs = listJobs(site);
  const job = jobs.find(({ variant }) => variant !== undefined) ?? jobs[0];
  return job === undefined ? {} : { job: job.id };
}

/** Liveness and counts (contract B12). All counts are computed. */
export function toHealthRecord(site: Site): Health {
  return {
    status: 'ok',
    version: apiVersion,
    counts: {
      services: site.services.length,
      serviceAreas: site.places.length,
      postalAreas: placesByPostalArea(site).size,
      faqs: site.services.reduce((sum, service) => sum + service.faqs.length, 0),
    },
    contentDigest: site.contentDigest,
  };
}

/** The operation of an id. Throws for an unknown one, which is a bug in the caller. */
export function operationOf(id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}. See src/api/operations.ts.`);
  return operation;
}

/** The key that values of parameters make: those of the path, with a slash between them. */
export function keyOf({ parameters }: Pick<Operation, 'parameters'>, values: Query): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => values[name] ?? '')
    .join('/');
}

/** What is said of an operation, in the words of the country. */
export function explainOperation({ id }: Pick<Operation, 'id'>, site: Site) {
  const { operations } = textOf(site.country.locale).api;
  const { summary, description } = operations[id];
  const { withResponse } = operations.listServiceAreas;
  const isOfResponse = id === 'listServiceAreas' && tellsResponse(site);
  return {
    summary: fillTerms(summary, site.terms),
    description: fillTerms(isOfResponse ? withResponse : description, site.terms),
  };
}

/** What a parameter means, in the words of the country. */
export function explainParameter({ name }: Pick<Parameter, 'name'>, { country, terms }: Site): string {
  return fillTerms(textOf(country.locale).api.parameters[name], terms);
}

/** Operations with the same records in groups: a list, and its single records by path. What most look for comes first. */
export function groupOperations(): readonly (readonly Operation[])[] {
  const isFirst = (group: readonly Operation[]) => Number(group[0]?.id === 'checkCoverage');
  const groups = Map.groupBy(operations, ({ path }) => path.replace(/\{.*\}\/$/, ''));
  return [...groups.values()].toSorted((a, b) => isFirst(b) - isFirst(a));
}
