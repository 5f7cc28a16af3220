import { stringify } from 'yaml';
import type * as z from 'zod';
import { judgeData } from '../content/judge/judge-data.ts';
import { type ContentLocality, localityOf } from '../content/judge/locality.ts';
import { parseTelephone } from '../content/judge/telephone.ts';
import type { PostalAddress } from '../countries/address.ts';
import type { Country } from '../countries/country.ts';
import { fillTerms } from '../countries/terms.ts';
import { parseAddress } from '../countries/typed-address.ts';
import { BusinessFile } from '../schemas/business.ts';
import { localBusinessTypes } from '../schemas/local-business-types.ts';
import { PolicyFile } from '../schemas/policy.ts';
import { ServiceFile } from '../schemas/service.ts';
import { type TemplatePage, templatePages } from '../site-pages/pages.ts';
import { capitalize } from '../words/wording.ts';
import { writeFields } from './content-template.ts';
import { firstPages } from './first-pages.ts';
import { type Answers, chooseCountry, firstQuestions, readLanguages } from './first-questions.ts';

/** Files of the initial content by path, or one line for each invalid answer. */
export type FirstContent =
  | { readonly files: ReadonlyMap<string, string>; readonly toDo: readonly string[] }
  | { readonly mistakes: readonly string[] };

/** Generates complete initial content from a few answers. All of it is meant to be rewritten. */
export function writeFirstContent(answers: Answers, today: string): FirstContent {
  const country = chooseCountry(answers);
  if ('mistake' in country) return { mistakes: [country.mistake] };
  const missing = firstQuestions(country).filter(({ flag }) => !answers[flag]?.trim());
  if (missing.length > 0) return { mistakes: missing.map(({ flag, ask }) => `--${flag} is missing. ${ask}`) };
  const address = parseAddress(answers.address ?? '', country);
  if (!address.ok) return { mistakes: [`--address ${address.message}`] };
  const locality = localityOf(country);
  const parts = [
    ['business.yaml', BusinessFile, writeBusiness(answers, address.value, locality)],
    ['policy.yaml', PolicyFile, policy],
    ['services/first-visit.mdx', ServiceFile, describeService(answers.trade ?? '', today)],
  ] as const satisfies readonly (readonly [string, z.ZodObject, object])[];
  const mistakes = parts.flatMap(([file, schema, data]) => findMistakes(file, schema, data, locality));
  if (mistakes.length > 0) return { mistakes };
  const files = new Map<string, string>(
    parts.map(([file, schema, data]) => {
      const fields = writeFields(schema, { ...data }, locality);
      return [file, file.endsWith('.mdx') ? `---\n${fields}---\n\n${serviceText}\n` : fields];
    }),
  );
  for (const name of templatePages) files.set(`pages/${name}.mdx`, writePage(name, today, locality));
  return { files, toDo: listToDo(answers, country) };
}

function writeBusiness(answers: Answers, address: PostalAddress, { country, terms }: ContentLocality): object {
  const { latitude, longitude } = country.capital;
  const trade = answers.trade?.trim().toLowerCase() ?? '';
  return {
    name: answers.name?.trim(),
    description: `${capitalize(trade)} services in and around ${address.addressLocality}.`,
    trade,
    schemaType: findSchemaType(trade),
    contact: {
      telephone: parseTelephone(answers.telephone ?? '', country) ?? answers.telephone,
      email: answers.email?.trim() || 'you@example.com',
    },
    address: { ...address, addressCountry: country.code },
    geo: {
      latitude: answers.latitude ? Number(answers.latitude) : latitude,
      longitude: answers.longitude ? Number(answers.longitude) : longitude,
    },
    timeZone: answers['time-zone']?.trim(),
    languages: readLanguages(answers.languages ?? ''),
    openingHours: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
    ],
    serviceRadiusKm: 50,
    pricing: { notice: fillTerms(noticeOf(country), terms) },
  };
}

/** Notice about all prices, in the vocabulary of the country. */
function noticeOf({ salesTax: { name, isIncluded } }: Country): string {
  const tax = isIncluded ? `with ${name} included` : 'before tax';
  return `These prices are in {currencyName}, ${tax}. Each is where a job begins, not an offer.`;
}

const policy = {
  contentSignals: { search: 'yes', aiInput: 'yes', aiTrain: 'no' },
  cacheSeconds: { pages: 300, api: 300, documents: 3600 },
};

const serviceText = 'To be written: what happens on the visit, and what it leaves for a second one.';

function describeService(trade: string, today: string): object {
  return {
    name: 'First visit',
    order: 10,
    symptom: 'Something is not right and needs a look',
    summary: `We come, look at the ${trade.trim().toLowerCase()} work to be done, and say what it takes.`,
    startingPrice: 100,
    priceNote: 'To be written: what this price includes.',
    priceAsOf: today,
    typicalMinutes: { min: 30, max: 60 },
    covers: ['A look at the work to be done'],
  };
}

function writePage(name: TemplatePage, today: string, { terms }: ContentLocality): string {
  const page = Object.entries({ ...firstPages[name], updated: today }).map(([field, it]) => [
    field,
    fillTerms(it, terms),
  ]);
  const { text, ...fields } = Object.fromEntries(page);
  const head = stringify(fields, { lineWidth: 110, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
  return `---\n${head}---\n\n${text}\n`;
}

/** The schema.org type whose name starts like the trade: a plumbing business is a Plumber. */
function findSchemaType(trade: string): string {
  const stem = trade.replace(/[^a-z]/g, '').replace(/(?:ing|al|y)$/, '');
  const found = localBusinessTypes.find((type) => stem.length > 3 && type.toLowerCase().startsWith(stem));
  return found ?? 'LocalBusiness';
}

function findMistakes(file: string, schema: z.ZodObject, data: object, locality: ContentLocality): string[] {
  const judged = judgeData<unknown>(schema, data, locality);
  return judged.ok ? [] : judged.issues.map(({ path, message }) => `${file}: ${path.join('.')} ${message}`);
}

function listToDo(answers: Answers, { nameInText }: Country): string[] {
  const place = `business.yaml: geo. It is that of the capital of ${nameInText}: write that of the address, or without a street that of the middle of the town, as a map shows it; distances begin there.`;
  return [
    ...(answers.email ? [] : ['business.yaml: contact.email. Write your own address.']),
    ...(answers.latitude && answers.longitude ? [] : [place]),
    'business.yaml: openingHours and serviceRadiusKm; responseBands, if you say how soon you come.',
    'services/first-visit.mdx: the price, and what it includes. More services: npm run new service',
    'places/: which places you serve: npm run new place',
    'pages/: every text that says "To be written".',
  ];
}
