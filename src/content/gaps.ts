import type { Country } from '../countries/country.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { preparePostalCodes } from '../countries/prepare-postal-codes.ts';
import { DAYS } from '../hours/opening-hours.ts';
import { languages } from '../text/languages.ts';
import { type Text, textOf } from '../text/text.ts';
import { getValueAt, type ParsedFile } from './content-problem.ts';
import type { ContentKindName } from './kinds.ts';
import { readBusiness } from './locality.ts';

/** Makes valid values for a field that is not filled in yet, for the site on this machine. */
type MakeStandIn = (gapTexts: Text['grammar']['gaps'], base: BasePosition) => object;

/**
 * Fields that may be marked "~" (not filled in yet), by kind of file. While one is, the site is restricted to
 * localhost, and every page lists what is missing.
 */
const gapFields: Readonly<Partial<Record<ContentKindName, Readonly<Record<string, MakeStandIn>>>>> = {
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

/** Lists the fields that may be marked "~" in a kind of file. */
export function listGapFields(kind: ContentKindName): string[] {
  return Object.keys(gapFields[kind] ?? {});
}

const unwrittenTexts = languages.map(getUnwrittenText);
const UNWRITTEN = new RegExp(`(?<!\\p{L})(?:${unwrittenTexts.join('|')})(?!\\p{L})`, 'u');

/** Returns the words that mark a text still to be written, in a language. */
export function getUnwrittenText(language: string): string {
  return textOf(language).grammar.gaps.text;
}

/** Finds the offset at which a text is marked as still to be written, in any language; -1 if it is not. */
export function findUnwritten(text: string): number {
  return text.search(UNWRITTEN);
}

/**
 * Puts stand-ins into the fields of a file that are not filled in, and returns the names of these fields. `base` is the
 * best known position of the business.
 */
export function fillGaps(kind: ContentKindName, data: unknown, base: BasePosition, locale: string) {
  const fields = Object(data) as Readonly<Record<string, unknown>>;
  const gaps = listGapFields(kind).filter((name) => fields[name] === null);
  if (gaps.length === 0) return { data, gaps };
  const gapTexts = textOf(locale).grammar.gaps;
  const standIns = gaps.map((name) => gapFields[kind]?.[name]?.(gapTexts, base));
  return { data: Object.assign({ ...fields }, ...standIns), gaps };
}

/** Default position of a business: the centre of its postal area, or of its country. */
export interface BasePosition {
  readonly latitude: number;
  readonly longitude: number;
  /** The postal area used, if any. */
  readonly area?: string;
}

/** Looks up the position of the business address in the list of postal areas. */
export function findBasePosition(files: readonly ParsedFile[], country: Country): BasePosition {
  const area = findPostalArea(readBusiness(files, 'address', 'postalCode'), country);
  const areas = files.find(({ file }) => file === 'postal-areas.json')?.data;
  const { latitude, longitude } = Object(area && getValueAt(areas, [area])) as Partial<BasePosition>;
  if (area !== undefined && typeof latitude === 'number' && typeof longitude === 'number') {
    return { latitude, longitude, area };
  }
  const [{ south, north, west, east }] = country.bounds;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** Finds the postal area of a postal code; undefined if the code is invalid. */
export function findPostalArea(postalCode: unknown, country: Country): string | undefined {
  const read = typeof postalCode === 'string' ? parsePostalCode(postalCode, preparePostalCodes(country)) : undefined;
  return read?.ok ? read.value : undefined;
}
