import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContentFolder } from '../../src/content/load/read-folder.ts';
import { listPairs } from '../../src/content/translation.ts';
import { formatTranslation } from '../../tools/create/translation-files.ts';
import { referenceDirectory, secondBusiness } from './reference-build.ts';
import { translatedReference, twoLanguages } from './two-languages.ts';

/** Writes the content of a business in two languages, the same bytes each time. */
async function writeTwoLanguages(source: string, directory: string): Promise<void> {
  rmSync(directory, { recursive: true, force: true });
  cpSync(source, directory, { recursive: true });
  const business = join(directory, 'business.yaml');
  const written = readFileSync(business, 'utf8').replace(/^languageLines:\n(?: .*\n)+/m, '');
  writeFileSync(business, `${written}\nlocales: [en-CA, fr-CA]\n`);
  const pairs = listPairs((await readContentFolder(directory)).files, 'fr');
  for (const [file, sentences] of Map.groupBy(pairs, (pair) => pair.file)) {
    const target = join(directory, 'fr', file);
    const texts = sentences.map(({ path, original }) => [path, toPseudo(original, path.at(-1), file)] as const);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, formatTranslation(file, '', texts));
  }
}

const accents: Readonly<Record<string, string>> = { a: 'áá', e: 'éé', i: 'í', o: 'óó', u: 'ú', c: 'ç', n: 'ñ' };

/** Fields whose length is limited. */
const SHORT = /^(?:title|description|inShort|navigation|label)$/;
/** What readers do not read as words: placeholders, URLs, tags, code, references, ends of entities. */
const MARKUP = /\{[^}]*\}|\]\([^)]*\)|<[^>]*>|`[^`]*`|^#+ |https?:\S+|&\w+;|\bno\b(?=$)/gm;

/** A sentence in the pseudo-language. */
function toPseudo(text: string, field: string | number | undefined, file = ''): string {
  if (text === 'no') return text;
  const isShort = SHORT.test(String(field));
  let end = 0;
  let translated = '';
  const translate = (words: string) =>
    words.replace(/[aeioucn]/g, (letter) => {
      const long = accents[letter] ?? letter;
      return isShort || file.endsWith('.svg') ? (long[0] ?? letter) : long;
    });
  for (const { 0: markup, index } of text.matchAll(MARKUP)) {
    // Anchors are made from words, so they differ by language.
    translated += translate(text.slice(end, index)) + markup.replace(/(?<=^\]\(\/[^#]*)#.*(?=\))/, '');
    end = index + markup.length;
  }
  translated += translate(text.slice(end));
  return isShort || field === undefined ? translated : `⟦${translated}⟧`;
}

await writeTwoLanguages(secondBusiness.directory, twoLanguages.directory);
await writeTwoLanguages(referenceDirectory, translatedReference);
