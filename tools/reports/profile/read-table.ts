import { parse } from 'csv-parse/sync';
import { DAYS } from 'open-local-business/facts';
import { parseHours } from './parse-hours.ts';
import { LIST_SEPARATOR, type ReadProfile } from './profile-facts.ts';

/** A location by lower-case column title. */
type Row = ReadonlyMap<string, string>;

/** Column titles of each fact, the most common first. */
const columns: Readonly<Record<string, readonly string[]>> = {
  Name: ['business name'],
  Telephone: ['primary phone'],
  Website: ['website'],
  Address: ['address line 1', 'address line 2', 'locality', 'administrative area', 'postal code'],
  Description: ['from the business'],
};

/** Maximum number of locations in an export, and of characters in a table row. */
export const MAX_LOCATIONS = 10_000;
const MAX_ROW_LENGTH = 100_000;

/**
 * Parses the locations spreadsheet of Business Profile Manager; no facts without a column of names. Throws if it has
 * too many rows, or one that is too long.
 */
export function readTable(source: string, name: string): ReadProfile {
  const [header = [], ...lines] = parseTable(source);
  if (lines.length > MAX_LOCATIONS) throw new Error(`It has more than ${MAX_LOCATIONS} locations.`);
  const titles = header.map((title) => title.trim().toLowerCase());
  const names = titles.indexOf('business name');
  const line = lines.find((cells) => cells[names]?.trim() === name) ?? lines[0];
  const row: Row | undefined = line && new Map(titles.map((title, index) => [title, line[index]?.trim() ?? '']));
  const facts = new Map(row?.has('business name') ? [...listColumns(row), ...listHours(row)] : []);
  return { facts, hasDates: titles.includes('special hours'), hasServices: false };
}

function listColumns(row: Row): (readonly [string, string])[] {
  const cells = (names: readonly string[]) => names.flatMap((title) => row.get(title) || []);
  const facts = Object.entries(columns)
    .filter(([, [needed = '']]) => row.has(needed))
    .map(([about, names]) => [about, cells(names).join(', ')] as const);
  if (!row.has('primary category')) return facts;
  const others = (row.get('additional categories') ?? '').split(',').map((category) => category.trim());
  const categories = [row.get('primary category') ?? '', ...others].filter((category) => category !== '');
  return [...facts, ['Categories', categories.join(LIST_SEPARATOR)]];
}

function listHours(row: Row): (readonly [string, string])[] {
  const week = DAYS.flatMap((day) => {
    const hours = row.get(`${day.toLowerCase()} hours`);
    return hours === undefined ? [] : [[day, parseHours(hours || 'x') ?? hours] as const];
  });
  const special = row.get('special hours') ?? '';
  const dates = [...special.matchAll(/(\d{4}-\d\d-\d\d):\s*([^,]+)/g)];
  return [...week, ...dates.map(([, date = '', hours = '']) => [date, parseHours(hours) ?? hours] as const)];
}

/** Parses delimiter-separated values: commas, semicolons or tabs. */
function parseTable(source: string): string[][] {
  const [delimiter = ','] = /[,;\t]/.exec(source) ?? [];
  return parse(source, {
    ...{ bom: true, delimiter, relax_column_count: true, relax_quotes: true },
    ...{ max_record_size: MAX_ROW_LENGTH, to: MAX_LOCATIONS + 2 },
  });
}
