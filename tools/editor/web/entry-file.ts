import { contentKinds, FRONT_MATTER, validateData } from 'open-local-business/schemas';
import { parse } from 'yaml';
import { datePrices } from './date-prices.ts';
import { editYaml } from './edit-yaml.ts';
import type { ContentForm } from './forms.ts';
import { isEqual } from './is-equal.ts';
import { fillMissingLists, isEmpty, keepSentences } from './keep-sentences.ts';
import { keepMarks } from './prose-marks.ts';

/** Form values by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Hidden field that carries the file's text through the editor, so that saving can keep its comments. */
export const SOURCE_FIELD = 'fileText';

/** Hidden field that the editor fills with the language of a file, where there are several. */
export const LANGUAGE_FIELD = 'fileLanguage';

/** Hidden field that marks an entry read from a file, also in a language that was started. */
export const READ_FIELD = 'isRead';

/** Field for the uploaded image, which is not part of the YAML file. */
export const PICTURE_FIELD = 'pictureFile';

/** Parses a content file into form values. Throws if the text is invalid YAML. */
export function readEntry({ content, list, sentences, isIndependent }: ContentForm, text: string): FormValues {
  if (content === 'text') return { body: text };
  const { yaml, prose } = split(content, text);
  const data = fillMissingLists(parse(yaml), sentences);
  const fields = list === undefined ? Object(data) : { [list]: data ?? [] };
  const hidden = { [SOURCE_FIELD]: text, ...(isIndependent && { [READ_FIELD]: true }) };
  return { ...fields, ...(content === 'prose' && { body: prose.trim() }), ...hidden };
}

/**
 * Serializes form values as a content file, a changed price with the date of today (ISO). Throws the messages of the
 * content check for its fields, so that nothing invalid is saved.
 */
export function formatEntry(form: ContentForm, values: FormValues, today: string): string {
  const {
    [SOURCE_FIELD]: source,
    [PICTURE_FIELD]: picture,
    [LANGUAGE_FIELD]: language,
    [READ_FIELD]: _,
    body,
    ...fields
  } = values;
  const isTranslation = language !== undefined && language !== form.languages[0];
  const text = typeof body === 'string' ? body.trim() : '';
  if (form.content === 'text') {
    requireValid(form, form.extension === 'json' ? parseJson(text) : text);
    return `${text}\n`;
  }
  if (source === undefined && form.hasPicture && !picture && !isTranslation)
    throw savingError(['Choose the picture too: the file is named after it.']);
  const before = split(form.content, String(source ?? ''));
  const given = form.list === undefined ? fields : (fields[form.list] ?? []);
  const former: unknown = parse(before.yaml);
  const data = isTranslation ? keepSentences(given, form.sentences, former) : completeFacts(form, former, given, today);
  if (isTranslation) requireFirstLanguage(form, values, text !== '' || !isEmpty(data));
  requireValid(form, data, isTranslation);
  const yaml = keepLayout(before.yaml, editYaml(before.yaml, data));
  if (form.content === 'fields') return yaml;
  const isKept = text === before.prose.trim();
  return `---\n${yaml}---\n${isKept ? before.prose : `\n${keepMarks(before.prose, text)}\n`}`;
}

/** Completes the facts with values that the editor fills in. */
function completeFacts({ kind }: ContentForm, before: unknown, given: unknown, today: string): unknown {
  return kind === 'services' ? datePrices(Object(before), Object(given), today) : given;
}

function requireFirstLanguage(
  { isIndependent }: ContentForm,
  { [READ_FIELD]: isRead }: FormValues,
  isWritten: boolean,
): void {
  if (!isWritten) throw savingError(['The translation is empty. Write it, or disable its language.']);
  // A language may already have a file of this name, which the editor sees once it has read both.
  if (isIndependent && isRead === undefined)
    throw savingError(['Save it in the first language only, and reload the page. Then write the translation.']);
}

/** Keeps the text of a file whose values did not change: saving an entry writes its files in all languages. */
function keepLayout(before: string, after: string): string {
  return isEqual(parse(after), parse(before)) ? `${before.trimEnd()}\n` : after;
}

function split(content: ContentForm['content'], text: string): { readonly yaml: string; readonly prose: string } {
  if (content === 'fields') return { yaml: text, prose: '' };
  const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { yaml, prose: text.slice(head.length) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw savingError([`The text is not JSON: ${error instanceof Error ? error.message : error}`]);
  }
}

/** Throws if data is invalid. A translation lacks facts, so only its own fields are checked. */
function requireValid({ kind, locality }: ContentForm, data: unknown, isTranslation = false): void {
  const valid = validateData<unknown>(contentKinds[kind].schema, data, locality);
  if (valid.ok) return;
  const problems = valid.problems.filter(
    ({ path }) => !isTranslation || typeof path.reduce<unknown>((value, key) => Object(value)[key], data) === 'string',
  );
  if (problems.length === 0) return;
  throw savingError(
    problems.map(({ path, message }) => `${path.length === 0 ? 'The file' : path.join('.')} ${message}`),
  );
}

/** Returns an error whose cause Sveltia CMS displays when saving. */
function savingError(problems: readonly string[]): Error {
  return new Error('saving_failed', { cause: new Error(problems.join(' ')) });
}
