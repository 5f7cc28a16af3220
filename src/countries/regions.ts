import type { Country, Region } from './country.ts';

/** The region for a code; undefined if unknown or if the country's addresses have none. */
export function findRegion({ address }: Country, code: string | undefined): Region | undefined {
  const { regions = {} } = address;
  return code !== undefined && Object.hasOwn(regions, code) ? regions[code] : undefined;
}

/** Whether a postal code or area has one of these prefixes: `K`, or a range such as `100-149`. */
export function beginsWith(code: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => {
    const [first = '', last = first] = beginning.split('-');
    const start = code.slice(0, first.length);
    return start >= first && start <= last;
  });
}

/** Codes of the regions a postal area may be in; empty if unknown. */
export function regionsOfPostalArea({ address }: Country, area: string): string[] {
  return Object.entries(address.regions ?? {})
    .filter(([, { postalCodes }]) => beginsWith(area, postalCodes))
    .map(([code]) => code);
}
