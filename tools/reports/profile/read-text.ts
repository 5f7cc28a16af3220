import { DAYS } from 'open-local-business/facts';
import { parseHours } from './parse-hours.ts';
import { DATE_KEY, type ReadProfile, SERVICE_KEY } from './profile-facts.ts';

/** Labels of facts in text. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  'business name': 'Name',
  category: 'Categories',
  categories: 'Categories',
  phone: 'Telephone',
  telephone: 'Telephone',
  website: 'Website',
  address: 'Address',
  description: 'Description',
  areas: 'Areas',
  'service area': 'Areas',
  'areas served': 'Areas',
};

const DAY = /^((?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?)\b[:,]?\s*/i;

/**
 * Parses text line by line: "Phone: …", "Monday 7:30 a.m. – 6 p.m.", "1 July 2026: closed". A value may be on the line
 * after its label; if that line is a holiday in brackets, the hours apply to its date and not to the week.
 */
export function readText(source: string, name: string): ReadProfile {
  const lines = source.split(/\r\n?|[\n\u2028\u2029]/).map((line) => line.trim());
  const facts = new Map(
    lines.flatMap((line, index) => {
      const next = lines[index + 1] ?? '';
      return line === name ? [['Name', name] as const] : (readLabel(line, next) ?? readHours(line, next) ?? []);
    }),
  );
  const hasFacts = (kind: RegExp) => [...facts.keys()].some((about) => kind.test(about));
  return { facts, hasDates: hasFacts(DATE_KEY), hasServices: hasFacts(SERVICE_KEY) };
}

type Fact = readonly (readonly [string, string])[];

function readLabel(line: string, next: string): Fact | undefined {
  const [, label = '', value = ''] = /^(Service: .+?|[\w ]+): *(.*)$/.exec(line) ?? [];
  const about = label.startsWith('Service: ') ? label : labels[label.toLowerCase()];
  return about === undefined ? undefined : [[about, value || next]];
}

function readHours(line: string, next: string): Fact | undefined {
  const date = readDate(line);
  const [whole = '', day = ''] = DAY.exec(line) ?? [];
  const about = date?.date ?? DAYS.find((weekday) => day !== '' && weekday.startsWith(capitalise(day.slice(0, 3))));
  const hours = parseHours((date?.rest ?? line.slice(whole.length)) || next);
  return about === undefined || hours === undefined ? undefined : [[about, hours]];
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** Parses a date at the start of a line, and the rest: "2026-07-01: …", "July 1, 2026 …", "1 July 2026 …". */
function readDate(line: string): { readonly date: string; readonly rest: string } | undefined {
  const [whole, date = ''] =
    /^(\d{4}-\d\d-\d\d|[A-Z][a-z]+\.? \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]+\.? \d{4})[:,]?\s*/.exec(line) ?? [];
  const time = Date.parse(`${date.replace('.', '')} UTC`);
  const iso = /^\d{4}-/.test(date) ? date : Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
  return whole === undefined || iso === '' ? undefined : { date: iso, rest: line.slice(whole.length) };
}
