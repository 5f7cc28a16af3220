import type { FirstContent } from '../en/first-content.ts';

/** The first sentences of a new site. */
export const firstContent: FirstContent = {
  tradeForm: '“servicios de <trade>”',
  tradeExample: 'plomería',
  tradeTypes: [
    ['calefacción', 'HVACBusiness'],
    ['cerrajería', 'Locksmith'],
    ['electric', 'Electrician'],
    ['mudanza', 'MovingCompany'],
    ['pintura', 'HousePainter'],
    ['plomer', 'Plumber'],
    ['techo', 'RoofingContractor'],
  ],
  description: (trade, town) => `Servicios de ${trade} en ${town} y sus alrededores.`,
  notice: (currencyName, { isIncluded }) =>
    `Estos precios están en ${currencyName}, ${isIncluded ? 'con impuestos incluidos' : 'más impuestos'}. Cada uno es un punto de partida, no un presupuesto.`,
  service: {
    name: 'Primera visita',
    symptom: 'Algo no anda bien y hay que revisarlo',
    summary: (trade) => `Revisamos el trabajo de ${trade} que hay que hacer y le decimos qué requiere.`,
    priceNote: 'Por escribir: lo que incluye este precio.',
    covers: 'Una revisión del trabajo por hacer',
    text: 'Por escribir: qué se hace en la visita y qué queda para otra.',
  },
};
