import { checkServiceAreaRoute } from './check-service-area/route.ts';
import { getBusinessInfoRoute } from './get-business-info/route.ts';
import { getPricingRoute } from './get-pricing/route.ts';
import { getServicesRoute } from './get-services/route.ts';
import type { Tool } from './route.ts';

/** All tools in their listed order (contract D3). The first can be called without arguments. */
export const tools: readonly Tool[] = [getServicesRoute, getPricingRoute, checkServiceAreaRoute, getBusinessInfoRoute];
