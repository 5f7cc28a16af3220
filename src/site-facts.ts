import { site as judged } from 'virtual:site';
import { describeBusiness } from './api/business-record.ts';
import { listPlaces } from './business/service-areas.ts';
import { describeService } from './business/services.ts';
import type { Business } from './schemas/business.ts';
import type { Service } from './schemas/service.ts';
import type { ServiceArea } from './schemas/service-area.ts';

/** The facts of a site for pages and components of its owner: the records of the API, which only grow within 1.x. */
export interface SiteFacts {
  /** Origin of the site without a slash at its end, for example `https://www.example.com`. */
  readonly origin: string;
  /** As `/api/business/` has it. */
  readonly business: Business;
  /** As `/api/services/` lists them. */
  readonly services: readonly Service[];
  /** As `/api/service-areas/` lists them, nearest first. */
  readonly places: readonly ServiceArea[];
}

/** The facts of this site, as its content has them. */
export const site: SiteFacts = {
  origin: judged.origin,
  business: describeBusiness(judged),
  services: judged.services.map((service) => describeService(judged, service)),
  places: listPlaces(judged).areas,
};
