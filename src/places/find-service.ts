import { type Failure, problem } from '../business/queries/problem.ts';
import { ok, type Result } from '../business/queries/result.ts';
import type { CoverageIndex } from './coverage-index.ts';
import { truncateText } from './coverage-messages.ts';

/** Service id for an id, slug or former slug, ignoring case (contract B3, B4). */
export function findService(text: string, lookup: CoverageIndex): Result<string, Failure> {
  const name = text.trim().toLowerCase();
  const id = Object.hasOwn(lookup.services, name) ? lookup.services[name] : undefined;
  if (id !== undefined) return ok(id);
  return problem(
    'service-not-found',
    `"${truncateText(text, lookup)}" is not a service. Use one of ${lookup.serviceIds.join(', ')}, or leave id out to get all services.`,
    { knownIds: lookup.serviceIds },
  );
}
