import type { SiteLanguage } from '../business/site.ts';
import { findCountry, sampleCountry } from '../countries/countries.ts';
import type { Country } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import type { MoneyFormat } from '../format/amounts.ts';
import type { Locality } from '../schemas/country-fields.ts';
import { makeTerms } from '../text/en/postal-codes.ts';
import { languageOf } from '../text/languages.ts';
import type { Terms, WordChoice } from '../text/terms.ts';
import { textOf } from '../text/text.ts';
import { type FieldPath, getValueAt, type ParsedFile } from './content-problem.ts';
import { formatTelephoneByLibrary } from './telephone.ts';

/**
 * A business's country and its site's locale, as given in the content; the sample country if it is unknown.
 * `terms` are for the owner, in English.
 */
export interface ContentLocality extends Locality {
  readonly isKnown: boolean;
  /** The locales that a site in the country can have, the default first. */
  readonly locales: readonly string[];
  /** The vocabulary in the site's language. */
  readonly siteTerms: Terms;
  readonly money: MoneyFormat;
}

/** Reads the value at a path of `business.yaml`, whether it is valid or not. */
export function readBusiness(files: readonly Pick<ParsedFile, 'file' | 'data'>[], ...path: FieldPath): unknown {
  return getValueAt(files.find(({ file }) => file === 'business.yaml')?.data, path);
}

/** Determines country and currency from the content, even if the content is invalid otherwise. */
export function findLocality(files: readonly Pick<ParsedFile, 'file' | 'data'>[]): ContentLocality {
  const country = findCountry(readBusiness(files, 'address', 'addressCountry'));
  const locality = makeLocality(country, readBusiness(files, 'currency'), readBusiness(files, 'locales', 0), {
    estimate: Object(readBusiness(files, 'wording', 'estimate')),
  });
  return { ...locality, country: addSpellings(locality.country, readBusiness(files)) };
}

/** Adds the written form of each number in `business.yaml` that the formats of the country do not cover. */
function addSpellings(country: Country, business: unknown): Country {
  const numbers = ['contact', 'emergencyHours'].map((group) => getValueAt(business, [group, 'telephone']));
  const spellings = numbers.flatMap((number) => {
    if (typeof number !== 'string' || formatTelephone(number, country) !== number) return [];
    const spelling = formatTelephoneByLibrary(number, country);
    return spelling === undefined ? [] : [[number, spelling] as const];
  });
  if (spellings.length === 0) return country;
  return { ...country, telephone: { ...country.telephone, spellings: Object.fromEntries(spellings) } };
}

/** Makes the locality of a country, by default with its own currency and locale. */
export function makeLocality(
  country: Country | undefined,
  chosenCurrency?: unknown,
  chosenLocale?: unknown,
  words?: WordChoice,
): ContentLocality {
  const base = country ?? sampleCountry;
  const locales = [base.locale, ...(base.otherLocales ?? [])];
  const currency =
    typeof chosenCurrency === 'string' && /^[A-Z]{3}$/.test(chosenCurrency) ? chosenCurrency : base.currency;
  const locale = locales.find((tag) => tag === chosenLocale) ?? base.locale;
  const localized = { ...base, locale };
  return {
    country: localized,
    isKnown: country !== undefined,
    locales,
    terms: makeTerms(base, currency),
    siteTerms: textOf(locale).makeTerms(localized, currency, words),
    money: { locale, currency },
  };
}

/** Lists a site's languages: the first at the root, each other one below its own path (contract J1). */
export function listLanguages(files: readonly Pick<ParsedFile, 'file' | 'data'>[]): SiteLanguage[] {
  const { country, locales } = findLocality(files);
  const named = readBusiness(files, 'locales');
  const others = locales.filter((tag) => tag !== country.locale && Array.isArray(named) && named.includes(tag));
  return [country.locale, ...others].map((locale, index) => {
    const language = languageOf(locale) ?? '';
    return { locale, language, prefix: index === 0 ? '' : `/${language}`, optionalPaths: [] };
  });
}
