import { defineOperation } from '../operation.ts';
import { toBusinessRecord } from './business-record.ts';
import { businessRoute } from './route.ts';

export const businessOperation = defineOperation(businessRoute, {
  recordTypes: ['Business'],
  answers: ({ site }) => [['', toBusinessRecord(site)]],
});
