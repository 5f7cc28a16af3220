import { listServices, toServiceRecord } from '../../prices/services.ts';
import { defineOperation } from '../operation.ts';
import { serviceRoute, servicesRoute } from './route.ts';

export const servicesOperation = defineOperation(servicesRoute, {
  query: ['id'],
  recordTypes: ['ServiceList', 'Service'],
  failingQueries: () => [{ id: 'unknown' }],
  answers: ({ site }) => [['', listServices(site)]],
});

export const serviceOperation = defineOperation(serviceRoute, {
  recordTypes: ['Service'],
  *answers({ site }) {
    for (const service of site.services) {
      const body = toServiceRecord(site, service);
      for (const key of new Set([service.id, service.slug])) yield [key, body];
    }
  },
});
