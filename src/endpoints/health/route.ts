import type { Route } from '../route.ts';

export const healthRoute: Route = { id: 'getHealth', path: '/api/health/' };
