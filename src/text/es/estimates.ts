import type { EstimateTerms } from '../terms.ts';

/** Words for a price that is given before the work; the first is that of the United States. */
export const estimates = [
  {
    estimate: 'presupuesto',
    estimates: 'presupuestos',
    anEstimate: 'un presupuesto',
    theEstimate: 'el presupuesto',
  },
  {
    estimate: 'cotización',
    estimates: 'cotizaciones',
    anEstimate: 'una cotización',
    theEstimate: 'la cotización',
  },
  { estimate: 'estimado', estimates: 'estimados', anEstimate: 'un estimado', theEstimate: 'el estimado' },
] as const satisfies readonly EstimateTerms[];
