import { describeTotal, listJobs, priceStates } from '../business/prices/totals.ts';
import type { Site } from '../business/site.ts';
import type { Operation } from './operation.ts';
import { routeOf } from './routes.ts';

/** What a job comes to at a time and a place. */
export const findJobTotal: Operation = {
  ...routeOf('findTotal'),
  summary: 'What a job comes to',
  description:
    'Starting price, surcharge outside opening hours and tax, added up for a job, a time and a place. Where the job starts, never a quote. With now or a date, the answer holds at that moment.',
  parameters: [
    {
      name: 'job',
      in: 'query',
      description: 'Identifier of a service; behind a point, that of its variant.',
      examples: (site) => listJobs(site).map(({ id }) => id),
      closed: true,
    },
    {
      name: 'when',
      in: 'query',
      description:
        'now, tonight, weekday, saturday or sunday, or a local time as YYYY-MM-DDTHH:MM, in any letter case. Without it, weekday.',
      examples: () => ['weekday', 'tonight'],
    },
    {
      name: 'place',
      in: 'query',
      description: 'Name of a place, as city of checkCoverage takes it. A place that is not served has no sums.',
      examples: (site) => site.places.slice(0, 3).map((place) => place.name),
    },
  ],
  answers: ['Total'],
  example: (site) => ({ ...exampleJob(site), when: 'tonight' }),
  mistakes: [
    { code: 'total-needs-input', parameters: () => ({}) },
    { code: 'service-not-found', parameters: () => ({ job: 'unknown' }) },
    { code: 'total-when-invalid', parameters: (site) => ({ ...exampleJob(site), when: 'soon' }) },
  ],
  files: () => [],
};

/** The same without a place, prebuilt. */
export const getJobTotal: Operation = {
  ...routeOf('getJobTotal'),
  summary: 'What a job comes to, by day or outside opening hours',
  description: 'The prebuilt answer without a place, the same bytes as findTotal gives.',
  parameters: [
    {
      name: 'job',
      in: 'path',
      description: 'Identifier of a service; behind a point, that of its variant.',
      examples: (site) => listJobs(site).map(({ id }) => id),
      closed: true,
    },
    {
      name: 'state',
      in: 'path',
      description: 'Within opening hours (day), or outside them.',
      examples: () => priceStates,
      closed: true,
    },
  ],
  answers: ['Total'],
  example: (site) => ({ ...exampleJob(site), state: 'day' }),
  mistakes: [{ code: 'service-not-found', parameters: () => ({ job: 'unknown', state: 'day' }) }],
  *files({ site }) {
    for (const job of listJobs(site))
      for (const state of priceStates) yield [`${job.id}/${state}`, describeTotal(site, job, state)];
  },
};

function exampleJob(site: Site): Readonly<Record<string, string>> {
  const jobs = listJobs(site);
  const job = jobs.find(({ variant }) => variant !== undefined) ?? jobs[0];
  return job === undefined ? {} : { job: job.id };
}
