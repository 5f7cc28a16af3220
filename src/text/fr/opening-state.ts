import type { openingState as en } from '../en/opening-state.ts';

/** Whether it is open now. Every page has these in its script, so this file imports nothing but a type. */
export const openingState: typeof en = {
  /** Minutes after midnight: "7 h 30", "midi". */
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  time: (minutes) => {
    const rest = minutes % 60;
    const hour = (minutes - rest) / 60;
    if (minutes % 720 === 0) return minutes === 0 ? 'minuit' : 'midi';
    return `${hour} h${rest === 0 ? '' : rest < 10 ? ` 0${rest}` : ` ${rest}`}`;
  },
  open: (end) => `[Ouvert] ${end}`,
  lineOpen: (end) => `[Ligne d’urgence ouverte] ${end}`,
  until: (time) => `jusqu’à ${time}`,
  allDay: '24 heures sur 24',
  /** Midnight is the end of a day and the start of the next; 24 h and 0 h are one of them. */
  endOf: (day) => `${day} à 24 h`,
  /** A time alone takes "à". */
  opens: (start) => `Ouvre ${/^(?:\d|midi|minuit)/.test(start) ? 'à ' : ''}${start}`,
  lineOpens: (start) => `Ligne d’urgence dès ${start}`,
  midnightTonight: 'ce soir à minuit',
  startOf: (day, isNext) => `${day}${isNext ? ' prochain' : ''} à 0 h`,
  tomorrow: (time) => `demain à ${time}`,
  onDay: (day, time) => `${day} à ${time}`,
  nextWeek: (day, time) => `${day} prochain à ${time}`,
  again: (date) => `le ${date.replace(/^1 /, '1er ')}`,
  byAppointment: 'Sur rendez-vous',
  closed: 'Fermé',
};
