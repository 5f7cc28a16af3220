import { listPairs, parseFile } from 'open-local-business/content';
import {
  type ContentLocality,
  type Country,
  fillTerms,
  languageOf,
  makeLocality,
  parseTelephone,
  type Text,
  textOf,
} from 'open-local-business/countries';
import { slugFor } from 'open-local-business/facts';
import { contentKinds } from 'open-local-business/schemas';
import { findFieldProblems, formatContentFile, type WrittenKind } from './content-file.ts';
import { AnswerError, firstQuestions, nameTradeFlag, readLanguages, readServedAt } from './first-questions.ts';
import type { Answers } from './questions.ts';
import { fillTemplates } from './templates.ts';
import { formatTranslation } from './translation-files.ts';
import { parseAddress } from './typed-address.ts';

type FirstContent = Text['firstContent'];

/** The answers and settings that the first content is made from. */
interface FirstAnswers {
  readonly answers: Answers;
  readonly country: Country;
  /** Locales of the site, the first at its root. */
  readonly locales: readonly string[];
  readonly today: string;
}

/**
 * Makes the initial content from a few answers, by path: all files in the first language, and the sentences in each
 * further one. Fields without an answer are not filled in. Throws an `AnswerError` that names each invalid answer.
 */
export function makeFirstContent(given: FirstAnswers): Map<string, string> {
  const { answers, country, locales } = given;
  const missing = firstQuestions(country, locales).filter(({ flag }) => !answers[flag]?.trim());
  if (missing.length > 0) throw new AnswerError(missing.map(({ flag, ask }) => `--${flag} is missing. ${ask}`));
  const [first = country.locale, ...others] = locales;
  const originals = makeContentIn(first, given);
  const translations = others.flatMap((locale) => [...pickSentences(originals, makeContentIn(locale, given), locale)]);
  return new Map([...originals, ...translations]);
}

/** Makes the complete content in a locale's language. */
function makeContentIn(locale: string, { answers, country, locales, today }: FirstAnswers): Map<string, string> {
  const t = textOf(locale).firstContent;
  const locality = makeLocality(country, undefined, locale);
  const trade = answers[nameTradeFlag(locale, locales)]?.trim().toLowerCase() ?? '';
  const servedAt = readServedAt(answers);
  const chosen = {
    ...(locales.join() !== country.locale && { locales }),
    ...(servedAt.includes('premises') && { servedAt }),
  };
  const serviceId = slugFor(textOf(locales[0] ?? locale).firstContent.service.name);
  const parts: readonly (readonly [file: string, kind: WrittenKind, data: Readonly<Record<string, unknown>>])[] = [
    ['business.yaml', 'business', { ...describeBusiness(answers, locality, trade), ...chosen }],
    ['policy.yaml', 'policy', policy],
    [`services/${serviceId}.mdx`, 'services', describeService(t, trade, today)],
  ];
  const problems = parts.flatMap(([file, kind, data]) =>
    findFieldProblems(kind, data, locality).map((problem) => `${file}: ${problem}`),
  );
  if (problems.length > 0) throw new AnswerError(problems);
  const folders = servedAt.includes('customer') ? ['content'] : ['content', 'premises'];
  const pages = folders.flatMap((folder) => [...fillTemplates(`${folder}/${languageOf(locale)}`, { today })]);
  return new Map([
    ...parts.map(([file, kind, data]) => [file, formatContentFile(kind, data, locality, t.service.text)] as const),
    ...pages.map(([file, text]) => [file, fillTerms(text, locality.siteTerms)] as const),
  ]);
}

/** Picks the sentences of complete texts in another language, for the files of that language. */
function* pickSentences(
  originals: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  locale: string,
): Iterable<[file: string, text: string]> {
  const language = String(languageOf(locale));
  const parse = (files: ReadonlyMap<string, string>, folder = '') =>
    Array.from(files, ([file, text]) => ({ file: folder + file, ...parseFile(file, text) }));
  const pairs = listPairs([...parse(originals), ...parse(texts, `${language}/`)], language);
  for (const [file, sentences] of Map.groupBy(pairs, (pair) => pair.file)) {
    const translations = sentences.map(({ path, translation = '' }) => [path, translation] as const);
    yield [`${language}/${file}`, formatTranslation(file, '', translations)];
  }
}

/** Describes the business in one language. */
function describeBusiness(answers: Answers, locality: ContentLocality, trade: string): Record<string, unknown> {
  const { country, siteTerms } = locality;
  const address = parseAddress(answers.address ?? '', locality);
  if (!address.ok) throw new AnswerError([`--address ${address.message}`]);
  const { latitude, longitude } = answers;
  const { description, notice, tradeTypes } = textOf(country.locale).firstContent;
  return {
    name: answers.name?.trim(),
    description: description(trade, address.value.addressLocality),
    trade,
    schemaType: findSchemaType(trade, tradeTypes),
    contact: {
      telephone: parseTelephone(answers.telephone ?? '', country) ?? answers.telephone,
      email: answers.email?.trim() || 'you@example.com',
    },
    address: { ...address.value, addressCountry: country.code },
    geo: latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    timeZone: answers['time-zone']?.trim(),
    languages: readLanguages(answers.languages ?? '', locality.locales),
    openingHours: null,
    serviceRadiusKm: null,
    unlisted: 'ask',
    pricing: { notice: notice(siteTerms.currencyName, country.salesTax) },
  };
}

/** Finds the schema.org type of a trade. Many types begin like the trade: a plumbing business is a Plumber. */
function findSchemaType(trade: string, tradeTypes: FirstContent['tradeTypes']): string {
  const [, named] = tradeTypes.find(([beginning]) => trade.startsWith(beginning)) ?? [];
  const stem = trade.replace(/[^a-z]/g, '').replace(/(?:ing|al|y)$/, '');
  const types = contentKinds.business.schema.shape.schemaType.options;
  const like = types.find((type) => stem.length > 3 && type.toLowerCase().startsWith(stem));
  return named ?? like ?? 'LocalBusiness';
}

const policy = {
  contentSignals: { search: 'yes', aiInput: 'yes', aiTrain: 'no' },
  cacheSeconds: { pages: 300, api: 300, documents: 3600 },
};

function describeService({ service }: FirstContent, trade: string, today: string): Record<string, unknown> {
  return {
    name: service.name,
    order: 10,
    symptom: service.symptom,
    summary: service.summary(trade),
    startingPrice: null,
    priceNote: service.priceNote,
    priceAsOf: today,
    typicalMinutes: null,
    covers: [service.covers],
  };
}
