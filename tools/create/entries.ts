import { UserError } from 'open-local-business/commands';
import { contentKinds } from 'open-local-business/schemas';
import type { WrittenKind } from './content-file.ts';
import type { Answers, Question } from './questions.ts';

/** A question about a field of a new file. Words in braces are filled in from the country. */
interface FieldQuestion extends Question {
  /** Name of the field, if it differs from the flag's. */
  readonly field?: string;
  /** Converts an answer to the value of the field; by default the value is the answer. */
  readonly read?: (answer: string) => unknown;
}

/** A kind of file that `npm run new` creates. */
export interface Entry {
  readonly kind: WrittenKind;
  /** Question for the name, if the usual one does not fit. */
  readonly askName?: string;
  readonly questions: readonly FieldQuestion[];
}

const needsAmount = ({ priced = '' }: Answers) => !/^(?:free|on-request)$/i.test(priced);
const isPriced = (how: RegExp) => (answers: Answers) => how.test(answers.priced ?? '');
const units = contentKinds.services.schema.shape.per.unwrap().options;

/** Questions about a price. An amount given by a flag is a starting price by default. */
const priceQuestions: readonly FieldQuestion[] = [
  {
    flag: 'priced',
    field: 'free',
    read: (answer) => /^free$/i.test(answer) || undefined,
    ask: 'How is it priced? Write from, range, free or on-request',
    isAsked: ({ price }) => price === undefined,
  },
  {
    flag: 'price',
    field: 'startingPrice',
    read: readNumber,
    ask: 'Starting price in {currencyName}, for example 189.95',
    isAsked: needsAmount,
  },
  {
    flag: 'up-to',
    field: 'upTo',
    read: readNumber,
    ask: 'Where does the range end, in {currencyName}?',
    isAsked: isPriced(/^range$/i),
  },
  {
    flag: 'per',
    ask: `What is the unit of the price? ${units.join(', ')}; empty means job`,
    isAsked: (answers) => needsAmount(answers) && answers.priced !== undefined,
  },
  {
    flag: 'minimum',
    read: readNumber,
    ask: 'What is the minimum charge, in {currencyName}? Optional',
    isAsked: ({ per = '' }) => !['', 'job'].includes(per),
  },
  {
    flag: 'on-request',
    field: 'onRequest',
    ask: 'How does the customer get a price, in one sentence?',
    isAsked: isPriced(/^on-request$/i),
  },
];

/** The kinds of file that `npm run new` creates, by name. */
export const entries: Readonly<Record<string, Entry>> = {
  service: {
    kind: 'services',
    questions: [
      { flag: 'symptom', ask: 'What does the customer see or hear?' },
      { flag: 'summary', ask: 'What is the service, in one or two sentences?' },
      ...priceQuestions,
      { flag: 'includes', field: 'priceNote', ask: 'What does the price include, in one sentence?' },
      {
        flag: 'minutes',
        field: 'typicalMinutes',
        read: readMinutes,
        ask: 'Usual time on site in minutes, for example 45-90',
      },
      {
        flag: 'after-hours',
        field: 'afterHours',
        read: (answer) => answer.toLowerCase(),
        ask: 'Is it offered outside opening hours? yes, no, or call if a person decides on the telephone',
      },
      { flag: 'covers', read: readList(';'), ask: 'What does it cover? Separate several things with semicolons' },
    ],
  },
  place: {
    kind: 'places',
    questions: [
      { flag: 'kind', ask: 'Is it a city, a town or a neighbourhood?' },
      { flag: 'municipality', ask: 'Which municipality does it belong to?' },
      { flag: 'latitude', read: readNumber, ask: 'Latitude in decimal degrees, for example 43.2557' },
      { flag: 'longitude', read: readNumber, ask: 'Longitude in decimal degrees, for example -79.8711' },
      {
        flag: 'postal',
        field: 'postalAreas',
        read: (answer) => readList(',')(answer.toUpperCase()),
        ask: 'Which {postalAreas} does it have? Separate several with commas',
      },
    ],
  },
  review: {
    kind: 'reviews',
    askName: 'Who wrote it? The name as agreed with them, for example R. Sample',
    questions: [
      { flag: 'quotation', ask: 'What did they write, word for word?' },
      { flag: 'date', ask: 'On which day? For example 2027-05-04' },
      { flag: 'service', ask: 'Which service is it about? Name of its file in services/, without the extension' },
      { flag: 'place', ask: 'Which place is it from? Name of its file in places/. Optional' },
      { flag: 'url', ask: 'Where was it published? An address that begins with https://' },
      {
        flag: 'consent',
        read: (answer) => /^y(?:es)?$/i.test(answer),
        ask: 'Have they agreed that you publish these words and this name? yes or no',
      },
    ],
  },
};

/** Reads the fields of a new file from the answers. Fields without an answer are undefined. */
export function readFields({ questions }: Entry, answers: Answers): Record<string, unknown> {
  const fields = questions.map(({ flag, field = flag, read = String }) => {
    const answer = answers[flag];
    return [field, answer ? read(answer) : undefined];
  });
  return { name: answers.name, ...Object.fromEntries(fields) };
}

function readNumber(answer: string): number | string {
  return Number.isNaN(Number(answer)) ? answer : Number(answer);
}

function readMinutes(answer: string): object {
  const [, min, max] = /^(\d+)\s*(?:[-–]|to)\s*(\d+)(?:\s*min(?:ute)?s?)?$/i.exec(answer.trim()) ?? [];
  if (min === undefined)
    throw new UserError(`--minutes is "${answer}". Write the shortest and the longest usual time: --minutes 45-90`);
  return { min: Number(min), max: Number(max) };
}

function readList(separator: string): (answer: string) => string[] | undefined {
  return (answer) => {
    const items = answer.split(separator).map((item) => item.trim());
    const named = items.filter((item) => item !== '');
    return named.length === 0 ? undefined : named;
  };
}
