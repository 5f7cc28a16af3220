import type { Country } from './country.ts';

/** An E.164 number as people of the country write it: "902-555-0100" for +19025550100. Numbers of other countries stay as they are. */
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
