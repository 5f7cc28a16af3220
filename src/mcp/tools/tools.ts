import { checkServiceAreaTool } from './check-service-area/tool.ts';
import { getBusinessInfoTool } from './get-business-info/tool.ts';
import { getPricingTool } from './get-pricing/tool.ts';
import { getServicesTool } from './get-services/tool.ts';
import type { Tool } from './tool.ts';

/** All tools in their listed order (contract D3). The first can be called without arguments. */
export const tools: readonly Tool[] = [getServicesTool, getPricingTool, checkServiceAreaTool, getBusinessInfoTool];
