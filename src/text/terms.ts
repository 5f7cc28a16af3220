import type { Country, CountryTerms } from '../countries/country.ts';

/** Vocabulary of the business's country and currency, used to fill in descriptions and messages. Plain JSON. */
export interface Terms extends CountryTerms {
  /** Name of the country within a sentence. */
  readonly country: string;
  /** ISO 4217 code of its currency. */
  readonly currency: string;
  /** Plural name of the currency: "Canadian dollars". */
  readonly currencyName: string;
}

/** The vocabulary of a country for a business with prices in a currency (ISO 4217 code). */
export function makeTerms({ terms, nameInText, locale }: Country, currency: string): Terms {
  return { ...terms, country: nameInText, currency, currencyName: nameCurrency(currency, locale) };
}

/** Plural name of a currency in a locale. */
function nameCurrency(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * Replaces names in braces by terms of the country: `{postalArea}`, or `{PostalArea}` for a capitalized term. Other
 * braces are kept.
 */
export function fillTerms(text: string, terms: Terms): string {
  return text.replace(/\{([a-z]+)\}/gi, (whole, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    if (!Object.hasOwn(terms, key)) return whole;
    const word = terms[key as keyof Terms];
    return key === name ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
