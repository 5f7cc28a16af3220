import type { hours as en, WeekWords } from '../en/hours.ts';
import { period } from './grammar.ts';
import { openingState } from './opening-state.ts';

const usual: WeekWords = {
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  daysTo: (first, last) =>
    usual.days.indexOf(last) - usual.days.indexOf(first) === 1 ? `${first} et ${last}` : `du ${first} au ${last}`,
  timesTo: (opens, closes) => `${opens} à ${closes}`,
  between: ', ',
};
const short: WeekWords = {
  days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  daysTo: (first, last) => `${first}–${last}`,
  timesTo: usual.timesTo,
  /** Days and times already have commas between them. */
  between: '; ',
};

/** Opening hours. */
export const hours: typeof en = {
  state: openingState,
  allDay: '24 heures sur 24',
  dayFrom: (time) => `24 heures dès ${time}`,
  closed: 'Fermé',
  everyDay: 'tous les jours',
  usual,
  short,
  byAppointment: (times) => `sur rendez-vous ${fromTimes(times)}`.trim(),
  onDays: (days, hours) => `${withArticles(days)}${days.endsWith('.') ? ',' : ''} ${fromTimes(hours)}`,
  season: (name, from, to) => `${name} (${period(from, to)})`,
  inSeason: (season, week) => `${season} : ${week || 'fermé'}`,
  alwaysDaily: (hours) => `${fromTimes(hours)}, tous les jours`,
  emergencyHours: (hours, onHolidays) =>
    `${hours}${onHolidays === undefined ? '' : onHolidays ? ', jours fériés compris' : ', sauf les jours fériés'}`,
  onlyByAppointment: 'Sur rendez-vous',
  open: (hours) => `Ouvert ${hours}`,
  usually: (hours) => `Heures habituelles : ${hours}`,
  emergencyLine: (hours, number) => `Ligne d’urgence : ${number === undefined ? '' : `${number}, `}${hours}`,
};

/** "le samedi", "le samedi et le dimanche" in a sentence; tables have no article. */
function withArticles(days: string): string {
  return usual.days.some((day) => days.startsWith(day)) ? `le ${days.replace(' et ', ' et le ')}` : days;
}

/** Puts "de" before spans of time in a sentence: "de 8 h à midi, de 13 h à 17 h"; tables have no preposition. */
function fromTimes(hours: string): string {
  return hours.replace(/(?<=^|, )(?=(?:\d|midi|minuit)[^,]* à )/g, 'de ');
}
