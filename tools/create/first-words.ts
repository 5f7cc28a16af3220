import type { Country, Language } from 'open-local-business/countries';
import { capitalize, frenchOf, frenchTo } from 'open-local-business/facts';

/** The first sentences of a site that stand in no template, in one language. */
export interface FirstWords {
  /** Where the trade must read well, and an example of one; for the maintainer. */
  readonly tradeForm: string;
  readonly tradeExample: string;
  /** Types of schema.org by the beginnings of trades, where English does not name the trade like the type. */
  readonly tradeTypes: readonly (readonly [beginning: string, type: string])[];
  readonly description: (trade: string, town: string) => string;
  /** Notice about all prices. */
  readonly notice: (currencyName: string, tax: Country['salesTax']) => string;
  readonly service: {
    readonly name: string;
    readonly symptom: string;
    readonly summary: (trade: string) => string;
    readonly priceNote: string;
    readonly covers: string;
    /** The text of its page. */
    readonly text: string;
  };
}

/** The first sentences by language. */
export const firstWords: Readonly<Record<Language, FirstWords>> = {
  en: {
    tradeForm: '"<trade> services"',
    tradeExample: 'plumbing',
    tradeTypes: [],
    description: (trade, town) => `${capitalize(trade)} services in and around ${town}.`,
    notice: (currencyName, { name, isIncluded }) =>
      `These prices are in ${currencyName}, ${isIncluded ? `with ${name} included` : 'before tax'}. Each is where a job begins, not an offer.`,
    service: {
      name: 'First visit',
      symptom: 'Something is not right and needs a look',
      summary: (trade) => `We come, look at the ${trade} work to be done, and say what it takes.`,
      priceNote: 'To be written: what this price includes.',
      covers: 'A look at the work to be done',
      text: 'To be written: what happens on the visit, and what it leaves for a second one.',
    },
  },
  fr: {
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
    description: (trade, town) => `Services ${frenchOf(trade)} ${frenchTo(town)} et dans les environs.`,
    notice: (currencyName, { isIncluded }) =>
      `Ces prix sont en ${currencyName}, ${isIncluded ? 'taxes comprises' : 'taxes en sus'}. Chacun est un point de départ, pas une soumission.`,
    service: {
      name: 'Première visite',
      symptom: 'Quelque chose ne va pas et demande un coup d’œil',
      summary: (trade) =>
        `Nous passons voir les travaux ${frenchOf(trade)} à faire, et nous vous disons ce qu’ils demandent.`,
      priceNote: 'À rédiger : ce que ce prix comprend.',
      covers: 'Un examen des travaux à faire',
      text: 'À rédiger : ce qui se passe pendant la visite, et ce qui reste pour une deuxième.',
    },
  },
  es: {
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
      summary: (trade) => `Vamos, revisamos el trabajo de ${trade} que hay que hacer y le decimos qué requiere.`,
      priceNote: 'Por escribir: lo que incluye este precio.',
      covers: 'Una revisión del trabajo por hacer',
      text: 'Por escribir: qué se hace en la visita y qué queda para otra.',
    },
  },
};
