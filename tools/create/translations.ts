import { basename } from 'node:path';
import {
  type ContentFolder,
  findUnwritten,
  listLanguages,
  listPairs,
  sayUnwritten,
  type TranslationPair,
} from 'open-local-business/content';
import { FRONT_MATTER } from 'open-local-business/schemas';
import { Document, isSeq, parseDocument } from 'yaml';

/** A sentence to translate, as a file for translators has it. */
export interface OpenSentence {
  readonly file: string;
  /** Dotted path of the field, or `text`. */
  readonly field: string;
  readonly original: string;
  readonly translation: string;
}

type Path = TranslationPair['path'];

/** Dotted name of a field; `text` for what stands below the fields. */
export function nameField(path: Path): string {
  return path.length === 0 ? 'text' : path.join('.');
}

/** The text of a translated file with further sentences; `texts` is what it says so far, empty if there is none. */
export function writeTranslation(file: string, text: string, sentences: readonly (readonly [Path, string])[]): string {
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

/** Whether a text is still to be written. */
export function isUnwritten(text: string): boolean {
  return findUnwritten(text) >= 0;
}

/**
 * What the further languages of a site lack of a new file, as files below the content folder: each sentence says there
 * that it is still to be written.
 */
export function beginTranslations({ records }: ContentFolder, file: string): ReadonlyMap<string, string> {
  const further = listLanguages(records).filter(({ prefix }) => prefix !== '');
  const texts = further.flatMap(({ language }) => {
    const pairs = listPairs(records, language).filter((pair) => pair.file === file && pair.translation === undefined);
    // The name of the file tells two new services apart.
    const said = `${sayUnwritten(language)} (${basename(file).replace(/\.\w+$/, '')})`;
    const sentences = pairs.map(({ path }) => [path, said] as const);
    return sentences.length === 0 ? [] : [[`${language}/${file}`, writeTranslation(file, '', sentences)] as const];
  });
  return new Map(texts);
}

/** Gives lists on the way to a field the items before it, which have no sentence yet. */
function fillLists(document: ReturnType<typeof parseDocument>, path: Path): void {
  for (const [depth, key] of path.entries()) {
    if (typeof key !== 'number') continue;
    const at = path.slice(0, depth);
    if (!document.hasIn(at)) document.setIn(at, document.createNode([]));
    const list = document.getIn(at);
    while (isSeq(list) && list.items.length < key) list.add(document.createNode({}));
  }
}
