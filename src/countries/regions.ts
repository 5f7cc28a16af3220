import type { Country, Region } from './country.ts';

/** The region of a country with a code; undefined where there is none, or the country's addresses name none. */
export function findRegion({ address }: Country, code: string | undefined): Region | undefined {
  const { regions = {} } = address;
  return code !== undefined && Object.hasOwn(regions, code) ? regions[code] : undefined;
}

/** Whether a postal code, or its area, is one of those with these beginnings: `K`, or a range such as `100-149`. */
export function beginsWith(code: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => {
    const [first = '', last = first] = beginning.split('-');
    const start = code.slice(0, first.length);
    return start >= first && start <= last;
  });
}

/** Codes of the regions that a postal area may lie in; empty where that is not known. */
export function regionsOfPostalArea({ address }: Country, area: string): string[] {
  return Object.entries(address.regions ?? {})
    .filter(([, { postalCodes }]) => beginsWith(area, postalCodes))
    .map(([code]) => code);
}
