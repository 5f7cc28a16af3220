import type { hours as en, WeekWords } from '../en/hours.ts';
import { period } from './grammar.ts';
import { after, openingState } from './opening-state.ts';

const usual: WeekWords = {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  daysTo: (first, last) =>
    usual.days.indexOf(last) - usual.days.indexOf(first) === 1 ? `${first} y ${last}` : `de ${first} a ${last}`,
  timesTo: (opens, closes) => `${opens} a ${closes}`,
  between: ', ',
};
const short: WeekWords = {
  days: ['lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.', 'dom.'],
  daysTo: (first, last) => `${first}–${last}`,
  timesTo: usual.timesTo,
  /** Days and times already have commas between them. */
  between: '; ',
};

/** Opening hours. */
export const hours: typeof en = {
  state: openingState,
  allDay: 'las 24 horas',
  dayFrom: (time) => `24 horas ${after('desde', time)}`,
  closed: 'Cerrado',
  everyDay: 'todos los días',
  usual,
  short,
  byAppointment: (times) => `con cita previa ${fromTimes(times)}`.trim(),
  onDays: (days, hours) => `${onEach(days)}${days.endsWith('.') ? ',' : ''} ${fromTimes(hours)}`,
  season: (name, from, to) => `${name} (${period(from, to)})`,
  inSeason: (season, week) => `${season}: ${week || 'cerrado'}`,
  alwaysDaily: (hours) => `${fromTimes(hours)}, todos los días`,
  emergencyHours: (hours, onHolidays) =>
    `${hours}${onHolidays === undefined ? '' : onHolidays ? ', también en días festivos' : ', excepto los días festivos'}`,
  onlyByAppointment: 'Con cita previa',
  open: (hours) => `Abierto ${hours}`,
  usually: (hours) => `Horario habitual: ${hours}`,
  emergencyLine: (hours, number) => `Línea de emergencias: ${number === undefined ? '' : `${number}, `}${hours}`,
};

/**
 * Days of every week in a sentence: "los lunes", "los sábados y domingos"; spans of days and short names are unchanged.
 */
function onEach(days: string): string {
  const [first = ''] = days.split(' ');
  return usual.days.includes(first) ? `los ${days.replace(/sábado|domingo/g, '$&s')}` : days;
}

/** Puts "de" before spans of time in a sentence, but not in a table: "de 8 a. m. a mediodía, de 1 p. m. a 5 p. m." */
function fromTimes(hours: string): string {
  return hours.replace(/(?<=^|, )(?=(?:\d|medi)[^,]* a )/g, 'de ');
}
