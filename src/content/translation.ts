import type { SiteLanguage } from '../business/site.ts';
import { faqId, slugFor } from '../format/slug.ts';
import { NO_FINANCING } from '../prices/pricing.ts';
import { isSentence } from '../schemas/fields.ts';
import { textOf } from '../text/text.ts';
import { type ContentProblem, type ContentRecord, type FieldPath, fieldProblem, valueAt } from './content-problem.ts';
import { contentKindOf, contentKinds } from './kinds.ts';
import { findLocality } from './locality.ts';
import { countOf } from './messages.ts';
import { blankComments, leavesOf, textsIn } from './placeholders.ts';
import { schemaValues } from './schema-values.ts';

const LANGUAGE_FOLDER = /^([a-z]{2})\/(.+)$/;
/** Words in a drawing: a text with two letters in a row. */
const DRAWN_WORDS = /<text[^>]*>[^<]*\p{L}{2}/u;

/** The language of a translated file, and the path of the file whose words it holds in that language. */
export function splitLanguage(file: string): { readonly language?: string; readonly original: string } {
  const [, language, original] = LANGUAGE_FOLDER.exec(file) ?? [];
  return language === undefined || original === undefined ? { original: file } : { language, original };
}

/** The sentences in the fields of a file, which each language says in its own words; all else is a fact. */
export function listSentences({ file, data }: Pick<ContentRecord, 'file' | 'data'>) {
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

/** Lays the sentences of a language over the facts of the originals, and tells what they lack or say too much (contract J1). */
export function translateRecords(records: readonly ContentRecord[], language: string) {
  const folders = Map.groupBy(records, ({ file }) => splitLanguage(file).language);
  const originals = folders.get(undefined) ?? [];
  const own = folders.get(language) ?? [];
  const translations = new Map(own.map((record) => [splitLanguage(record.file).original, record]));
  const anchors = pairAnchors(originals, translations);
  const problems: ContentProblem[] = [];
  const laid = originals.flatMap((original) => {
    const translation = translations.get(original.file);
    translations.delete(original.file);
    if (translation !== undefined) return [layOver(original, translation, language, anchors, problems)];
    // What one language tells as news, the other need not.
    if (contentKindOf(original.file)?.kind === 'news') return [];
    problems.push(...describeUntranslated(original, language));
    return [original];
  });
  const others = [...translations].flatMap(([file, record]) => {
    if (contentKindOf(file)?.kind === 'news') return [{ ...record, file }];
    problems.push(fieldProblem(record.file, [], `translates ${file}, which is not there. Rename or delete it.`));
    return [];
  });
  return { records: [...laid, ...others], problems };
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

function* describeUntranslated(original: ContentRecord, language: string): Iterable<ContentProblem> {
  const { length } = listSentences(original);
  const what = [length > 0 ? countOf(length, 'sentence') : [], hasText(original) ? 'a text' : []].flat().join(' and ');
  const advice = `To list what is to translate: npm run translate -- ${language} --missing`;
  const message = `is missing. It holds the ${nameLanguage(language)} of ${original.file}: ${what}. ${advice}`;
  if (what !== '') yield fieldProblem(`${language}/${original.file}`, [], message);
}

/** An original with the words of its translation. */
function layOver(
  original: ContentRecord,
  translation: ContentRecord,
  language: string,
  anchors: ReadonlyMap<string, string>,
  problems: ContentProblem[],
): ContentRecord {
  const { file } = translation;
  if (original.data === undefined || translation.data === undefined) return original;
  const sentences = new Map(listSentences(original).map((sentence) => [sentence.path.join('.'), sentence]));
  if (sentences.size === 0 && !hasText(original)) {
    const message = `has nothing to translate: ${original.file} is for all languages. Delete it.`;
    problems.push(fieldProblem(file, [], message));
    return original;
  }
  if (typeof original.data === 'string') return { ...original, data: translation.data };
  const data: unknown = structuredClone(original.data);
  for (const [path, value] of leavesOf(translation.data)) {
    if (sentences.delete(path.join('.'))) setValue(data, path, value);
    else problems.push({ ...fieldProblem(file, path, describeSurplus(original, path)), wrongKey: true });
  }
  leadToAnchors(data, anchors);
  for (const { path, text } of sentences.values())
    problems.push(fieldProblem(file, path, describeMissing(path, text, language)));
  if (hasText(original) && !hasText(translation))
    problems.push(fieldProblem(file, [], `has no text below its fields, and ${original.file} has. Put it there.`));
  return { ...original, ...translation, file: original.file, data };
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

function setValue(data: unknown, path: FieldPath, value: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], data);
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
}

/** What is wrong with the files of a language, at the lines that say it: problems of its words are at their translation. */
export function moveToTranslations(
  problems: readonly ContentProblem[],
  records: readonly ContentRecord[],
  language: string,
): ContentProblem[] {
  const translations = new Map(records.map((record) => [record.file, record]));
  return problems.map((problem) => {
    const file = `${language}/${problem.file}`;
    const data = translations.get(file)?.data;
    const texts = typeof data === 'string' ? [[]] : Array.from(textsIn(data), ([path]) => path);
    const isOwn = problem.proseOffset !== undefined || texts.some((path) => path.join() === problem.path.join());
    return data !== undefined && isOwn ? { ...problem, file } : problem;
  });
}

/** Finds folders of languages that the site does not speak, and files beside the translations. */
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
