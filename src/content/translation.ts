import type { SiteLanguage } from '../business/site.ts';
import { anchorsFor, faqIds } from '../format/slug.ts';
import { NO_FINANCING } from '../prices/pricing.ts';
import { keywords } from '../schemas/fields.ts';
import { textOf } from '../text/text.ts';
import {
  type ContentProblem,
  type FieldPath,
  fieldProblem,
  type ParsedFile,
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
function readText({ data, prose = '' }: ParsedFile, path: FieldPath): string | undefined {
  if (path.length > 0) return [valueAt(data, path)].find((said) => typeof said === 'string');
  if (typeof data === 'string') return DRAWN_WORDS.test(data) ? data : undefined;
  return blankComments(prose).trim() === '' ? undefined : prose.trim();
}

/** The texts of a file that each language says in its own words, with their paths; all else is a fact. */
function listSentences(record: ParsedFile): (readonly [FieldPath, string])[] {
  const { kind } = contentKindOf(record.file) ?? {};
  const row: ContentKind | undefined = kind && contentKinds[kind];
  const values = row?.hasPlaceholders ? [...schemaValues(row.schema, record.data)] : [];
  const fields = values.filter((it) => !it.isKey && keywords.get(it.schema)?.isSentence && it.value !== NO_FINANCING);
  return [...fields.map(({ path }) => path), []].flatMap((path) => {
    const text = readText(record, path);
    return text === undefined ? [] : [[path, text] as const];
  });
}

/** A file for all languages, the one that says its words in a language, and the sentences of the first. */
interface FilePair {
  /** Path of the original, even where there is none. */
  readonly file: string;
  readonly original: ParsedFile | undefined;
  readonly translation: ParsedFile | undefined;
  readonly sentences: readonly TranslationPair[];
}

/** All files, each with its translation into a language. What one language tells as news, the other need not. */
function pairFiles(records: readonly ParsedFile[], language: string): FilePair[] {
  const files = Map.groupBy(records, ({ file }) => splitLanguage(file).original);
  return [...files].map(([file, ofFile]) => {
    const original = ofFile.find((record) => record.file === file);
    const translation = ofFile.find((record) => record.file === `${language}/${file}`);
    const texts = original === undefined || (translation === undefined && isNews(file)) ? [] : listSentences(original);
    const sentences = texts.map(([path, text]) => {
      return { file, path, original: text, translation: translation && readText(translation, path) };
    });
    return { file, original, translation, sentences };
  });
}

/** All sentences of the originals with their translations into a language; of news those that it tells. */
export function listPairs(records: readonly ParsedFile[], language: string): TranslationPair[] {
  return pairFiles(records, language).flatMap(({ sentences }) => sentences);
}

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
export function translateRecords(records: readonly ParsedFile[], { language, locale, prefix }: SiteLanguage) {
  const originals = records.filter(({ file }) => splitLanguage(file).language === undefined);
  if (prefix === '') return { records: typesetRecords(originals, locale), problems: [] };
  const files = pairFiles(records, language);
  const anchors = pairAnchors(files.flatMap(({ sentences }) => sentences));
  const laid = files
    .flatMap((file) => layOver(file, anchors) ?? [])
    .map((record) => {
      const isBusiness = record.file === contentKinds.business.path;
      return isBusiness ? withValues(record, [[['locales'], [locale]]]) : record;
    });
  return { records: typesetRecords(laid, locale), problems: files.flatMap((file) => [...compare(file, language)]) };
}

/** The files with the signs in the sentences of their fields as a language sets them; prose is set as it is read. */
function typesetRecords(records: readonly ParsedFile[], locale: string): readonly ParsedFile[] {
  const { typeset } = textOf(locale);
  if (typeset === undefined) return records;
  return records.map((record) => {
    const fields = listSentences(record).filter(([path]) => path.length > 0);
    const values = fields.map(([path, text]) => [path, typeset(text)] as const);
    return values.length === 0 ? record : withValues(record, values);
  });
}

/** The anchors of questions and policies by those of their originals, to which addresses in the facts lead. */
function pairAnchors(pairs: readonly TranslationPair[]): ReadonlyMap<string, string> {
  const translated = pairs.flatMap(({ translation, ...pair }) => (translation ? [{ ...pair, translation }] : []));
  const questions = translated.filter(({ path }) => path[0] === 'faqs' && path.at(-1) === 'question');
  const policies = translated.filter(({ path }) => path[0] === 'policies' && path.at(-1) === 'name');
  const toFaqs = (texts: readonly string[]) => faqIds(texts.map((question) => ({ question })));
  return new Map([
    ...[...Map.groupBy(questions, ({ file }) => file).values()].flatMap((ofPage) => zipAnchors(ofPage, toFaqs)),
    ...zipAnchors(policies, anchorsFor),
  ]);
}

function zipAnchors(
  pairs: readonly { readonly original: string; readonly translation: string }[],
  toAnchors: (texts: readonly string[]) => readonly string[],
): (readonly [original: string, translation: string])[] {
  const translated = toAnchors(pairs.map(({ translation }) => translation));
  return toAnchors(pairs.map(({ original }) => original)).map((anchor, at) => [anchor, translated[at] ?? anchor]);
}

/** What a translation lacks, and what it says that is no sentence of its original. */
function* compare({ file, original, translation, sentences }: FilePair, language: string): Iterable<ContentProblem> {
  const [own, name] = [`${language}/${file}`, nameLanguage(language)];
  if (translation === undefined) {
    const message = `is missing. It holds the ${name} of ${file}: ${countOf(sentences.length, 'text')}. To list what is to translate: npm run translate -- ${language} --missing`;
    yield* problemIf(own, [], sentences.length > 0 && message);
  } else if (original === undefined) {
    yield* problemIf(own, [], !isNews(file) && `translates ${file}, which is not there. Rename or delete it.`);
  } else if (sentences.length === 0 && original.data !== undefined) {
    yield fieldProblem(own, [], `has nothing to translate: ${file} is for all languages. Delete it.`);
  } else if (original.data !== undefined && translation.data !== undefined) {
    yield* findFacts(original, translation, new Set(sentences.map(nameField)));
    for (const sentence of sentences.filter((it) => it.translation === undefined)) {
      const words = sentence.original.replace(/\s+/g, ' ');
      const shown = words.length > 80 ? `${words.slice(0, 79)}…` : words;
      yield fieldProblem(own, sentence.path, `lacks ${nameField(sentence)} in ${name}. In the original: "${shown}"`);
    }
  }
}

/** What a translation says besides the sentences of its original. */
function* findFacts(original: ParsedFile, { file, data }: ParsedFile, names: ReadonlySet<string>) {
  for (const [path] of leavesOf(data)) {
    if (path.length === 0 || names.has(nameField({ path }))) continue;
    const message =
      valueAt(original.data, path) === undefined
        ? `translates nothing: ${original.file} does not say it. Take it out, or say it there first.`
        : `is a fact, and stands in ${original.file} for all languages. Take it out.`;
    yield { ...fieldProblem(file, path, message), wrongKey: true };
  }
}

/** An original with the words of its translation, where both could be read; of news what the language tells. */
function layOver(
  { file, original, translation, sentences }: FilePair,
  anchors: ReadonlyMap<string, string>,
): ParsedFile | undefined {
  if (isNews(file) && (original === undefined || translation === undefined))
    return translation && { ...translation, file };
  if (original?.data === undefined || translation?.data === undefined || sentences.length === 0) return original;
  if (typeof original.data === 'string') return { ...original, data: translation.data };
  const links = [...textsIn(original.data)].flatMap(([path, text]) => {
    const [, page = '', anchor = ''] = /^(\/[^#\s]*#)(\S+)$/.exec(text) ?? [];
    return anchors.has(anchor) ? [[path, `${page}${anchors.get(anchor)}`] as const] : [];
  });
  const words = sentences.map(({ path, original: text, translation: said = text }) => [path, said] as const);
  const { data } = withValues(original, [...links, ...words.filter(([path]) => path.length > 0)]);
  return { ...original, ...translation, file, data };
}

/** A file with other values at some paths of a copy of its data. */
function withValues(record: ParsedFile, values: readonly (readonly [FieldPath, unknown])[]): ParsedFile {
  const data: unknown = structuredClone(record.data);
  for (const [path, value] of values) Object(valueAt(data, path.slice(0, -1)))[path.at(-1) ?? ''] = value;
  return { ...record, data };
}

/** What is wrong with the files in one language, at the lines that say it: problems of its words are at their translation. */
export function moveToTranslations(
  problems: readonly ContentProblem[],
  records: readonly ParsedFile[],
  { language }: SiteLanguage,
): ContentProblem[] {
  return problems.map((problem) => {
    const file = `${language}/${problem.file}`;
    const data = records.find((record) => record.file === file)?.data;
    const isOwn = problem.offset !== undefined || typeof valueAt(data, problem.path) === 'string';
    return data !== undefined && isOwn ? { ...problem, file } : problem;
  });
}

/** Finds files in a language that the site does not speak. */
export function* checkFolders(
  records: readonly ParsedFile[],
  languages: readonly SiteLanguage[],
): Iterable<ContentProblem> {
  for (const { file } of records) {
    const { language } = splitLanguage(file);
    if (language === undefined || languages.some(({ prefix }) => prefix === `/${language}`)) continue;
    const message = `is in ${nameLanguage(language)}, which is no further language of the site. Name it in locales of business.yaml, or delete ${language}/.`;
    yield fieldProblem(file, [], message);
  }
}

/** The English name of a language, for maintainers. */
export function nameLanguage(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
