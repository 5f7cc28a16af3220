import { checkServiceAreaOperation } from './check-service-area/operation.ts';
import { getBusinessInfoOperation } from './get-business-info/operation.ts';
import { getPricingOperation } from './get-pricing/operation.ts';
import { getServicesOperation } from './get-services/operation.ts';
import type { ToolOperation } from './operation.ts';
import type { Tool } from './tool.ts';

/** All tools as the build publishes and documents them, in the order of `tools.ts`. */
export const toolOperations: Readonly<Record<Tool['name'], ToolOperation>> = {
  get_services: getServicesOperation,
  get_pricing: getPricingOperation,
  check_service_area: checkServiceAreaOperation,
  get_business_info: getBusinessInfoOperation,
};
