import { UserError } from 'open-local-business/commands';
import { type Country, countries, languageOf, languages, makeLocality, textOf } from 'open-local-business/countries';
import { capitalize, grammar } from 'open-local-business/facts';
import type { Answers, Question } from './questions.ts';
import { parseAddress } from './typed-address.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Invalid answers. The message says what to write instead, one line for each answer. */
export class AnswerError extends UserError {
  constructor(messages: readonly string[]) {
    super([...messages, 'Nothing was changed.'].join('\n'));
  }
}

/** Asked first, because the other questions depend on the country. */
export const countryQuestions: readonly Question[] = [
  { flag: 'country', ask: `Which country is the business in? ${capitalize(listCountries('or'))}` },
  {
    flag: 'locale',
    ask: `Which language are its pages in? English; also ${listFurtherLanguages()}. Several with commas, the main one first, for example English, French (default: the language of the country)`,
  },
];

/** Questions whose answers a new site needs, in its languages. */
export function firstQuestions(country: Country, locales: readonly string[]): readonly Question[] {
  const { address, examples } = country;
  const { terms } = makeLocality(country);
  const parts = ['street', 'town', ...(address.regions === undefined ? [] : [terms.regionKind])];
  return [
    { flag: 'name', ask: 'What is the business called?' },
    ...locales.map((locale) => ({ flag: nameTradeFlag(locale, locales), ask: askTrade(locale, locales) })),
    { flag: 'telephone', ask: `Which number do customers call? For example ${examples.telephone}` },
    {
      flag: 'address',
      ask: `Where is it? ${capitalize(parts.join(', '))} and ${terms.postalCode}: ${examples.address}. If customers do not come to you, leave out the street: it is published`,
    },
    { flag: 'time-zone', ask: `Which time zone is it in? For example ${examples.timeZone}` },
    { flag: 'languages', ask: 'Which languages do you speak with customers? For example English, French' },
  ];
}

/** Where customers are served, by its answer: the value of `servedAt`. */
const venues: Readonly<Record<string, readonly string[]>> = {
  customer: ['customer'],
  premises: ['premises'],
  both: ['customer', 'premises'],
};

/** Asked last. Without an answer the business goes to its customers. */
export const venueQuestion: Question = {
  flag: 'served-at',
  ask: 'Where do you serve customers? Write customer if you go to them, premises if they come to you, or both (default: customer)',
};

/** Reads where customers are served, as the value of `servedAt`. Throws an `AnswerError` for anything else. */
export function readServedAt({ 'served-at': answer }: Answers): readonly string[] {
  const name = answer?.trim().toLowerCase() || 'customer';
  const servedAt = Object.hasOwn(venues, name) ? venues[name] : undefined;
  if (servedAt === undefined)
    throw new AnswerError([`--served-at is "${answer}". Write ${grammar.list(Object.keys(venues), 'or')}.`]);
  return servedAt;
}

/** Returns the flag for the trade in a language of a site. The flag of the first language has no suffix. */
export function nameTradeFlag(locale: string, [first]: readonly string[]): string {
  return locale === first ? 'trade' : `trade-${languageOf(locale)}`;
}

function askTrade(locale: string, locales: readonly string[]): string {
  const { tradeForm, tradeExample } = textOf(locale).firstContent;
  const language = locales.every((tag) => languageOf(tag) === 'en') ? '' : ` in ${nameLanguage(locale)}`;
  return `What is its trade${language}? It has to read well in ${tradeForm}. For example ${tradeExample}`;
}

/** Questions for the trade in each further language; asked if the site has that language. */
export const tradeFlags: readonly Question[] = languages.map((language) => ({
  flag: `trade-${language}`,
  ask: `The trade in ${nameLanguage(language)}, if it is a further language of the site: ${textOf(language).firstContent.tradeExample}`,
}));

/** Flags without a question; without them, the content leaves these fields unfinished. */
export const furtherFlags: readonly Question[] = [
  { flag: 'email', ask: 'Address for email' },
  { flag: 'latitude', ask: 'Latitude of the address in decimal degrees, for example 45.3647' },
  { flag: 'longitude', ask: 'Longitude of the address in decimal degrees, for example -63.28' },
];

/**
 * Chooses the country by its code or name, or by an address that only one country can have. Throws an `AnswerError`
 * for an unknown country, before anything else is asked.
 */
export function chooseCountry({ country: named = '', address = '' }: Answers): Country {
  const written = named.trim();
  if (written === '') {
    const [only, another] = Object.values(countries).filter(
      (country) => parseAddress(address, makeLocality(country)).ok,
    );
    if (only !== undefined && another === undefined) return only;
    throw new AnswerError([`--country is missing. ${countryQuestions[0]?.ask}`]);
  }
  const country = Object.values(countries).find(({ code, name, nameInText, alternateNames }) =>
    [code, name, nameInText, ...alternateNames].some((it) => it.toLowerCase() === written.toLowerCase()),
  );
  if (country === undefined) {
    const shown = /^[a-z]{2}$/i.test(written) ? countryNames.of(written.toUpperCase()) : written;
    throw new AnswerError([
      `--country is "${named}". ${capitalize(shown ?? written)} is not supported yet. Write ${listCountries('or')}.`,
    ]);
  }
  return country;
}

/**
 * Chooses the locales of a site by tags or names of languages, the first at its root; the locale of the country by default.
 * Throws an `AnswerError` for a locale that the country does not have.
 */
export function chooseLocales(country: Country, { locale = '' }: Answers): string[] {
  const known = makeLocality(country).locales;
  const named = splitList(locale).map((written) => {
    const tag = known.find((candidate) => namesOf(candidate).includes(written.toLowerCase()));
    if (tag !== undefined) return tag;
    const several = known.length > 1 ? `. For several write ${known.join(',')}, the main one first` : '';
    throw new AnswerError([
      `--locale is "${written}". Pages of a business in ${country.nameInText} are in ${grammar.list(known, 'or')}${several}.`,
    ]);
  });
  return named.length === 0 ? [country.locale] : [...new Set(named)];
}

/**
 * Lists how a locale may be written, in lower case: its tag, its language, or the name of the language in English or in itself.
 */
function namesOf(locale: string): string[] {
  const [language = ''] = locale.split('-');
  const inItself = new Intl.DisplayNames(locale, { type: 'language' });
  return [locale, language, nameLanguage(locale), inItself.of(language) ?? ''].map((name) => name.toLowerCase());
}

function nameLanguage(locale: string): string {
  const [language = locale] = locale.split('-');
  return languageNames.of(language) ?? language;
}

/**
 * Reads language tags, or names of languages in the languages of `locales`. Throws an `AnswerError` for anything else.
 */
export function readLanguages(text: string, locales: readonly string[]): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  const names = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'language' }));
  const known = new Map(tags.flatMap((tag) => names.map((name) => [name.of(tag)?.toLowerCase(), tag])));
  return splitList(text).map((language) => {
    const tag = known.get(language.toLowerCase()) ?? language;
    if (/^[a-z]{2,3}(?:-|$)/.test(tag)) return tag;
    throw new AnswerError([
      `--languages names "${language}". Write languages by their English names, with commas between them: English, French.`,
    ]);
  });
}

function splitList(text: string): string[] {
  const items = text.split(/[,;&]|\band\b/).map((item) => item.trim());
  return items.filter((item) => item !== '');
}

/** Lists the languages other than a country's main one, with the country: "French in Canada". */
function listFurtherLanguages(): string {
  const further = Object.values(countries).flatMap(({ nameInText, otherLocales = [] }) =>
    otherLocales.map((locale) => `${nameLanguage(locale)} in ${nameInText}`),
  );
  return grammar.list(further, 'and');
}

function listCountries(conjunction: 'and' | 'or'): string {
  const names = Object.values(countries).map(({ nameInText }) => nameInText);
  return grammar.list(names, conjunction);
}
