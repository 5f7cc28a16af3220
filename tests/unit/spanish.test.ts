import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load-site.ts';
import { unitedStates } from '../../src/countries/data/united-states.ts';
import { formatMinutes, formatMoney } from '../../src/format/amounts.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { summarizeHours, summarizeWeek } from '../../src/hours/opening-hours.ts';
import { prepareLookupTables } from '../../src/lookup/lookup-tables.ts';
import { formatPrice } from '../../src/prices/price.ts';
import { openingState } from '../../src/text/es/opening-state.ts';
import { fillTerms } from '../../src/text/terms.ts';
import { textOf } from '../../src/text/text.ts';
import { ask } from './ask-coverage.ts';

const money = { locale: 'es-US', currency: 'USD' };
const { business, coverage, grammar, makeTerms, pages, places, prices, requests } = textOf('es-US');
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const openingHours = [
  { dayOfWeek: [...workdays], opens: '07:30', closes: '18:00' },
  { dayOfWeek: ['Saturday' as const, 'Sunday' as const], opens: '12:00', closes: '13:00' },
];
const summer = { name: 'Verano', from: '05-01', to: '09-30', openingHours: [] };
/** Spaces that do not break, as spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const hourly = { kind: 'from', amount: 95, upTo: null, currency: 'USD', per: 'hour', minimum: 95, note: null } as const;

test.each([
  [formatMoney(1249.5, money), '$1,249.50'],
  [formatPrice(hourly, money), '$95 por hora, mínimo una hora'],
  [formatMinutes({ min: 45, max: 150 }, 'es-US'), '45 minutos a 2½ horas'],
  [formatDate('2027-05-01', 'es-US'), '1.º de mayo de 2027'],
  [
    summarizeWeek(openingHours, 'es-US'),
    'de lunes a viernes de 7:30 a. m. a 6 p. m., los sábados y domingos de mediodía a 1 p. m.',
  ],
  [
    summarizeHours({ openingHours: openingHours.slice(0, 1), seasons: [summer], specialOpeningHours: [] }, 'es-US'),
    'Verano (del 1.º de mayo al 30 de septiembre): cerrado. Resto del año (del 1.º de octubre al 30 de abril): de lunes a viernes de 7:30 a. m. a 6 p. m.',
  ],
  [
    business.nothingBookedButEmergencies('de 6 a. m. a 11 p. m.'),
    'Una persona coordina cada visita; aquí no se reserva nada. Fuera del horario de atención solo se atiende la línea de emergencias: de 6 a. m. a 11 p. m.',
  ],
  [places.fromBase('unas 8 millas', places.middleOf('Ithaca').name), 'a unas 8 millas del centro de Ithaca'],
  [coverage.nearest('Dryden', '1 milla'), 'El lugar más cercano donde atendemos es Dryden, a cerca de 1 milla.'],
  [places.count(1), 'un lugar'],
  [
    coverage.elsewhere('“Paris, France”', ['Nueva York', 'Pensilvania']),
    '“Paris, France” no está en el estado de Nueva York ni en Pensilvania, y solo trabajamos en esos estados.',
  ],
  [prices.variant('Cambio de panel', 'Dos tapas'), 'Cambio de panel: dos tapas'],
  [places.count(1003), '1,003 lugares'],
  [pages.place.mostOf(['13053']), 'La mayor parte del código ZIP 13053.'],
  [
    prices.hourlySurcharge(prices.surcharge({ amount: '$60', per: 'hour', addsToEmergency: true })),
    'Fuera del horario de atención, se suman $60 por cada hora en el lugar.',
  ],
  [places.region('New York'), 'Nueva York'],
  [formatMinutes({ min: 1, max: 1 }, 'es-US'), 'cerca de 1 minuto'],
  [prices.range('$140', '$220'), 'de $140 a $220'],
  [openingState.again('1 de mayo'), 'de nuevo el 1.º de mayo'],
  [
    business.noticeFrom('19 de julio de 2027', '30 de julio de 2027', 'cerrado.'),
    'Del 19 al 30 de julio de 2027: cerrado.',
  ],
  [
    summarizeWeek(openingHours, 'es-US', 'short'),
    'lun.–vie., de 7:30 a. m. a 6 p. m.; sáb.–dom., de mediodía a 1 p. m.',
  ],
  [grammar.list(['Lansing', 'Dryden', 'Ithaca']), 'Lansing, Dryden e Ithaca'],
  [grammar.list(['Vestal', 'Owego'], 'or'), 'Vestal u Owego'],
  [grammar.list(['Tampa', '**Ybor City**']), 'Tampa e **Ybor City**'],
  [grammar.list(['Dryden', '(Owego)'], 'or'), 'Dryden u (Owego)'],
  [
    requests.requestProblems({ target: 8192, headers: 1, body: 1, prefix: '' }).targetTooLong.slice(0, 37),
    'La dirección tiene más de 8,192 bytes',
  ],
])('%s is written', (text, written) => expect(plain(text)).toBe(written));

test.each([
  [undefined, 'No es un presupuesto.', 'No son presupuestos.'],
  ['cotización', 'No es una cotización.', 'No son cotizaciones.'],
  ['estimado', 'No es un estimado.', 'No son estimados.'],
  ['oferta', 'No es un presupuesto.', 'No son presupuestos.'],
])('the word for an estimate may be %s', (word, one, many) => {
  const terms = makeTerms(unitedStates, 'USD', { estimate: { es: word } });
  expect(fillTerms('No es {anEstimate}.', terms)).toBe(one);
  expect(fillTerms(prices.noQuotes, terms)).toBe(many);
});

const { localizedSites } = await loadSite('examples/lantern-hill-electric', 'https://example.org');
const electrician = localizedSites.find(({ site }) => site.prefix === '/es')?.site;

test.each([
  ['Ithaca, Estados Unidos', { key: 'ithaca' }],
  ['dryden ee. uu.', { key: 'dryden' }],
  ['la ciudad de Nueva York', { answer: { covered: false, nearest: { slug: 'dryden' } } }],
  ['Código postal 14850', { key: '14850' }],
  ['ZIP: 14850-1234', { key: '14850' }],
])('M9 B18 "%s" is understood', (typed, answer) => {
  expect(electrician && ask(prepareLookupTables(electrician), typed)).toMatchObject(answer);
});

test('“valid” agrees with both a licence and an insurance', () => {
  expect(plain(business.credential('Ciudad de Buffalo', 'ME-1042', '30 de abril de 2027'))).toBe(
    'Ciudad de Buffalo, núm. ME-1042, vigente hasta el 30 de abril de 2027.',
  );
});
