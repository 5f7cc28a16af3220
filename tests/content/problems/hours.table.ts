import { business, home, type ProblemCases } from './problem-case.ts';

/** Adds a line to the holidays. */
const holiday = (line: string) => business('specialOpeningHours:\n', `$&  - { ${line} }\n`);
const notice = (text: string, startDate: string, endDate: string) =>
  business(/^serviceRadiusKm/m, `notice: { text: ${text}, startDate: ${startDate}, endDate: ${endDate} }\n$&`);
const nightLink = (path: string) => home('path: "/services/emergency/#right-now"', `path: ${path}`);
const season = '  - { name: Summer, from: 05-01, to: 09-30, openingHours: [] }\n';

/** Problems in hours, holidays, notices, and texts for hours when nobody answers. */
export const problemCases: ProblemCases = {
  'a time of day on a 12-hour clock': business('"07:30"\n    closes', '7:30 am\n    closes'),
  'hours that overlap': business('dayOfWeek: [Saturday]', 'dayOfWeek: [Friday, Saturday]'),
  'hours that run into the next morning': business(
    'opens: "08:00"\n    closes: "15:00"',
    'opens: "20:00"\n    closes: "06:00"\n  - dayOfWeek: [Sunday]\n    opens: "05:00"\n    closes: "09:00"',
  ),
  'a holiday with only one time': business('name: Christmas Day }', 'name: Christmas Day, opens: "08:00" }'),
  'two holidays on one date': business('{ date: 2026-12-26,', '{ date: 2026-12-25,'),
  'a holiday with a date beside from and to': holiday('date: 2027-08-02, from: 2027-08-01, to: 2027-08-02, name: Both'),
  'holidays without an end': holiday('from: 2027-08-01, name: Open'),
  'holidays that end before they start': holiday('from: 2027-08-09, to: 2027-08-02, name: Back'),
  'a holiday within a range of others': holiday('from: 2026-12-20, to: 2026-12-31, name: Vacation'),
  'a time after 24:00': holiday('date: 2027-08-01, name: Late, opens: "08:00", closes: "24:30"'),
  'seasons that overlap': business(
    /^specialOpeningHours:/m,
    `seasons:\n${season}  - { name: Spring, from: 03-01, to: 05-01, openingHours: [] }\n$&`,
  ),
  'a day with neither times nor appointment': business('openingHours:\n', '$&  - { dayOfWeek: [Sunday] }\n'),
  'a holiday in the past': business('{ date: 2026-12-24,', '{ date: 2025-12-24,'),
  'an emergency line without onHolidays': business('  onHolidays: true\n', ''),
  'a notice on days with ordinary hours': notice('Closed for snow.', '2026-12-03', '2026-12-04'),
  'a notice that ends before it starts': notice('Closed for snow.', '2026-12-03', '2026-12-02'),
  'a link outside hours to a missing page': nightLink('/services/emergncy/'),
  'a link outside hours to another site': nightLink('"https://example.com/"'),
  'a third link outside hours': home(
    / +- \{ label: Save the number.*\n/,
    '$&      - { label: About us, path: /about/ }\n',
  ),
  'two shifts on a range of dates, a third within one of them, and a short day in them': (copy) => {
    const shift = (opens: string, closes: string) =>
      `  - { from: 2027-12-27, to: 2028-01-02, name: "From ${opens}", opens: "${opens}", closes: "${closes}" }\n`;
    const short = '  - { date: 2027-12-31, name: Short day, opens: "12:30", closes: "15:00" }\n';
    const lines = [shift('10:00', '12:00'), shift('14:00', '16:00'), shift('11:00', '13:00'), short].join('');
    copy.edit('business.yaml', /^specialOpeningHours:.*\n/m, `$&${lines}`);
  },
  'hours from 00:01 to 23:59': (copy) => {
    copy.edit('business.yaml', /opens: "07:30"\n( +)closes: "18:00"/, 'opens: "00:01"\n$1closes: "23:59"');
    copy.edit('business.yaml', /opens: "06:00"\n( +)closes: "23:00"/, 'opens: "00:00"\n$1closes: "23:59"');
  },
  'equal opening and closing times': business(
    /opens: "07:30"\n( +)closes: "18:00"/,
    'opens: "08:00"\n$1closes: "08:00"',
  ),
  'a closing time in the morning instead of the evening': business('closes: "18:00"', 'closes: "06:00"'),
};
