import type { Country } from '../../countries/country.ts';
import type { PostalCodeTerms, Terms, WordChoice } from '../terms.ts';
import { estimates } from './estimates.ts';

/** The locale of the only country with words in this language. */
const LOCALE = 'fr-CA';

const HOW_TO_WRITE =
  'Écrivez-le ainsi : lettre, chiffre, lettre, chiffre, lettre, chiffre, avec ou sans espace; les trois premiers caractères suffisent.';

/** Parts of codes have no article: "ses trois premiers caractères", "les trois premiers caractères". */
const phrases: PostalCodeTerms = {
  postalCode: 'code postal',
  aPostalCode: 'un code postal',
  postalCodes: 'codes postaux',
  nationalPostalCode: 'code postal canadien',
  aNationalPostalCode: 'un code postal canadien',
  postalArea: 'région de tri d’acheminement',
  postalAreas: 'régions de tri d’acheminement',
  postalAreaMeaning: 'Région de tri d’acheminement : les trois premiers caractères d’un code postal canadien',
  plainPostalArea: 'secteur postal',
  plainPostalAreas: 'secteurs postaux',
  matchedPart: 'trois premiers caractères',
  onlyMatchedPartIs: 'seuls les trois premiers caractères sont',
  codeOrArea: 'un code postal ou ses trois premiers caractères',
  codeThatCounts: 'un code postal, dont seuls les trois premiers caractères comptent (n’envoyez rien de plus)',
  areaAsKey: 'région de tri d’acheminement en majuscules',
  codeParameter:
    'code postal canadien ou ses trois premiers caractères, avec ou sans espace, en majuscules ou en minuscules',
  codeArgument: 'code postal canadien, ou ses trois premiers caractères',
  howToWrite: 'six caractères comme « K1A 0B1 », ou les trois premiers comme « K1A »',
  wrongLetter: `Ce code postal contient une lettre qui ne s’emploie pas à cet endroit au Canada : D, F, I, O, Q et U n’y figurent jamais, W et Z ne viennent jamais en premier. ${HOW_TO_WRITE}`,
  wrongForm: `Ce n’est pas un code postal canadien. ${HOW_TO_WRITE}`,
  wrongName: 'Cela ressemble à un code postal, mais il n’est pas canadien. Vérifiez-le, ou essayez le nom de la ville.',
  unknownArea:
    'n’est pas un secteur postal que nous connaissons; il s’en ajoute chaque année. Essayez le nom de la ville, ou appelez.',
  foreign: {
    US: `Cinq chiffres forment un code postal aux États-Unis ou dans un autre pays, mais pas au Canada, où il a six caractères. ${HOW_TO_WRITE}`,
  },
};

/** Makes a country's vocabulary for a business with prices in a currency (ISO 4217 code); throws if there is none. */
export function makeTerms(country: Country, currency: string, { estimate: chosen = {} }: WordChoice = {}): Terms {
  if (country.code !== 'CA') throw new Error(`There are no words in French for the postal codes of ${country.name}.`);
  return {
    ...phrases,
    ...(estimates.find(({ estimate }) => estimate === chosen.fr) ?? estimates[0]),
    locale: LOCALE,
    regionKind: 'province',
    country: country.nameInText,
    currency,
    currencyName: nameCurrency(currency),
  };
}

/** Returns the plural name of a currency. */
function nameCurrency(currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
