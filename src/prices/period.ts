import type { Total } from '../schemas/services/pricing.ts';

/** A period with its own prices: during or outside opening hours. */
export type PricePeriod = Total['when'];

/** All periods, the normal one first. */
export const pricePeriods: readonly PricePeriod[] = ['day', 'after-hours'];
