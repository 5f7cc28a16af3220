/** Formats an ISO date for a locale (BCP 47 tag): "2 November 2026", "November 2, 2026". */
export function formatDate(date: string, locale: string): string {
  return format(date, locale, { dateStyle: 'long' });
}

/** Formats a day of the year (`MM-DD`): "May 1", "1 May". */
export function formatMonthDay(day: string, locale: string): string {
  return format(`2024-${day}`, locale, { month: 'long', day: 'numeric' });
}

/** Formats the month of an ISO date: "November 2026". */
export function formatMonth(date: string, locale: string): string {
  return format(date, locale, { month: 'long', year: 'numeric' });
}

function format(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
}

/** The ISO date of an instant in a time zone. */
export function dateIn(timeZone: string, instant: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(instant);
}
