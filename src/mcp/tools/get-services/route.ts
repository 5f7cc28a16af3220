import { answerServices } from '../../../endpoints/services/route.ts';
import type { Tool } from '../route.ts';

export const getServicesRoute: Tool = { name: 'get_services', arguments: ['id'], find: answerServices };
