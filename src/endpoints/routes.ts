import { indexRoute } from './api-index/route.ts';
import { businessRoute } from './business/route.ts';
import { coverageQueryRoute, coverageRoute } from './coverage/route.ts';
import { healthRoute } from './health/route.ts';
import { manifestRoute } from './manifest/route.ts';
import { priceHistoryRoute } from './price-history/route.ts';
import type { AnswerReference, Route } from './route.ts';
import { serviceAreaRoute, serviceAreasRoute } from './service-areas/route.ts';
import { serviceRoute, servicesRoute } from './services/route.ts';
import { totalQueryRoute, totalRoute } from './total/route.ts';

/** The routes of all operations, in the order of the documentation. */
export const routes: readonly Route[] = [
  indexRoute,
  businessRoute,
  servicesRoute,
  serviceRoute,
  serviceAreasRoute,
  serviceAreaRoute,
  coverageQueryRoute,
  coverageRoute,
  totalQueryRoute,
  totalRoute,
  priceHistoryRoute,
  healthRoute,
  manifestRoute,
];

const patterns = routes.map(({ path }) => {
  const pattern = path.replace(/\{.*\}/, (key) => `(${key.replace(/\{\w+\}/g, '[^/]+')})`);
  return new RegExp(`^${pattern}$`);
});

/** Finds the route of a path, and the key in the path, which is empty if the route has no parameters. */
export function findRoute(path: string): { readonly route: Route; readonly key: string } | undefined {
  for (const [index, route] of routes.entries()) {
    const match = patterns[index]?.exec(path);
    if (match) return { route, key: match[1] ?? '' };
  }
  return undefined;
}

/** Percent-encodes a key for a path, except for its slashes. */
export function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/**
 * Returns the path of a prebuilt answer, as a client requests it.
 *
 * @example answerPath({ path: '/api/total/{job}/{state}/' }, 'spring/day') // '/api/total/spring/day/'
 */
export function answerPath({ path }: Pick<Route, 'path'>, key: string): string {
  return path.replace(/\{.*\}/, key);
}

/** Returns the file of a prebuilt answer, relative to the published folder. */
export function getAnswerFile(path: string): string {
  return `${path}index.json`;
}

/** Returns the published file of a prebuilt answer. Throws if no route has its operation. */
export function getReferencedFile({ operation, key }: Pick<AnswerReference, 'operation' | 'key'>): string {
  const route = routes.find(({ id }) => id === operation);
  if (route === undefined) throw new Error(`${operation} has no route.`);
  return getAnswerFile(answerPath(route, key));
}

/** Whether a path of the site, or of a published file, is below `/api/` in any language. */
export function isApiPath(path: string): boolean {
  return /^\/?(?:[a-z]{2}\/)?api\//.test(path);
}
