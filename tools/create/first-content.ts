import {
  type ContentLocality,
  type Country,
  fillTerms,
  localityOf,
  parseTelephone,
} from 'open-local-business/countries';
import { capitalize } from 'open-local-business/facts';
import { contentKinds } from 'open-local-business/schemas';
import { findMistakes, type WrittenKind, writeContentFile } from './content-file.ts';
import { AnswerError, firstQuestions, readLanguages } from './first-questions.ts';
import type { Answers } from './questions.ts';
import { fillTemplates } from './templates.ts';
import { parseAddress } from './typed-address.ts';

/**
 * Complete initial content from a few answers, its files by path. What the answers do not say is left to say. Throws an
 * `AnswerError` that names each invalid answer.
 */
export function writeFirstContent(answers: Answers, country: Country, today: string): Map<string, string> {
  const missing = firstQuestions(country).filter(({ flag }) => !answers[flag]?.trim());
  if (missing.length > 0) throw new AnswerError(missing.map(({ flag, ask }) => `--${flag} is missing. ${ask}`));
  const locality = localityOf(country);
  const parts: readonly (readonly [file: string, kind: WrittenKind, data: Readonly<Record<string, unknown>>])[] = [
    ['business.yaml', 'business', describeBusiness(answers, locality)],
    ['policy.yaml', 'policy', policy],
    ['services/first-visit.mdx', 'services', describeService(answers.trade ?? '', today)],
  ];
  const mistakes = parts.flatMap(([file, kind, data]) =>
    findMistakes(kind, data, locality).map((mistake) => `${file}: ${mistake}`),
  );
  if (mistakes.length > 0) throw new AnswerError(mistakes);
  const pages = [...fillTemplates('content', { today })].map(([file, text]) => [file, fillTerms(text, locality.terms)]);
  return new Map([
    ...parts.map(([file, kind, data]) => [file, writeContentFile(kind, data, locality, serviceText)] as const),
    ...(pages as [string, string][]),
  ]);
}

function describeBusiness(answers: Answers, locality: ContentLocality): Record<string, unknown> {
  const { country, terms } = locality;
  const address = parseAddress(answers.address ?? '', locality);
  if (!address.ok) throw new AnswerError([`--address ${address.message}`]);
  const trade = answers.trade?.trim().toLowerCase() ?? '';
  const { latitude, longitude } = answers;
  return {
    name: answers.name?.trim(),
    description: `${capitalize(trade)} services in and around ${address.value.addressLocality}.`,
    trade,
    schemaType: findSchemaType(trade),
    contact: {
      telephone: parseTelephone(answers.telephone ?? '', country) ?? answers.telephone,
      email: answers.email?.trim() || 'you@example.com',
    },
    address: { ...address.value, addressCountry: country.code },
    geo: latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    timeZone: answers['time-zone']?.trim(),
    languages: readLanguages(answers.languages ?? ''),
    openingHours: null,
    serviceRadiusKm: null,
    pricing: { notice: fillTerms(noticeOf(country), terms) },
  };
}

/** Notice about all prices, in the vocabulary of the country. */
function noticeOf({ salesTax: { name, isIncluded } }: Country): string {
  const tax = isIncluded ? `with ${name} included` : 'before tax';
  return `These prices are in {currencyName}, ${tax}. Each is where a job begins, not an offer.`;
}

/** The schema.org type whose name starts like the trade: a plumbing business is a Plumber. */
function findSchemaType(trade: string): string {
  const stem = trade.replace(/[^a-z]/g, '').replace(/(?:ing|al|y)$/, '');
  const types = contentKinds.business.schema.shape.schemaType.options;
  return types.find((type) => stem.length > 3 && type.toLowerCase().startsWith(stem)) ?? 'LocalBusiness';
}

const policy = {
  contentSignals: { search: 'yes', aiInput: 'yes', aiTrain: 'no' },
  cacheSeconds: { pages: 300, api: 300, documents: 3600 },
};

const serviceText = 'To be written: what happens on the visit, and what it leaves for a second one.';

function describeService(trade: string, today: string): Record<string, unknown> {
  return {
    name: 'First visit',
    order: 10,
    symptom: 'Something is not right and needs a look',
    summary: `We come, look at the ${trade.trim().toLowerCase()} work to be done, and say what it takes.`,
    startingPrice: null,
    priceNote: 'To be written: what this price includes.',
    priceAsOf: today,
    typicalMinutes: null,
    covers: ['A look at the work to be done'],
  };
}
