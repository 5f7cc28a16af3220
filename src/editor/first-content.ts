import { stringify } from 'yaml';
import type * as z from 'zod';
import type { ContentKindName } from '../content/judge/content-kinds.ts';
import { fillGaps } from '../content/judge/gaps.ts';
import { judgeData } from '../content/judge/judge-data.ts';
import { type ContentLocality, localityOf } from '../content/judge/locality.ts';
import { parseTelephone } from '../content/judge/telephone.ts';
import type { PostalAddress } from '../countries/address.ts';
import type { Country } from '../countries/country.ts';
import { capitalize } from '../format/wording.ts';
import { BusinessFile } from '../schemas/business/business.ts';
import { localBusinessTypes } from '../schemas/business/local-business-types.ts';
import { PolicyFile } from '../schemas/business/policy.ts';
import { ServiceFile } from '../schemas/services/service.ts';
import { type TemplatePage, templatePages } from '../site-pages/pages.ts';
import { fillTerms } from '../text/terms.ts';
import { writeFields } from './content-template.ts';
import { firstPages } from './first-pages.ts';
import { type Answers, chooseCountry, firstQuestions, readLanguages } from './first-questions.ts';
import { parseAddress } from './typed-address.ts';

/** Files of the initial content by path, or one line for each invalid answer. */
export type FirstContent = { readonly files: ReadonlyMap<string, string> } | { readonly mistakes: readonly string[] };

/** Generates complete initial content from a few answers. What they do not say is left as a gap. */
export function writeFirstContent(answers: Answers, today: string): FirstContent {
  const country = chooseCountry(answers);
  if ('mistake' in country) return { mistakes: [country.mistake] };
  const missing = firstQuestions(country).filter(({ flag }) => !answers[flag]?.trim());
  if (missing.length > 0) return { mistakes: missing.map(({ flag, ask }) => `--${flag} is missing. ${ask}`) };
  const locality = localityOf(country);
  const address = parseAddress(answers.address ?? '', locality);
  if (!address.ok) return { mistakes: [`--address ${address.message}`] };
  const parts = [
    ['business.yaml', 'business', BusinessFile, writeBusiness(answers, address.value, locality)],
    ['policy.yaml', 'policy', PolicyFile, policy],
    ['services/first-visit.mdx', 'services', ServiceFile, describeService(answers.trade ?? '', today)],
  ] as const satisfies readonly (readonly [string, ContentKindName, z.ZodObject, object])[];
  const mistakes = parts.flatMap(([file, kind, schema, data]) =>
    findMistakes(file, schema, fillGaps(kind, data, country.capital).data, locality),
  );
  if (mistakes.length > 0) return { mistakes };
  const files = new Map<string, string>(
    parts.map(([file, , schema, data]) => {
      const fields = writeFields(schema, { ...data }, locality);
      return [file, file.endsWith('.mdx') ? `---\n${fields}---\n\n${serviceText}\n` : fields];
    }),
  );
  for (const name of templatePages) files.set(`pages/${name}.mdx`, writePage(name, today, locality));
  return { files };
}

function writeBusiness(answers: Answers, address: PostalAddress, { country, terms }: ContentLocality): object {
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
    geo:
      answers.latitude && answers.longitude
        ? { latitude: Number(answers.latitude), longitude: Number(answers.longitude) }
        : null,
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
    startingPrice: null,
    priceNote: 'To be written: what this price includes.',
    priceAsOf: today,
    typicalMinutes: null,
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

function findMistakes(file: string, schema: z.ZodObject, data: unknown, locality: ContentLocality): string[] {
  const judged = judgeData<unknown>(schema, data, locality);
  return judged.ok ? [] : judged.issues.map(({ path, message }) => `${file}: ${path.join('.')} ${message}`);
}
