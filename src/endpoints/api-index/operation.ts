import { defineOperation } from '../operation.ts';
import { indexRoute } from './route.ts';

export const indexOperation = defineOperation(indexRoute, {
  recordTypes: ['ApiIndex'],
  answers: ({ index }) => [['', index]],
});
