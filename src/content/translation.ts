import type { SiteLanguage } from '../business/site.ts';
import { anchorsFor, faqIds } from '../format/slug.ts';
import { NO_FINANCING } from '../prices/pricing.ts';
import { keywords } from '../schemas/fields.ts';
import { formatCount } from '../text/en/grammar.ts';
import { textOf } from '../text/text.ts';
import {
  type ContentProblem,
  type FieldPath,
  getValueAt,
  makeProblem,
  type ParsedFile,
  problemIf,
} from './content-problem.ts';
import { type ContentKind, contentKinds, findContentKind } from './kinds.ts';
import { blankComments, listLeaves, listTexts } from './placeholders.ts';
import { listSchemaValues } from './schema-values.ts';

const LANGUAGE_FOLDER = /^([a-z]{2})\/(.+)$/;
/** Words in a drawing: a text with two letters in a row. */
const DRAWN_WORDS = /<text[^>]*>[^<]*\p{L}{2}/u;

/** A text of an original file and its translation into a language. */
export interface TranslationPair {
  /** The original below the content folder. */
  readonly file: string;
  /** Its field; empty for the text below the fields, or for a drawing as a whole. */
  readonly path: FieldPath;
  readonly original: string;
  /** Undefined if there is none. */
  readonly translation: string | undefined;
}

/**
 * Splits the path of a translated file into its language and the path of its original.
 *
 * @example splitLanguage('fr/pages/about.mdx') // { language: 'fr', original: 'pages/about.mdx' }
 */
export function splitLanguage(file: string) {
  const [, language, original = file] = LANGUAGE_FOLDER.exec(file) ?? [];
  return { language, original };
}

/** Reads the text at a path of a file; with an empty path, the text below its fields or a drawing with words. */
function readText({ data, prose = '' }: ParsedFile, path: FieldPath): string | undefined {
  if (path.length > 0) {
    const value = getValueAt(data, path);
    return typeof value === 'string' ? value : undefined;
  }
  if (typeof data === 'string') return DRAWN_WORDS.test(data) ? data : undefined;
  return blankComments(prose).trim() === '' ? undefined : prose.trim();
}

/** Lists the texts of a file that need a translation, with their paths; everything else is a fact. */
function listSentences(parsed: ParsedFile): (readonly [FieldPath, string])[] {
  const { kind } = findContentKind(parsed.file) ?? {};
  const row: ContentKind | undefined = kind && contentKinds[kind];
  const values = row?.hasPlaceholders ? [...listSchemaValues(row.schema, parsed.data)] : [];
  const fields = values.filter(
    ({ isKey, schema, value }) => !isKey && keywords.get(schema)?.isSentence && value !== NO_FINANCING,
  );
  return [...fields.map(({ path }) => path), []].flatMap((path) => {
    const text = readText(parsed, path);
    return text === undefined ? [] : [[path, text] as const];
  });
}

/** A file of the first language, its translation into another one, and their sentences. */
interface FilePair {
  /** Path of the original, even where there is none. */
  readonly file: string;
  readonly original: ParsedFile | undefined;
  readonly translation: ParsedFile | undefined;
  readonly sentences: readonly TranslationPair[];
}

/** Pairs all files with their translations into a language. News need not be in every language. */
function pairFiles(files: readonly ParsedFile[], language: string): FilePair[] {
  const byOriginal = Map.groupBy(files, ({ file }) => splitLanguage(file).original);
  return [...byOriginal].map(([file, ofFile]) => {
    const original = ofFile.find((parsed) => parsed.file === file);
    const translation = ofFile.find((parsed) => parsed.file === `${language}/${file}`);
    const texts = original === undefined || (translation === undefined && isNews(file)) ? [] : listSentences(original);
    const sentences = texts.map(([path, text]) => {
      return { file, path, original: text, translation: translation && readText(translation, path) };
    });
    return { file, original, translation, sentences };
  });
}

/** Lists all sentences of the originals with their translations into a language; untranslated news is omitted. */
export function listPairs(files: readonly ParsedFile[], language: string): TranslationPair[] {
  return pairFiles(files, language).flatMap(({ sentences }) => sentences);
}

function isNews(file: string): boolean {
  return findContentKind(file)?.kind === 'news';
}

/** Returns the dotted path of a field; "text" for the text below the fields. */
export function nameField(path: TranslationPair['path']): string {
  return path.length === 0 ? 'text' : path.join('.');
}

/**
 * Makes the files of a site in one of its languages: the facts of the originals with the translated sentences, and with
 * the punctuation of the language. Also finds missing and superfluous translations (contract J1).
 */
export function translateFiles(files: readonly ParsedFile[], { language, locale, prefix }: SiteLanguage) {
  const originals = files.filter(({ file }) => splitLanguage(file).language === undefined);
  if (prefix === '') return { files: typesetFiles(originals, locale), problems: [] };
  const pairs = pairFiles(files, language);
  const anchors = pairAnchors(pairs.flatMap(({ sentences }) => sentences));
  const merged = pairs
    .flatMap((pair) => mergeTranslation(pair, anchors) ?? [])
    .map((parsed) => {
      const isBusiness = parsed.file === contentKinds.business.path;
      return isBusiness ? replaceValues(parsed, [[['locales'], [locale]]]) : parsed;
    });
  return {
    files: typesetFiles(merged, locale),
    problems: pairs.flatMap((pair) => [...checkTranslation(pair, language)]),
  };
}

/** Typesets the punctuation of the sentences in fields for a language; prose is typeset when it is rendered. */
function typesetFiles(files: readonly ParsedFile[], locale: string): readonly ParsedFile[] {
  const { typeset } = textOf(locale);
  if (typeset === undefined) return files;
  return files.map((parsed) => {
    const fields = listSentences(parsed).filter(([path]) => path.length > 0);
    const values = fields.map(([path, text]) => [path, typeset(text)] as const);
    return values.length === 0 ? parsed : replaceValues(parsed, values);
  });
}

/**
 * Maps the anchors of questions and policies to their translations, because links in facts use the original anchors.
 */
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
  return toAnchors(pairs.map(({ original }) => original)).map((anchor, index) => [anchor, translated[index] ?? anchor]);
}

/** Finds texts that a translation lacks, and fields that do not belong there. */
function* checkTranslation(
  { file, original, translation, sentences }: FilePair,
  language: string,
): Iterable<ContentProblem> {
  const [translationFile, name] = [`${language}/${file}`, getLanguageName(language)];
  if (translation === undefined) {
    const message = `is missing. It should contain the ${name} translation of ${file}: ${formatCount(sentences.length, 'text')}. To list missing translations: npm run translate -- ${language} --missing`;
    yield* problemIf(translationFile, [], sentences.length > 0 && message);
  } else if (original === undefined) {
    yield* problemIf(
      translationFile,
      [],
      !isNews(file) && `translates ${file}, which does not exist. Rename or delete it.`,
    );
  } else if (sentences.length === 0 && original.data !== undefined) {
    yield makeProblem(translationFile, [], `has nothing to translate: ${file} is shared by all languages. Delete it.`);
  } else if (original.data !== undefined && translation.data !== undefined) {
    yield* findSharedFields(original, translation, new Set(sentences.map(({ path }) => nameField(path))));
    for (const sentence of sentences.filter(({ translation }) => translation === undefined)) {
      const words = sentence.original.replace(/\s+/g, ' ');
      const shown = words.length > 80 ? `${words.slice(0, 79)}…` : words;
      yield makeProblem(
        translationFile,
        sentence.path,
        `has no ${name} ${nameField(sentence.path)}. The original is: "${shown}"`,
      );
    }
  }
}

/** Finds the fields of a translation that are not sentences of its original. */
function* findSharedFields(original: ParsedFile, { file, data }: ParsedFile, names: ReadonlySet<string>) {
  for (const [path] of listLeaves(data)) {
    if (path.length === 0 || names.has(nameField(path))) continue;
    const message =
      getValueAt(original.data, path) === undefined
        ? `has no original: ${original.file} has no such field. Remove it here, or add it there first.`
        : `is a fact, which ${original.file} states for all languages. Remove it here.`;
    yield { ...makeProblem(file, path, message), isKeyProblem: true };
  }
}

/** Replaces the sentences of an original with their translations if both files could be read. News is not merged. */
function mergeTranslation(
  { file, original, translation, sentences }: FilePair,
  anchors: ReadonlyMap<string, string>,
): ParsedFile | undefined {
  if (isNews(file) && (original === undefined || translation === undefined))
    return translation && { ...translation, file };
  if (original?.data === undefined || translation?.data === undefined || sentences.length === 0) return original;
  if (typeof original.data === 'string') return { ...original, data: translation.data };
  const links = [...listTexts(original.data)].flatMap(([path, text]) => {
    const [, page = '', anchor = ''] = /^(\/[^#\s]*#)(\S+)$/.exec(text) ?? [];
    return anchors.has(anchor) ? [[path, `${page}${anchors.get(anchor)}`] as const] : [];
  });
  const words = sentences.map(
    ({ path, original: text, translation: translated = text }) => [path, translated] as const,
  );
  const { data } = replaceValues(original, [...links, ...words.filter(([path]) => path.length > 0)]);
  return { ...original, ...translation, file, data };
}

/** Copies a file with other values at some paths. */
function replaceValues(parsed: ParsedFile, values: readonly (readonly [FieldPath, unknown])[]): ParsedFile {
  const data: unknown = structuredClone(parsed.data);
  for (const [path, value] of values) Object(getValueAt(data, path.slice(0, -1)))[path.at(-1) ?? ''] = value;
  return { ...parsed, data };
}

/** Moves problems of translated texts from the original to the translation. */
export function moveToTranslations(
  problems: readonly ContentProblem[],
  files: readonly ParsedFile[],
  { language }: SiteLanguage,
): ContentProblem[] {
  return problems.map((problem) => {
    const file = `${language}/${problem.file}`;
    const data = files.find((parsed) => parsed.file === file)?.data;
    const isInTranslation = problem.offset !== undefined || typeof getValueAt(data, problem.path) === 'string';
    return data !== undefined && isInTranslation ? { ...problem, file } : problem;
  });
}

/** Finds files in a language that the site does not have. */
export function* checkFolders(
  files: readonly ParsedFile[],
  languages: readonly SiteLanguage[],
): Iterable<ContentProblem> {
  for (const { file } of files) {
    const { language } = splitLanguage(file);
    if (language === undefined || languages.some(({ prefix }) => prefix === `/${language}`)) continue;
    const message = `is in ${getLanguageName(language)}, which is not another language of the site. Add it to locales in business.yaml, or delete ${language}/.`;
    yield makeProblem(file, [], message);
  }
}

/** Returns the English name of a language, for messages to owners. */
export function getLanguageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
