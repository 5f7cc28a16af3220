import { answerServices } from '../../../endpoints/services/route.ts';
import type { Tool } from '../tool.ts';

export const getServicesTool: Tool = { name: 'get_services', arguments: ['id'], findAnswer: answerServices };
