import type { Route } from '../route.ts';

export const manifestRoute: Route = { id: 'getManifest', path: '/api/manifest/' };
