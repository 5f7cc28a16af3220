import type { FunctionData } from '../function/data.ts';
import { engineModule } from '../settings/folders.ts';
import { languageOf, languages } from '../text/languages.ts';

/** Aliases by which a bundle leaves out what the function would answer in languages that the site does not have. */
export function omitLanguages({ lookup: { locale }, others: further }: FunctionData): Record<string, string> {
  const others = languages.filter((language) => language !== languageOf(locale) && !Object.hasOwn(further, language));
  const none = engineModule('src/text/no-answers');
  return Object.fromEntries(others.flatMap((other) => ['ts', 'js'].map((end) => [`./${other}/answers.${end}`, none])));
}
