import { createHash } from 'node:crypto';
import type { SiteLanguage } from '../../business/site.ts';
import type { TranslationsFile } from '../../schemas/pages/published.ts';
import { type ContentProblem, fieldProblem, type ParsedFile } from '../content-problem.ts';
import { listPairs, nameField, nameLanguage, type TranslationPair } from '../translation.ts';

/** What a file of translations remembers of a pair: digests of both. */
function digestPair({ original, translation = '' }: TranslationPair): string {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${digest(original)} ${digest(translation)}`;
}

function formerOf(pair: TranslationPair, language: string, recorded: TranslationsFile): string | undefined {
  return recorded[language]?.[pair.file]?.[nameField(pair)];
}

/** Whether the original of a pair has changed since it was recorded, and its translation has not. */
export function isOutdated(pair: TranslationPair, language: string, recorded: TranslationsFile): boolean {
  const [original, translation] = formerOf(pair, language, recorded)?.split(' ') ?? [];
  const [nowOriginal, nowTranslation] = digestPair(pair).split(' ');
  return original !== undefined && original !== nowOriginal && translation === nowTranslation;
}

/** Warns of translations whose original has changed since. */
export function checkOutdated(
  records: readonly ParsedFile[],
  { language, prefix }: SiteLanguage,
  recorded: TranslationsFile,
): ContentProblem[] {
  const pairs = prefix === '' ? [] : listPairs(records, language);
  return pairs
    .filter((pair) => isOutdated(pair, language, recorded))
    .map((pair) => {
      const message = `says what ${pair.file} said before: that has changed. Put the change into ${nameLanguage(language)}; if it still says the same, delete its ${nameField(pair)} in translations.json.`;
      return fieldProblem(`${language}/${pair.file}`, pair.path, message, 'warning');
    });
}

/** The digests of all pairs but those that are missing or outdated, whose former ones stay. */
export function recordTranslations(
  records: readonly ParsedFile[],
  languages: readonly string[],
  recorded: TranslationsFile,
): TranslationsFile {
  const ofLanguage = (language: string) => {
    const said = listPairs(records, language).filter(({ translation }) => translation !== undefined);
    const digestOf = (pair: TranslationPair) =>
      (isOutdated(pair, language, recorded) && formerOf(pair, language, recorded)) || digestPair(pair);
    const files = [...Map.groupBy(said, ({ file }) => file)];
    const digests = (pairs: readonly TranslationPair[]) => pairs.map((pair) => [nameField(pair), digestOf(pair)]);
    return Object.fromEntries(files.map(([file, pairs]) => [file, Object.fromEntries(digests(pairs))]));
  };
  return Object.fromEntries(languages.map((language) => [language, ofLanguage(language)]));
}
