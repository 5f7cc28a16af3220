import type { Site } from '../../business/site.ts';
import { pricePeriods } from '../../prices/period.ts';
import { listJobs, toTotalRecord } from '../../prices/totals.ts';
import { defineOperation } from '../operation.ts';
import { totalQueryRoute, totalRoute } from './route.ts';

const firstJob = (site: Site) => listJobs(site)[0]?.id ?? '';

export const totalQueryOperation = defineOperation(totalQueryRoute, {
  query: ['job', 'when', 'place', 'city', 'quantity'],
  example: ['job', 'when'],
  recordTypes: ['Total'],
  failingQueries: (site) => [
    {},
    { job: 'unknown' },
    { job: firstJob(site), when: 'soon' },
    { job: firstJob(site), quantity: '0' },
  ],
});

export const totalOperation = defineOperation(totalRoute, {
  recordTypes: ['Total'],
  *answers({ site }) {
    for (const job of listJobs(site))
      for (const period of pricePeriods) yield [`${job.id}/${period}`, toTotalRecord(site, job, period)];
  },
});
