import type { Country } from '../countries/country.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { preparePostalCodes } from '../countries/postal-code-patterns.ts';
import { DAYS } from '../hours/opening-hours.ts';
import { languages } from '../text/languages.ts';
import { type Text, textOf } from '../text/text.ts';
import { type ParsedFile, valueAt } from './content-problem.ts';
import type { ContentKindName } from './kinds.ts';
import { readBusiness } from './locality.ts';

/** What stands in for a field that is not filled in yet: values that the schema accepts, for the site on this machine. */
type StandIn = (words: Text['grammar']['gaps'], base: Base) => object;

/**
 * Fields that may be marked "~" (not filled in yet), by kind of file. While one is, the site is restricted to localhost,
 * and every page lists what is missing.
 */
const gapFields: Readonly<Partial<Record<ContentKindName, Readonly<Record<string, StandIn>>>>> = {
  business: {
    geo: (_, { latitude, longitude }) => ({ geo: { latitude, longitude } }),
    openingHours: () => ({ openingHours: [{ dayOfWeek: DAYS, byAppointment: true }] }),
    serviceRadiusKm: () => ({ serviceRadiusKm: 50 }),
  },
  services: {
    startingPrice: ({ price }) => ({ startingPrice: undefined, upTo: undefined, minimum: undefined, onRequest: price }),
    typicalMinutes: () => ({ typicalMinutes: { min: 30, max: 60 } }),
  },
};

/** Fields of a kind of file that may be marked "~". */
export function listGapFields(kind: ContentKindName): string[] {
  return Object.keys(gapFields[kind] ?? {});
}

const beginnings = languages.map(sayUnwritten);
const UNWRITTEN = new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})(?!\\p{L})`, 'u');

/** What stands, in a language, for a text that is still to be written. */
export function sayUnwritten(language: string): string {
  return textOf(language).grammar.gaps.text;
}

/** Where a text says, in any language, that it is still to be written; -1 if it does not. */
export function findUnwritten(text: string): number {
  return text.search(UNWRITTEN);
}

/**
 * Puts stand-ins into the fields of a file that are not filled in, and names these fields. `base` is the best known
 * position of the business.
 */
export function fillGaps(kind: ContentKindName, data: unknown, base: Base, locale: string) {
  const said = Object(data) as Readonly<Record<string, unknown>>;
  const gaps = listGapFields(kind).filter((name) => said[name] === null);
  if (gaps.length === 0) return { data, gaps };
  const words = textOf(locale).grammar.gaps;
  const standIns = gaps.map((name) => gapFields[kind]?.[name]?.(words, base));
  return { data: Object.assign({ ...said }, ...standIns), gaps };
}

/** Default position of a business: the centre of its postal area, or of its country. */
export interface Base {
  readonly latitude: number;
  readonly longitude: number;
  /** The postal area used, if any. */
  readonly area?: string;
}

/** Looks up the position of the address in the list of postal areas. */
export function findBase(records: readonly ParsedFile[], country: Country): Base {
  const area = areaOf(readBusiness(records, 'address', 'postalCode'), country);
  const areas = records.find(({ file }) => file === 'postal-areas.json')?.data;
  const { latitude, longitude } = Object(area && valueAt(areas, [area])) as Partial<Base>;
  if (area !== undefined && typeof latitude === 'number' && typeof longitude === 'number') {
    return { latitude, longitude, area };
  }
  const [{ south, north, west, east }] = country.bounds;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** The postal area of an address; undefined if its postal code is invalid. */
export function areaOf(postalCode: unknown, country: Country): string | undefined {
  const read = typeof postalCode === 'string' ? parsePostalCode(postalCode, preparePostalCodes(country)) : undefined;
  return read?.ok ? read.value : undefined;
}
