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

/** Stand-in values for a field marked "~": one for validation, one for publication. */
interface StandIns {
  readonly checked: unknown;
  readonly show?: (words: GapWords) => Readonly<Record<string, unknown>>;
}

type GapWords = Text['grammar']['gaps'];

const week = { dayOfWeek: DAYS, opens: '09:00', closes: '17:00' };
const visit = { min: 30, max: 60 };

/**
 * Fields that may be marked "~" (still to be filled in), by kind of file. While one is, the site is restricted to
 * localhost.
 */
const gapFields: Readonly<Partial<Record<ContentKindName, Readonly<Record<string, StandIns>>>>> = {
  business: {
    geo: { checked: undefined },
    openingHours: {
      checked: [week],
      show: ({ openingHours }) => ({ openingHours: [{ ...week, gap: openingHours }] }),
    },
    // Large enough for any place.
    serviceRadiusKm: { checked: 5000, show: () => ({ serviceRadiusKm: Number.POSITIVE_INFINITY }) },
  },
  services: {
    startingPrice: {
      checked: 0.01,
      show: ({ price }) => ({ startingPrice: undefined, onRequest: writeGap(price) }),
    },
    typicalMinutes: { checked: visit, show: ({ minutes }) => ({ typicalMinutes: { ...visit, gap: minutes } }) },
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

/** A file's data with stand-ins for its gaps. */
interface FilledGaps {
  /** Data to validate. */
  readonly data: unknown;
  /** Names of the gaps. */
  readonly gaps: readonly string[];
  /** Values to publish instead. */
  readonly shown: Readonly<Record<string, unknown>>;
}

/** Fills the gaps of a file with words of a locale. `base` is the best known position of the business. */
export function fillGaps(
  kind: ContentKindName,
  data: unknown,
  { latitude, longitude }: Base,
  locale: string,
): FilledGaps {
  const said = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const open = Object.entries(gapFields[kind] ?? {}).filter(([name]) => said[name] === null);
  if (open.length === 0) return { data, gaps: [], shown: {} };
  const checked = open.map(([name, field]) => [name, name === 'geo' ? { latitude, longitude } : field.checked]);
  return {
    data: { ...said, ...Object.fromEntries(checked) },
    gaps: open.map(([name]) => name),
    shown: Object.assign({}, ...open.map(([, { show }]) => show?.(textOf(locale).grammar.gaps))),
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
