import type { BusinessFile } from '../schemas/business/business.ts';
import type { Embed, PolicyFile } from '../schemas/business/policy.ts';
import type { ParsedFile } from './content-problem.ts';
import { textsIn } from './placeholders.ts';

/** A company that the browsers of visitors send to, because the content says so. */
interface Recipient {
  readonly name: string;
  /** The field that says so. */
  readonly field: string;
}

/** A name for people, where the address of a service would not be recognized. */
const embedNames: Readonly<Record<Embed['kind'], string>> = {
  plausible: 'Plausible',
  'google-analytics': 'Google Analytics',
  matomo: 'Matomo',
};

/** Whatever is switched on that sends something about visitors to others: forms, counters of visits, what pages load. */
export function listRecipients(
  { form }: Pick<BusinessFile['contact'], 'form'>,
  { allow, embeds, pageScripts }: Pick<PolicyFile, 'allow' | 'embeds' | 'pageScripts'>,
): Recipient[] {
  const hostOf = (address: string) => address.split('/')[2] ?? address;
  const all = [
    ...(form === undefined ? [] : [{ name: hostOf(form), field: 'contact.form in business.yaml' }]),
    ...embeds.map(({ kind }) => ({ name: embedNames[kind], field: 'embeds in policy.yaml' })),
    ...pageScripts.map(({ src }) => ({ name: hostOf(src), field: 'pageScripts in policy.yaml' })),
    ...Object.entries(allow).flatMap(([field, origins]) =>
      origins
        .filter((origin) => origin !== 'mailto:')
        .map((origin) => ({ name: hostOf(origin), field: `allow.${field} in policy.yaml` })),
    ),
  ];
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
}

/**
 * What the privacy page of each language leaves out, as sentences. `stated` is what the site itself adds to the page;
 * `hasOwnPage` says that the page is written in code, which cannot be read here.
 */
export function* findPrivacyGaps(
  records: readonly ParsedFile[],
  recipients: readonly Recipient[],
  { stated, hasOwnPage }: { readonly stated: string; readonly hasOwnPage: boolean },
): Iterable<string> {
  const pages = records.filter(({ file }) => /^(?:[a-z]{2}\/)?pages\/privacy\.mdx$/.test(file));
  const list = (those: readonly Recipient[]) => those.map(({ name, field }) => `${name} (${field})`).join(', ');
  if (pages.length === 0 && recipients.length > 0 && !hasOwnPage)
    yield `There is no privacy page, and visitors' browsers send to ${list(recipients)}. Write pages/privacy.mdx, and say in it what each of them receives and why.`;
  for (const { file, data, prose = '' } of pages) {
    const text = [stated, prose, ...Array.from(textsIn(data), ([, value]) => value)].join('\n');
    const missing = recipients.filter(({ name }) => !isNamed(name, text));
    if (missing.length > 0) yield `${file} does not name ${list(missing)}. Say there what it receives and why.`;
  }
}

/** Whether a text names a service: by its host, or by the name in it ("YouTube" for www.youtube-nocookie.com). */
function isNamed(name: string, text: string): boolean {
  const fold = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const labels = name.split('.');
  const owner = labels.at(/\.(?:com?|org|net|gov|ac)\.\w\w$/.test(name) ? -3 : -2) ?? name;
  const short = owner.replace(/-.*|(?:apis|cdn|static|usercontent)$/, '');
  return [name, owner, ...(short.length > 3 ? [short] : [])].some((known) => fold(text).includes(fold(known)));
}
