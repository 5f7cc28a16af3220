import type { FirstContent } from '../en/first-content.ts';
import { a, de } from './grammar.ts';

/** The first sentences of a new site. */
export const firstContent: FirstContent = {
  tradeForm: '“services de <trade>”',
  tradeExample: 'plomberie',
  tradeTypes: [
    ['chauffage', 'HVACBusiness'],
    ['climatisation', 'HVACBusiness'],
    ['déménagement', 'MovingCompany'],
    ['électri', 'Electrician'],
    ['peinture', 'HousePainter'],
    ['plomb', 'Plumber'],
    ['serrur', 'Locksmith'],
    ['toiture', 'RoofingContractor'],
  ],
  description: (trade, town) => `Services ${de(trade)} ${a(town)} et dans les environs.`,
  notice: (currencyName, { isIncluded }) =>
    `Ces prix sont en ${currencyName}, ${isIncluded ? 'taxes comprises' : 'taxes en sus'}. Chacun est un point de départ, pas une soumission.`,
  service: {
    name: 'Première visite',
    symptom: 'Quelque chose ne va pas et demande un coup d’œil',
    summary: (trade) => `Nous examinons les travaux ${de(trade)} à faire, et nous vous disons ce qu’ils demandent.`,
    priceNote: 'À rédiger : ce que ce prix comprend.',
    covers: 'Un examen des travaux à faire',
    text: 'À rédiger : ce qui se passe pendant la visite, et ce qui reste pour une deuxième.',
  },
};
