import type { openingState as en } from '../en/opening-state.ts';

/** The opening state. These sentences are in the script of every page, so this file imports only a type. */
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
  calls: (end) => `[On vous répond] ${end}`,
  emergency: (end) => `[Ligne d’urgence ouverte] ${end}`,
  until: (time) => `jusqu’à ${time}`,
  allDay: '24 heures sur 24',
  /** "Minuit" may be the end or the start of a day, so these are 24 h and 0 h. */
  endOf: (day) => `${day} à 24 h`,
  /** A time without a day needs "à". */
  opens: (start) => `Ouvre ${/^(?:\d|midi|minuit)/.test(start) ? 'à ' : ''}${start}`,
  answers: (start) => `Ligne d’urgence dès ${start}`,
  midnightTonight: 'ce soir à minuit',
  next: (day) => `${day} prochain`,
  startOf: (day) => `${day} à 0 h`,
  tomorrow: (time) => `demain à ${time}`,
  onDay: (day, time) => `${day} à ${time}`,
  again: (date) => `le ${date.replace(/^1 /, '1er ')}`,
  byAppointment: 'Sur rendez-vous',
  closed: 'Fermé',
};
