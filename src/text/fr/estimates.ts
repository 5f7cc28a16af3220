import type { EstimateTerms } from '../terms.ts';

/** Words for a price that is given before the work; the first is that of Canada. */
export const estimates = [
  {
    estimate: 'soumission',
    estimates: 'soumissions',
    anEstimate: 'une soumission',
    theEstimate: 'la soumission',
  },
  { estimate: 'devis', estimates: 'devis', anEstimate: 'un devis', theEstimate: 'le devis' },
  {
    estimate: 'estimation',
    estimates: 'estimations',
    anEstimate: 'une estimation',
    theEstimate: 'l’estimation',
  },
] as const satisfies readonly EstimateTerms[];
