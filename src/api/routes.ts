import { type Failure, problem } from '../business/queries/problem.ts';
import type { PublishedAnswer } from '../business/queries/query.ts';
import { ok, type Result } from '../business/queries/result.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { findCoverage } from '../coverage/coverage.ts';
import { truncateText } from '../coverage/coverage-messages.ts';
import { findPlace } from '../coverage/find-place.ts';
import { findService } from '../coverage/find-service.ts';
import { findJob, findTotal } from '../coverage/find-total.ts';
import type { Lookup } from '../coverage/lookup.ts';
import { answerFile, answerPath, type Route } from './operation.ts';

/** The part of each operation that answers requests, by its id. The function holds this and nothing of the rest. */
const table = {
  getIndex: { path: '/api/' },
  getBusiness: { path: '/api/business/' },
  listServices: {
    path: '/api/services/',
    answerQuery: ({ id }, lookup) => {
      if (id === undefined) return ok({ operation: 'listServices', key: '' });
      const found = findService(id, lookup);
      return found.ok ? ok({ operation: 'getService', key: found.value }) : found;
    },
  },
  getService: { path: '/api/services/{id}/', findKey: findService },
  listServiceAreas: { path: '/api/service-areas/' },
  getServiceArea: { path: '/api/service-areas/{slug}/', findKey: findPlaceSlug },
  checkCoverage: { path: '/api/coverage/', answerQuery: findCoverage },
  getCoverage: {
    path: '/api/coverage/{key}/',
    findKey: (key, lookup) => {
      const code = parsePostalCode(key, lookup.postalCodes);
      const served = code.ok && Object.hasOwn(lookup.postalAreas, code.value) && lookup.postalAreas[code.value] === 0;
      return served ? ok(code.value) : findPlaceSlug(key, lookup);
    },
  },
  findTotal: { path: '/api/total/', answerQuery: findTotal },
  getJobTotal: {
    path: '/api/total/{job}/{state}/',
    findKey: (key, lookup) => {
      const [name = '', state = ''] = key.split('/');
      const job = findJob(name, lookup);
      return job.ok ? ok(`${job.value}/${state.toLowerCase()}`) : job;
    },
  },
  getPriceHistory: { path: '/api/prices/history/' },
  getHealth: { path: '/api/health/' },
  getManifest: { path: '/api/manifest/' },
} as const satisfies Readonly<Record<string, Omit<Route, 'id'>>>;

/** Id of an operation. */
export type OperationId = keyof typeof table;

/** The part of an operation that answers requests. */
export function routeOf(id: OperationId): Route {
  return { id, ...table[id] };
}

/** That part of every operation. */
export const routes: readonly Route[] = (Object.keys(table) as OperationId[]).map(routeOf);

const paths: ReadonlyMap<string, string> = new Map(routes.map(({ id, path }) => [id, path]));

/** The published file of a prebuilt answer. Throws for an unknown operation, which is a bug in the caller. */
export function fileOfAnswer({ operation, key }: PublishedAnswer): string {
  const path = paths.get(operation);
  if (path === undefined) throw new Error(`There is no operation ${operation}. See src/api/routes.ts.`);
  return answerFile(answerPath({ path }, key));
}

function findPlaceSlug(key: string, lookup: Lookup): Result<string, Failure> {
  const match = findPlace(key, lookup);
  if (match.kind === 'match') return ok(match.slug);
  return problem(
    'service-area-not-found',
    `"${truncateText(key, lookup)}" is not a served place. Take a slug from /api/service-areas/, or ask /api/coverage/?city= or ?postal=.`,
  );
}
