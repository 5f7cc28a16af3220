import { sites } from 'virtual:site';
import { toBusinessRecord } from './api/business-record.ts';
import { listPlaces } from './places/places.ts';
import { toServiceRecord } from './prices/services.ts';
import type { Business } from './schemas/business/business.ts';
import type { ServiceArea } from './schemas/places/service-area.ts';
import type { Service } from './schemas/services/service.ts';

/** Facts for an owner's pages and components: the records of the API, which only gain members within 1.x. */
export interface SiteFacts {
  /** Origin without a trailing slash, for example `https://www.example.com`. */
  readonly origin: string;
  /** As in `/api/business/`. */
  readonly business: Business;
  /** As in `/api/services/`. */
  readonly services: readonly Service[];
  /** As in `/api/service-areas/`, nearest first. */
  readonly places: readonly ServiceArea[];
}

const [all] = sites;
if (all === undefined) throw new Error('The content passed its check without a language.');

/** The facts of this site, in its first language. */
export const site: SiteFacts = {
  origin: all.origin,
  business: toBusinessRecord(all),
  services: all.services.map((service) => toServiceRecord(all, service)),
  places: listPlaces(all).areas,
};
