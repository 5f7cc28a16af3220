import { CommandError } from 'open-local-business/commands';
import { type Country, countries, localityOf } from 'open-local-business/countries';
import { capitalize, joinWords } from 'open-local-business/facts';
import type { Answers, Question } from './questions.ts';
import { parseAddress } from './typed-address.ts';

/** Answers of which no site can be made. The message says what to write instead, one line an answer. */
export class AnswerError extends CommandError {
  constructor(mistakes: readonly string[]) {
    super([...mistakes, 'Nothing was changed.'].join('\n'));
  }
}

/** Asked first, because the other questions depend on the country. */
export const countryQuestions: readonly Question[] = [
  { flag: 'country', ask: `Which country is the business in? ${capitalize(listCountries('or'))}` },
  { flag: 'locale', ask: 'Which language are its pages in? They begin in English, and may have another one later' },
];

/** What a new site cannot do without. */
export function firstQuestions(country: Country): readonly Question[] {
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

/** Flags that nobody is asked for; without them the content leaves it to say. */
export const furtherFlags: readonly Question[] = [
  { flag: 'email', ask: 'Address for email' },
  { flag: 'latitude', ask: 'Latitude of the address in decimal degrees, for example 45.3647' },
  { flag: 'longitude', ask: 'Longitude of the address in decimal degrees, for example -63.28' },
];

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The country from its code or name, else from an address that only one can have. Throws an `AnswerError` for a country
 * or language that is not there yet, before anything else is asked.
 */
export function chooseCountry({ country: named = '', locale = '', address = '' }: Answers): Country {
  const [tag = ''] = readLanguages(locale);
  if (tag !== '' && tag.split('-')[0] !== 'en') {
    throw new AnswerError([
      `--locale is "${locale}". The first texts are in English. Leave --locale out; docs/languages.md says in which languages a site can be.`,
    ]);
  }
  const written = named.trim();
  if (written === '') {
    const [only, another] = Object.values(countries).filter((country) => parseAddress(address, localityOf(country)).ok);
    if (only !== undefined && another === undefined) return only;
    throw new AnswerError([`--country is missing. ${countryQuestions[0]?.ask}`]);
  }
  const country = Object.values(countries).find(({ code, name, nameInText, alternateNames }) =>
    [code, name, nameInText, ...alternateNames].some((it) => it.toLowerCase() === written.toLowerCase()),
  );
  if (country === undefined) {
    const shown = /^[a-z]{2}$/i.test(written) ? countryNames.of(written.toUpperCase()) : written;
    throw new AnswerError([
      `--country is "${named}". ${capitalize(shown ?? written)} is not there yet: the software knows ${listCountries('and')}.`,
    ]);
  }
  if (!['', 'en', country.locale].includes(tag)) {
    throw new AnswerError([
      `--locale is "${tag}". Pages of a business in ${country.nameInText} are in ${country.locale}.`,
    ]);
  }
  return country;
}

/** Language tags for names or tags; unknown values stay unchanged for the schema to report. */
export function readLanguages(text: string): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  const known = new Map(tags.map((tag) => [languageNames.of(tag)?.toLowerCase(), tag]));
  const named = text.split(',').map((language) => language.trim());
  return named.filter((language) => language !== '').map((language) => known.get(language.toLowerCase()) ?? language);
}

function listCountries(conjunction: 'and' | 'or'): string {
  const names = Object.values(countries).map(({ nameInText }) => nameInText);
  return joinWords(names, conjunction);
}
