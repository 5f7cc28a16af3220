import type { Country } from '../countries/country.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { preparePostalCodes } from '../countries/postal-code-patterns.ts';
import { writeGap } from '../format/gap.ts';
import { DAYS } from '../hours/opening-hours.ts';
import { languages } from '../text/languages.ts';
import { type Text, textOf } from '../text/text.ts';
import type { ContentRecord } from './content-problem.ts';
import type { ContentKindName } from './kinds.ts';
import { findBusiness } from './locality.ts';

const week = { dayOfWeek: DAYS, opens: '09:00', closes: '17:00' };
const visit = { min: 30, max: 60 };

/**
 * Fields that may be marked "~" (still to be filled in), by kind of file, with what they are validated as. While one is,
 * the site is restricted to localhost. The position is that of the base; the radius is large enough for any place.
 */
const gapFields: Readonly<Partial<Record<ContentKindName, Readonly<Record<string, unknown>>>>> = {
  business: { geo: undefined, openingHours: [week], serviceRadiusKm: 5000 },
  services: { startingPrice: 0.01, typicalMinutes: visit },
};

/** What is published for such a field. */
function showGaps({ openingHours, price, minutes }: Text['grammar']['gaps']): Readonly<Record<string, object>> {
  return {
    openingHours: { openingHours: [{ ...week, gap: openingHours }] },
    serviceRadiusKm: { serviceRadiusKm: Number.POSITIVE_INFINITY },
    startingPrice: { startingPrice: undefined, onRequest: writeGap(price) },
    typicalMinutes: { typicalMinutes: { ...visit, gap: minutes } },
  };
}

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
 * Fills the gaps of a file: `data` is to be validated, `shown` is published in a locale instead. `base` is the best known
 * position of the business.
 */
export function fillGaps(kind: ContentKindName, data: unknown, base: Base, locale: string) {
  const said = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const gaps = listGapFields(kind).filter((name) => said[name] === null);
  if (gaps.length === 0) return { data, gaps, shown: {} };
  const { latitude, longitude } = base;
  const checked = gaps.map((name) => [name, gapFields[kind]?.[name] ?? { latitude, longitude }]);
  const shown = showGaps(textOf(locale).grammar.gaps);
  return {
    data: { ...said, ...Object.fromEntries(checked) },
    gaps,
    shown: Object.assign({}, ...gaps.map((name) => shown[name])),
  };
}

/** Default position of a business: the centre of its postal area, or a point in its country. */
export interface Base {
  readonly latitude: number;
  readonly longitude: number;
  /** The postal area used, if any. */
  readonly area?: string;
}

/** Looks up the position of the address in the list of postal areas. */
export function findBase(records: readonly ContentRecord[], country: Country): Base {
  const area = areaOf(findBusiness(records).address?.postalCode, country);
  const areas = records.find(({ file }) => file === 'postal-areas.json')?.data;
  const point = area === undefined ? undefined : (areas as Readonly<Record<string, Base>> | undefined)?.[area];
  if (area === undefined || typeof point?.latitude !== 'number' || typeof point.longitude !== 'number')
    return country.capital;
  return { latitude: point.latitude, longitude: point.longitude, area };
}

/** The postal area of an address; undefined if its postal code is invalid. */
export function areaOf(postalCode: unknown, country: Country): string | undefined {
  const read = typeof postalCode === 'string' ? parsePostalCode(postalCode, preparePostalCodes(country)) : undefined;
  return read?.ok ? read.value : undefined;
}
