import type { EstimateTerms } from '../terms.ts';

/** Words for a price that is given before the work, by the one that content chooses; the first is the default. */
export const estimates = {
  presupuesto: {
    estimate: 'presupuesto',
    estimates: 'presupuestos',
    anEstimate: 'un presupuesto',
    theEstimate: 'el presupuesto',
  },
  cotización: {
    estimate: 'cotización',
    estimates: 'cotizaciones',
    anEstimate: 'una cotización',
    theEstimate: 'la cotización',
  },
  estimado: { estimate: 'estimado', estimates: 'estimados', anEstimate: 'un estimado', theEstimate: 'el estimado' },
} satisfies Readonly<Record<string, EstimateTerms>>;
