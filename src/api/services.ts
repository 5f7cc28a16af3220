import { ok } from '../business/query.ts';
import { findService } from '../places/totals.ts';
import { listServices, toServiceRecord } from '../prices/services.ts';
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
