import { openingState } from './opening-state.ts';

/** How the days and times of a week are written. */
export interface WeekWords {
  /** Monday first. */
  readonly days: readonly string[];
  readonly daysTo: (first: string, last: string) => string;
  readonly timesTo: (opens: string, closes: string) => string;
  /** Between days with different hours. */
  readonly between: string;
}

const to = (first: string, last: string) => `${first} to ${last}`;
const dash = (first: string, last: string) => `${first}–${last}`;

const usual: WeekWords = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  daysTo: to,
  timesTo: to,
  between: ', ',
};
const short: WeekWords = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  daysTo: dash,
  timesTo: dash,
  between: ', ',
};

/** Opening hours. */
export const hours = {
  state: openingState,
  allDay: '24 hours',
  /** 24 hours that do not begin at midnight. */
  dayFrom: (time: string) => `24 hours from ${time}`,
  closed: 'Closed',
  everyDay: 'Every day',
  usual,
  short,
  /** `times` is empty for visits at any time. */
  byAppointment: (times: string) => `by appointment ${times}`.trim(),
  onDays: (days: string, hours: string) => `${days} ${hours}`,
  /** A season with its dates. */
  season: (name: string, from: string, to: string) => `${name} (${from} to ${to})`,
  inSeason: (season: string, week: string) => `${season}: ${week || 'closed'}`,
  alwaysDaily: (hours: string) => `${hours}, every day`,
  /** Hours of the emergency line, and whether they apply on holidays, if there are any. */
  emergencyHours: (hours: string, onHolidays: boolean | undefined) =>
    `${hours}${onHolidays === undefined ? '' : onHolidays ? ', holidays included' : ', except holidays'}`,
  onlyByAppointment: 'By appointment',
  open: (hours: string) => `Open ${hours}`,
  usually: (hours: string) => `Usually ${hours}`,
  /** `number` is given if the line has its own. */
  emergencyLine: (hours: string, number?: string) =>
    `Emergency line ${number === undefined ? '' : `${number}, `}${hours}`,
};
