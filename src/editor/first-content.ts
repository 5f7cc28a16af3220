import { stringify } from 'yaml';
import type * as z from 'zod';
import { judgeData } from '../content/judge/judge-data.ts';
import { localityOf } from '../content/judge/locality.ts';
import { sampleCountry } from '../countries/countries.ts';
import { findRegion } from '../countries/regions.ts';
import { BusinessFile } from '../schemas/business.ts';
import { localBusinessTypes } from '../schemas/local-business-types.ts';
import { PolicyFile } from '../schemas/policy.ts';
import { ServiceFile } from '../schemas/service.ts';
import { type TemplatePage, templatePages } from '../site-pages/pages.ts';
import { writeFields } from './content-template.ts';
import { firstPages } from './first-pages.ts';
import type { Prompt } from './new-entry.ts';

/** What `npm run init` has to know of a business; each can be given by a flag of the same name. */
export const firstQuestions: readonly Prompt[] = [
  { flag: 'name', ask: 'What is the business called?' },
  { flag: 'trade', ask: 'What is its trade, so that "<trade> services" reads well? For example plumbing' },
  { flag: 'telephone', ask: 'Which number do customers call? For example 902-555-0137' },
  {
    flag: 'address',
    ask: 'Where is it? Street, town, province and postal code: 12 Maple Street, Truro, NS B2N 1A1',
  },
  { flag: 'time-zone', ask: 'Which time zone is it in? For example America/Halifax' },
  { flag: 'languages', ask: 'Which languages do you speak with customers? For example English, French' },
];

/** What else can be given by a flag, and is told to be filled in where it is not. */
export const furtherFlags: readonly Prompt[] = [
  { flag: 'email', ask: 'Address for email' },
  { flag: 'latitude', ask: 'Latitude of the address in decimal degrees, for example 45.3647' },
  { flag: 'longitude', ask: 'Longitude of the address in decimal degrees, for example -63.28' },
];

const locality = localityOf(sampleCountry);

type Answers = Readonly<Record<string, string | undefined>>;

/** Capitals of the provinces and territories: where a business is put until it says where it is. */
const capitals: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  AB: [53.55, -113.49],
  BC: [48.43, -123.37],
  MB: [49.9, -97.14],
  NB: [45.96, -66.64],
  NL: [47.56, -52.71],
  NS: [44.65, -63.58],
  NT: [62.45, -114.37],
  NU: [63.75, -68.52],
  ON: [43.65, -79.38],
  PE: [46.24, -63.13],
  QC: [46.81, -71.21],
  SK: [50.45, -104.61],
  YT: [60.72, -135.06],
};

/** The files of a first content folder by their path, or what is wrong with the answers, a line for each. */
export type FirstContent =
  | { readonly files: ReadonlyMap<string, string>; readonly toDo: readonly string[] }
  | { readonly mistakes: readonly string[] };

/** Writes a small whole content folder from a few answers. Everything in it is meant to be written anew. */
export function writeFirstContent(answers: Answers, today: string): FirstContent {
  const missing = firstQuestions.filter(({ flag }) => !answers[flag]?.trim());
  if (missing.length > 0) return { mistakes: missing.map(({ flag, ask }) => `--${flag} is missing. ${ask}`) };
  const address = readAddress(answers.address ?? '');
  if (typeof address === 'string') return { mistakes: [address] };
  if (findRegion(sampleCountry, address.addressRegion) === undefined) {
    const known = Object.keys(sampleCountry.address.regions ?? {}).join(', ');
    return { mistakes: [`--address names "${address.addressRegion}". Write one of ${known}.`] };
  }
  const parts = [
    ['business.yaml', BusinessFile, writeBusiness(answers, address)],
    ['policy.yaml', PolicyFile, policy],
    ['services/first-visit.mdx', ServiceFile, describeService(answers.trade ?? '', today)],
  ] as const satisfies readonly (readonly [string, z.ZodObject, object])[];
  const mistakes = parts.flatMap(([file, schema, data]) => findMistakes(file, schema, data));
  if (mistakes.length > 0) return { mistakes };
  const files = new Map<string, string>(
    parts.map(([file, schema, data]) => {
      const fields = writeFields(schema, { ...data }, locality);
      return [file, file.endsWith('.mdx') ? `---\n${fields}---\n\n${serviceText}\n` : fields];
    }),
  );
  for (const name of templatePages) files.set(`pages/${name}.mdx`, writePage(name, today));
  return { files, toDo: listToDo(answers) };
}

function writeBusiness(answers: Answers, address: Address): object {
  const [latitude, longitude] = capitals[address.addressRegion] ?? [];
  const trade = answers.trade?.trim().toLowerCase() ?? '';
  return {
    name: answers.name?.trim(),
    description: `${capitalize(trade)} services in and around ${address.addressLocality}.`,
    trade,
    schemaType: findSchemaType(trade),
    contact: {
      telephone: readTelephone(answers.telephone ?? ''),
      email: answers.email?.trim() || 'you@example.com',
    },
    address,
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
    responseBands: [{ upToKm: 50, responseMinutes: { min: 60, max: 240 } }],
    pricing: { notice: 'These prices are in Canadian dollars, before tax. Each is where a job begins, not an offer.' },
  };
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

function writePage(name: TemplatePage, today: string): string {
  const { text, ...fields } = { ...firstPages[name], updated: today };
  const head = stringify(fields, { lineWidth: 110, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
  return `---\n${head}---\n\n${text}\n`;
}

interface Address {
  readonly streetAddress: string;
  readonly addressLocality: string;
  readonly addressRegion: string;
  readonly postalCode: string;
  readonly addressCountry: 'CA';
}

/** The parts of an address in one line, or what to write instead. */
function readAddress(line: string): Address | string {
  const match = /^(.+?),\s*([^,]+?),\s*([A-Za-z]{2}),?\s+([A-Za-z]\d[A-Za-z])\s*(\d[A-Za-z]\d)$/.exec(line.trim());
  if (match === null) {
    return `--address is "${line}". Write street, town, province and postal code: 12 Maple Street, Truro, NS B2N 1A1`;
  }
  const [, streetAddress = '', addressLocality = '', region = '', first = '', second = ''] = match;
  return {
    streetAddress,
    addressLocality,
    addressRegion: region.toUpperCase(),
    postalCode: `${first} ${second}`.toUpperCase(),
    addressCountry: 'CA',
  };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The tags of languages by name or tag; what is neither stays as it is, for the schema to explain. */
function readLanguages(text: string): string[] {
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

/** A number as people write it in E.164 form; what is none stays as it is, for the schema to explain. */
function readTelephone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : text;
}

/** The schema.org type whose name begins like the trade: a plumbing business is a Plumber. */
function findSchemaType(trade: string): string {
  const stem = trade.replace(/[^a-z]/g, '').replace(/(?:ing|al|y)$/, '');
  const found = localBusinessTypes.find((type) => stem.length > 3 && type.toLowerCase().startsWith(stem));
  return found ?? 'LocalBusiness';
}

function findMistakes(file: string, schema: z.ZodObject, data: object): string[] {
  const judged = judgeData<unknown>(schema, data, locality);
  return judged.ok ? [] : judged.issues.map(({ path, message }) => `${file}: ${path.join('.')} ${message}`);
}

function listToDo(answers: Answers): string[] {
  const place = 'business.yaml: geo. Write the position of the address, as a map shows it; distances begin there.';
  return [
    ...(answers.email ? [] : ['business.yaml: contact.email. Write your own address.']),
    ...(answers.latitude && answers.longitude ? [] : [place]),
    'business.yaml: openingHours, serviceRadiusKm and responseBands.',
    'services/first-visit.mdx: the price, and what it includes. More services: npm run new service',
    'places/: which places you serve: npm run new place',
    'pages/: every text that says "To be written".',
  ];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
