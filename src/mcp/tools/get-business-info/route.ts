import { ok } from '../../../business/query.ts';
import type { Tool } from '../route.ts';

export const getBusinessInfoRoute: Tool = {
  name: 'get_business_info',
  arguments: [],
  find: () => ok({ operation: 'getBusiness', key: '' }),
};
