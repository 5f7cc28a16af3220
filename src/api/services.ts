import { ok } from '../business/query.ts';
import type { Site } from '../business/site.ts';
import { findJob, findService, findTotal } from '../places/totals.ts';
import { listServices, toServiceRecord } from '../prices/services.ts';
import { listJobs, priceStates, toTotalRecord } from '../prices/totals.ts';
import type { Operation, Parameter } from './operation.ts';

const id: Omit<Parameter, 'in'> = {
  name: 'id',
  description: 'Identifier or page slug of a service, in any letter case.',
  examples: ({ services }) => [...new Set([...services.map(({ id }) => id), ...services.map(({ slug }) => slug)])],
  closed: true,
};

/** The services: all, and each. */
export const serviceOperations: readonly Operation[] = [
  {
    id: 'listServices',
    path: '/api/services/',
    summary: 'All services, or one by its identifier',
    description: [
      'Every service with its price in {currencyName}, what it covers and frequent questions.',
      'With id, that one service alone. Prices are not quotes.',
    ].join(' '),
    parameters: [{ ...id, in: 'query' }],
    answers: ['ServiceList', 'Service'],
    mistakes: [{ code: 'service-not-found', parameters: () => ({ id: 'unknown' }) }],
    files: ({ site }) => [['', listServices(site)]],
    answerQuery({ id }, lookup) {
      if (id === undefined) return ok({ operation: 'listServices', key: '' });
      const found = findService(id, lookup);
      return found.ok ? ok({ operation: 'getService', key: found.value }) : found;
    },
  },
  {
    id: 'getService',
    path: '/api/services/{id}/',
    summary: 'One service',
    description: 'The record of one service, the same bytes as with id in the query.',
    parameters: [{ ...id, in: 'path' }],
    answers: ['Service'],
    example: (site) => ({ id: site.services[0]?.id ?? '' }),
    mistakes: [{ code: 'service-not-found', parameters: () => ({ id: 'unknown' }) }],
    *files({ site }) {
      for (const service of site.services) {
        const body = toServiceRecord(site, service);
        for (const key of new Set([service.id, service.slug])) yield [key, body];
      }
    },
    findKey: findService,
  },
];

const job: Omit<Parameter, 'in'> = {
  name: 'job',
  description: 'Identifier of a service; behind a point, that of its variant.',
  examples: (site) => listJobs(site).map(({ id }) => id),
  closed: true,
};

/** What a job comes to: at a time and a place, and without a place, prebuilt. */
export const totalOperations: readonly Operation[] = [
  {
    id: 'findTotal',
    path: '/api/total/',
    summary: 'What a job comes to',
    description: [
      'Starting price, surcharge outside opening hours and tax, added up for a job, a time and a place.',
      'Where the job starts, never a quote. With now or a date, the answer holds at that moment.',
    ].join(' '),
    parameters: [
      { ...job, in: 'query' },
      {
        name: 'when',
        in: 'query',
        description: [
          'now, tonight, weekday, saturday or sunday, or a local time as YYYY-MM-DDTHH:MM, in any letter case.',
          'Without it, weekday.',
        ].join(' '),
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
    answerQuery: findTotal,
  },
  {
    id: 'getJobTotal',
    path: '/api/total/{job}/{state}/',
    summary: 'What a job comes to, by day or outside opening hours',
    description: 'The prebuilt answer without a place, the same bytes as findTotal gives.',
    parameters: [
      { ...job, in: 'path' },
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
        for (const state of priceStates) yield [`${job.id}/${state}`, toTotalRecord(site, job, state)];
    },
    findKey(key, lookup) {
      const [name = '', state = ''] = key.split('/');
      const job = findJob(name, lookup);
      return job.ok ? ok(`${job.value}/${state.toLowerCase()}`) : job;
    },
  },
];

function exampleJob(site: Site): Readonly<Record<string, string>> {
  const jobs = listJobs(site);
  const job = jobs.find(({ variant }) => variant !== undefined) ?? jobs[0];
  return job === undefined ? {} : { job: job.id };
}
