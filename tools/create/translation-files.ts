import { basename } from 'node:path';
import {
  type ContentFolder,
  findUnwritten,
  getUnwrittenText,
  listLanguages,
  listPairs,
  type TranslationPair,
} from 'open-local-business/content';
import { FRONT_MATTER } from 'open-local-business/schemas';
import { Document, isSeq, parseDocument } from 'yaml';

/** A sentence to translate, as in a file for translators. */
export interface SentenceToTranslate {
  readonly file: string;
  /** Dotted path of the field, or `text`. */
  readonly field: string;
  readonly original: string;
  readonly translation: string;
}

type Path = TranslationPair['path'];

/** Adds sentences to a translated file. `text` is its current text, empty if there is no file yet. */
export function formatTranslation(file: string, text: string, sentences: readonly (readonly [Path, string])[]): string {
  const whole = sentences.find(([path]) => path.length === 0)?.[1];
  if (file.endsWith('.svg')) return whole ?? text;
  const [fences = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const isProse = file.endsWith('.mdx');
  const document = parseDocument(isProse ? yaml : text);
  if (document.contents === null) document.contents = new Document({}).contents as typeof document.contents;
  for (const [path, translation] of sentences) {
    if (path.length === 0) continue;
    fillLists(document, path);
    document.setIn(path, translation);
  }
  const fields = document.toString({ lineWidth: 110 });
  if (!isProse) return fields;
  const prose = (whole ?? text.slice(fences.length)).trim();
  return `---\n${fields}---\n${prose && `\n${prose}\n`}`;
}

/** Whether a text is only a reminder to write it. */
export function isUnwritten(text: string): boolean {
  return findUnwritten(text) >= 0;
}

/**
 * Creates the files of a new file in the further languages, by path below the content folder. Each sentence in them is
 * a reminder to write it.
 */
export function createTranslations({ files }: ContentFolder, file: string): ReadonlyMap<string, string> {
  const further = listLanguages(files).filter(({ prefix }) => prefix !== '');
  const texts = further.flatMap(({ language }) => {
    const pairs = listPairs(files, language).filter((pair) => pair.file === file && pair.translation === undefined);
    // The file's name distinguishes two new services.
    const reminder = `${getUnwrittenText(language)} (${basename(file).replace(/\.\w+$/, '')})`;
    const sentences = pairs.map(({ path }) => [path, reminder] as const);
    return sentences.length === 0 ? [] : [[`${language}/${file}`, formatTranslation(file, '', sentences)] as const];
  });
  return new Map(texts);
}

/** Adds empty items to the lists on a field's path, up to its own item. */
function fillLists(document: ReturnType<typeof parseDocument>, path: Path): void {
  for (const [depth, key] of path.entries()) {
    if (typeof key !== 'number') continue;
    const at = path.slice(0, depth);
    if (!document.hasIn(at)) document.setIn(at, document.createNode([]));
    const list = document.getIn(at);
    while (isSeq(list) && list.items.length < key) list.add(document.createNode({}));
  }
}
