import type { EstimateTerms } from '../terms.ts';

/** Words for a price that is given before the work; the first is the usual one in the United States. */
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

/**
 * Patterns of these words in content texts, except where they mean something else: "su presupuesto" may be a
 * budget, and "tiempo estimado" and "estimado cliente" are adjectives.
 */
export const estimatePatterns: readonly (readonly [word: (typeof estimates)[number]['estimate'], pattern: RegExp])[] = [
  [
    'presupuesto',
    /\b(?:(?:un|ningún|cada) presupuesto|presupuestos? (?:detallado|gratis|gratuito|por escrito|sin costo))/i,
  ],
  ['cotización', /\bcotizaci(?:ón|ones)(?!\p{L})/iu],
  ['estimado', /\b(?:(?:un|ningún|cada) estimado(?=[.,;:!?]|$)|estimados? (?:gratis|gratuito|por escrito|sin costo))/i],
];
