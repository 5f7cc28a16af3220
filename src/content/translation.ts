import type { SiteLanguage } from '../business/site.ts';
import { faqId, slugFor } from '../format/slug.ts';
import { NO_FINANCING } from '../prices/pricing.ts';
import { isSentence } from '../schemas/fields.ts';
import { textOf } from '../text/text.ts';
import type { ContentProblem, ContentRecord, FieldPath } from './content-problem.ts';
import { fieldProblem } from './content-problem.ts';
import { contentKindOf, contentKinds } from './kinds.ts';
import { findLocality } from './locality.ts';
import { blankComments, textsIn } from './placeholders.ts';
import { schemaValues } from './schema-values.ts';

const LANGUAGE_FOLDER = /^([a-z]{2})\/(.+)$/;
/** Words in a drawing: a text with two letters in a row. */
const DRAWN_WORDS = /<text[^>]*>[^<]*\p{L}{2}/u;

/** The language of a translated file, and the path of the file whose words it holds in that language. */
export function splitLanguage(file: string): { readonly language?: string; readonly original: string } {
  const [, language, original] = LANGUAGE_FOLDER.exec(file) ?? [];
  return language === undefined || original === undefined ? { original: file } : { language, original };
}

/** A sentence in the fields of a file. */
export interface Sentence {
  readonly path: FieldPath;
  readonly text: string;
}

/** The sentences in the fields of a file, which each language says in its own words; all else is a fact. */
export function listSentences({ file, data }: Pick<ContentRecord, 'file' | 'data'>): Sentence[] {
  const { kind } = contentKindOf(file) ?? {};
  if (kind === undefined || !('hasPlaceholders' in contentKinds[kind])) return [];
  return [...schemaValues(contentKinds[kind].schema, data)].flatMap(({ path, schema, value, isKey }) =>
    typeof value === 'string' && value !== NO_FINANCING && !isKey && isSentence(schema) ? [{ path, text: value }] : [],
  );
}

/** The files with the signs in their sentences as the language of the business sets them; prose is set as it is read. */
export function typesetRecords(records: readonly ContentRecord[]): readonly ContentRecord[] {
  const { typeset } = textOf(findLocality(records).country.locale);
  if (typeset === undefined) return records;
  return records.map((record) => {
    const sentences = listSentences(record);
    const data: unknown = sentences.length === 0 ? record.data : structuredClone(record.data);
    for (const { path, text } of sentences) setValue(data, path, typeset(text));
    return { ...record, data };
  });
}

/** Whether a file holds words that a translation replaces as a whole: the text of a page, the labels of a drawing. */
export function hasText({ data, prose = '' }: Pick<ContentRecord, 'data' | 'prose'>): boolean {
  return blankComments(prose).trim() !== '' || (typeof data === 'string' && DRAWN_WORDS.test(data));
}

/** The files in one language, and what its translations lack or say too much. */
interface Translated {
  /** Under the paths of the originals. */
  readonly records: readonly ContentRecord[];
  readonly problems: readonly ContentProblem[];
}

/** Lays the sentences of a language over the facts of the originals (contract J1). */
export function translateRecords(records: readonly ContentRecord[], language: string): Translated {
  const originals = records.filter(({ file }) => splitLanguage(file).language === undefined);
  const translations = new Map(
    records
      .filter(({ file }) => splitLanguage(file).language === language)
      .map((record) => [splitLanguage(record.file).original, record]),
  );
  const anchors = pairAnchors(originals, translations);
  const problems: ContentProblem[] = [];
  const found = originals.flatMap((original) => {
    const translation = translations.get(original.file);
    translations.delete(original.file);
    // What one language tells as news, the other need not.
    if (translation === undefined && contentKindOf(original.file)?.kind === 'news') return [];
    if (translation === undefined) {
      problems.push(...describeUntranslated(original, language));
      return [original];
    }
    const laid = layOver(original, translation, language, anchors);
    problems.push(...laid.problems);
    return [laid.record];
  });
  const own = [...translations].flatMap(([file, record]) => {
    if (contentKindOf(file)?.kind === 'news') return [{ ...record, file }];
    problems.push(fieldProblem(record.file, [], `translates ${file}, which is not there. Rename or delete it.`));
    return [];
  });
  return { records: [...found, ...own], problems };
}

/** The anchors of questions and policies by those of their originals, to which addresses in the facts lead. */
function pairAnchors(originals: readonly ContentRecord[], translations: ReadonlyMap<string, ContentRecord>) {
  const anchors = new Map<string, string>();
  for (const original of originals) {
    const data = translations.get(original.file)?.data;
    for (const { path, text } of listSentences(original)) {
      const said = valueAt(data, path);
      if (typeof said !== 'string') continue;
      if (path.at(-1) === 'question') anchors.set(faqId(text), faqId(said));
      if (path[0] === 'policies') anchors.set(slugFor(text), slugFor(said));
    }
  }
  return anchors;
}

function describeUntranslated(original: ContentRecord, language: string): ContentProblem[] {
  const { length } = listSentences(original);
  if (length === 0 && !hasText(original)) return [];
  const what = [...(length > 0 ? [countSentences(length)] : []), ...(hasText(original) ? ['a text'] : [])];
  const message = `is missing. It holds the ${nameLanguage(language)} of ${original.file}: ${what.join(' and ')}. ${writeAdvice(language)}`;
  return [fieldProblem(`${language}/${original.file}`, [], message)];
}

/** An original with the words of its translation. */
function layOver(
  original: ContentRecord,
  translation: ContentRecord,
  language: string,
  anchors: ReadonlyMap<string, string>,
) {
  const { file } = translation;
  if (original.data === undefined || translation.data === undefined) return { record: original, problems: [] };
  if (listSentences(original).length === 0 && !hasText(original)) {
    const message = `has nothing to translate: ${original.file} is for all languages. Delete it.`;
    return { record: original, problems: [fieldProblem(file, [], message)] };
  }
  if (typeof original.data === 'string') return { record: { ...original, data: translation.data }, problems: [] };
  const sentences = new Map(listSentences(original).map((sentence) => [sentence.path.join('.'), sentence]));
  const problems: ContentProblem[] = [];
  const data: unknown = structuredClone(original.data);
  for (const { path, value } of leavesOf(translation.data)) {
    if (sentences.delete(path.join('.'))) setValue(data, path, value);
    else problems.push({ ...fieldProblem(file, path, describeSurplus(original, path)), wrongKey: true });
  }
  leadToAnchors(data, anchors);
  for (const { path, text } of sentences.values())
    problems.push(fieldProblem(file, path, describeMissing(path, text, language)));
  if (hasText(original) && !hasText(translation))
    problems.push(fieldProblem(file, [], `has no text below its fields, and ${original.file} has. Put it there.`));
  const { prose, markup } = translation;
  const said = { ...(prose === undefined ? {} : { prose }), ...(markup === undefined ? {} : { markup }) };
  return { record: { ...original, ...said, data }, problems };
}

/** Lets addresses among the facts lead to the anchors of the translation. */
function leadToAnchors(data: unknown, anchors: ReadonlyMap<string, string>): void {
  for (const [path, text] of [...textsIn(data)]) {
    const [, page = '', anchor = ''] = /^(\/[^#\s]*#)(\S+)$/.exec(text) ?? [];
    const own = anchors.get(anchor);
    if (own !== undefined) setValue(data, path, page + own);
  }
}

function describeMissing(path: FieldPath, text: string, language: string): string {
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return `lacks ${path.join('.')} in ${nameLanguage(language)}. In the original: "${shown}"`;
}

function describeSurplus({ file, data }: ContentRecord, path: FieldPath): string {
  return valueAt(data, path) === undefined
    ? `translates nothing: ${file} does not say it. Take it out, or say it there first.`
    : `is a fact, and stands in ${file} for all languages. Take it out.`;
}

/** All values in plain data that are neither lists nor objects, with their paths. */
function* leavesOf(data: unknown, path: FieldPath = []): Generator<{ path: FieldPath; value: unknown }> {
  if (typeof data !== 'object') yield { path, value: data };
  else if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* leavesOf(item, [...path, index]);
  else if (data !== null) for (const [key, value] of Object.entries(data)) yield* leavesOf(value, [...path, key]);
}

/** The value at a path in plain data; undefined if there is none. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);
}

function setValue(data: unknown, path: FieldPath, value: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], data);
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
}

/**
 * What is wrong with the files of a language, at the lines that say it: problems of its words are at their translation,
 * and those that the originals have too are left out.
 */
export function moveToTranslations(
  problems: readonly ContentProblem[],
  records: readonly ContentRecord[],
  told: readonly ContentProblem[],
  language: string,
): ContentProblem[] {
  const keyOf = ({ file, path }: ContentProblem) => [file, ...path].join('\n');
  const known = new Set(told.map(keyOf));
  const translations = new Map(records.map((record) => [record.file, record]));
  return problems.flatMap((problem) => {
    const file = `${language}/${problem.file}`;
    const data = translations.get(file)?.data;
    const texts = typeof data === 'string' ? [[]] : Array.from(textsIn(data), ([path]) => path);
    const isOwn = problem.proseOffset !== undefined || texts.some((path) => path.join() === problem.path.join());
    if (data !== undefined && isOwn) return [{ ...problem, file }];
    return known.has(keyOf(problem)) ? [] : [problem];
  });
}

/** Finds folders of languages that the site does not speak, and files beside the translations. */
export function* checkFolders(
  records: readonly ContentRecord[],
  languages: readonly SiteLanguage[],
): Iterable<ContentProblem> {
  const spoken = languages.filter(({ prefix }) => prefix !== '').map(({ language }) => language);
  const folders = Map.groupBy(records, ({ file }) => splitLanguage(file).language);
  for (const [language, [record]] of folders) {
    if (language === undefined || record === undefined || spoken.includes(language)) continue;
    const message = `is in ${nameLanguage(language)}, which is no further language of the site. Name it in locales of business.yaml, or delete ${language}/.`;
    yield fieldProblem(record.file, [], message);
  }
}

/** The English name of a language, for maintainers. */
export function nameLanguage(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

function writeAdvice(language: string): string {
  return `To list what is to translate: npm run translate -- ${language} --missing`;
}

function countSentences(count: number): string {
  return `${count} ${count === 1 ? 'sentence' : 'sentences'}`;
}
