import { countries } from '../../countries/countries.ts';
import { findRegion, matchesPrefix } from '../../countries/country.ts';
import { parsePostalCode } from '../../countries/postal-code.ts';
import { postalCodePattern, preparePostalCodes } from '../../countries/prepare-postal-codes.ts';
import { foldName } from '../../places/place-name.ts';
import { grammar } from '../../text/en/grammar.ts';
import { describeCodeForm } from '../../text/en/postal-codes.ts';
import { languageOf } from '../../text/languages.ts';
import { venueOf } from '../../text/venue.ts';
import { type ContentProblem, makeProblem, problemIf } from '../content-problem.ts';
import type { ValidContent } from '../validate-files.ts';
import { findBlockedUrlProblem } from './check-markup.ts';

const FILE = 'business.yaml';

/** Finds an unsupported country, and an address whose parts contradict each other. */
export function* checkAddress({ business, locality }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { addressCountry, addressRegion, streetAddress, postalCode } = business.address;
  const { country, isKnown, terms } = locality;
  if (!isKnown) {
    const known = Object.values(countries).map(({ code, nameInText }) => `${code} for ${nameInText}`);
    const message = `"${addressCountry}" is not a supported country. Write ${grammar.list(known, 'or')}.`;
    yield makeProblem(FILE, ['address', 'addressCountry'], message);
    return;
  }
  yield* problemIf(FILE, ['address', 'addressRegion'], findRegionProblem(addressRegion ?? '', locality));
  const path = ['address', 'postalCode'];
  const prefixProblem = findPrefixProblem(postalCode, addressRegion, locality);
  yield* problemIf(FILE, path, prefixProblem && `${prefixProblem} Correct this code, or addressRegion.`);
  const area = parsePostalCode(postalCode, preparePostalCodes(country));
  if (streetAddress !== undefined) {
    const isWhole = new RegExp(postalCodePattern(country)).test(postalCode);
    yield* problemIf(FILE, path, !isWhole && `${describeCodeForm('postalCode', country)}.`);
  } else if (area.ok && area.value !== postalCode) {
    const message = `is "${postalCode}", which is published and narrows the address down to a few houses. Without a street, the ${terms.postalArea} is enough: ${area.value}.`;
    yield makeProblem(FILE, path, message, 'warning');
  }
}

/** Finds premises without a street, and response times of a business that does not travel. */
export function* checkVenue({ business }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { address, responseBands, servedAt } = business;
  const noStreet =
    'has premises, but the address has no streetAddress, so customers would not know where to go. Add streetAddress, or write only customer here.';
  const noTravel =
    'say how soon you arrive, but servedAt is only premises: customers come to you. Remove responseBands, or add customer to servedAt.';
  yield* problemIf(
    FILE,
    ['servedAt'],
    servedAt.includes('premises') && address.streetAddress === undefined && noStreet,
  );
  yield* problemIf(FILE, ['responseBands'], responseBands.length > 0 && venueOf(business) === 'premises' && noTravel);
}

/** Finds what is wrong with a province or state code, if addresses in the country have one. */
export function findRegionProblem(code: string, { country, terms }: ValidContent['locality']): string | undefined {
  const { regions } = country.address;
  if (regions === undefined || Object.hasOwn(regions, code)) return undefined;
  const meant = Object.keys(regions).filter((key) => foldName(regions[key]?.name ?? '') === foldName(code));
  const codes = grammar.list(meant.length > 0 ? meant : Object.keys(regions), 'or');
  return `must be the code of a ${terms.regionKind} or territory of ${country.nameInText}. Write ${codes}.`;
}

/** Reports a postal code whose first characters are not from its province or state. */
export function findPrefixProblem(
  code: string,
  addressRegion: string | undefined,
  { country, terms }: ValidContent['locality'],
): string | undefined {
  const region = findRegion(country, addressRegion);
  if (region === undefined || matchesPrefix(code, region.postalCodes)) return undefined;
  const beginnings = region.postalCodes.map((beginning) => beginning.replace('-', ' to '));
  return `"${code}" is not in ${region.name}, whose ${terms.postalCodes} begin with ${grammar.list(beginnings, 'or')}.`;
}

/**
 * Finds languages of the site that the country does not support, telephone lines in a language that the site has
 * itself, and a contact form whose origin policy.yaml does not allow.
 */
export function* checkContact({ business, policy, locality }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { contact, languageLines, locales = [] } = business;
  for (const [index, locale] of locales.entries()) {
    const message = `is "${locale}". A site in ${locality.country.nameInText} can have ${grammar.list(locality.locales, 'or')}.`;
    yield* problemIf(FILE, ['locales', index], !locality.locales.includes(locale) && message);
  }
  const siteLanguages = [locality.country.locale, ...locales].map(languageOf);
  for (const [index, { language }] of languageLines.entries()) {
    const isSiteLanguage = siteLanguages.some((siteLanguage) => siteLanguage === language.split('-')[0]);
    const message = `is "${language}", a language that the site itself has. Remove the line.`;
    yield* problemIf(FILE, ['languageLines', index, 'language'], isSiteLanguage && message);
  }
  const { form } = contact;
  yield* problemIf(FILE, ['contact', 'form'], form && policy && findBlockedUrlProblem('forms', form, policy.allow));
}
