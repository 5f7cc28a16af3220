import { createHash } from 'node:crypto';
import type { TranslationsFile } from '../../schemas/pages/translations.ts';
import { type ContentProblem, type ContentRecord, type FieldPath, fieldWarning, valueAt } from '../content-problem.ts';
import { contentKindOf } from '../kinds.ts';
import { hasText, listSentences, nameLanguage, splitLanguage } from '../translation.ts';

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

/** All sentences of the originals with their translations into a language; of news those that it tells. */
export function listPairs(records: readonly ContentRecord[], language: string): TranslationPair[] {
  const translations = new Map(records.map((record) => [record.file, record]));
  return records.flatMap((record) => {
    const { file } = record;
    const translation = translations.get(`${language}/${file}`);
    const isNews = contentKindOf(file)?.kind === 'news';
    if (splitLanguage(file).language !== undefined || (isNews && translation === undefined)) return [];
    const fields = listSentences(record).map(({ path, text }) => {
      const said = valueAt(translation?.data, path);
      return { file, path, original: text, translation: typeof said === 'string' ? said : undefined };
    });
    const text = { file, path: [], original: textOf(record) ?? '', translation: textOf(translation) };
    return hasText(record) ? [...fields, text] : fields;
  });
}

/** The text below the fields, or a drawing. */
function textOf({ data, prose }: Partial<ContentRecord> = {}): string | undefined {
  return typeof data === 'string' ? data : prose?.trim() || undefined;
}

/** What a file of translations remembers of a pair: digests of both. */
function digestPair({ original, translation = '' }: TranslationPair): string {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${digest(original)} ${digest(translation)}`;
}

/** Name of a field in the file of translations. */
function keyOf({ path }: TranslationPair): string {
  return path.length === 0 ? 'text' : path.join('.');
}

/** Whether the original of a pair has changed since it was recorded, and its translation has not. */
export function isOutdated(pair: TranslationPair, language: string, recorded: TranslationsFile): boolean {
  const [original, translation] = recorded[language]?.[pair.file]?.[keyOf(pair)]?.split(' ') ?? [];
  const [nowOriginal, nowTranslation] = digestPair(pair).split(' ');
  return original !== undefined && original !== nowOriginal && translation === nowTranslation;
}

/** Warns of translations whose original has changed since, at both lines. */
export function* checkOutdated(
  records: readonly ContentRecord[],
  language: string,
  recorded: TranslationsFile,
): Iterable<ContentProblem> {
  for (const pair of listPairs(records, language)) {
    if (pair.translation === undefined || !isOutdated(pair, language, recorded)) continue;
    const { file, path } = pair;
    const [name, own] = [nameLanguage(language), `${language}/${file}`];
    const advice = `If ${own} still says the same, delete its ${keyOf(pair)} in translations.json.`;
    yield fieldWarning(file, path, `has changed, and its ${name} has not. ${advice}`);
    yield fieldWarning(own, path, `says what ${file} said before: that has changed. Put the change into ${name}.`);
  }
}

/** The digests of all pairs but those that are missing or outdated, whose former ones stay. */
export function recordTranslations(
  records: readonly ContentRecord[],
  languages: readonly string[],
  recorded: TranslationsFile,
): TranslationsFile {
  const digests: Record<string, Record<string, Record<string, string>>> = {};
  for (const language of languages) {
    const files: (typeof digests)[string] = {};
    for (const pair of listPairs(records, language).filter(({ translation }) => translation !== undefined)) {
      const former = isOutdated(pair, language, recorded) && recorded[language]?.[pair.file]?.[keyOf(pair)];
      files[pair.file] = { ...files[pair.file], [keyOf(pair)]: former || digestPair(pair) };
    }
    digests[language] = files;
  }
  return digests;
}
