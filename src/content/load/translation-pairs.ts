import { createHash } from 'node:crypto';
import type { SiteLanguage } from '../../business/site.ts';
import type { TranslationsFile } from '../../schemas/pages/published.ts';
import { type ContentProblem, makeProblem, type ParsedFile } from '../content-problem.ts';
import { getLanguageName, listPairs, nameField, type TranslationPair } from '../translation.ts';

/** Makes the record of a pair in `translations.json`: the digests of both texts. */
function digestPair({ original, translation = '' }: TranslationPair): string {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${digest(original)} ${digest(translation)}`;
}

function findRecordedDigests(pair: TranslationPair, language: string, recorded: TranslationsFile): string | undefined {
  return recorded[language]?.[pair.file]?.[nameField(pair.path)];
}

/** Whether the original of a pair has changed since it was recorded, and its translation has not. */
export function isOutdated(pair: TranslationPair, language: string, recorded: TranslationsFile): boolean {
  const [original, translation] = findRecordedDigests(pair, language, recorded)?.split(' ') ?? [];
  const [currentOriginal, currentTranslation] = digestPair(pair).split(' ');
  return original !== undefined && original !== currentOriginal && translation === currentTranslation;
}

/** Warns about translations whose originals have changed since they were recorded. */
export function checkOutdated(
  files: readonly ParsedFile[],
  { language, prefix }: SiteLanguage,
  recorded: TranslationsFile,
): ContentProblem[] {
  const pairs = prefix === '' ? [] : listPairs(files, language);
  return pairs
    .filter((pair) => isOutdated(pair, language, recorded))
    .map((pair) => {
      const message = `translates an earlier version of ${pair.file}. Update the ${getLanguageName(language)} text; if it is still right, delete its ${nameField(pair.path)} in translations.json.`;
      return makeProblem(`${language}/${pair.file}`, pair.path, message, 'warning');
    });
}

/** Records the digests of all pairs. Outdated pairs keep their earlier digests. */
export function digestTranslations(
  files: readonly ParsedFile[],
  languages: readonly string[],
  recorded: TranslationsFile,
): TranslationsFile {
  const recordLanguage = (language: string) => {
    const translated = listPairs(files, language).filter(({ translation }) => translation !== undefined);
    const digestOf = (pair: TranslationPair) =>
      (isOutdated(pair, language, recorded) && findRecordedDigests(pair, language, recorded)) || digestPair(pair);
    const byFile = [...Map.groupBy(translated, ({ file }) => file)];
    const digests = (pairs: readonly TranslationPair[]) => pairs.map((pair) => [nameField(pair.path), digestOf(pair)]);
    return Object.fromEntries(byFile.map(([file, pairs]) => [file, Object.fromEntries(digests(pairs))]));
  };
  return Object.fromEntries(languages.map((language) => [language, recordLanguage(language)]));
}
