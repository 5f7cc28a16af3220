import { countries, findCountry } from '../../countries/countries.ts';
import type { Region } from '../../countries/country.ts';
import { beginsWith, findRegion } from '../../countries/country.ts';
import { parsePostalCode } from '../../countries/postal-code.ts';
import { postalCodePattern, preparePostalCodes } from '../../countries/postal-code-patterns.ts';
import { formatDate } from '../../hours/dates.ts';
import { foldName } from '../../places/place-name.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { Locality } from '../../schemas/country-fields.ts';
import { grammar } from '../../text/en/grammar.ts';
import { describeCodeForm } from '../../text/en/postal-codes.ts';
import { languageOf } from '../../text/languages.ts';
import { type ContentProblem, fieldProblem, fieldWarning, problemIf } from '../content-problem.ts';
import { localesOf } from '../locality.ts';
import { countOf, suggest } from '../messages.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';
import { describeUse } from './markup.ts';
import { profileCategories } from './profile-categories.ts';

const FILE = 'business.yaml';
/** Days before expiry from which to warn. */
const NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Finds a locale that sites in the country do not have, and a language that is named twice. */
export function* checkLocale({ business, locality: { country } }: Content): Iterable<ContentProblem> {
  const locales = business?.locales ?? [];
  const known = localesOf(findCountry(country.code) ?? country);
  for (const [index, locale] of locales.entries()) {
    const language = languageOf(locale);
    const isTwice = locales.slice(0, index).some((other) => languageOf(other) === language);
    const state = !known.includes(locale)
      ? `. A site in ${country.nameInText} can have ${grammar.list(known, 'or')}.`
      : isTwice && ', and its language is named above. A site speaks a language once.';
    yield* problemIf(FILE, ['locales', index], state && `is "${locale}"${state}`);
  }
}

/** Finds an unsupported country, and an address whose parts contradict each other. */
export function* checkAddress({ business, locality }: Content): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { addressCountry, streetAddress, postalCode } = business.address;
  const { country, isKnown, terms } = locality;
  if (!isKnown) {
    const known = Object.values(countries).map(({ code, nameInText }) => `${code} for ${nameInText}`);
    const message = `"${addressCountry}" is not known here. Write ${grammar.list(known, 'or')}.`;
    yield fieldProblem(FILE, ['address', 'addressCountry'], message);
    return;
  }
  yield* checkRegion(business.address, locality);
  const path = ['address', 'postalCode'];
  if (streetAddress !== undefined) {
    if (!new RegExp(postalCodePattern(country)).test(postalCode))
      yield fieldProblem(FILE, path, `${describeCodeForm('postalCode', country)}.`);
    return;
  }
  // Without a street, a code that identifies it must be shortened.
  const area = parsePostalCode(postalCode, preparePostalCodes(country));
  if (!area.ok || area.value === postalCode) return;
  const message = `is "${postalCode}", which narrows the address down to a few houses, and is published. Where the street is left out, the ${terms.postalArea} is enough: ${area.value}.`;
  yield fieldWarning(FILE, path, message);
}

function* checkRegion(
  { addressRegion, postalCode }: BusinessFile['address'],
  { country, terms }: Locality,
): Iterable<ContentProblem> {
  const { regions } = country.address;
  if (regions === undefined) return;
  const region = findRegion(country, addressRegion);
  if (region === undefined) {
    const codes = grammar.list(Object.keys(regions), 'or');
    const folded = foldName(addressRegion ?? '');
    const [code] = Object.entries(regions).find(([, { name }]) => foldName(name) === folded) ?? [];
    const message =
      addressRegion === undefined
        ? `is missing. Addresses here name their ${terms.regionKind}. Write ${codes}.`
        : code === undefined
          ? `"${addressRegion}" is no ${terms.regionKind} or territory of ${country.nameInText}. Write one of ${codes}.`
          : `must be the code of the ${terms.regionKind}. Write "${code}".`;
    yield fieldProblem(FILE, ['address', 'addressRegion'], message);
  } else if (!beginsWith(postalCode, region.postalCodes)) {
    const message = `${postalCode} does not lie in ${region.name}, whose ${terms.postalCodes} begin with ${formatBeginnings(region)}. Mend it, or addressRegion.`;
    yield fieldProblem(FILE, ['address', 'postalCode'], message);
  }
}

/** Postal code prefixes of a region in words: "K, L or M", "100 to 149". */
export function formatBeginnings({ postalCodes }: Region): string {
  const beginnings = postalCodes.map((beginning) => beginning.replace('-', ' to '));
  return grammar.list(beginnings, 'or');
}

/**
 * Finds lines in a language that is not spoken, is that of the pages or has a line already, and a contact form whose
 * target origin policy.yaml does not allow.
 */
export function* checkContact({ business, policy, locality }: Content): Iterable<ContentProblem> {
  if (business === undefined) return;
  const named = business.languageLines.map(({ language }) => language);
  const baseOf = (tag: string) => tag.split('-')[0];
  const describeLine = (language: string, index: number) => {
    if ([locality.country.locale, ...(business.locales ?? [])].some((locale) => baseOf(locale) === baseOf(language)))
      return 'the language of the pages, which say it already. Leave the line out.';
    if (named.indexOf(language) < index) return 'which has a line above. Write one line for each language.';
    if (business.languages.includes(language)) return undefined;
    return 'which is not one of languages. Add it there, or leave the line out.';
  };
  for (const [index, language] of named.entries()) {
    const state = describeLine(language, index);
    if (state !== undefined)
      yield fieldProblem(FILE, ['languageLines', index, 'language'], `is "${language}", ${state}`);
  }
  const { form } = business.contact;
  const message = form && policy && describeUse('forms', form, policy.allow);
  if (message !== undefined) yield fieldProblem(FILE, ['contact', 'form'], message);
}

/** Warns of categories that are not in the list of Google Business Profile categories. */
export function* checkProfile({ business }: Content): Iterable<ContentProblem> {
  for (const [index, name] of business?.profileCategories.entries() ?? []) {
    if (profileCategories.includes(name)) continue;
    const otherwise = 'Take it as the profile offers it in English; if it does, all is well.';
    const message = `is "${name}", and none of the categories known here has that name. ${suggest(name, profileCategories, otherwise)}`;
    yield fieldWarning(FILE, ['profileCategories', index], message);
  }
}

/** Finds people who begin in the future. */
export function* checkPeople({ business }: Content, { today }: Sources): Iterable<ContentProblem> {
  for (const [index, { since }] of business?.people.entries() ?? []) {
    if (since === undefined || since <= Number(today.slice(0, 4))) continue;
    const message = `is ${since}, which is yet to come. Write the year in which they began.`;
    yield fieldProblem(FILE, ['people', index, 'since'], message);
  }
}

/** Warns of a security.txt that has expired or will: it is no longer trusted then (RFC 9116, section 2.5.5). */
export function* checkSecurity({ locality, policy }: Content, { today }: Sources): Iterable<ContentProblem> {
  const { expires } = policy?.security ?? {};
  const days = daysBetween(today, expires);
  if (expires === undefined || days > NOTICE_DAYS) return;
  const state =
    days <= 0
      ? `has passed: security.txt expired on ${formatDate(expires, locality.country.locale)}`
      : `is near: security.txt expires in ${countOf(days, 'day')}`;
  const message = `${state}. Make sure that the contact still holds, then write a date at most a year ahead.`;
  yield fieldWarning('policy.yaml', ['security', 'expires'], message);
}

/** Warns of licences and insurance that have ended or will: they are no longer published then. */
export function* checkLastDays({ locality, business }: Content, { today }: Sources): Iterable<ContentProblem> {
  for (const field of ['credentials', 'insurance'] as const) {
    for (const [index, { validThrough }] of business?.[field].entries() ?? []) {
      const days = daysBetween(today, validThrough);
      if (validThrough === undefined || days > NOTICE_DAYS) continue;
      const lastDay = formatDate(validThrough, locality.country.locale);
      const state =
        days < 0
          ? `was ${lastDay}, so the entry is not shown any more.`
          : `is ${lastDay}, ${days === 0 ? 'today' : `in ${countOf(days, 'day')}`}. After that day the entry is left out everywhere.`;
      const message = `${state} Write the new date once it is renewed, or take the entry out.`;
      yield fieldWarning(FILE, [field, index, 'validThrough'], message);
    }
  }
}

function daysBetween(today: string, date = ''): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
}
