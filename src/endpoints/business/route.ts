import type { Route } from '../route.ts';

export const businessRoute: Route = { id: 'getBusiness', path: '/api/business/' };
