import { ok } from '../../../business/query.ts';
import { answerCoverage } from '../../../endpoints/coverage/route.ts';
import type { Tool } from '../route.ts';

export const checkServiceAreaRoute: Tool = {
  name: 'check_service_area',
  arguments: ['city', 'postal'],
  find: (query, lookup) =>
    query.city === undefined && query.postal === undefined
      ? ok({ operation: 'checkCoverage', key: '' })
      : answerCoverage(query, lookup),
};
