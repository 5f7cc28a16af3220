import * as z from 'zod';
import type { Country } from '../countries/country.ts';
import { postalAreaPattern, postalCodePattern } from '../countries/postal-code-patterns.ts';
import { fillTerms, type Terms } from '../countries/terms.ts';

/** What a field holds whose form is that of the business's country. */
export type CountryField = 'addressRegion' | 'currency' | 'postalArea' | 'postalCode' | 'telephone';

/** The schemas of such fields. What is made of one of them, by `describe` for instance, is one as well. */
export const countryFields = z.registry<{ readonly holds: CountryField }>();

/** The country of a business, with the words for it and for the currency of its prices. */
export interface Locality {
  readonly country: Country;
  readonly terms: Terms;
}

/** What is wrong with the value of such a field, in words that read on after its name; undefined where nothing is. */
export function findCountryMistake(holds: CountryField, value: unknown, country: Country): string | undefined {
  const { postalCode } = country;
  switch (holds) {
    case 'postalArea':
      return isCode(value, postalAreaPattern(country)) ? undefined : postalCode.areaMistake;
    case 'postalCode':
      // An address without a street may name the area alone; that others may not is seen where the street is.
      return isCode(value, postalCodePattern(country, true)) ? undefined : postalCode.codeMistake;
    default:
      return undefined;
  }
}

/** Whether a value is a text of a pattern. Codes of digits alone are numbers in YAML if they lack quotation marks. */
function isCode(value: unknown, pattern: string): boolean {
  return typeof value === 'string' ? new RegExp(pattern).test(value) : typeof value !== 'number';
}

/**
 * Puts into a JSON Schema what holds in a country: its words for their names in braces, the pattern of its codes, the
 * currency of the prices. Takes what an `override` of `z.toJSONSchema` gets.
 */
export function localizeSchema(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema },
  locality: Locality,
): void {
  const { description } = jsonSchema;
  if (description !== undefined) jsonSchema.description = fillTerms(description, locality.terms);
  const holds = countryFields.get(zodSchema)?.holds;
  if (holds === undefined) return;
  const described = describeCountryField(holds, locality);
  const { type, pattern, const: value, anyOf, description: words, ...others } = { ...jsonSchema, ...described };
  for (const member of Object.keys(jsonSchema)) delete jsonSchema[member];
  Object.assign(jsonSchema, {
    ...(type === undefined ? { anyOf } : { type }),
    ...(value === undefined ? pattern && { pattern } : { const: value }),
    description: words,
    ...others,
  });
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
      return describeRegionCode(Object.keys(address.regions ?? {}), terms);
  }
}

/** The code of a region, or its name where addresses need none. */
function describeRegionCode(codes: readonly string[], { regionKind }: Terms): z.core.JSONSchema.BaseSchema {
  const longest = Math.max(...codes.map(({ length }) => length));
  if (codes.length === 0) return {};
  return {
    type: 'string',
    pattern: longest === 2 ? '^[A-Z]{2}$' : `^[A-Z]{2,${longest}}$`,
    description: `${longest === 2 ? 'Two-letter code' : 'Code'} of the ${regionKind} (ISO 3166-2 without the country).`,
    examples: codes.slice(0, 1),
  };
}
