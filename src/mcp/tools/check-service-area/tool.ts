import { answerCoverage } from '../../../endpoints/coverage/route.ts';
import { ok } from '../../../result.ts';
import type { Tool } from '../tool.ts';

export const checkServiceAreaTool: Tool = {
  name: 'check_service_area',
  arguments: ['city', 'postal'],
  findAnswer: (query, lookup) =>
    query.city === undefined && query.postal === undefined
      ? ok({ operation: 'checkCoverage', key: '' })
      : answerCoverage(query, lookup),
};
