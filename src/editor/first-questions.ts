import { localityOf } from '../content/judge/locality.ts';
import { countries } from '../countries/countries.ts';
import type { Country } from '../countries/country.ts';
import { capitalize, joinWords } from '../format/wording.ts';
import type { Prompt } from './new-entry.ts';
import { parseAddress } from './typed-address.ts';

export type Answers = Readonly<Record<string, string | undefined>>;

/** Asked first, because the other questions depend on the country. */
export const countryQuestions: readonly Prompt[] = [
  { flag: 'country', ask: `Which country is the business in? ${capitalize(listCountries('or'))}` },
  { flag: 'locale', ask: 'Which language are its pages in? English is all there is so far' },
];

/** Questions of `npm run init`; each has a flag of the same name. */
export function firstQuestions(country: Country): readonly Prompt[] {
  const { address, examples } = country;
  const { terms } = localityOf(country);
  const parts = ['street', 'town', ...(address.regions === undefined ? [] : [terms.regionKind])];
  return [
    { flag: 'name', ask: 'What is the business called?' },
    { flag: 'trade', ask: 'What is its trade, so that "<trade> services" reads well? For example plumbing' },
    { flag: 'telephone', ask: `Which number do customers call? For example ${examples.telephone}` },
    {
      flag: 'address',
      ask: `Where is it? ${capitalize(parts.join(', '))} and ${terms.postalCode}: ${examples.address}. Where customers do not come to you, leave the street out: it is published`,
    },
    { flag: 'time-zone', ask: `Which time zone is it in? For example ${examples.timeZone}` },
    { flag: 'languages', ask: 'Which languages do you speak with customers? For example English, French' },
  ];
}

/** Further flags without a question; the content has a placeholder where they are missing. */
export const furtherFlags: readonly Prompt[] = [
  { flag: 'email', ask: 'Address for email' },
  { flag: 'latitude', ask: 'Latitude of the address in decimal degrees, for example 45.3647' },
  { flag: 'longitude', ask: 'Longitude of the address in decimal degrees, for example -63.28' },
];

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The country from its code or name, or derived from an unambiguous address; or an error message. Asked first, so that
 * no other answer is lost.
 */
export function chooseCountry({ country: named, locale, address }: Answers): Country | { readonly mistake: string } {
  const [tag = ''] = readLanguages(locale ?? '');
  if (tag !== '' && tag.split('-')[0] !== 'en') {
    return {
      mistake: `--locale is "${locale}". Pages in ${nameOf(languageNames, tag)} are not there yet: they are in English.`,
    };
  }
  if (!named?.trim()) return guessCountry(address) ?? { mistake: `--country is missing. ${countryQuestions[0]?.ask}` };
  const written = named.trim().toLowerCase();
  const found = Object.values(countries).find(({ code, name, nameInText, alternateNames }) =>
    [code, name, nameInText, ...alternateNames].some((it) => it.toLowerCase() === written),
  );
  if (found !== undefined) return checkLocale(found, tag);
  const shown = /^[a-z]{2}$/i.test(named.trim()) ? nameOf(countryNames, named.trim().toUpperCase()) : named.trim();
  return {
    mistake: `--country is "${named}". ${capitalize(shown)} is not there yet: the software knows ${listCountries('and')}.`,
  };
}

function checkLocale(country: Country, tag: string): Country | { readonly mistake: string } {
  if (['', 'en', country.locale].includes(tag)) return country;
  return { mistake: `--locale is "${tag}". Pages of a business in ${country.nameInText} are in ${country.locale}.` };
}

/** Language tags for names or tags; unknown values stay unchanged for the schema to report. */
export function readLanguages(text: string): string[] {
  const tags = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((first, _, letters) =>
    letters.map((second) => first + second),
  );
  const known = new Map(tags.map((tag) => [languageNames.of(tag)?.toLowerCase(), tag]));
  return text
    .split(',')
    .map((language) => language.trim())
    .filter((language) => language !== '')
    .map((language) => known.get(language.toLowerCase()) ?? language);
}

/** The only country that an address matches; undefined if several or none do. */
function guessCountry(address: string | undefined): Country | undefined {
  const [found, another] = Object.values(countries).filter(
    (country) => parseAddress(address ?? '', localityOf(country)).ok,
  );
  return another === undefined ? found : undefined;
}

function listCountries(conjunction: 'and' | 'or'): string {
  return joinWords(
    Object.values(countries).map(({ nameInText }) => nameInText),
    conjunction,
  );
}

/** Display name of a code; the code itself if it has none. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
