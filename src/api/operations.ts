import type { Query } from '../business/query.ts';
import type { Site } from '../business/site.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { coverageOfPlace, coverageOfPostalArea } from '../places/coverage-records.ts';
import { listPlaces, placesByPostalArea, toPlaceRecord } from '../places/places.ts';
import { listPriceHistory } from '../prices/price-history.ts';
import { listServices, toServiceRecord } from '../prices/services.ts';
import { listJobs, priceStates, toTotalRecord } from '../prices/totals.ts';
import type { AnswerManifest, ApiIndex, Health } from '../schemas/answers/api.ts';
import type { ComponentName, ToolRecord } from '../schemas/answers/components.ts';
import { apiVersion } from '../site-pages/changelog.ts';
import { fillTerms } from '../text/terms.ts';
import { type Text, textOf } from '../text/text.ts';
import { toBusinessRecord } from './business-record.ts';
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
  /** The parameters of its most instructive answer, for examples; none for a list. */
  readonly example: (site: Site) => Query;
  /** Parameters that lead to its errors, besides those of any path. */
  readonly badQueries: (site: Site) => readonly Query[];
  /** The prebuilt answers: the values of the path parameters with slashes between them (or nothing), and the body. */
  readonly files: (publication: Publication) => Iterable<readonly [key: string, body: ToolRecord]>;
}

/** What the build publishes of an operation, and says of it. Parameters in the path, the path says. */
interface Row extends Pick<Operation, 'answers'>, Partial<Pick<Operation, 'badQueries' | 'files'>> {
  /** Parameters of the query. */
  readonly query?: readonly Parameter['name'][];
  /** Those that its example has. */
  readonly example?: readonly Parameter['name'][];
}

const listSlugs = (site: Site) => site.places.map(({ slug }) => slug);
const listJobIds = (site: Site) => listJobs(site).map(({ id }) => id);
const listSomeNames = (site: Site) => site.places.slice(0, 3).map(({ name }) => name);

/** Values of parameters, those of examples first. */
const parameterValues: Readonly<Record<Parameter['name'], Omit<Parameter, 'name' | 'in'>>> = {
  id: { examples: ({ services }) => [...new Set(services.flatMap(({ id, slug }) => [id, slug]))], closed: true },
  slug: { examples: listSlugs, closed: true },
  city: { examples: listSomeNames },
  postal: { examples: (site) => [...placesByPostalArea(site).keys()].slice(0, 3) },
  key: { examples: (site) => [...listSlugs(site), ...placesByPostalArea(site).keys()], closed: true },
  job: { examples: listJobIds, closed: true },
  when: { examples: () => ['tonight', 'weekday'] },
  place: { examples: listSomeNames },
  state: { examples: () => priceStates, closed: true },
};

const rows: Readonly<Record<Route['id'], Row>> = {
  getIndex: { answers: ['ApiIndex'], files: ({ index }) => [['', index]] },
  getBusiness: { answers: ['Business'], files: ({ site }) => [['', toBusinessRecord(site)]] },
  listServices: {
    query: ['id'],
    answers: ['ServiceList', 'Service'],
    badQueries: () => [{ id: 'unknown' }],
    files: ({ site }) => [['', listServices(site)]],
  },
  getService: {
    answers: ['Service'],
    *files({ site }) {
      for (const service of site.services) {
        const body = toServiceRecord(site, service);
        for (const key of new Set([service.id, service.slug])) yield [key, body];
      }
    },
  },
  listServiceAreas: { answers: ['ServiceAreaList'], files: ({ site }) => [['', listPlaces(site)]] },
  getServiceArea: {
    answers: ['ServiceArea'],
    files: ({ site }) => site.places.map((place) => [place.slug, toPlaceRecord(site, place)]),
  },
  checkCoverage: {
    query: ['city', 'postal'],
    example: ['city'],
    answers: ['CoverageAnswer'],
    badQueries: ({ country }) => [{}, { postal: country.postalCode.examples.wrong }],
  },
  getCoverage: {
    answers: ['CoverageAnswer'],
    *files({ site }) {
      for (const place of site.places) yield [place.slug, coverageOfPlace(site, place)];
      for (const [area, places] of placesByPostalArea(site)) yield [area, coverageOfPostalArea(site, area, places)];
    },
  },
  findTotal: {
    query: ['job', 'when', 'place', 'city'],
    example: ['job', 'when'],
    answers: ['Total'],
    badQueries: (site) => [{}, { job: 'unknown' }, { job: listJobIds(site)[0] ?? '', when: 'soon' }],
  },
  getJobTotal: {
    answers: ['Total'],
    *files({ site }) {
      for (const job of listJobs(site))
        for (const state of priceStates) yield [`${job.id}/${state}`, toTotalRecord(site, job, state)];
    },
  },
  getPriceHistory: { answers: ['PriceHistory'], files: ({ site }) => [['', listPriceHistory(site)]] },
  getHealth: {
    answers: ['Health'],
    *files({ site }) {
      const { services, places, contentDigest } = site;
      const counts = {
        services: services.length,
        serviceAreas: places.length,
        postalAreas: placesByPostalArea(site).size,
        faqs: services.flatMap(({ faqs }) => faqs).length,
      };
      yield ['', { status: 'ok', version: apiVersion, counts, contentDigest } satisfies Health];
    },
  },
  getManifest: {
    answers: ['AnswerManifest'],
    *files({ site: { contentDigest, commit }, digests }) {
      yield ['', { generatedFrom: contentDigest, commit, files: digests() } satisfies AnswerManifest];
    },
  },
};

/** Every operation of the REST API, in the order of the documentation. */
export const operations: readonly Operation[] = routes.map((route) => {
  const { query = [], answers, files = () => [], ...row } = rows[route.id];
  const path = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as Parameter['name']);
  const unknown = Object.fromEntries(path.map((name) => [name, 'unknown']));
  const { example = path, badQueries = () => (path.length > 0 ? [unknown] : []) } = row;
  const parameters = [
    ...path.map((name) => ({ name, in: 'path' as const, ...parameterValues[name] })),
    ...query.map((name) => ({ name, in: 'query' as const, ...parameterValues[name] })),
  ];
  const exampleOf = (site: Site): Query =>
    Object.fromEntries(example.map((name) => [name, parameterValues[name].examples(site)[0] ?? '']));
  return { ...route, parameters, answers, example: exampleOf, badQueries, files };
});

/** The key that values of parameters make: those of the path, with a slash between them. */
export function keyOf({ parameters }: Pick<Operation, 'parameters'>, values: Query): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => values[name] ?? '')
    .join('/');
}

/** What is said of an operation, in the words of the country. */
export function explainOperation({ id }: Pick<Operation, 'id'>, { country, terms }: Site) {
  const { summary, description } = textOf(country.locale).api.operations[id];
  return { summary: fillTerms(summary, terms), description: fillTerms(description, terms) };
}

/** What a parameter means, in the words of the country. */
export function explainParameter({ name }: Pick<Parameter, 'name'>, { country, terms }: Site): string {
  return fillTerms(textOf(country.locale).api.parameters[name], terms);
}
