import type { Country } from '../countries/country.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { preparePostalCodes } from '../countries/postal-code-patterns.ts';
import { writeGap } from '../format/gap.ts';
import { DAYS } from '../hours/opening-hours.ts';
import { languages } from '../text/languages.ts';
import { type Text, textOf } from '../text/text.ts';
import { type ContentRecord, valueAt } from './content-problem.ts';
import type { ContentKindName } from './kinds.ts';
import { readBusiness } from './locality.ts';

const week = { dayOfWeek: DAYS, opens: '09:00', closes: '17:00' };
const visit = { min: 30, max: 60 };

/** What stands for a field that is still to be filled in: for its schema, and in what is published. */
interface GapField {
  readonly checked: unknown;
  readonly show?: (words: Text['grammar']['gaps']) => object;
}

/**
 * Fields that may be marked "~" (still to be filled in), by kind of file. While one is, the site is restricted to
 * localhost. The position is that of the base; the radius is large enough for any place.
 */
const gapFields: Readonly<Partial<Record<ContentKindName, Readonly<Record<string, GapField>>>>> = {
  business: {
    geo: { checked: undefined },
    openingHours: { checked: [week], show: ({ openingHours: gap }) => ({ openingHours: [{ ...week, gap }] }) },
    serviceRadiusKm: { checked: 5000, show: () => ({ serviceRadiusKm: Number.POSITIVE_INFINITY }) },
  },
  services: {
    startingPrice: { checked: 0.01, show: ({ price }) => ({ startingPrice: undefined, onRequest: writeGap(price) }) },
    typicalMinutes: { checked: visit, show: ({ minutes: gap }) => ({ typicalMinutes: { ...visit, gap } }) },
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
 * Fills the gaps of a file: `data` is to be validated, `shown` is published in a locale instead. `base` is the best known
 * position of the business.
 */
export function fillGaps(kind: ContentKindName, data: unknown, { latitude, longitude }: Base, locale: string) {
  const said = Object(data) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(gapFields[kind] ?? {}).filter(([name]) => said[name] === null);
  if (fields.length === 0) return { data, gaps: [], shown: {} };
  const words = textOf(locale).grammar.gaps;
  const checked = fields.map(([name, field]) => [name, field.checked ?? { latitude, longitude }]);
  return {
    data: { ...said, ...Object.fromEntries(checked) },
    gaps: fields.map(([name]) => name),
    shown: Object.assign({}, ...fields.map(([, { show }]) => show?.(words))),
  };
}

/** Default position of a business: the centre of its postal area, or of its country. */
export interface Base {
  readonly latitude: number;
  readonly longitude: number;
  /** The postal area used, if any. */
  readonly area?: string;
}

/** Looks up the position of the address in the list of postal areas. */
export function findBase(records: readonly ContentRecord[], country: Country): Base {
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
