import { australia } from './australia.ts';
import { canada } from './canada.ts';
import type { Country } from './country.ts';
import { ireland } from './ireland.ts';
import { newZealand } from './new-zealand.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

/** Every country a business may be in, by its ISO 3166-1 alpha-2 code. Nothing else in the software names a country. */
export const countries: Readonly<Record<string, Country>> = {
  CA: canada,
  US: unitedStates,
  GB: unitedKingdom,
  IE: ireland,
  AU: australia,
  NZ: newZealand,
};

/** The country whose words stand where a business has not said yet where it is. */
export const sampleCountry = canada;

/** The country with a code; undefined where the software knows none. */
export function findCountry(code: unknown): Country | undefined {
  return typeof code === 'string' && Object.hasOwn(countries, code) ? countries[code] : undefined;
}
