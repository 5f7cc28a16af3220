import { runsAll } from '../support/sample-of.ts';

/** One page of each template; all pages of text if TEST_ALL is set. */
export const templates: readonly string[] = [
  '/',
  '/services/',
  '/services/spring/',
  '/prices/',
  '/service-areas/',
  '/service-areas/hamilton/',
  '/about/',
  '/contact/',
  '/quote/',
  '/check/?q=Oakvile',
  '/docs/api/',
  '/nowhere/',
  ...(runsAll ? ['/booking/', '/privacy/', '/accessibility/', '/terms/', '/check/'] : []),
];
