import { runsAll } from '../support/sample-of.ts';

/** One page of each template; all pages of text if TEST_ALL is set. */
export const templates: readonly string[] = [
  '/',
  '/services/',
  '/services/spring/',
  '/prices/',
  '/service-areas/',
  '/service-areas/hamilton/',
  '/contact/',
  '/check/?q=Oakvile',
  '/docs/api/',
  '/nowhere/',
  ...(runsAll ? ['/about/', '/quote/', '/booking/', '/privacy/', '/accessibility/', '/terms/', '/check/'] : []),
];
