import type { EstimateTerms } from '../terms.ts';

/** Words for a price that is given before the work, by the one that content chooses; the first is that of Canada. */
export const estimates = {
  soumission: {
    estimate: 'soumission',
    estimates: 'soumissions',
    anEstimate: 'une soumission',
    theEstimate: 'la soumission',
  },
  devis: { estimate: 'devis', estimates: 'devis', anEstimate: 'un devis', theEstimate: 'le devis' },
  estimation: {
    estimate: 'estimation',
    estimates: 'estimations',
    anEstimate: 'une estimation',
    theEstimate: 'l’estimation',
  },
} satisfies Readonly<Record<string, EstimateTerms>>;
