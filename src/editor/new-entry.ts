import type * as z from 'zod';
import { judgeData } from '../content/judge/judge-data.ts';
import type { ContentLocality } from '../content/judge/locality.ts';
import { ReviewFile } from '../schemas/business/proof.ts';
import { PlaceFile } from '../schemas/places/service-area.ts';
import { PriceUnit } from '../schemas/services/price.ts';
import { ServiceFile } from '../schemas/services/service.ts';
import { writeFields } from './content-template.ts';

/** A question of a command, with a flag of the same name. Terms in braces are filled in from the country. */
export interface Prompt {
  readonly flag: string;
  readonly ask: string;
  /** Condition on earlier answers; always asked without one. */
  readonly isAsked?: (answers: Readonly<Record<string, string | undefined>>) => boolean;
}

/** A kind of content file that `npm run new` can create. */
export interface NewKind {
  readonly folder: string;
  readonly extension: string;
  /** Question for the name, if it is not just the name of the thing. */
  readonly askName?: string;
  readonly questions: readonly Prompt[];
  /** Fields of the file from the answers; unanswered ones are omitted. */
  readonly fields: (answers: Readonly<Record<string, string>>, today: string, orders: readonly number[]) => object;
  readonly schema: z.ZodObject;
  /** Wraps the YAML of the fields in the file format. */
  readonly write: (yaml: string) => string;
}

const hasAmount: NonNullable<Prompt['isAsked']> = ({ priced }) => !/^(?:free|on-request)$/i.test(priced ?? '');

/** Questions about a price. An amount given by a flag is a starting price by default. */
const priceQuestions: readonly Prompt[] = [
  {
    flag: 'priced',
    ask: 'How is it priced? Write from, range, free or on-request',
    isAsked: ({ price }) => price === undefined,
  },
  { flag: 'price', ask: 'Starting price in {currencyName}, for example 189.95', isAsked: hasAmount },
  {
    flag: 'up-to',
    ask: 'Where does the range end, in {currencyName}?',
    isAsked: ({ priced }) => /^range$/i.test(priced ?? ''),
  },
  {
    flag: 'per',
    ask: `What is that the price of one of? ${PriceUnit.options.join(', ')}; empty means the job`,
    isAsked: (answers) => hasAmount(answers) && answers.priced !== undefined,
  },
  {
    flag: 'minimum',
    ask: 'What is due at least, in {currencyName}? May stay empty',
    isAsked: ({ per = '' }) => !['', 'job'].includes(per),
  },
  {
    flag: 'on-request',
    ask: 'How does the price come about, in one sentence?',
    isAsked: ({ priced }) => /^on-request$/i.test(priced ?? ''),
  },
];

/** The kinds that `npm run new` can create. */
export const newKinds: Readonly<Record<string, NewKind>> = {
  service: {
    folder: 'services',
    extension: '.mdx',
    schema: ServiceFile,
    questions: [
      { flag: 'symptom', ask: 'What does the customer see or hear?' },
      { flag: 'summary', ask: 'What is the service, in one or two sentences?' },
      ...priceQuestions,
      { flag: 'includes', ask: 'What does the price include, in one sentence?' },
      { flag: 'minutes', ask: 'Usual time on site in minutes, for example 45-90' },
      { flag: 'covers', ask: 'What does it cover? Several things with semicolons between them' },
    ],
    fields: ({ name, symptom, summary, includes, minutes, covers, ...price }, today, orders) => ({
      name,
      order: Math.max(0, ...orders) + 10,
      symptom,
      summary,
      ...readPriceAnswers(price),
      priceNote: includes,
      priceAsOf: today,
      typicalMinutes: readRange(minutes),
      covers: readList(covers, ';'),
    }),
    write: (yaml) =>
      `---\n${yaml}---\n\n{/* The text of the page: what happens, what a fair job includes, when not to spend money. */}\n`,
  },
  place: {
    folder: 'places',
    extension: '.yaml',
    schema: PlaceFile,
    questions: [
      { flag: 'kind', ask: 'Is it a city, a town or a neighbourhood?' },
      { flag: 'municipality', ask: 'Which municipality does it belong to?' },
      { flag: 'latitude', ask: 'Latitude in decimal degrees, for example 43.2557' },
      { flag: 'longitude', ask: 'Longitude in decimal degrees, for example -79.8711' },
      { flag: 'postal', ask: 'Its {postalAreas}, with commas between them' },
    ],
    fields: ({ name, kind, municipality, latitude, longitude, postal }) => ({
      name,
      kind,
      municipality,
      latitude: readNumber(latitude),
      longitude: readNumber(longitude),
      postalAreas: readList(postal?.toUpperCase(), ','),
    }),
    write: (yaml) => yaml,
  },
  review: {
    folder: 'reviews',
    extension: '.yaml',
    schema: ReviewFile,
    askName: 'Who wrote it? The name as agreed with them, for example R. Sample',
    questions: [
      { flag: 'quotation', ask: 'What did they write, word for word?' },
      { flag: 'date', ask: 'On which day? For example 2027-05-04' },
      { flag: 'service', ask: 'Which service is it about? Name of its file in services/, without the ending' },
      { flag: 'place', ask: 'In which place was the work done? Name of its file in places/; may stay empty' },
      { flag: 'url', ask: 'Where can it be read at its source? An address that begins with https://' },
      { flag: 'consent', ask: 'Have they agreed that you publish these words and this name? yes or no' },
    ],
    fields: ({ name, quotation, date, service, place, url, consent }) => ({
      quotation: quotation || undefined,
      name,
      date: date || undefined,
      service: service || undefined,
      place: place || undefined,
      url: url || undefined,
      consent: consent ? /^y(?:es)?$/i.test(consent) : undefined,
    }),
    write: (yaml) => yaml,
  },
};

/** The text of a new file, or one line for each invalid answer. */
export function writeEntry(
  kind: NewKind,
  data: object,
  locality: ContentLocality,
): { readonly text: string } | { readonly mistakes: string[] } {
  const judged = judgeData<unknown>(kind.schema, data, locality);
  if (judged.ok) return { text: kind.write(writeFields(kind.schema, { ...data }, locality)) };
  return { mistakes: judged.issues.map(({ path, message }) => `${path.join('.')} ${message}`) };
}

/** Price fields from the answers to the price questions. */
function readPriceAnswers(answers: Readonly<Record<string, string>>): object {
  return {
    startingPrice: readNumber(answers.price),
    upTo: readNumber(answers['up-to']),
    free: /^free$/i.test(answers.priced ?? '') || undefined,
    onRequest: answers['on-request'] || undefined,
    per: answers.per || undefined,
    minimum: readNumber(answers.minimum),
  };
}

function readNumber(text: string | undefined): number | string | undefined {
  if (text === undefined || text === '') return undefined;
  return Number.isNaN(Number(text)) ? text : Number(text);
}

function readRange(text: string | undefined): object | string | undefined {
  if (text === undefined || text === '') return undefined;
  const [, min, max] = /^(\d+)\s*(?:-|to)\s*(\d+)$/.exec(text.trim()) ?? [];
  return min === undefined ? text : { min: Number(min), max: Number(max) };
}

function readList(text: string | undefined, separator: string): string[] | undefined {
  const items = text
    ?.split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items === undefined || items.length === 0 ? undefined : items;
}
