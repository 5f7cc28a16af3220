import type { openingState as en } from '../en/opening-state.ts';

/** A time after a word, with its article: "a las 7:30 a. m.", "a la 1 p. m.", "al mediodía", "a la medianoche". */
export const after = (word: string, time: string) =>
  `${word} ${time === 'mediodía' ? 'el' : /^(?:1\D|m)/.test(time) ? 'la' : 'las'} ${time}`.replace(/^a el/, 'al');

/** Whether a text is a time alone, not a day or a date. */
export const isTime = (text: string) => /^(?:\d|medi)/.test(text);

/** Whether it is open now. Every page has these in its script, so this file imports nothing but a type. */
export const openingState: typeof en = {
  /** Minutes after midnight: "7:30 a. m.", "mediodía". */
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  time: (minutes) => {
    const rest = minutes % 60;
    const hour = (minutes - rest) / 60;
    if (minutes % 720 === 0) return minutes === 0 ? 'medianoche' : 'mediodía';
    return `${hour % 12 || 12}${rest === 0 ? '' : rest < 10 ? `:0${rest}` : `:${rest}`} ${hour < 12 ? 'a' : 'p'}. m.`;
  },
  open: (end) => `[Abierto] ${end}`,
  lineOpen: (end) => `[Atendemos emergencias] ${end}`,
  until: (time) => (isTime(time) ? after('hasta', time) : `hasta ${time}`),
  allDay: 'las 24 horas',
  endOf: (day) => `el final del ${day}`,
  opens: (start) => `Abre ${isTime(start) ? after('a', start) : start}`,
  lineOpens: (start) => `La línea de emergencias abre ${isTime(start) ? after('a', start) : start}`,
  midnightTonight: 'esta noche a la medianoche',
  startOf: (day, isNext) => `desde el inicio del ${isNext ? 'próximo ' : ''}${day}`,
  tomorrow: (time) => `mañana ${after('a', time)}`,
  onDay: (day, time) => `el ${day} ${after('a', time)}`,
  nextWeek: (day, time) => `el próximo ${day} ${after('a', time)}`,
  again: (date) => `de nuevo el ${date.replace(/^1 /, '1.º ')}`,
  from: (start) => (isTime(start) ? after('desde', start) : `desde ${start}`),
  byAppointment: (times) => `Con cita previa ${times}`.trim(),
  closed: 'Cerrado',
};
