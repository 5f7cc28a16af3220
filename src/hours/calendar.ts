const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** An ISO date as people write it in Canada: "2 November 2026". */
export function formatDate(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** The month of an ISO date: "November 2026". */
export function formatMonth(date: string): string {
  const [year, month = 1] = date.split('-').map(Number);
  return `${MONTHS[month - 1]} ${year}`;
}

/** The ISO date that an instant has in a time zone. */
export function dateIn(timeZone: string, instant: Date): string {
  // The Swedish form of a date is the ISO form.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(instant);
}
