import type { ContentLocality } from 'open-local-business/countries';
import { type ContentKind, contentKinds, toFileSchema, validateData } from 'open-local-business/schemas';
import { stringify } from 'yaml';

/** A kind of content file that the tool writes. */
export type WrittenKind = 'business' | 'policy' | 'services' | 'places' | 'reviews';

type Data = Readonly<Record<string, unknown>>;

/** Finds the invalid fields of a new file, one line for each. Null means not filled in, which the check reports. */
export function findFieldProblems(kind: WrittenKind, data: Data, locality: ContentLocality): string[] {
  const valid = validateData<unknown>(contentKinds[kind].schema, data, locality);
  if (valid.ok) return [];
  const wrong = valid.problems.filter(({ path: [field = ''] }) => data[field] !== null);
  return wrong.map(({ path, message }) => `${path.join('.')} ${message}`);
}

/**
 * Formats a new content file: fields with a value below their descriptions, then the other fields as comments to fill
 * in, and `prose` below the front matter if the kind has one.
 */
export function formatContentFile(kind: WrittenKind, data: Data, locality: ContentLocality, prose: string): string {
  const { extension }: ContentKind = contentKinds[kind];
  const fields = Object.entries(toFileSchema(kind, locality).properties ?? {}).map(
    ([name, { description = '', examples = [] }]) => ({ name, example: examples[0], comment: `# ${description}\n` }),
  );
  const given = fields.filter(({ name }) => data[name] !== undefined);
  const open = fields.filter(({ name }) => data[name] === undefined);
  const yaml = [
    ...given.map(({ name, comment }) => `${comment}${stringify({ [name]: data[name] }, style)}`),
    ...open.map(({ name, comment, example }) => `${comment}# ${name}:${formatExample(example)}\n`),
  ].join('');
  return extension === '.mdx' ? `---\n${yaml}---\n\n${prose}\n` : yaml;
}

const style = { nullStr: '~', lineWidth: 110, defaultStringType: 'PLAIN', flowCollectionPadding: true } as const;

function formatExample(example: unknown): string {
  if (example === undefined) return '';
  return ` ${typeof example === 'string' ? example : JSON.stringify(example)}`;
}
