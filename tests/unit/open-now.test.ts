import { expect, test } from 'vitest';
import { getDayKey, stateAt } from '../../src/hours/open-now.ts';
import {
  DAYS,
  describeUsualTimes,
  formatSeason,
  type HoursFile,
  listWeek,
  summarizeHours,
} from '../../src/hours/opening-hours.ts';
import { prepareSchedule } from '../../src/hours/schedule.ts';
import { after, startingFrom } from '../../src/text/en/client/page.ts';
import { startingFrom as desde, after as despues } from '../../src/text/es/client/page.ts';
import { textOf } from '../../src/text/text.ts';
import {
  allDayLine,
  allDayMondays,
  allDayWeekdays,
  allDayWeekend,
  alwaysOpen,
  bar,
  groomer,
  holidays,
  lineClosedOnHolidays,
  locksmith,
  nightLine,
  noEmergencyLine,
  shop,
  sweep,
  visitsOnly,
  weekdayLine,
} from './hours-samples.ts';

/** The text that a browser shows at a local time. Words that say somebody answers are in brackets. */
function describeAt(time: string, hours: HoursFile, locale = 'en-CA'): string {
  const { state, text } = stateAt(
    prepareSchedule(hours),
    Date.parse(`${time}Z`) / 6e4,
    locale,
    textOf(locale).hours.state,
  );
  expect(text.includes('[')).toBe(state !== 'closed');
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

test.each([
  ['a weekday', shop, '2026-11-18T10:00', '[Open] until 6 pm'],
  ['the minute it opens', shop, '2026-11-18T07:30', '[Open] until 6 pm'],
  ['the last minute', shop, '2026-11-18T17:59', '[Open] until 6 pm'],
  ['the minute it closes', shop, '2026-11-18T18:00', '[Emergency line open] until 11 pm'],
  ['the night, after the emergency line', shop, '2026-11-18T23:30', 'Emergency line opens 6 am'],
  ['Saturday night, with no line on Sunday', weekdayLine, '2026-11-21T23:30', 'Emergency line opens Monday 6 am'],
  ['a night with a line until the morning', nightLine, '2026-11-19T02:00', '[Emergency line open] until 7:30 am'],
  ['the night into a holiday without the line', nightLine, '2026-12-25T02:00', '[Emergency line open] until 7:30 am'],
  ['Sunday', noEmergencyLine, '2026-11-22T12:00', 'Opens tomorrow 7:30 am'],
  ['a holiday', noEmergencyLine, '2026-12-25T10:00', 'Opens tomorrow 8 am'],
  ['a holiday without the line', lineClosedOnHolidays, '2026-12-25T10:00', 'Emergency line opens tomorrow 6 am'],
  ['two at night', bar, '2026-11-21T02:00', 'Opens 6 pm'],
  ['midnight', bar, '2026-11-19T00:00', 'Opens tomorrow 6 pm'],
  ['any time, when it never closes', alwaysOpen, '2026-11-18T03:00', '[Open] 24 hours'],
  ['two weeks of holidays', holidays, '2027-07-08T11:00', 'Opens again on July 19'],
  ['the break of a sweep at noon', sweep, '2027-03-03T12:30', 'Opens 1 pm'],
  ['a morning by appointment', sweep, '2027-03-06T10:00', 'By appointment'],
  ['a whole day by appointment', sweep, '2027-03-07T10:00', 'By appointment'],
  ['a part of the year with its own hours', sweep, '2027-09-05T08:00', '[Open] until midnight'],
  ['a part of the year that is closed', sweep, '2026-12-20T07:00', 'Opens again on February 1'],
  ['a vacation in one line', sweep, '2027-07-10T08:00', 'Opens again on July 19'],
  ['a holiday until 24:00', sweep, '2027-05-01T23:59', '[Open] until midnight'],
  ['the evening before hours by appointment', groomer, '2026-11-24T22:00', 'Opens tomorrow 8:30 am'],
  ['the night before hours by appointment', groomer, '2026-11-24T02:00', 'Opens 8:30 am'],
  ['a business only by appointment', visitsOnly, '2026-11-18T10:00', 'By appointment'],
  ['Sunday afternoon, before a week round the clock', allDayWeekdays, '2026-11-22T15:00', 'Opens at midnight tonight'],
  ['Friday night, before a weekend off', allDayWeekdays, '2026-11-20T21:00', '[Open] until midnight'],
  ['Wednesday, before a weekend off', allDayWeekdays, '2026-11-18T10:00', '[Open] until the end of Friday'],
  ['Saturday, before a week round the clock', allDayWeekdays, '2026-11-21T10:00', 'Opens from the start of Monday'],
  ['before a weekend round the clock', allDayWeekend, '2026-11-18T10:00', 'Opens from the start of Saturday'],
  ['Saturday of a weekend round the clock', allDayWeekend, '2026-11-21T10:00', '[Open] until the end of Sunday'],
  ['Sunday of a weekend round the clock', allDayWeekend, '2026-11-22T10:00', '[Open] until midnight'],
  ['a Monday off', allDayMondays, '2026-11-23T10:00', 'Opens from the start of next Monday'],
  ['the minute a Monday ends', allDayMondays, '2026-12-01T00:00', 'Opens from the start of Monday'],
  ['the day before the line opens again', allDayLine, '2026-12-25T10:00', 'Emergency line opens at midnight tonight'],
  ['a line closed for days', allDayLine, '2027-07-06T11:00', 'Emergency line opens from the start of Friday'],
  [
    'before the line closes for a holiday',
    allDayLine,
    '2026-12-22T03:00',
    '[Emergency line open] until the end of Thursday',
  ],
  ['a line round the clock, in the night', locksmith, '2026-11-18T03:00', '[Emergency line open] 24 hours'],
] as const)('B22 F7 open now: %s', (_moment, hours, time, expected) => {
  expect(describeAt(time, hours)).toBe(expected);
});

test('L3 F7 both prices are labelled with the time when each applies, and midnight with one day', () => {
  const starts = ['7:30 am', 'Monday noon', 'at midnight tonight', 'from the start of Monday', 'again on July 19'];
  expect([after('6 pm'), ...starts.map(startingFrom)]).toEqual([
    'after 6 pm',
    'after 7:30 am',
    'Monday after noon',
    'after midnight tonight',
    'from the start of Monday',
    'from July 19',
  ]);
  expect(['6 p. m.', '1 p. m.', 'mediodía', 'medianoche', 'el viernes a las 6 p. m.'].map(despues)).toEqual([
    'después de las 6 p. m.',
    'después de la 1 p. m.',
    'después del mediodía',
    'después de la medianoche',
    'después del viernes a las 6 p. m.',
  ]);
  const inicios = [
    'mediodía',
    'mañana a las 8 a. m.',
    'el lunes al mediodía',
    'desde el inicio del lunes',
    'de nuevo el 5 de enero',
  ];
  expect(inicios.map(desde)).toEqual([
    'después del mediodía',
    'mañana después de las 8 a. m.',
    'el lunes después del mediodía',
    'desde el inicio del lunes',
    'desde el 5 de enero',
  ]);
});

/** An ordinary week, closed or open for an hour at the weekend. */
const openOn = (dayOfWeek: ('Saturday' | 'Sunday')[], opens: string, closes: string): HoursFile => ({
  openingHours: [
    { dayOfWeek: DAYS.slice(0, 5), opens: '07:30', closes: '18:00' },
    { dayOfWeek, opens, closes },
  ],
  specialOpeningHours: [],
});
const morning = openOn(['Saturday'], '08:00', '12:00');
const lunch = openOn(['Saturday', 'Sunday'], '12:00', '13:00');

test.each([
  ['fr-CA', morning, '2026-11-24T12:00', '[Ouvert] jusqu’à 18 h'],
  ['fr-CA', morning, '2026-11-24T23:00', 'Ouvre demain à 7 h 30'],
  ['fr-CA', morning, '2026-11-28T13:00', 'Ouvre lundi à 7 h 30'],
  ['fr-CA', allDayWeekend, '2026-11-20T20:00', 'Ouvre ce soir à minuit'],
  ['fr-CA', allDayWeekend, '2026-11-18T20:00', 'Ouvre samedi à 0 h'],
  ['fr-CA', allDayWeekend, '2026-11-21T09:00', '[Ouvert] jusqu’à dimanche à 24 h'],
  ['fr-CA', allDayWeekend, '2026-11-22T09:00', '[Ouvert] jusqu’à minuit'],
  ['fr-CA', allDayMondays, '2026-11-23T09:00', 'Ouvre lundi prochain à 0 h'],
  ['fr-CA', allDayLine, '2026-12-25T09:00', 'Ligne d’urgence dès ce soir à minuit'],
  ['fr-CA', sweep, '2027-03-06T10:00', 'Sur rendez-vous'],
  ['fr-CA', groomer, '2026-11-24T22:00', 'Ouvre demain à 8 h 30'],
  ['fr-CA', allDayLine, '2027-07-06T09:00', 'Ligne d’urgence dès vendredi à 0 h'],
  ['es-US', lunch, '2026-11-24T12:00', '[Abierto] hasta las 6 p. m.'],
  ['es-US', lunch, '2026-11-24T23:00', 'Abre mañana a las 7:30 a. m.'],
  ['es-US', lunch, '2026-11-27T23:00', 'Abre mañana al mediodía'],
  ['es-US', lunch, '2026-11-28T12:30', '[Abierto] hasta la 1 p. m.'],
  ['es-US', lunch, '2026-11-29T13:00', 'Abre mañana a las 7:30 a. m.'],
  ['es-US', allDayWeekend, '2026-11-20T20:00', 'Abre esta noche a la medianoche'],
  ['es-US', allDayWeekend, '2026-11-18T20:00', 'Abre desde el inicio del sábado'],
  ['es-US', allDayWeekend, '2026-11-21T09:00', '[Abierto] hasta el final del domingo'],
  ['es-US', allDayWeekend, '2026-11-22T09:00', '[Abierto] hasta la medianoche'],
  ['es-US', allDayMondays, '2026-11-23T09:00', 'Abre desde el inicio del próximo lunes'],
  ['es-US', allDayLine, '2026-12-25T09:00', 'La línea de emergencias abre esta noche a la medianoche'],
  ['es-US', sweep, '2027-03-06T10:00', 'Con cita previa'],
  ['es-US', groomer, '2026-11-24T02:00', 'Abre a las 8:30 a. m.'],
  ['es-US', allDayLine, '2027-07-06T09:00', 'La línea de emergencias abre desde el inicio del viernes'],
] as const)('B22 J5 the state in %s', (locale, hours, time, expected) => {
  expect(describeAt(time, hours, locale)).toBe(expected);
});

test('B22 hours are worded naturally: by appointment, never closed, seasonal and around the clock', () => {
  expect(listWeek(sweep.openingHours, 'en').map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Monday to Friday: 8 am to noon, 1 pm to 4:30 pm',
    'Saturday: By appointment 9 am to noon',
    'Sunday: By appointment',
  ]);
  expect(summarizeHours({ ...sweep, seasons: sweep.seasons?.slice(0, 1) ?? [] }, 'en-CA')).toBe(
    'Autumn (September 1 to November 30): Every day 7 am to midnight. Rest of the year (December 1 to August 31): Monday to Friday 8 am to noon, 1 pm to 4:30 pm, Saturday by appointment 9 am to noon, Sunday by appointment',
  );
  expect(sweep.seasons?.map((season) => formatSeason(season, 'en-GB'))).toEqual([
    'Autumn (1 September to 30 November)',
    'Deep winter (15 December to 31 January)',
  ]);
});

test.each([
  ['without a line', morning, 'Open Mon–Fri 7:30 am–6 pm, Sat 8 am–noon'],
  ['with holidays', noEmergencyLine, 'Usually Mon–Fri 7:30 am–6 pm, Sat 8 am–3 pm'],
  ['with a line', { ...shop, specialOpeningHours: [] }, 'Emergency line 6 am to 11 pm, every day'],
  ['with a line on holidays too', shop, 'Emergency line 6 am to 11 pm, every day'],
  [
    'with a line that is closed on them',
    lineClosedOnHolidays,
    'Emergency line 6 am to 11 pm, every day, except holidays',
  ],
  ['with a line on some days', weekdayLine, 'Emergency line Mon–Fri 6 am–11 pm'],
  ['with a line round the clock', locksmith, 'Emergency line 24 hours, every day'],
  ['by appointment', visitsOnly, 'By appointment Mon–Fri'],
])('F7 what is always true of the hours, %s', (_what, hours, expected) =>
  expect(describeUsualTimes(hours, 'en')).toBe(expected),
);

test('B22 equal times mean 24 hours, and always open if every day has them', () => {
  const hours = { opens: '08:00', closes: '08:00' };
  const shift: HoursFile = { openingHours: [{ dayOfWeek: ['Saturday'], ...hours }], specialOpeningHours: [] };
  expect(summarizeHours(shift, 'en')).toBe('Saturday 24 hours from 8 am');
  expect(summarizeHours(shift, 'fr')).toMatch(/^le samedi 24\sheures dès 8\sh$/);
  expect(summarizeHours(shift, 'es')).toMatch(/^los sábados 24\shoras desde las 8\sa\.\sm\.$/);
  expect(describeAt('2026-11-22T07:59', shift)).toBe('[Open] until 8 am');
  const week = { ...shift, openingHours: [{ dayOfWeek: [...DAYS], ...hours }] };
  expect([summarizeHours(week, 'en'), describeAt('2026-11-22T07:59', week)]).toEqual([
    'Every day 24 hours',
    '[Open] 24 hours',
  ]);
});

test('B22 the row of today is that of its date, or of its weekday in the season', () => {
  const mark = (date: string) => getDayKey(prepareSchedule(sweep), Date.parse(date) / 6e4);
  expect(['2027-05-01', '2027-07-10', '2027-03-03', '2027-09-05', '2027-01-02'].map(mark)).toEqual([
    '2027-05-01',
    '2027-07-10',
    '3,',
    '09-010,',
    '01-016,',
  ]);
});
