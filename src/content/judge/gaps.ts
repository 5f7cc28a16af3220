import type { Country } from '../../countries/country.ts';
import { parsePostalCode } from '../../countries/postal-code.ts';
import { preparePostalCodes } from '../../countries/postal-code-patterns.ts';
import { DAYS } from '../../hours/opening-hours.ts';
import { writeGap } from '../../words/gap.ts';
import type { ContentKindName } from './content-kinds.ts';
import { type ContentProblem, type ContentRecord, fieldWarning } from './content-problem.ts';
import type { ContentLocality } from './locality.ts';

/** What stands in for a field that is left to say: what its schema is shown, and what of it is published otherwise. */
interface GapField {
  readonly judged: unknown;
  readonly shown?: Readonly<Record<string, unknown>>;
}

type GapFields = Readonly<Record<string, GapField>>;

const week = { dayOfWeek: DAYS, opens: '09:00', closes: '17:00' };
const visit = { min: 30, max: 60 };

/**
 * The fields that may be left to say with "~", by kind of file. While one is, the site can be looked at on this
 * machine, and is published nowhere.
 */
const gapFields: Readonly<Partial<Record<ContentKindName, GapFields>>> = {
  business: {
    geo: { judged: undefined },
    openingHours: { judged: [week], shown: { openingHours: [{ ...week, unsaid: 'opening hours' }] } },
    // No place lies beyond it.
    serviceRadiusKm: { judged: 5000, shown: { serviceRadiusKm: Number.POSITIVE_INFINITY } },
  },
  services: {
    startingPrice: { judged: 0.01, shown: { startingPrice: undefined, onRequest: writeGap('price') } },
    typicalMinutes: { judged: visit, shown: { typicalMinutes: { ...visit, unsaid: 'time' } } },
  },
};

/** Names of the fields of a kind of file that may be left to say. */
export function listGapFields(kind: ContentKindName): string[] {
  return Object.keys(gapFields[kind] ?? {});
}

/** What a file says with its gaps filled for its schema, the names of these, and what is published in their place. */
export interface FilledGaps {
  readonly data: unknown;
  readonly gaps: readonly string[];
  readonly shown?: Readonly<Record<string, unknown>>;
  /** Whether the position is that of the postal area. */
  readonly isFromArea?: boolean;
}

/** Fills what a file leaves to say. `base` is where the business is as far as that can be told. */
export function fillGaps(kind: ContentKindName, data: unknown, base: Base): FilledGaps {
  const fields = gapFields[kind] ?? {};
  const said = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const open = Object.entries(fields).filter(([name]) => said[name] === null);
  if (open.length === 0) return { data, gaps: [] };
  const { latitude, longitude } = base;
  const judged = open.map(([name, field]) => [name, name === 'geo' ? { latitude, longitude } : field.judged]);
  const isFromArea = base.area !== undefined && open.some(([name]) => name === 'geo');
  return {
    data: { ...said, ...Object.fromEntries(judged) },
    gaps: open.map(([name]) => name).filter((name) => name !== 'geo' || !isFromArea),
    isFromArea,
    shown: Object.assign({}, ...open.map(([, { shown }]) => shown)),
  };
}

/** Where a business is that does not say it: in the middle of its postal area, or anywhere in its country. */
export interface Base {
  readonly latitude: number;
  readonly longitude: number;
  /** The postal area whose middle that is. */
  readonly area?: string;
}

/** Takes the position of the address from the list of postal areas, where its own is in it. */
export function findBase(records: readonly ContentRecord[], { country }: Pick<ContentLocality, 'country'>): Base {
  const dataOf = (file: string) => records.find((record) => record.file === file)?.data;
  const business = dataOf('business.yaml') as { readonly address?: { readonly postalCode?: unknown } } | undefined;
  const area = areaOf(business?.address?.postalCode, country);
  const areas = dataOf('postal-areas.json') as Readonly<Record<string, Base>> | undefined;
  const point = area === undefined ? undefined : areas?.[area];
  if (area === undefined || typeof point?.latitude !== 'number' || typeof point.longitude !== 'number')
    return country.capital;
  return { latitude: point.latitude, longitude: point.longitude, area };
}

/** The postal area of an address; undefined where its postal code is none. */
export function areaOf(postalCode: unknown, country: Country): string | undefined {
  const read = typeof postalCode === 'string' ? parsePostalCode(postalCode, preparePostalCodes(country)) : undefined;
  return read?.ok ? read.value : undefined;
}

/** Warns where the position of the business is that of its postal area. */
export function warnOfBase(file: string, { area, latitude, longitude }: Base, problems: ContentProblem[]): void {
  const message = `is left out, so distances begin in the middle of ${area}: latitude ${latitude}, longitude ${longitude}. Write the position of the address, as a map shows it.`;
  problems.push(fieldWarning(file, ['geo'], message));
}
