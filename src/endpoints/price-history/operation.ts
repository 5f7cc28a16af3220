import { listPriceHistory } from '../../prices/price-history.ts';
import { defineOperation } from '../operation.ts';
import { priceHistoryRoute } from './route.ts';

export const priceHistoryOperation = defineOperation(priceHistoryRoute, {
  recordTypes: ['PriceHistory'],
  answers: ({ site }) => [['', listPriceHistory(site)]],
});
