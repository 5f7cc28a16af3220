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

/** What `business.yaml` may say before it is validated. */
interface WrittenBusiness {
  readonly address?: { readonly addressCountry?: unknown; readonly postalCode?: unknown } | null;
  readonly currency?: unknown;
}

/** The business as written, whether it is valid or not. */
export function findBusiness(records: readonly Pick<ContentRecord, 'file' | 'data'>[]): WrittenBusiness {
  const { data } = records.find(({ file }) => file === 'business.yaml') ?? {};
  return data ?? {};
}

/** Determines country and currency from the content, even if the content is invalid otherwise. */
export function findLocality(records: readonly Pick<ContentRecord, 'file' | 'data'>[]): ContentLocality {
  const { address, currency } = findBusiness(records);
  return localityOf(findCountry(address?.addressCountry), currency);
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
