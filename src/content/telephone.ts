import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Country } from '../countries/country.ts';

const E164 = /^\+[1-9]\d{7,14}$/;

/** Parses a national number to E.164: "902-555-0137" is "+19025550137". Undefined if invalid. */
export function parseTelephone(text: string, country: Country): string | undefined {
  const { number } = parsePhoneNumberFromString(text, { defaultCountry: country.code as CountryCode }) ?? {};
  return number !== undefined && isValidOrFictional(number, country) ? number : undefined;
}

/**
 * Finds what is wrong with a telephone number in a content file, as a message that follows its field name; undefined
 * if it is valid.
 */
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
  return `is not a valid number of the country with this country code. A valid one looks like "${country.examples.telephone}". Compare it with the number on your invoice`;
}

/**
 * Finds the problem of a number in a link (`tel:+44…`), ignoring spaces and punctuation; undefined if it is valid.
 */
export function findLinkedTelephoneProblem(url: string, country: Country): string | undefined {
  const [, typed] = /^(?:tel|sms|facetime(?:-audio)?):\+([\d ().-]+)/i.exec(url.replaceAll('%20', ' ')) ?? [];
  return typed && findTelephoneProblem(`+${typed.replace(/\D/g, '')}`, country);
}

/**
 * Formats an E.164 number as the library does: in national form within the country, otherwise in international form.
 * Undefined if it is not a number.
 */
export function formatTelephoneByLibrary(number: string, { telephone: { callingCode } }: Country): string | undefined {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.countryCallingCode === callingCode ? parsed.formatNational() : parsed?.formatInternational();
}

/** Whether a number is valid, or reserved for fiction: such numbers are never assigned, but may be in a sample. */
function isValidOrFictional(number: string, { telephone: { fictional } }: Country): boolean {
  if (fictional !== undefined && new RegExp(fictional).test(number)) return true;
  return parsePhoneNumberFromString(number)?.isValid() ?? false;
}
