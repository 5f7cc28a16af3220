import { decapitalize } from '../capitalize.ts';
import type { prices as en, Unit } from '../en/prices.ts';
import { endSentence } from './grammar.ts';

interface UnitWords {
  /** With the number: "una hora". */
  readonly one: string;
  readonly many: string;
  /** Follows the price of one. */
  readonly each: string;
}

/** By price unit. */
const units: Readonly<Record<Unit, UnitWords>> = {
  job: { one: 'un trabajo', many: 'trabajos', each: '' },
  visit: { one: 'una visita', many: 'visitas', each: 'por visita' },
  hour: { one: 'una hora', many: 'horas', each: 'por hora' },
  day: { one: 'un día', many: 'días', each: 'por día' },
  item: { one: 'una unidad', many: 'unidades', each: 'por unidad' },
  metre: { one: 'un metro', many: 'metros', each: 'por metro' },
  'square-metre': { one: 'un metro cuadrado', many: 'metros cuadrados', each: 'por metro cuadrado' },
  foot: { one: 'un pie', many: 'pies', each: 'por pie' },
  'square-foot': { one: 'un pie cuadrado', many: 'pies cuadrados', each: 'por pie cuadrado' },
};

/** Prices, terms and totals. */
export const prices: typeof en = {
  count: (count, unit) => (count === 1 ? units[unit].one : `${count} ${units[unit].many}`),
  range: (from, upTo) => `de ${from} a ${upTo}`,
  price: ({ amount, unit, isStart, minimum }) => {
    const each = units[unit].each && ` ${units[unit].each}`;
    return {
      lead: isStart ? 'a partir de ' : '',
      amount,
      rest: `${each}${minimum === undefined ? '' : `, mínimo ${minimum}`}`,
    };
  },
  free: 'gratis',
  priceOnRequest: 'precio a consultar',
  onRequest: 'a consultar',
  namedStart: (name, price) => `${name}: a partir de ${price}`,
  named: (name, price) => `${name}: ${price}`,
  startsAt: (name, price) => `${name}, a partir de ${price}`,
  costs: (name, price) => `${name}, ${price}`,
  isFree: (name) => `${name}, gratis`,
  isOnRequest: (name) => `${name}, precio a consultar`,
  startingPrices: 'precios iniciales',
  prices: 'precios',

  rate: (name, ratePercent) => `${ratePercent}% de ${name}`,
  withTax: (amount, tax) => `${amount} con ${tax}`,
  includesTax: (tax) => `incluye ${tax}`,
  terms: {
    tax: 'Impuestos',
    afterHours: 'Fuera del horario de atención',
    declined: 'Si no acepta {theEstimate}',
    deposit: 'Depósito',
    payment: 'Pago',
    financing: 'Financiamiento',
  },
  pricesInclude: (rates) => `Los precios incluyen ${rates}.`,
  taxAdded: (rates, count) => `A cada precio se le ${count === 1 ? 'suma' : 'suman'} ${rates}.`,
  nothingDue: 'No debe nada.',
  due: (amount, total) => `${amount}${total === undefined ? '' : ` (${total})`}.`,
  accepted: (methods) => `Formas de pago aceptadas: ${methods}.`,
  currencies: (currencies) => `Monedas: ${currencies}.`,
  notOffered: 'No se ofrece.',
  surcharge: ({ amount, per, addsToEmergency }) =>
    `Se suman ${amount} ${per === 'visit' ? 'por visita' : 'por cada hora en el lugar'}${addsToEmergency ? '' : ', salvo en la visita de emergencia, que cuesta lo mismo a cualquier hora'}.`,
  emergencyLineAnswered: (hours, number) =>
    endSentence(`La línea de emergencias${number === undefined ? '' : `, ${number},`} se atiende ${hours}`),
  noQuotes: 'No son {estimates}.',
  onEstimate: 'El precio de su trabajo está en {theEstimate}.',

  billSurcharge: (hours) => `Fuera del horario de atención${hours === undefined ? '' : `, ${hours}`}`,
  counted: (job, count) => `${job}, ${count}`,
  variant: (service, variant) => `${service}: ${decapitalize(variant)}`,

  notAfterHours: (priced) =>
    `No se hace fuera del horario de atención. Dentro del horario de atención: ${decapitalize(priced)}.`,
  sumFor: (count) => `El total corresponde a ${count}.`,
  sumForSeveral: (unit) => `El total corresponde a {quantity} ${units[unit].many}.`,
  askAfterHours: 'Si se puede hacer fuera del horario de atención depende del trabajo: llame y pregunte.',
  hourlySurcharge: (surcharge) => `Fuera del horario de atención, ${surcharge.replace(/^S/, 's')}`,
  startOnly: 'Es un precio inicial, no {anEstimate}; lo que encontremos en el lugar puede cambiarlo.',
  taxUnknown: 'Puede haber impuestos aparte: no hay una tasa publicada.',
  includesTaxToo: (tax) => `Incluye ${tax}.`,
  totalIncludes: (tax) => `El total incluye ${tax}.`,
  leftOut: 'safety.do, related, faqs y sus sections: están en la respuesta con el id de un servicio.',
};
