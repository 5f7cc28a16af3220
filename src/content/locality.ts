import { findCountry, sampleCountry } from '../countries/countries.ts';
import type { Country } from '../countries/country.ts';
import type { MoneyFormat } from '../format/wording.ts';
import type { Locality } from '../schemas/country-fields.ts';
import { makeTerms } from '../text/en/postal-codes.ts';
import type { ContentRecord } from './content-problem.ts';

/** The country of a business as far as its content tells; the sample country if none is known. */
export interface ContentLocality extends Locality {
  readonly isKnown: boolean;
  readonly money: MoneyFormat;
}

/** Determines country and currency from the content, even if the content is invalid otherwise. */
export function findLocality(records: readonly Pick<ContentRecord, 'file' | 'data'>[]): ContentLocality {
  const business = records.find(({ file }) => file === 'business.yaml')?.data;
  const country = findCountry(memberOf(memberOf(business, 'address'), 'addressCountry'));
  return localityOf(country, memberOf(business, 'currency'));
}

/** The locality of a country, in its currency by default. */
export function localityOf(known: Country | undefined, named?: unknown): ContentLocality {
  const country = known ?? sampleCountry;
  const currency = typeof named === 'string' && /^[A-Z]{3}$/.test(named) ? named : country.currency;
  return {
    country,
    isKnown: known !== undefined,
    terms: makeTerms(country, currency),
    money: { locale: country.locale, currency },
  };
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
