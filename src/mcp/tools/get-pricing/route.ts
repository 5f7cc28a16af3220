import { answerServices } from '../../../endpoints/services/route.ts';
import type { Tool } from '../route.ts';

export const getPricing: Tool = { name: 'get_pricing', arguments: ['id'], find: answerServices };
