import { findService } from '../../lookup/find-service.ts';
import type { LookupTables } from '../../lookup/lookup-tables.ts';
import { ok, type Query, type Result } from '../../result.ts';
import type { Answer, Route } from '../route.ts';

export const servicesRoute: Route = { id: 'listServices', path: '/api/services/', answerQuery: answerServices };

export const serviceRoute: Route = { id: 'getService', path: '/api/services/{id}/', findKey: findService };

/** Answers with all services, or the one with an id or slug. */
export function answerServices({ id }: Query, lookup: LookupTables): Result<Answer> {
  if (id === undefined) return ok({ operation: 'listServices', key: '' });
  const result = findService(id, lookup);
  return result.ok ? ok({ operation: 'getService', key: result.value }) : result;
}
