import { decapitalize } from '../capitalize.ts';
import type { prices as en, Unit } from '../en/prices.ts';
import { de, decimal, plural } from './grammar.ts';

interface UnitWords {
  /** With the number: "une heure". */
  readonly one: string;
  readonly name: string;
  readonly many: string;
  /** Follows the price of one. */
  readonly each: string;
}

/** By price unit. */
const units: Readonly<Record<Unit, UnitWords>> = {
  job: { one: 'un travail', name: 'travail', many: 'travaux', each: '' },
  visit: { one: 'une visite', name: 'visite', many: 'visites', each: 'par visite' },
  hour: { one: 'une heure', name: 'heure', many: 'heures', each: 'l’heure' },
  day: { one: 'un jour', name: 'jour', many: 'jours', each: 'par jour' },
  item: { one: 'une unité', name: 'unité', many: 'unités', each: 'l’unité' },
  metre: { one: 'un mètre', name: 'mètre', many: 'mètres', each: 'le mètre' },
  'square-metre': { one: 'un mètre carré', name: 'mètre carré', many: 'mètres carrés', each: 'le mètre carré' },
  foot: { one: 'un pied', name: 'pied', many: 'pieds', each: 'le pied' },
  'square-foot': { one: 'un pied carré', name: 'pied carré', many: 'pieds carrés', each: 'le pied carré' },
};

/** "TVH comprise", "TPS et TVQ comprises": taxes are feminine. */
const included = (tax: string) => `${tax} ${tax.includes(' et ') ? 'comprises' : 'comprise'}`;

/** Prices, terms and totals. */
export const prices: typeof en = {
  count: (count, unit) => (count === 1 ? units[unit].one : plural(count, units[unit].name, units[unit].many)),
  range: (from, upTo) => `de ${from} à ${upTo}`,
  price: ({ amount, unit, isStart, minimum }) => {
    const each = units[unit].each && ` ${units[unit].each}`;
    return {
      lead: isStart ? 'à partir de ' : '',
      amount,
      rest: `${each}${minimum === undefined ? '' : `, minimum ${de(minimum)}`}`,
    };
  },
  free: 'sans frais',
  priceOnRequest: 'prix sur demande',
  onRequest: 'sur demande',
  /** A colon separates the price from a name that contains a comma. */
  namedStart: (name, price) => `${name}${name.includes(',') ? ' :' : ''} à partir de ${price}`,
  named: (name, price) => `${name} : ${price}`,
  startsAt: (name, price) => `${name}, à partir de ${price}`,
  costs: (name, price) => `${name}, ${price}`,
  isFree: (name) => `${name}, sans frais`,
  isOnRequest: (name) => `${name}, prix sur demande`,
  startingPrices: 'prix de départ',
  prices: 'prix',

  rate: (name, ratePercent) => `${name} de ${decimal(ratePercent)} %`,
  withTax: (amount, tax) => `${amount} avec ${tax}`,
  includesTax: included,
  terms: {
    tax: 'Taxes',
    afterHours: 'En dehors des heures d’ouverture',
    declined: 'Si vous refusez {theEstimate}',
    deposit: 'Acompte',
    payment: 'Paiement',
    financing: 'Financement',
  },
  pricesInclude: (rates) => `${included(rates)} dans les prix.`,
  taxAdded: (rates) => `${rates} en sus de chaque prix.`,
  nothingDue: 'Vous ne devez rien.',
  due: (amount, total) => `${amount}${total === undefined ? '' : ` (${total})`}.`,
  accepted: (methods) => `Modes de paiement acceptés : ${methods}.`,
  currencies: (currencies) => `Devises : ${currencies}.`,
  notOffered: 'Non offert.',
  surcharge: ({ amount, per, addsToEmergency }) =>
    `${amount} s’ajoutent ${per === 'visit' ? 'une fois par visite' : 'pour chaque heure sur place'}${addsToEmergency ? '' : ', sauf à la visite d’urgence, dont le prix est le même à toute heure'}.`,
  emergencyLineAnswered: (hours, number) =>
    `On répond à la ligne d’urgence${number === undefined ? '' : `, au ${number},`} ${hours}.`,
  noQuotes: 'Ce ne sont pas des {estimates}.',
  onEstimate: 'Le prix de votre travail figure dans {theEstimate}.',

  billSurcharge: (hours) => `En dehors des heures d’ouverture${hours === undefined ? '' : `, ${hours}`}`,
  counted: (job, count) => `${job}, ${count}`,
  variant: (service, variant) => `${service} : ${decapitalize(variant)}`,

  notAfterHours: (priced) =>
    `Ne se fait pas en dehors des heures d’ouverture. Pendant les heures d’ouverture : ${decapitalize(priced)}.`,
  sumFor: (count) => `Le total est calculé pour ${count}.`,
  sumForSeveral: (unit) => `Le total est calculé pour {quantity} ${units[unit].many}.`,
  askAfterHours: 'En dehors des heures d’ouverture, c’est possible ou non selon le travail : appelez pour le savoir.',
  hourlySurcharge: (surcharge) => `En dehors des heures d’ouverture, ${surcharge}`,
  startOnly: 'C’est un prix de départ, pas {anEstimate}; ce que nous trouvons sur place peut le faire changer.',
  taxUnknown: 'Taxes possiblement en sus : aucun taux n’est publié.',
  includesTaxToo: (tax) => `${included(tax)}.`,
  totalIncludes: (tax) => `Total, ${included(tax)}.`,
  leftOut: 'safety.do, related, faqs et ses sections : vous les trouverez dans la réponse avec l’id d’un service.',
};
