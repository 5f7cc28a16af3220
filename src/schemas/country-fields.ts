import * as z from 'zod';
import type { Country } from '../countries/country.ts';
import { postalAreaPattern, postalCodePattern } from '../countries/prepare-postal-codes.ts';
import { describeCodeForm } from '../text/en/postal-codes.ts';
import { fillTerms, type Terms } from '../text/terms.ts';

/** Kinds of fields whose format depends on the country. */
type CountryField = keyof ReturnType<typeof makeCountryKeywords>;

/** The schemas of those fields. Schemas derived from them, for example by `describe`, inherit the metadata. */
export const countryFields = z.registry<{ readonly format: CountryField }>();

/** Country of a business, with vocabulary and currency. */
export interface Locality {
  readonly country: Country;
  readonly terms: Terms;
}

/** Finds the problem of a field's value, as a message that follows the field's name; undefined if valid. */
export function findCountryProblem(format: CountryField, value: unknown, country: Country): string | undefined {
  if (format !== 'postalArea' && format !== 'postalCode') return undefined;
  // Without a street, the area alone is enough. Addresses with a street are checked where both are known.
  const pattern = format === 'postalArea' ? postalAreaPattern(country) : postalCodePattern(country, true);
  // Unquoted numeric codes are numbers in YAML.
  const isValid = typeof value === 'string' ? new RegExp(pattern).test(value) : typeof value !== 'number';
  return isValid ? undefined : describeCodeForm(format, country);
}

/**
 * Fills in the country's vocabulary, code patterns and currency, as `override` of `z.toJSONSchema`. A `translation`
 * replaces the description.
 */
export function localizeSchema(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema },
  locality: Locality,
  translation?: string,
): void {
  // Client generators copy patterns between their own delimiters, where a slash needs no escape.
  if (jsonSchema.pattern !== undefined) jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\/', '/');
  const description = translation ?? jsonSchema.description;
  if (description !== undefined) jsonSchema.description = fillTerms(description, locality.terms);
  const format = countryFields.get(zodSchema)?.format;
  if (format === undefined) return;
  Object.assign(jsonSchema, makeCountryKeywords(locality)[format]);
  // A constant needs no pattern, and some generators write code that does not compile for both.
  if (jsonSchema.const !== undefined) delete jsonSchema.pattern;
  // Where every address has a region, it is never null.
  if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
}

/** Returns the schema keywords for each kind of field. */
function makeCountryKeywords({ country, terms }: Locality) {
  const { address, examples, postalCode } = country;
  const codes = Object.keys(address.regions ?? {}).slice(0, 1);
  return {
    addressRegion: address.regions && { type: 'string', pattern: '^[A-Z]{2,3}$', examples: codes },
    currency: { const: terms.currency, examples: [terms.currency] },
    postalArea: { pattern: postalAreaPattern(country), examples: [postalCode.examples.area] },
    postalCode: { pattern: postalCodePattern(country, true), examples: [postalCode.examples.code] },
    telephone: { examples: [examples.telephone] },
  };
}
