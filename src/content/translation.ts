import type { SiteLanguage } from '../business/site.ts';
import { faqId, slugFor } from '../format/slug.ts';
import { NO_FINANCING } from '../prices/pricing.ts';
import { isSentence } from '../schemas/fields.ts';
import { textOf } from '../text/text.ts';
import {
  type ContentProblem,
  type ContentRecord,
  type FieldPath,
  fieldProblem,
  problemIf,
  valueAt,
} from './content-problem.ts';
import { contentKindOf, contentKinds } from './kinds.ts';
import { findLocality } from './locality.ts';
import { countOf } from './messages.ts';
import { blankComments, leavesOf, textsIn } from './placeholders.ts';
import { schemaValues } from './schema-values.ts';

const LANGUAGE_FOLDER = /^([a-z]{2})\/(.+)$/;
/** Words in a drawing: a text with two letters in a row. */
const DRAWN_WORDS = /<text[^>]*>[^<]*\p{L}{2}/u;

/** A sentence of an original, and what a language says for it. */
export interface TranslationPair {
  /** The original below the content folder. */
  readonly file: string;
  /** Its field; empty for the text below the fields, or for a drawing as a whole. */
  readonly path: FieldPath;
  readonly original: string;
  /** Undefined if it is missing. */
  readonly translation: string | undefined;
}

/** The language of a translated file, and the path of the file whose words it holds in that language. */
export function splitLanguage(file: string) {
  const [, language, original = file] = LANGUAGE_FOLDER.exec(file) ?? [];
  return { language, original };
}

/** The sentences in the fields of a file, which each language says in its own words; all else is a fact. */
function listSentences({ file, data }: ContentRecord) {
  const { kind } = contentKindOf(file) ?? {};
  if (kind === undefined || !('hasPlaceholders' in contentKinds[kind])) return [];
  return [...schemaValues(contentKinds[kind].schema, data)].flatMap(({ path, schema, value, isKey }) =>
    typeof value === 'string' && value !== NO_FINANCING && !isKey && isSentence(schema) ? [{ path, text: value }] : [],
  );
}

/** What a translation replaces as a whole, if a file has it: the text below the fields, a drawing with words. */
function wholeText({ data, prose = '' }: ContentRecord): string | undefined {
  if (typeof data === 'string') return DRAWN_WORDS.test(data) ? data : undefined;
  return blankComments(prose).trim() === '' ? undefined : prose.trim();
}

/** All sentences of the originals with their translations into a language; of news those that it tells. */
export function listPairs(records: readonly ContentRecord[], language: string): TranslationPair[] {
  const translations = new Map(records.map((record) => [record.file, record]));
  return records.flatMap((record) => {
    const { file } = record;
    const translation = translations.get(`${language}/${file}`);
    if (splitLanguage(file).language !== undefined || (translation === undefined && isNews(file))) return [];
    const fields = listSentences(record).map(({ path, text }) => {
      const said = valueAt(translation?.data, path);
      return { file, path, original: text, translation: typeof said === 'string' ? said : undefined };
    });
    const text = wholeText(record);
    if (text === undefined) return fields;
    return [...fields, { file, path: [], original: text, translation: translation && wholeText(translation) }];
  });
}

/** What one language tells as news, the other need not. */
function isNews(file: string): boolean {
  return contentKindOf(file)?.kind === 'news';
}

/** Name of the field of a pair. */
export function nameField({ path }: Pick<TranslationPair, 'path'>): string {
  return path.length === 0 ? 'text' : path.join('.');
}

/** The files with the signs in their sentences as the language of the business sets them; prose is set as it is read. */
export function typesetRecords(records: readonly ContentRecord[]): readonly ContentRecord[] {
  const { typeset } = textOf(findLocality(records).country.locale);
  if (typeset === undefined) return records;
  return records.map((record) => {
    const data: unknown = structuredClone(record.data);
    for (const { path, text } of listSentences(record)) setValue(data, path, typeset(text));
    return { ...record, data };
  });
}

/** Lays the sentences of a language over the facts of the originals, and tells what they lack or say too much (contract J1). */
export function translateRecords(records: readonly ContentRecord[], language: string) {
  const folders = Map.groupBy(records, ({ file }) => splitLanguage(file).language);
  const translations = new Map(folders.get(language)?.map((record) => [splitLanguage(record.file).original, record]));
  const pairs = listPairs(records, language);
  const pairsOf = Map.groupBy(pairs, ({ file }) => file);
  const anchors = pairAnchors(pairs);
  const problems: ContentProblem[] = [];
  const laid = (folders.get(undefined) ?? []).flatMap((original) => {
    const { file } = original;
    const own = pairsOf.get(file) ?? [];
    const translation = translations.get(file);
    translations.delete(file);
    if (translation !== undefined) {
      problems.push(...compare(original, translation, own, language));
      return [layOver(original, translation, own, anchors)];
    }
    if (isNews(file)) return [];
    const what = `the ${nameLanguage(language)} of ${file}: ${countOf(own.length, 'text')}`;
    const message = `is missing. It holds ${what}. To list what is to translate: npm run translate -- ${language} --missing`;
    problems.push(...problemIf(`${language}/${file}`, [], own.length > 0 && message));
    return [original];
  });
  const others = [...translations].flatMap(([file, record]) => {
    if (isNews(file)) return [{ ...record, file }];
    problems.push(fieldProblem(record.file, [], `translates ${file}, which is not there. Rename or delete it.`));
    return [];
  });
  return { records: [...laid, ...others], problems };
}

/** The anchors of questions and policies by those of their originals, to which addresses in the facts lead. */
function pairAnchors(pairs: readonly TranslationPair[]): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  for (const { path, original, translation } of pairs) {
    if (translation === undefined) continue;
    if (path.at(-1) === 'question') anchors.set(faqId(original), faqId(translation));
    if (path[0] === 'policies') anchors.set(slugFor(original), slugFor(translation));
  }
  return anchors;
}

/** What a translation lacks, and what it says that is no sentence of its original. */
function* compare(
  { file: originalFile, data }: ContentRecord,
  { file, data: said }: ContentRecord,
  pairs: readonly TranslationPair[],
  language: string,
): Iterable<ContentProblem> {
  if (data === undefined || said === undefined) return;
  if (pairs.length === 0) {
    yield fieldProblem(file, [], `has nothing to translate: ${originalFile} is for all languages. Delete it.`);
    return;
  }
  const names = new Set(pairs.map(nameField));
  for (const [path] of leavesOf(said)) {
    if (path.length === 0 || names.has(nameField({ path }))) continue;
    const message =
      valueAt(data, path) === undefined
        ? `translates nothing: ${originalFile} does not say it. Take it out, or say it there first.`
        : `is a fact, and stands in ${originalFile} for all languages. Take it out.`;
    yield { ...fieldProblem(file, path, message), wrongKey: true };
  }
  for (const { path, original, translation } of pairs) {
    if (translation !== undefined) continue;
    const words = original.replace(/\s+/g, ' ');
    const shown = words.length > 80 ? `${words.slice(0, 79)}…` : words;
    const message = `lacks ${nameField({ path })} in ${nameLanguage(language)}. In the original: "${shown}"`;
    yield fieldProblem(file, path, message);
  }
}

/** An original with the words of its translation, where both could be read. */
function layOver(
  original: ContentRecord,
  translation: ContentRecord,
  pairs: readonly TranslationPair[],
  anchors: ReadonlyMap<string, string>,
): ContentRecord {
  if (original.data === undefined || translation.data === undefined || pairs.length === 0) return original;
  if (typeof original.data === 'string') return { ...original, data: translation.data };
  const data: unknown = structuredClone(original.data);
  for (const { path, translation: said } of pairs)
    if (path.length > 0 && said !== undefined) setValue(data, path, said);
  for (const [path, text] of [...textsIn(data)]) {
    const [, page = '', anchor = ''] = /^(\/[^#\s]*#)(\S+)$/.exec(text) ?? [];
    const own = anchors.get(anchor);
    if (own !== undefined) setValue(data, path, page + own);
  }
  return { ...original, ...translation, file: original.file, data };
}

function setValue(data: unknown, path: FieldPath, value: unknown): void {
  const parent = valueAt(data, path.slice(0, -1));
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
}

/** What is wrong with the files of a language, at the lines that say it: problems of its words are at their translation. */
export function moveToTranslations(
  problems: readonly ContentProblem[],
  records: readonly ContentRecord[],
  language: string,
): ContentProblem[] {
  return problems.map((problem) => {
    const file = `${language}/${problem.file}`;
    const data = records.find((record) => record.file === file)?.data;
    const isOwn = problem.proseOffset !== undefined || typeof valueAt(data, problem.path) === 'string';
    return data !== undefined && isOwn ? { ...problem, file } : problem;
  });
}

/** Finds folders of languages that the site does not speak. */
export function* checkFolders(
  records: readonly ContentRecord[],
  languages: readonly SiteLanguage[],
): Iterable<ContentProblem> {
  const spoken = languages.filter(({ prefix }) => prefix !== '').map(({ language }) => language);
  for (const [language, [record]] of Map.groupBy(records, ({ file }) => splitLanguage(file).language)) {
    if (language === undefined || record === undefined || spoken.includes(language)) continue;
    const message = `is in ${nameLanguage(language)}, which is no further language of the site. Name it in locales of business.yaml, or delete ${language}/.`;
    yield fieldProblem(record.file, [], message);
  }
}

/** The English name of a language, for maintainers. */
export function nameLanguage(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
