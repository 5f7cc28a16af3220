import { checkServiceAreaTool } from './check-service-area/route.ts';
import { getBusinessInfoTool } from './get-business-info/route.ts';
import { getPricingTool } from './get-pricing/route.ts';
import { getServicesTool } from './get-services/route.ts';
import type { Tool } from './route.ts';

/** All tools in their listed order (contract D3). The first can be called without arguments. */
export const tools: readonly Tool[] = [getServicesTool, getPricingTool, checkServiceAreaTool, getBusinessInfoTool];
