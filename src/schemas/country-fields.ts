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
  return isCode(value, pattern) ? undefined : describeCodeForm(holds, country);
}

/** Whether a value matches a pattern. Unquoted numeric codes are numbers in YAML. */
function isCode(value: unknown, pattern: string): boolean {
  return typeof value === 'string' ? new RegExp(pattern).test(value) : typeof value !== 'number';
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
  const say = (text: string) => fillTerms(descriptions[text] ?? text, locality.terms);
  if (description !== undefined) jsonSchema.description = say(description);
  const holds = countryFields.get(zodSchema)?.holds;
  if (holds === undefined) return;
  const described = describeCountryField(holds, locality);
  const { type, pattern, const: value, anyOf, description: words, ...others } = { ...jsonSchema, ...described };
  for (const member of Object.keys(jsonSchema)) delete jsonSchema[member];
  Object.assign(jsonSchema, {
    ...(type === undefined ? { anyOf } : { type }),
    ...(value === undefined ? pattern && { pattern } : { const: value }),
    description: words && say(words),
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
      return describeRegionCode(Object.keys(address.regions ?? {}));
  }
}

/** Description of a region's code, or of its name if addresses have no regions. */
function describeRegionCode(codes: readonly string[]): z.core.JSONSchema.BaseSchema {
  const longest = Math.max(...codes.map(({ length }) => length));
  if (codes.length === 0) return {};
  return {
    type: 'string',
    pattern: longest === 2 ? '^[A-Z]{2}$' : `^[A-Z]{2,${longest}}$`,
    description: `${longest === 2 ? 'Two-letter code' : 'Code'} of the {regionKind} (ISO 3166-2 without the country).`,
    examples: codes.slice(0, 1),
  };
}
