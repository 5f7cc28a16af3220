import { expect, test } from 'vitest';
import { unitedStates } from '../../src/countries/rows/united-states.ts';
import { formatMinutes, formatMoney } from '../../src/format/wording.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { stateAt } from '../../src/hours/open-now.ts';
import { summarizeHours, summarizeWeek } from '../../src/hours/opening-hours.ts';
import { prepareSchedule } from '../../src/hours/schedule.ts';
import { formatPrice } from '../../src/prices/price.ts';
import { asOf } from '../../src/text/es/client/page.ts';
import { openingState } from '../../src/text/es/opening-state.ts';
import { fillTerms } from '../../src/text/terms.ts';
import { textOf } from '../../src/text/text.ts';
import { mondays, resting, weekend } from './hours-samples.ts';

const money = { locale: 'es-US', currency: 'USD' };
const { business, coverage, grammar, places } = textOf('es-US');
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
    'de lunes a viernes de 7:30 a. m. a 6 p. m. Verano (del 1.º de mayo al 30 de septiembre): cerrado',
  ],
  [
    business.nothingBookedButLine('de 6 a. m. a 11 p. m.'),
    'Una persona coordina cada visita; aquí no se reserva nada. Fuera del horario de atención solo se atiende la línea de emergencias: de 6 a. m. a 11 p. m.',
  ],
  [places.fromBase('unas 8 millas', places.middleOf('Ithaca').name), 'a unas 8 millas del centro de Ithaca'],
  [coverage.nearest('Dryden', '1 milla'), 'El lugar más cercano donde atendemos es Dryden, a aproximadamente 1 milla.'],
  [places.count(1), 'un lugar'],
  [places.count(1003), '1,003 lugares'],
  [textOf('es-US').pages.place.mostOf(['13053']), 'La mayor parte del código ZIP 13053.'],
  [
    textOf('es-US').prices.hourlySurcharge(
      textOf('es-US').prices.surcharge({ amount: '$60', per: 'hour', addsToEmergency: true }),
    ),
    'Fuera del horario de atención, se suman $60 por cada hora en el lugar.',
  ],
  [places.region('New York'), 'Nueva York'],
  [formatMinutes({ min: 1, max: 1 }, 'es-US'), 'aproximadamente 1 minuto'],
  [textOf('es-US').prices.range('$140', '$220'), 'de $140 a $220'],
  [asOf('mediodía'), 'Desde el mediodía'],
  [asOf('1:30 p. m.'), 'Desde la 1:30 p. m.'],
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
])('%s is written', (text, written) => expect(plain(text)).toBe(written));

test.each([
  ['2026-11-24T12:00', '[Abierto] hasta las 6 p. m.'],
  ['2026-11-24T23:00', 'Abre mañana a las 7:30 a. m.'],
  ['2026-11-27T23:00', 'Abre mañana al mediodía'],
  ['2026-11-28T12:30', '[Abierto] hasta la 1 p. m.'],
  ['2026-11-29T13:00', 'Abre mañana a las 7:30 a. m.'],
])('at %s the state is "%s"', (time, says) => {
  const schedule = prepareSchedule({ openingHours, specialOpeningHours: [] });
  expect(plain(stateAt(schedule, Date.parse(`${time}Z`) / 60_000, 'es-US', openingState).says)).toBe(says);
});

test.each([
  [weekend, '2026-11-20T20:00', 'Abre esta noche a la medianoche'],
  [weekend, '2026-11-18T20:00', 'Abre desde el inicio del sábado'],
  [weekend, '2026-11-21T09:00', '[Abierto] hasta el final del domingo'],
  [weekend, '2026-11-22T09:00', '[Abierto] hasta la medianoche'],
  [mondays, '2026-11-23T09:00', 'Abre desde el inicio del próximo lunes'],
  [resting, '2026-12-25T09:00', 'La línea de emergencias abre esta noche a la medianoche'],
  [resting, '2027-07-06T09:00', 'La línea de emergencias abre desde el inicio del viernes'],
])('midnight belongs to one day in Spanish', (hours, time, says) => {
  const schedule = prepareSchedule(hours);
  expect(plain(stateAt(schedule, Date.parse(`${time}Z`) / 60_000, 'es-US', openingState).says)).toBe(says);
});

test.each([
  [undefined, 'No es un presupuesto.', 'No son presupuestos.'],
  ['cotización', 'No es una cotización.', 'No son cotizaciones.'],
  ['estimado', 'No es un estimado.', 'No son estimados.'],
  ['oferta', 'No es un presupuesto.', 'No son presupuestos.'],
])('the word for an estimate may be %s', (word, one, many) => {
  const terms = textOf('es-US').makeTerms(unitedStates, 'USD', { estimate: { es: word } });
  expect(fillTerms('No es {anEstimate}.', terms)).toBe(one);
  expect(fillTerms(textOf('es-US').prices.noQuotes, terms)).toBe(many);
});

test('what is valid agrees with a licence and with an insurance alike', () => {
  expect(plain(business.credential('Ciudad de Buffalo', 'ME-1042', '30 de abril de 2027'))).toBe(
    'Ciudad de Buffalo, núm. ME-1042, vigente hasta el 30 de abril de 2027.',
  );
});
