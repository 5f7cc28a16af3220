import type { Country } from '../../countries/country.ts';
import type { PostalCodeTerms, Terms, WordChoice } from '../terms.ts';
import { estimates } from './estimates.ts';

/** The locale of the only country with words in this language. */
const LOCALE = 'es-US';

const HOW_TO_WRITE = 'Escriba los cinco dígitos, como 14201.';

/** A code of another country. */
const abroad = (code: string) => `Esto parece ${code}, no un código ZIP. ${HOW_TO_WRITE}`;
const FOUR_DIGITS = 'un código postal de Australia, Nueva Zelanda u otro país con cuatro dígitos';

/** Parts of codes have no article: "sus cinco dígitos", "los cinco dígitos". */
const phrases: PostalCodeTerms = {
  postalCode: 'código ZIP',
  aPostalCode: 'un código ZIP',
  postalCodes: 'códigos ZIP',
  nationalPostalCode: 'código ZIP',
  aNationalPostalCode: 'un código ZIP',
  postalArea: 'código ZIP',
  postalAreas: 'códigos ZIP',
  postalAreaMeaning: 'Código postal (ZIP): sus cinco dígitos, sin los cuatro de ZIP+4',
  plainPostalArea: 'código ZIP',
  plainPostalAreas: 'códigos ZIP',
  matchedPart: 'cinco dígitos',
  /** A verb follows: "solo los cinco dígitos se comparan". */
  onlyMatchedPartIs: 'solo los cinco dígitos se',
  codeOrArea: 'un código ZIP',
  codeThatCounts: 'un código ZIP, del que solo cuentan los primeros cinco dígitos (no envíe nada más)',
  areaAsKey: 'código ZIP',
  codeParameter: 'código postal (ZIP), de cinco dígitos o ZIP+4',
  codeArgument: 'código postal (ZIP) de cinco dígitos',
  howToWrite: 'cinco dígitos como "14201"; ZIP+4 también vale',
  wrongLetter: `Esto no es un código ZIP. ${HOW_TO_WRITE}`,
  wrongForm: `Esto no es un código ZIP. ${HOW_TO_WRITE}`,
  wrongName: 'Eso parece un código ZIP, pero no lo es. Revíselo, o pruebe con el nombre de la ciudad.',
  unknownArea: 'no es un código ZIP que conozcamos por aquí. Pruebe con el nombre de la ciudad, o llame.',
  foreign: {
    CA: abroad('un código postal canadiense'),
    GB: abroad('un código postal del Reino Unido'),
    IE: abroad('un Eircode de Irlanda'),
    AU: abroad(FOUR_DIGITS),
    NZ: abroad(FOUR_DIGITS),
  },
};

/** Makes a country's vocabulary for a business with prices in a currency (ISO 4217 code); throws if there is none. */
export function makeTerms(country: Country, currency: string, { estimate: chosen = {} }: WordChoice = {}): Terms {
  if (country.code !== 'US') throw new Error(`There are no words in Spanish for the postal codes of ${country.name}.`);
  return {
    ...phrases,
    ...(estimates.find(({ estimate }) => estimate === chosen.es) ?? estimates[0]),
    locale: LOCALE,
    regionKind: 'estado',
    country: 'Estados Unidos',
    currency,
    currencyName: nameCurrency(currency),
  };
}

/** Returns the plural name of a currency. */
function nameCurrency(currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
