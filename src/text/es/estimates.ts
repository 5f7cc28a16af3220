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

/** The words in texts of the content. "Su presupuesto" may be a budget, "tiempo estimado" and "estimado cliente" are none. */
export const estimatePatterns: readonly (readonly [word: (typeof estimates)[number]['estimate'], pattern: RegExp])[] = [
  [
    'presupuesto',
    /\b(?:(?:un|ningún|cada) presupuesto|presupuestos? (?:detallado|gratis|gratuito|por escrito|sin costo))/i,
  ],
  ['cotización', /\bcotizaci(?:ón|ones)(?!\p{L})/iu],
  ['estimado', /\b(?:(?:un|ningún|cada) estimado(?=[.,;:!?]|$)|estimados? (?:gratis|gratuito|por escrito|sin costo))/i],
];
