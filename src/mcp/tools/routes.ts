import { checkServiceArea } from './check-service-area/route.ts';
import { getBusinessInfo } from './get-business-info/route.ts';
import { getPricing } from './get-pricing/route.ts';
import { getServices } from './get-services/route.ts';
import type { Tool } from './route.ts';

/** All tools in their listed order (contract D3). The first can be called without arguments. */
export const tools: readonly Tool[] = [getServices, getPricing, checkServiceArea, getBusinessInfo];
