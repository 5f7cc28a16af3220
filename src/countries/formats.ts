import type { Country } from './country.ts';

/** The fields of a schema.org PostalAddress used for formatting. A field without a value may be empty or omitted. */
export interface PostalAddress {
  readonly streetAddress?: string | null | undefined;
  readonly addressLocality: string;
  readonly addressRegion?: string | null | undefined;
  readonly postalCode: string;
}

/** Formats an address by templates for its lines, with names of fields in braces. Empty lines are left out. */
export function formatAddressLines(address: PostalAddress, lines: readonly string[]): string[] {
  return lines
    .map((line) => line.replace(/\{(\w+)\}/g, (_, field: keyof PostalAddress) => address[field] ?? ''))
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '');
}

/**
 * Formats an E.164 number as people in the country write it: 902-555-0100 for +19025550100. For a number that matches
 * no format, the spelling in `spellings` is used.
 */
export function formatTelephone(telephone: string, { telephone: rule }: Pick<Country, 'telephone'>): string {
  const prefix = `+${rule.callingCode}`;
  const national = telephone.startsWith(prefix) ? telephone.slice(prefix.length) : '';
  const [pattern, format] = rule.formats.find(([pattern]) => new RegExp(pattern).test(national)) ?? [];
  if (pattern === undefined || format === undefined) return rule.spellings?.[telephone] ?? telephone;
  return national.replace(new RegExp(pattern), format);
}
