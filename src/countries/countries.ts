import { australia } from './australia.ts';
import { canada } from './canada.ts';
import type { Country } from './country.ts';
import { ireland } from './ireland.ts';
import { newZealand } from './new-zealand.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

/** Supported countries by ISO 3166-1 alpha-2 code. No other code names a country. */
export const countries: Readonly<Record<string, Country>> = {
  CA: canada,
  US: unitedStates,
  GB: unitedKingdom,
  IE: ireland,
  AU: australia,
  NZ: newZealand,
};

/** The country whose vocabulary is used until the business has named its own. */
export const sampleCountry = canada;

/** The country for a code; undefined if unsupported. */
export function findCountry(code: unknown): Country | undefined {
  return typeof code === 'string' && Object.hasOwn(countries, code) ? countries[code] : undefined;
}
