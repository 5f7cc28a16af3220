import type { Country } from './country.ts';

/** Formats an E.164 number in national format: 902-555-0100 for +19025550100. Foreign numbers stay unchanged. */
export function formatTelephone(telephone: string, { telephone: rule }: Pick<Country, 'telephone'>): string {
  const prefix = `+${rule.callingCode}`;
  if (!telephone.startsWith(prefix)) return telephone;
  const national = telephone.slice(prefix.length);
  for (const [pattern, format] of rule.formats) {
    const match = new RegExp(pattern);
    if (match.test(national)) return national.replace(match, format);
  }
  return telephone;
}
