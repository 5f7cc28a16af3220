import type { BusinessFile } from '../schemas/business/business.ts';
import type { Embed, PolicyFile } from '../schemas/business/policy.ts';
import type { ParsedFile } from './content-problem.ts';
import { listTexts } from './placeholders.ts';

/** A company to which the browsers of visitors send data, because of a setting in the content. */
interface Recipient {
  readonly name: string;
  /** The field with the setting. */
  readonly field: string;
}

/** Names of services that people would not recognize by their host. */
const embedNames: Readonly<Record<Embed['kind'], string>> = {
  plausible: 'Plausible',
  'google-analytics': 'Google Analytics',
  matomo: 'Matomo',
};

/** Lists the companies that receive data about visitors: form services, analytics, and what pages load. */
export function listRecipients(
  { form }: Pick<BusinessFile['contact'], 'form'>,
  { allow, embeds, pageScripts }: Pick<PolicyFile, 'allow' | 'embeds' | 'pageScripts'>,
): Recipient[] {
  const getHost = (url: string) => url.split('/')[2] ?? url;
  const all = [
    ...(form === undefined ? [] : [{ name: getHost(form), field: 'contact.form in business.yaml' }]),
    ...embeds.map(({ kind }) => ({ name: embedNames[kind], field: 'embeds in policy.yaml' })),
    ...pageScripts.map(({ src }) => ({ name: getHost(src), field: 'pageScripts in policy.yaml' })),
    ...Object.entries(allow).flatMap(([field, origins]) =>
      origins
        .filter((origin) => origin !== 'mailto:')
        .map((origin) => ({ name: getHost(origin), field: `allow.${field} in policy.yaml` })),
    ),
  ];
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
}

/**
 * Describes the recipients that the privacy page of each language does not name. `stated` is the text that the site
 * itself adds to the page. With `hasCustomPage`, the page is written in code and cannot be read here.
 */
export function* findPrivacyGaps(
  files: readonly ParsedFile[],
  recipients: readonly Recipient[],
  { stated, hasCustomPage }: { readonly stated: string; readonly hasCustomPage: boolean },
): Iterable<string> {
  const pages = files.filter(({ file }) => /^(?:[a-z]{2}\/)?pages\/privacy\.mdx$/.test(file));
  const list = (some: readonly Recipient[]) => some.map(({ name, field }) => `${name} (${field})`).join(', ');
  if (pages.length === 0 && recipients.length > 0 && !hasCustomPage)
    yield `There is no privacy page, but visitors' browsers send data to ${list(recipients)}. Write pages/privacy.mdx, and explain there what each of them receives and why.`;
  for (const { file, data, prose = '' } of pages) {
    const text = [stated, prose, ...Array.from(listTexts(data), ([, value]) => value)].join('\n');
    const missing = recipients.filter(({ name }) => !isNamed(name, text));
    if (missing.length > 0) yield `${file} does not mention ${list(missing)}. Explain there what it receives and why.`;
  }
}

/** Whether a text names a service: by its host, or by the name in it ("YouTube" for www.youtube-nocookie.com). */
function isNamed(name: string, text: string): boolean {
  const fold = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const labels = name.split('.');
  const owner = labels.at(/\.(?:com?|org|net|gov|ac)\.\w\w$/.test(name) ? -3 : -2) ?? name;
  const short = owner.replace(/-.*|(?:apis|cdn|static|usercontent)$/, '');
  return [name, owner, ...(short.length > 3 ? [short] : [])].some((recipient) => fold(text).includes(fold(recipient)));
}
