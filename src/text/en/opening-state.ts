/** The opening state. These sentences are in the script of every page, so this file imports nothing. */
export const openingState = {
  /** Sunday first. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as readonly string[],
  /** Minutes after midnight: "7:30 am", "noon". */
  time: (minutes: number): string => {
    const rest = minutes % 60;
    const hour = (minutes - rest) / 60;
    if (minutes % 720 === 0) return minutes === 0 ? 'midnight' : 'noon';
    return `${hour % 12 || 12}${rest ? `:${rest < 10 ? 0 : ''}${rest}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
  },
  /** A part in brackets is emphasized; `end` is one of the two below. */
  open: (end: string) => `[Open] ${end}`,
  /** A business that is visited by appointment. */
  calls: (end: string) => `[Phone answered] ${end}`,
  emergency: (end: string) => `[Emergency line open] ${end}`,
  until: (time: string) => `until ${time}`,
  allDay: '24 hours',
  /** The end of a day at midnight. */
  endOf: (day: string) => `the end of ${day}`,
  /** `start` is one of the six below, or a time alone. */
  opens: (start: string) => `Opens ${start}`,
  answers: (start: string) => `Emergency line opens ${start}`,
  midnightTonight: 'at midnight tonight',
  /** The day of the week that is a week ahead. */
  next: (day: string) => `next ${day}`,
  /** The start of a day at midnight. */
  startOf: (day: string) => `from the start of ${day}`,
  tomorrow: (time: string) => `tomorrow ${time}`,
  onDay: (day: string, time: string) => `${day} ${time}`,
  again: (date: string) => `again on ${date}`,
  byAppointment: 'By appointment',
  closed: 'Closed',
};
