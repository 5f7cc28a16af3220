import type { SiteLanguage } from '../business/site.ts';
import { findCountry, sampleCountry } from '../countries/countries.ts';
import type { Country } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import type { MoneyFormat } from '../format/wording.ts';
import type { Locality } from '../schemas/country-fields.ts';
import { makeTerms } from '../text/en/postal-codes.ts';
import { languageOf } from '../text/languages.ts';
import type { Terms, WordChoice } from '../text/terms.ts';
import { textOf } from '../text/text.ts';
import { type FieldPath, type ParsedFile, valueAt } from './content-problem.ts';
import { writeTelephone } from './telephone.ts';

/**
 * The country of a business as far as its content tells, with the locale of its site; the sample country if none is
 * known. `terms` are for its owner, in English.
 */
export interface ContentLocality extends Locality {
  readonly isKnown: boolean;
  /** The locales that a site there can have, the default one first. */
  readonly locales: readonly string[];
  /** The vocabulary in the language of the site. */
  readonly siteTerms: Terms;
  readonly money: MoneyFormat;
}

/** What `business.yaml` says at a path, whether it is valid or not. */
export function readBusiness(records: readonly Pick<ParsedFile, 'file' | 'data'>[], ...path: FieldPath): unknown {
  return valueAt(records.find(({ file }) => file === 'business.yaml')?.data, path);
}

/** Determines country and currency from the content, even if the content is invalid otherwise. */
export function findLocality(records: readonly Pick<ParsedFile, 'file' | 'data'>[]): ContentLocality {
  const country = findCountry(readBusiness(records, 'address', 'addressCountry'));
  const locality = localityOf(country, readBusiness(records, 'currency'), readBusiness(records, 'locales', 0), {
    estimate: Object(readBusiness(records, 'wording', 'estimate')),
  });
  return { ...locality, country: writeTelephones(locality.country, readBusiness(records)) };
}

/** A country with the forms of the numbers in `business.yaml` that its formats do not fit. */
function writeTelephones(country: Country, business: unknown): Country {
  const numbers = ['contact', 'emergencyHours'].map((group) => valueAt(business, [group, 'telephone']));
  const forms = numbers.flatMap((number) => {
    if (typeof number !== 'string' || formatTelephone(number, country) !== number) return [];
    const form = writeTelephone(number, country);
    return form === undefined ? [] : [[number, form] as const];
  });
  if (forms.length === 0) return country;
  return { ...country, telephone: { ...country.telephone, written: Object.fromEntries(forms) } };
}

/** The locality of a country, in its currency and its locale by default. */
export function localityOf(
  known: Country | undefined,
  named?: unknown,
  chosen?: unknown,
  words?: WordChoice,
): ContentLocality {
  const own = known ?? sampleCountry;
  const locales = [own.locale, ...(own.otherLocales ?? [])];
  const currency = typeof named === 'string' && /^[A-Z]{3}$/.test(named) ? named : own.currency;
  const locale = locales.find((tag) => tag === chosen) ?? own.locale;
  const country = { ...own, locale };
  return {
    country,
    isKnown: known !== undefined,
    locales,
    terms: makeTerms(own, currency),
    siteTerms: textOf(locale).makeTerms(country, currency, words),
    money: { locale, currency },
  };
}

/** The languages of a site, its first one at the root and each other below its own path (contract J1). */
export function listLanguages(records: readonly Pick<ParsedFile, 'file' | 'data'>[]): SiteLanguage[] {
  const { country, locales } = findLocality(records);
  const named = readBusiness(records, 'locales');
  const others = locales.filter((tag) => tag !== country.locale && Array.isArray(named) && named.includes(tag));
  return [country.locale, ...others].map((locale, index) => {
    const language = languageOf(locale) ?? '';
    return { locale, language, prefix: index === 0 ? '' : `/${language}`, ownPaths: [] };
  });
}
