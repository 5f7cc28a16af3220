import type { EstimateTerms } from '../terms.ts';

/** Words for a price that is given before the work; the first is the usual one in Canada. */
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

/**
 * Patterns of these words in content texts, except where they mean something else: "plans et devis" are
 * specifications, and "une estimation du temps" is a guess.
 */
export const estimatePatterns: readonly (readonly [word: (typeof estimates)[number]['estimate'], pattern: RegExp])[] = [
  ['soumission', /\bsoumissions?\b/i],
  ['devis', /(?<!plans et )\bdevis\b(?! (?:descriptif|technique))/i],
  ['estimation', /\bestimations?(?: de prix)? (?:détaillée|écrite|gratuite|par écrit|sans frais)/i],
];
