import { contentKinds, FRONT_MATTER, judgeData } from 'open-local-business/schemas';
import { parse } from 'yaml';
import { editYaml, writeYaml } from './edit-yaml.ts';
import type { ContentForm } from './forms.ts';
import { keepMarks } from './prose-marks.ts';
import { tidyFields } from './tidy.ts';

/** Form values by field name. */
export type FormValues = Record<string, unknown>;

/** Hidden field that carries the file's text through the editor, so that saving can preserve its formatting. */
const SOURCE = 'fileText';

/** Field for the uploaded image, which is not part of the YAML file. */
export const PICTURE = 'pictureFile';

/** Parses a content file into form values. Throws if the text is invalid YAML. */
export function readEntry({ content, list }: ContentForm, text: string): FormValues {
  if (content === 'text') return { body: text };
  const { yaml, prose } = split(content, text);
  const data = parse(yaml) as FormValues;
  const fields = list === undefined ? data : { [list]: data ?? [] };
  return { ...fields, ...(content === 'prose' && { body: prose.trim() }), [SOURCE]: text };
}

/**
 * Serializes form values as a content file. Throws the messages of the content check for its fields, so that nothing
 * invalid is saved.
 */
export function writeEntry(form: ContentForm, values: Readonly<FormValues>): string {
  const { [SOURCE]: source, [PICTURE]: picture, body, ...filled } = values;
  const prose = typeof body === 'string' ? body.trim() : '';
  if (form.content === 'text') return writeText(form, prose);
  if (typeof source === 'string') return editEntry(form, `${source.trimEnd()}\n`, filled, prose);
  if (form.pictures.length > 0 && !picture) throw refusal(['Choose the picture too: the file is named after it.']);
  return writeNewEntry(form, filled, prose);
}

function writeText(form: ContentForm, text: string): string {
  judge(form, form.extension === 'json' ? parseJson(text) : text);
  return `${text}\n`;
}

function writeNewEntry(form: ContentForm, filled: FormValues, prose: string): string {
  const data = dataOf(form, tidyFields(form.schema, filled, undefined) ?? {});
  judge(form, data);
  return join(form, writeYaml(data), prose === '' ? '' : `\n${prose}\n`);
}

function editEntry(form: ContentForm, source: string, filled: FormValues, prose: string): string {
  const before = split(form.content, source);
  const old = parse(before.yaml);
  const fields = tidyFields(form.schema, filled, form.list === undefined ? old : { [form.list]: old });
  const data = dataOf(form, fields ?? {});
  judge(form, data);
  const isKept = prose === before.prose.trim();
  return join(form, editYaml(before.yaml, data), isKept ? before.prose : `\n${keepMarks(before.prose, prose)}\n`);
}

/** The content of the form's fields: of a list file, the list itself. */
function dataOf({ list }: ContentForm, fields: FormValues): FormValues | readonly unknown[] {
  return list === undefined ? fields : ((fields[list] as readonly unknown[] | undefined) ?? []);
}

function split(content: ContentForm['content'], text: string): { readonly yaml: string; readonly prose: string } {
  if (content === 'fields') return { yaml: text, prose: '' };
  const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { yaml: `${yaml}\n`, prose: text.slice(head.length) };
}

function join({ content }: ContentForm, yaml: string, prose: string): string {
  return content === 'fields' ? yaml : `---\n${yaml}---\n${prose}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal([`The text is not JSON: ${error instanceof Error ? error.message : error}`]);
  }
}

function judge({ kind, locality }: ContentForm, data: unknown): void {
  const judged = judgeData<unknown>(contentKinds[kind].schema, data, locality);
  if (judged.ok) return;
  throw refusal(
    judged.issues.map(({ path, message }) => `${path.length === 0 ? 'The file' : path.join('.')} ${message}`),
  );
}

/** An error whose cause Sveltia CMS displays when saving. */
function refusal(mistakes: readonly string[]): Error {
  return new Error('saving_failed', { cause: new Error(mistakes.join(' ')) });
}
