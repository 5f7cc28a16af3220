import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  readNamedFile,
  replaceFiles,
  runCommand,
  showControls,
  UsageError,
  UserError,
} from 'open-local-business/commands';
import { contentDirectory, isOutdated, listPairs, nameField, readContentFolder } from 'open-local-business/content';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { formatTranslation, isUnwritten, type SentenceToTranslate } from '../translation-files.ts';

const usage = `Usage: npm run translate -- fr --missing
       npm run translate -- fr FILE

With --missing, exports the sentences that are missing in content/fr, or whose
original has changed, to the file translate-fr.yaml. With that file, imports its
translations into content/fr. Entries without a translation change nothing.
  --missing    exports the sentences
  CONTENT_DIR  content folder, default content`;

/** Maximum size of a file with translations: about 100,000 short sentences. */
const MAX_MEGABYTES = 10;
/** The fields of an entry: file, field, original, translation. */
const MAX_ENTRY_FIELDS = 4;

await runCommand(usage, { missing: { type: 'boolean' } }, async ({ values, positionals: [language = '', file] }) => {
  if (!/^[a-z]{2}$/.test(language)) throw new UsageError('Name the language by its two letters, for example fr.');
  if (values.missing) return await exportSentences(language);
  if (file === undefined) throw new UsageError('Name the file with the translations, or write --missing.');
  return await importTranslations(language, file);
});

async function readPairs(language: string) {
  const folder = await readContentFolder(contentDirectory());
  const recorded = folder.files.find(({ file }) => file === 'translations.json')?.data ?? {};
  const pairs = listPairs(folder.files, language).map((pair) => ({
    ...pair,
    isOutdated: isOutdated(pair, language, recorded as Parameters<typeof isOutdated>[2]),
  }));
  return { folder, pairs };
}

async function exportSentences(language: string): Promise<boolean> {
  const { pairs } = await readPairs(language);
  const open = pairs.filter(
    ({ original, translation, isOutdated }) =>
      translation === undefined || isOutdated || (isUnwritten(translation) && !isUnwritten(original)),
  );
  const target = `translate-${language}.yaml`;
  if (open.length === 0) {
    console.log(`Nothing is missing in content/${language}.`);
    return true;
  }
  if (existsSync(target))
    throw new UserError(`${target} exists already, so nothing was written. Import it, or delete it.`);
  const head = `# Write the translations, then: npm run translate -- ${language} ${target}\n`;
  const sentences = open.map(
    ({ file, path, original, translation = '' }): SentenceToTranslate => ({
      file,
      field: nameField(path),
      original,
      translation: isUnwritten(translation) ? '' : translation,
    }),
  );
  replaceFiles(new Map([[target, head + stringify(sentences, { lineWidth: 110 })]]));
  const outdated = open.filter((pair) => pair.isOutdated).length;
  const changed = outdated === 0 ? '' : `, ${outdated} of them for an original that has changed`;
  console.log(`Wrote ${target} with ${open.length} sentences${changed}.`);
  return true;
}

async function importTranslations(language: string, given: string): Promise<boolean> {
  const { folder, pairs } = await readPairs(language);
  const known = new Map(pairs.map((pair) => [`${pair.file} ${nameField(pair.path)}`, pair]));
  const translated = readNamedFile(given, MAX_MEGABYTES, readSentences).filter(
    ({ translation }) => translation.trim() !== '',
  );
  const unknown = translated.filter(({ file, field }) => !known.has(`${file} ${field}`));
  if (unknown.length > 0) {
    const names = unknown.map(({ file, field }) => showControls(`${file} ${field}`)).join('\n');
    throw new UserError(
      `The content no longer has these sentences:\n${names}\nRemove them from ${given}. Nothing was written.`,
    );
  }
  const texts = [...Map.groupBy(translated, ({ file }) => file)].map(([file, sentences]) => {
    const path = `${language}/${file}`;
    const pairs = sentences.map(({ field, translation }) => {
      const pair = known.get(`${file} ${field}`);
      return [pair?.path ?? [], translation] as const;
    });
    return [join(folder.directory, path), formatTranslation(file, folder.texts.get(path) ?? '', pairs)] as const;
  });
  replaceFiles(new Map(texts));
  console.log(
    `Wrote ${translated.length} sentences into ${texts.length} files of ${join(folder.directory, language)}.`,
  );
  return true;
}

function readSentences(text: string): SentenceToTranslate[] {
  // The parser compares every key with all before it; the entries are checked below.
  const document = parseDocument(text, { uniqueKeys: false });
  const [error] = document.errors;
  if (error !== undefined) throw new UserError(`is not valid YAML: ${error.message.split('\n', 1)[0]}`);
  const { contents } = document;
  const isList =
    isSeq(contents) &&
    contents.items.every(
      (item) => isMap(item) && item.items.length <= MAX_ENTRY_FIELDS && item.has('file') && item.has('field'),
    );
  if (!isList)
    throw new UserError(
      'is not a list of entries with file, field, original and translation, and nothing else. Write it with --missing.',
    );
  return (document.toJS() as SentenceToTranslate[]).map((sentence) => ({
    ...sentence,
    translation: String(sentence.translation ?? ''),
  }));
}
