/** An ISO date as people of a locale (BCP 47 tag) write it: "2 November 2026", "November 2, 2026". */
export function formatDate(date: string, locale: string): string {
  return format(date, locale, { dateStyle: 'long' });
}

/** A day of every year (`MM-DD`): "May 1", "1 May". */
export function formatMonthDay(day: string, locale: string): string {
  return format(`2024-${day}`, locale, { month: 'long', day: 'numeric' });
}

/** The month of an ISO date: "November 2026". */
export function formatMonth(date: string, locale: string): string {
  return format(date, locale, { month: 'long', year: 'numeric' });
}

function format(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
}

/** The ISO date that an instant has in a time zone. */
export function dateIn(timeZone: string, instant: Date): string {
  // The Swedish form of a date is the ISO form.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(instant);
}
