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
  const number = parseTelephone(value, country);
  if (number === value) return undefined;
  if (number !== undefined) {
    const extra = [...value].find((digit, index) => digit !== number[index]);
    return `has a ${extra} after the country code that is dialled only within the country. Write "${number}"`;
  }
  const code = `+${country.telephone.callingCode}`;
  const once = value.startsWith(code) && parseTelephone(value.replace(code, '+'), country);
  if (once) return `has the country code twice. Write "${once}"`;
  return `is not a number of the country whose code it begins with, as for example "${country.examples.telephone}" is. Compare it with the one on your invoice`;
}

/** Problem of a number typed into a link (`tel:+44…`), spaces and punctuation aside; undefined if it is none or valid. */
export function findLinkedTelephoneProblem(address: string, country: Country): string | undefined {
  const [, typed] = /^(?:tel|sms|facetime(?:-audio)?):\+([\d ().-]+)/i.exec(address.replaceAll('%20', ' ')) ?? [];
  return typed && findTelephoneProblem(`+${typed.replace(/\D/g, '')}`, country);
}

/**
 * An E.164 number as the library writes it: in national form if it is of the country, else in international form.
 * Undefined if it is no number.
 */
export function writeTelephone(number: string, { telephone: { callingCode } }: Country): string | undefined {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.countryCallingCode === callingCode ? parsed.formatNational() : parsed?.formatInternational();
}

/** Whether a number is possible. Numbers reserved for fiction are never assigned, but valid in a sample. */
function exists(number: string, { telephone: { fictional } }: Country): boolean {
  if (fictional !== undefined && new RegExp(fictional).test(number)) return true;
  return parsePhoneNumberFromString(number)?.isValid() ?? false;
}
