import type { SiteLanguage } from '../business/site.ts';
import { faqId, slugFor } from '../format/slug.ts';
import { NO_FINANCING } from '../prices/pricing.ts';
import { keywords } from '../schemas/fields.ts';
import { textOf } from '../text/text.ts';
import {
  type ContentProblem,
  type ContentRecord,
  type FieldPath,
  fieldProblem,
  problemIf,
  valueAt,
} from './content-problem.ts';
import { type ContentKind, contentKindOf, contentKinds } from './kinds.ts';
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

/** What a file says at a path, or at an empty one as a whole: the text below its fields, a drawing with words. */
function readText({ data, prose = '' }: ContentRecord, path: FieldPath): string | undefined {
  if (path.length > 0) return [valueAt(data, path)].find((said) => typeof said === 'string');
  if (typeof data === 'string') return DRAWN_WORDS.test(data) ? data : undefined;
  return blankComments(prose).trim() === '' ? undefined : prose.trim();
}

/** The texts of a file that each language says in its own words, with their paths; all else is a fact. */
function listSentences(record: ContentRecord): (readonly [FieldPath, string])[] {
  const { kind } = contentKindOf(record.file) ?? {};
  const row: ContentKind | undefined = kind && contentKinds[kind];
  const values = row?.hasPlaceholders ? [...schemaValues(row.schema, record.data)] : [];
  const fields = values.filter((it) => !it.isKey && keywords.get(it.schema)?.isSentence && it.value !== NO_FINANCING);
  return [...fields.map(({ path }) => path), []].flatMap((path) => {
    const text = readText(record, path);
    return text === undefined ? [] : [[path, text] as const];
  });
}

/** All sentences of the originals with their translations into a language; of news those that it tells. */
export function listPairs(records: readonly ContentRecord[], language: string): TranslationPair[] {
  const { originals, translations } = divideFiles(records, language);
  return originals.flatMap((record) => {
    const { file } = record;
    const own = translations.get(file);
    if (own === undefined && isNews(file)) return [];
    return listSentences(record).map(([path, original]) => {
      return { file, path, original, translation: own && readText(own, path) };
    });
  });
}

/** The files for all languages, and those of one by the paths of their originals. */
function divideFiles(records: readonly ContentRecord[], language: string) {
  const split = records.map((record) => ({ record, ...splitLanguage(record.file) }));
  return {
    originals: split.filter((it) => it.language === undefined).map(({ record }) => record),
    translations: new Map(split.filter((it) => it.language === language).map((it) => [it.original, it.record])),
  };
}

/** What one language tells as news, the other need not. */
function isNews(file: string): boolean {
  return contentKindOf(file)?.kind === 'news';
}

/** Name of the field of a pair. */
export function nameField({ path }: Pick<TranslationPair, 'path'>): string {
  return path.length === 0 ? 'text' : path.join('.');
}

/**
 * The files as a site in one of its languages alone would have them: its sentences laid over the facts of the originals,
 * and their signs as it sets them. With what its translations lack or say too much (contract J1).
 */
export function translateRecords(records: readonly ContentRecord[], { language, locale, prefix }: SiteLanguage) {
  const { originals, translations } = divideFiles(records, language);
  if (prefix === '') return { records: typesetRecords(originals, locale), problems: [] };
  const pairs = listPairs(records, language);
  const anchors = pairAnchors(pairs);
  const pairsOf = Map.groupBy(pairs, ({ file }) => file);
  const problems: ContentProblem[] = [];
  const laid = originals.flatMap((original) => {
    const { file } = original;
    const translation = translations.get(file);
    translations.delete(file);
    if (translation === undefined && isNews(file)) return [];
    const own = pairsOf.get(file) ?? [];
    if (translation === undefined) {
      const what = `the ${nameLanguage(language)} of ${file}: ${countOf(own.length, 'text')}`;
      const message = `is missing. It holds ${what}. To list what is to translate: npm run translate -- ${language} --missing`;
      problems.push(...problemIf(`${language}/${file}`, [], own.length > 0 && message));
      return [original];
    }
    problems.push(...compare(original, translation, own, language));
    return [layOver(original, translation, own, anchors)];
  });
  const others = [...translations].flatMap(([file, record]) => {
    if (isNews(file)) return [{ ...record, file }];
    problems.push(fieldProblem(record.file, [], `translates ${file}, which is not there. Rename or delete it.`));
    return [];
  });
  const all = [...laid, ...others].map((record) =>
    record.file === contentKinds.business.path
      ? { ...record, data: withValues(record.data, [[['locales'], [locale]]]) }
      : record,
  );
  return { records: typesetRecords(all, locale), problems };
}

/** The files with the signs in the sentences of their fields as a language sets them; prose is set as it is read. */
function typesetRecords(records: readonly ContentRecord[], locale: string): readonly ContentRecord[] {
  const { typeset } = textOf(locale);
  if (typeset === undefined) return records;
  return records.map((record) => {
    const fields = listSentences(record).filter(([path]) => path.length > 0);
    return {
      ...record,
      data: withValues(
        record.data,
        fields.map(([path, text]) => [path, typeset(text)]),
      ),
    };
  });
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
  { file: original, data }: ContentRecord,
  { file, data: said }: ContentRecord,
  pairs: readonly TranslationPair[],
  language: string,
): Iterable<ContentProblem> {
  if (data === undefined || said === undefined) return;
  if (pairs.length === 0) {
    yield fieldProblem(file, [], `has nothing to translate: ${original} is for all languages. Delete it.`);
    return;
  }
  const names = new Set(pairs.map(nameField));
  for (const [path] of leavesOf(said)) {
    if (path.length === 0 || names.has(nameField({ path }))) continue;
    const message =
      valueAt(data, path) === undefined
        ? `translates nothing: ${original} does not say it. Take it out, or say it there first.`
        : `is a fact, and stands in ${original} for all languages. Take it out.`;
    yield { ...fieldProblem(file, path, message), wrongKey: true };
  }
  for (const pair of pairs) {
    if (pair.translation !== undefined) continue;
    const words = pair.original.replace(/\s+/g, ' ');
    const shown = words.length > 80 ? `${words.slice(0, 79)}…` : words;
    yield fieldProblem(
      file,
      pair.path,
      `lacks ${nameField(pair)} in ${nameLanguage(language)}. In the original: "${shown}"`,
    );
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
  const links = [...textsIn(original.data)].flatMap(([path, text]) => {
    const [, page = '', anchor = ''] = /^(\/[^#\s]*#)(\S+)$/.exec(text) ?? [];
    return anchors.has(anchor) ? [[path, `${page}${anchors.get(anchor)}`] as const] : [];
  });
  const fields = pairs.filter(({ path }) => path.length > 0);
  const words = fields.map(({ path, original: fact, translation: said = fact }) => [path, said] as const);
  return { ...original, ...translation, file: original.file, data: withValues(original.data, [...links, ...words]) };
}

/** A copy of the data with other values at some paths. */
function withValues(data: unknown, values: readonly (readonly [FieldPath, unknown])[]): unknown {
  const copy: unknown = structuredClone(data);
  for (const [path, value] of values) Object(valueAt(copy, path.slice(0, -1)))[path.at(-1) ?? ''] = value;
  return copy;
}

/** What is wrong with the files in one language, at the lines that say it: problems of its words are at their translation. */
export function moveToTranslations(
  problems: readonly ContentProblem[],
  records: readonly ContentRecord[],
  { language, prefix }: SiteLanguage,
): readonly ContentProblem[] {
  if (prefix === '') return problems;
  const { translations } = divideFiles(records, language);
  return problems.map((problem) => {
    const { file, data } = translations.get(problem.file) ?? {};
    const isOwn = problem.proseOffset !== undefined || typeof valueAt(data, problem.path) === 'string';
    return file !== undefined && data !== undefined && isOwn ? { ...problem, file } : problem;
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
