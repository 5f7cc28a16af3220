import { toQuotableText } from '../../escape/untrusted.ts';
import type { LookupTables } from '../../lookup/lookup-tables.ts';
import { findPlace } from '../../places/find-place.ts';
import type { AnswerSettings, PlaceNameTables } from '../../places/place-tables.ts';
import { fail, ok, type Result } from '../../result.ts';
import { answerTextOf } from '../../text/answers.ts';
import type { Route } from '../route.ts';

export const serviceAreasRoute: Route = { id: 'listServiceAreas', path: '/api/service-areas/' };

export const serviceAreaRoute: Route = {
  id: 'getServiceArea',
  path: '/api/service-areas/{slug}/',
  findKey: findPlaceSlug,
};

/** Finds the slug of the served place that a text names. */
export function findPlaceSlug(
  text: string,
  lookup: PlaceNameTables & AnswerSettings & Pick<LookupTables, 'prefix'>,
): Result<string> {
  const { kind, slugs } = findPlace(text, lookup);
  if (kind === 'match' && slugs[0] !== undefined) return ok(slugs[0]);
  const { notServedPlace } = answerTextOf(lookup.locale).requests;
  return fail('service-area-not-found', notServedPlace(toQuotableText(text, lookup), lookup.prefix));
}
