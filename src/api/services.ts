import { ok } from '../business/query.ts';
import type { Site } from '../business/site.ts';
import { findJob, findService, findTotal } from '../places/totals.ts';
import { listServices, toServiceRecord } from '../prices/services.ts';
import { listJobs, priceStates, toTotalRecord } from '../prices/totals.ts';
import type { Operation, Parameter } from './operation.ts';

const id: Omit<Parameter, 'in'> = {
  name: 'id',
  examples: ({ services }) => [...new Set([...services.map(({ id }) => id), ...services.map(({ slug }) => slug)])],
  closed: true,
};

/** The services: all, and each. */
export const serviceOperations: readonly Operation[] = [
  {
    id: 'listServices',
    path: '/api/services/',
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
  examples: (site) => listJobs(site).map(({ id }) => id),
  closed: true,
};

/** What a job comes to: at a time and a place, and without a place, prebuilt. */
export const totalOperations: readonly Operation[] = [
  {
    id: 'findTotal',
    path: '/api/total/',
    parameters: [
      { ...job, in: 'query' },
      {
        name: 'when',
        in: 'query',
        examples: () => ['weekday', 'tonight'],
      },
      {
        name: 'place',
        in: 'query',
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
    parameters: [
      { ...job, in: 'path' },
      {
        name: 'state',
        in: 'path',
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
