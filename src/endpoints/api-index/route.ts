import type { Route } from '../route.ts';

export const indexRoute: Route = { id: 'getIndex', path: '/api/' };
