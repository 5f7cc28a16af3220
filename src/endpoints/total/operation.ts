import { listJobs, priceStates, toTotalRecord } from '../../prices/totals.ts';
import { defineOperation } from '../operation.ts';
import { totalQueryRoute, totalRoute } from './route.ts';

export const totalQueryOperation = defineOperation(totalQueryRoute, {
  query: ['job', 'when', 'place', 'city'],
  example: ['job', 'when'],
  answers: ['Total'],
  badQueries: (site) => [{}, { job: 'unknown' }, { job: listJobs(site)[0]?.id ?? '', when: 'soon' }],
});

export const totalOperation = defineOperation(totalRoute, {
  answers: ['Total'],
  *files({ site }) {
    for (const job of listJobs(site))
      for (const state of priceStates) yield [`${job.id}/${state}`, toTotalRecord(site, job, state)];
  },
});
