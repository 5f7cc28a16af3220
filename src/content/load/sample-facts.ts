import { escapePattern } from '../../format/escape-pattern.ts';
import { findLocality } from '../locality.ts';
import { textsIn } from '../placeholders.ts';
import type { ContentFolder } from './read-folder.ts';

/** A sample to compare with: its folder and its texts. */
export interface Sample {
  readonly directory: string;
  readonly folder: Pick<ContentFolder, 'records'>;
}

const signs: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bexample\.(?:com|net|org)\b/, 'holds an address that is reserved for examples'],
  [/\bsample\b/i, 'says that it is a sample'],
  [/\b(?:invented|fictional|does not exist)\b/i, 'says that something is invented'],
];

/** Minimum number of words; shorter sentences match by chance. */
const FEWEST_WORDS = 5;

/** Finds content that no real business can have, or that repeats a sample word for word. One fact for each text, at its line. */
export function findSampleFacts(folder: ContentFolder, samples: readonly Sample[] = []) {
  const sentences = new Map<string, string>();
  for (const { directory, folder } of samples)
    for (const { text } of listTexts(folder)) for (const it of splitSentences(text)) sentences.set(it, directory);
  const { fictional } = findLocality(folder.records).country.telephone;
  const telephone = [new RegExp(fictional ?? '(?!)'), 'is a telephone number that is reserved for fiction'] as const;
  return listTexts(folder).flatMap(({ file, where, text }) => {
    const [pattern, what] = [telephone, ...signs].find(([sign]) => sign.test(text)) ?? [];
    const same = what === undefined ? splitSentences(text).find((sentence) => sentences.has(sentence)) : undefined;
    const fact = same === undefined ? what : `says what the sample in ${sentences.get(same)} says: "${shorten(same)}"`;
    if (fact === undefined) return [];
    const line = findLine(folder.texts.get(file) ?? '', same ?? signedPart(text, pattern));
    return [{ file, line, fact: `${where} ${fact}` }];
  });
}

/** All texts of a folder and where they are: at a field path, or in the prose, by paragraphs. */
function listTexts({ records }: Pick<ContentFolder, 'records'>) {
  return records.flatMap(({ file, data, prose = '' }) => [
    ...textsIn(data).map(([path, text]) => ({ file, where: path.join('.'), text })),
    ...prose.split(/\n{2,}/).flatMap((text) => (text.trim() === '' ? [] : [{ file, where: 'text', text }])),
  ]);
}

/** Sentences long enough to be recognized as copied, with normalized spaces. */
function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:])\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS);
}

/** Words around the match, for finding its line. */
function signedPart(text: string, pattern: RegExp | undefined): string {
  const flat = text.replace(/\s+/g, ' ');
  const at = pattern?.exec(flat)?.index ?? 0;
  return flat.slice(flat.lastIndexOf(' ', at) + 1);
}

/** Line number of a text, however it is wrapped in the file. */
function findLine(source: string, text: string): number {
  const words = text.split(' ').slice(0, FEWEST_WORDS).map(escapePattern);
  const at = source.search(new RegExp(words.join('\\s+')));
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
}

function shorten(sentence: string): string {
  return sentence.length > 60 ? `${sentence.slice(0, 59)}…` : sentence;
}
