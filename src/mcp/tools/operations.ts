import { checkServiceArea } from './check-service-area/operation.ts';
import { getBusinessInfo } from './get-business-info/operation.ts';
import { getPricing } from './get-pricing/operation.ts';
import { getServices } from './get-services/operation.ts';
import type { ToolOperation } from './operation.ts';
import type { Tool } from './route.ts';

/** All tools as the build publishes and documents them, in the order of `routes.ts`. */
export const toolOperations: Readonly<Record<Tool['name'], ToolOperation>> = {
  get_services: getServices,
  get_pricing: getPricing,
  check_service_area: checkServiceArea,
  get_business_info: getBusinessInfo,
};
