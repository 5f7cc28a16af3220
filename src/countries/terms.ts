import type { Country, CountryTerms } from './country.ts';

/** The words of the business's country and currency, by which descriptions and messages are filled. Plain JSON. */
export interface Terms extends CountryTerms {
  /** Name of the country as it stands in a sentence. */
  readonly country: string;
  /** ISO 4217 code of its prices. */
  readonly currency: string;
  /** What they are called in plural: "Canadian dollars". */
  readonly currencyName: string;
}

/** The words of a country for a business with prices in a currency (ISO 4217 code). */
export function makeTerms({ terms, nameInText, locale }: Country, currency: string): Terms {
  return { ...terms, country: nameInText, currency, currencyName: nameCurrency(currency, locale) };
}

/** A currency in plural as people of a locale name it. */
function nameCurrency(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * A text with the words of the country in place of their names in braces: `{postalArea}`, or `{PostalArea}` where it begins
 * with a capital. Other braces stay as they are.
 */
export function fillTerms(text: string, terms: Terms): string {
  return text.replace(/\{([a-z]+)\}/gi, (whole, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    if (!Object.hasOwn(terms, key)) return whole;
    const word = terms[key as keyof Terms];
    return key === name ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
