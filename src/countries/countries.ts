import type { Country } from './country.ts';
import { australia } from './data/australia.ts';
import { canada } from './data/canada.ts';
import { ireland } from './data/ireland.ts';
import { newZealand } from './data/new-zealand.ts';
import { unitedKingdom } from './data/united-kingdom.ts';
import { unitedStates } from './data/united-states.ts';

const rows = {
  CA: canada,
  US: unitedStates,
  GB: unitedKingdom,
  IE: ireland,
  AU: australia,
  NZ: newZealand,
};

/** ISO 3166-1 alpha-2 code of a supported country. */
export type CountryCode = keyof typeof rows;

/** The supported countries by code. */
export const countries: Readonly<Record<string, Country>> = rows;

/** The country whose vocabulary is used while the content names no supported country. */
export const sampleCountry = canada;

/** Finds the country for a code; undefined if unsupported. */
export function findCountry(code: unknown): Country | undefined {
  return typeof code === 'string' && Object.hasOwn(countries, code) ? countries[code] : undefined;
}
