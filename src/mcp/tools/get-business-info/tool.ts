import { ok } from '../../../result.ts';
import type { Tool } from '../tool.ts';

export const getBusinessInfoTool: Tool = {
  name: 'get_business_info',
  arguments: [],
  findAnswer: () => ok({ operation: 'getBusiness', key: '' }),
};
