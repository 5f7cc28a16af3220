import type { Route } from '../route.ts';

export const priceHistoryRoute: Route = { id: 'getPriceHistory', path: '/api/prices/history/' };
