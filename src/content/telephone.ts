import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Country } from '../countries/country.ts';

const E164 = /^\+[1-9]\d{7,14}$/;

/** Parses a national number to E.164: "902-555-0137" is "+19025550137". Undefined if invalid. */
export function parseTelephone(text: string, country: Country): string | undefined {
  const { number } = parsePhoneNumberFromString(text, { defaultCountry: country.code as CountryCode }) ?? {};
  return number !== undefined && exists(number, country) ? number : undefined;
}

/** Problem of a telephone number in a content file, as a message that follows the field's name; undefined if valid. */
export function findTelephoneProblem(value: unknown, country: Country): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (!E164.test(value)) {
    const meant = parseTelephone(value, country);
    const example = meant === undefined ? `for example "${country.examples.telephone}"` : `here "${meant}"`;
    return `must be written in E.164 form: a plus sign, the country code and digits only, in quotation marks, ${example}`;
  }
  if (exists(value, country)) return undefined;
  return `is not a number of the country whose code it begins with, as for example "${country.examples.telephone}" is. Compare it with the one on your invoice`;
}

/** Whether a number is possible. Numbers reserved for fiction are never assigned, but valid in a sample. */
function exists(number: string, { telephone: { fictional } }: Country): boolean {
  if (fictional !== undefined && new RegExp(fictional).test(number)) return true;
  return parsePhoneNumberFromString(number)?.isValid() ?? false;
}
