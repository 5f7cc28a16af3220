import type { PostalCodeRule } from '../country.ts';
import { ukPostcodeAreas } from './uk-postcode-areas.ts';

type Foreign = PostalCodeRule['foreign'][number];

/** Postal codes of Canada, the United States, the United Kingdom and Ireland, which visitors from abroad may enter. */
const patterns = {
  CA: ['^[A-Z]\\d[A-Z](?:\\d[A-Z]\\d)?$', 'a Canadian postal code'],
  US: ['^\\d{5}(?:\\d{4})?$', 'a ZIP code of the United States, or a postal code of another country with five digits'],
  GB: [`^(?:${ukPostcodeAreas}[A-Z\\d]?(?:\\d[A-Z]{2})?|BFPO\\d{1,4}|GIR0AA)$`, 'a postcode of the United Kingdom'],
  IE: ['^(?:[AC-FHKNPRTV-Y]\\d{2}|D6W)(?:[A-Z\\d]{4})?$', 'an Irish Eircode'],
  fourDigits: ['^\\d{4}$', 'a postcode of Australia, New Zealand or another country with four digits'],
} as const satisfies Record<string, readonly [pattern: string, what: string]>;

/**
 * Foreign code patterns with a message: which country's code it is, that it is not `own`, and what to enter. The first
 * matching pattern applies.
 */
export function foreignCodes(own: string, askedFor: string, ...kinds: readonly (keyof typeof patterns)[]): Foreign[] {
  return kinds.map((kind) => {
    const [pattern, what] = patterns[kind];
    return { pattern, message: `This looks like ${what}, not ${own}. ${askedFor}` };
  });
}
