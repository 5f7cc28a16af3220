import { sites } from 'virtual:site';
import { toBusinessRecord } from '../endpoints/business/business-record.ts';
import { listPlaces } from '../places/places.ts';
import { toServiceRecord } from '../prices/services.ts';

const [first] = sites;

/**
 * Facts for an owner's pages and components, in the first language of the site: the records of the API, which only gain
 * members within 1.x.
 */
export const site = {
  /** Origin without a trailing slash, for example `https://www.example.com`. */
  origin: first.origin,
  /** As in `/api/business/`. */
  business: toBusinessRecord(first),
  /** As in `/api/services/`. */
  services: first.services.map((service) => toServiceRecord(first, service)),
  /** As in `/api/service-areas/`, nearest first. */
  places: listPlaces(first).areas,
};
