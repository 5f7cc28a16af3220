import {
  type Answer,
  type Failure,
  ok,
  type PublishedAnswer,
  problem,
  type Query,
  type Result,
} from '../business/query.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { findCoverage, truncateText } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { findPlace } from '../places/find-place.ts';
import { findJob, findService, findTotal } from '../places/totals.ts';
import { answersOf } from '../text/answers.ts';
import type { Text } from '../text/text.ts';

/** What the function knows of an operation: where it is, and what answers a request that no file does. */
export interface Route {
  /** Name in the OpenAPI description and the documentation. */
  readonly id: keyof Text['api']['operations'];
  /** Path with slashes at both ends; at most its last two segments are parameters in braces. */
  readonly path: string;
  /** Finds the answer to a query. An operation without it ignores the query. */
  readonly answerQuery?: (query: Query, lookup: CoverageIndex, instant: Date) => Result<Answer, Failure>;
  /** For a path parameter without a file: the right form to redirect to, or why there is none. */
  readonly findKey?: (key: string, lookup: CoverageIndex) => Result<string, Failure>;
}

/** The routes of all operations, in the order of the documentation. */
export const routes: readonly Route[] = [
  { id: 'getIndex', path: '/api/' },
  { id: 'getBusiness', path: '/api/business/' },
  { id: 'listServices', path: '/api/services/', answerQuery: listServices },
  { id: 'getService', path: '/api/services/{id}/', findKey: findService },
  { id: 'listServiceAreas', path: '/api/service-areas/' },
  { id: 'getServiceArea', path: '/api/service-areas/{slug}/', findKey: findPlaceSlug },
  { id: 'checkCoverage', path: '/api/coverage/', answerQuery: findCoverage },
  { id: 'getCoverage', path: '/api/coverage/{key}/', findKey: findCoverageKey },
  { id: 'findTotal', path: '/api/total/', answerQuery: findTotal },
  { id: 'getJobTotal', path: '/api/total/{job}/{state}/', findKey: findTotalKey },
  { id: 'getPriceHistory', path: '/api/prices/history/' },
  { id: 'getHealth', path: '/api/health/' },
  { id: 'getManifest', path: '/api/manifest/' },
];

/** All services, or the one with an id or slug. */
export function listServices({ id }: Query, lookup: CoverageIndex): Result<Answer, Failure> {
  if (id === undefined) return ok({ operation: 'listServices', key: '' });
  const found = findService(id, lookup);
  return found.ok ? ok({ operation: 'getService', key: found.value }) : found;
}

function findPlaceSlug(key: string, lookup: CoverageIndex): Result<string, Failure> {
  const { kind, slugs } = findPlace(key, lookup);
  if (kind === 'match' && slugs[0] !== undefined) return ok(slugs[0]);
  const { notServedPlace } = answersOf(lookup.terms.locale).requests;
  return problem('service-area-not-found', notServedPlace(truncateText(key, lookup), lookup.prefix));
}

function findCoverageKey(key: string, lookup: CoverageIndex): Result<string, Failure> {
  const code = parsePostalCode(key, lookup.postalCodes);
  const served = code.ok && Object.hasOwn(lookup.postalAreas, code.value) && lookup.postalAreas[code.value] === 0;
  return served ? ok(code.value) : findPlaceSlug(key, lookup);
}

function findTotalKey(key: string, lookup: CoverageIndex): Result<string, Failure> {
  const [name = '', state = ''] = key.split('/');
  const job = findJob(name, lookup);
  // Members of records are in camel case: afterHours.
  return job.ok ? ok(`${job.value}/${state.toLowerCase().replace(/^afterhours$/, 'after-hours')}`) : job;
}

const patterns = routes.map(({ path }) => {
  const pattern = path.replace(/\{.*\}/, (key) => `(${key.replace(/\{\w+\}/g, '[^/]+')})`);
  return new RegExp(`^${pattern}$`);
});

/** The route of a path with the key in it, which is empty where the path has no parameters. */
export function findRoute(path: string): { readonly route: Route; readonly key: string } | undefined {
  for (const [index, route] of routes.entries()) {
    const found = patterns[index]?.exec(path);
    if (found) return { route, key: found[1] ?? '' };
  }
  return undefined;
}

/** A key as part of a path. */
export function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/** Path of a prebuilt answer, as a client requests it. */
export function answerPath({ path }: Pick<Route, 'path'>, key: string): string {
  return path.replace(/\{.*\}/, key);
}

/** File of a prebuilt answer, relative to the published folder. */
export function answerFile(path: string): string {
  return `${path}index.json`;
}

/** The published file of a prebuilt answer. */
export function fileOfAnswer({ operation, key }: PublishedAnswer): string {
  const route = routes.find(({ id }) => id === operation);
  if (route === undefined) throw new Error(`There is no operation ${operation}. See src/api/routes.ts.`);
  return answerFile(answerPath(route, key));
}

/** Whether a path of the site or a published file is an answer of the API, in any language. */
export function isAnswer(path: string): boolean {
  return /^\/?(?:[a-z]{2}\/)?api\//.test(path);
}
