import { parse } from 'yaml';
import { contentKinds } from '../../content/judge/content-kinds.ts';
import { unworded, wordIssue } from '../../content/judge/issue-words.ts';
import { FRONT_MATTER } from '../../content/read/front-matter.ts';
import { editYaml, writeYaml } from './edit-yaml.ts';
import type { ContentForm } from './forms.ts';
import { keepMarks } from './prose-marks.ts';
import { tidyFields } from './tidy.ts';

/** The values of a form by the names of its fields. */
export type FormValues = Record<string, unknown>;

/** Where the text of a file travels through the editor, unseen, so that what is saved can keep its layout. */
const SOURCE = 'fileText';

/** The values of a form from the text of a content file. Throws where the text is no YAML. */
export function readEntry({ content }: ContentForm, text: string): FormValues {
  if (content === 'text') return { body: text };
  const { yaml, prose } = split(content, text);
  const fields = parse(yaml) as FormValues;
  return { ...fields, ...(content === 'prose' && { body: prose.trim() }), [SOURCE]: text };
}

/**
 * The text of a content file from the values of its form. Throws what the check
 * would say of its fields, in the same words, so that nothing wrong is saved.
 */
export function writeEntry(form: ContentForm, values: Readonly<FormValues>): string {
  const { [SOURCE]: source, body, ...filled } = values;
  const prose = typeof body === 'string' ? body.trim() : '';
  if (form.content === 'text') {
    judge(form, form.extension === 'json' ? parseJson(prose) : prose);
    return `${prose}\n`;
  }
  if (typeof source !== 'string') {
    const fields = tidyFields(form.schema, filled, undefined) ?? {};
    judge(form, fields);
    const yaml = writeYaml(fields);
    return form.content === 'fields' ? yaml : join(yaml, prose === '' ? '' : `\n${prose}\n`);
  }
  const before = split(form.content, `${source.trimEnd()}\n`);
  const fields = tidyFields(form.schema, filled, parse(before.yaml)) ?? {};
  judge(form, fields);
  const yaml = editYaml(before.yaml, fields);
  if (form.content === 'fields') return yaml;
  return join(yaml, prose === before.prose.trim() ? before.prose : `\n${keepMarks(before.prose, prose)}\n`);
}

function split(content: ContentForm['content'], text: string): { readonly yaml: string; readonly prose: string } {
  if (content === 'fields') return { yaml: text, prose: '' };
  const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { yaml: `${yaml}\n`, prose: text.slice(head.length) };
}

function join(yaml: string, prose: string): string {
  return `---\n${yaml}---\n${prose}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal([`The text is not JSON: ${error instanceof Error ? error.message : error}`]);
  }
}

function judge({ kind }: ContentForm, data: unknown): void {
  const { schema } = contentKinds[kind];
  const judged = schema.safeParse(data, { error: () => unworded });
  if (judged.success) return;
  const issues = judged.error.issues.flatMap((issue) => wordIssue(issue, schema, data));
  throw refusal(issues.map(({ path, message }) => `${path.length === 0 ? 'The file' : path.join('.')} ${message}`));
}

/** An error whose cause Sveltia CMS shows to the person who saves. */
function refusal(mistakes: readonly string[]): Error {
  return new Error('saving_failed', { cause: new Error(mistakes.join(' ')) });
}
