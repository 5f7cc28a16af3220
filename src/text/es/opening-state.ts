import type { openingState as en } from '../en/opening-state.ts';

/** Whether a text is a time alone, not a day or a date. */
export const isTime = (text: string) => /^(?:\d|medi)/.test(text);

/**
 * Formats a time after a word, with its article: "a las 7:30 a. m.", "hasta la 1 p. m.", "al mediodía", "hasta el 5 de
 * enero".
 */
export const after = (word: string, time: string) =>
  `${word} ${isTime(time) ? `${time === 'mediodía' ? 'el' : /^(?:1\D|m)/.test(time) ? 'la' : 'las'} ` : ''}${time}`.replace(
    /\b(a|de) el/,
    '$1l',
  );

/** Formats when something opens: "a las 7:30 a. m.", "mañana a las 8 a. m.". */
const at = (start: string) => (isTime(start) ? after('a', start) : start);

/** The opening state. These sentences are in the script of every page, so this file imports only a type. */
export const openingState: typeof en = {
  /** Minutes after midnight: "7:30 a. m.", "mediodía". */
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  time: (minutes) => {
    const rest = minutes % 60;
    const hour = (minutes - rest) / 60;
    if (minutes % 720 === 0) return minutes === 0 ? 'medianoche' : 'mediodía';
    return `${hour % 12 || 12}${rest ? `:${rest < 10 ? 0 : ''}${rest}` : ''} ${hour < 12 ? 'a' : 'p'}. m.`;
  },
  open: (end) => `[Abierto] ${end}`,
  calls: (end) => `[Contestamos llamadas] ${end}`,
  emergency: (end) => `[Atendemos emergencias] ${end}`,
  until: (time) => after('hasta', time),
  allDay: 'las 24 horas',
  endOf: (day) => `el final del ${day}`,
  opens: (start) => `Abre ${at(start)}`,
  answers: (start) => `La línea de emergencias abre ${at(start)}`,
  midnightTonight: 'esta noche a la medianoche',
  next: (day) => `próximo ${day}`,
  startOf: (day) => `desde el inicio del ${day}`,
  tomorrow: (time) => `mañana ${after('a', time)}`,
  onDay: (day, time) => `el ${day} ${after('a', time)}`,
  again: (date) => `de nuevo el ${date.replace(/^1 /, '1.º ')}`,
  byAppointment: 'Con cita previa',
  closed: 'Cerrado',
};
