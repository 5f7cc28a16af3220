import * as z from 'zod';
import type { Country } from '../countries/country.ts';
import { postalAreaPattern, postalCodePattern } from '../countries/postal-code-patterns.ts';
import { describeCodeForm } from '../text/en/postal-codes.ts';
import { fillTerms, type Terms } from '../text/terms.ts';

/** Kinds of fields whose format depends on the country. */
export type CountryField = 'addressRegion' | 'currency' | 'postalArea' | 'postalCode' | 'telephone';

/** Schemas of such fields. Schemas derived from them, for example by `describe`, inherit the metadata. */
export const countryFields = z.registry<{ readonly holds: CountryField }>();

/** Country of a business, with vocabulary and currency. */
export interface Locality {
  readonly country: Country;
  readonly terms: Terms;
}

/** Problem of a field's value, as a message that follows the field's name; undefined if valid. */
export function findCountryProblem(holds: CountryField, value: unknown, country: Country): string | undefined {
  if (holds !== 'postalArea' && holds !== 'postalCode') return undefined;
  // Without a street, the area alone is enough. Addresses with a street are checked where both are known.
  const pattern = holds === 'postalArea' ? postalAreaPattern(country) : postalCodePattern(country, true);
  // Unquoted numeric codes are numbers in YAML.
  const isValid = typeof value === 'string' ? new RegExp(pattern).test(value) : typeof value !== 'number';
  return isValid ? undefined : describeCodeForm(holds, country);
}

/**
 * `override` for `z.toJSONSchema`: fills in the country's vocabulary, code patterns and currency. `descriptions` are those
 * of another language, by their English.
 */
export function localizeSchema(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema },
  locality: Locality,
  descriptions: Readonly<Record<string, string>> = {},
): void {
  const { description } = jsonSchema;
  if (description !== undefined)
    jsonSchema.description = fillTerms(descriptions[description] ?? description, locality.terms);
  const holds = countryFields.get(zodSchema)?.holds;
  if (holds === undefined) return;
  Object.assign(jsonSchema, describeCountryField(holds, locality));
  // Where every address has a region, it is never null.
  if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
}

function describeCountryField(holds: CountryField, { country, terms }: Locality): z.core.JSONSchema.BaseSchema {
  const { address, examples, postalCode } = country;
  switch (holds) {
    case 'postalArea':
      return { pattern: postalAreaPattern(country), examples: [postalCode.examples.area] };
    case 'postalCode':
      return { pattern: postalCodePattern(country, true), examples: [postalCode.examples.code] };
    case 'telephone':
      return { examples: [examples.telephone] };
    case 'currency':
      return { const: terms.currency, examples: [terms.currency] };
    case 'addressRegion':
      return address.regions === undefined
        ? {}
        : { type: 'string', pattern: '^[A-Z]{2,3}$', examples: Object.keys(address.regions).slice(0, 1) };
  }
}
