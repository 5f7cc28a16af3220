import type { Country } from '../../countries/country.ts';
import { escapePattern } from '../../format/escape-pattern.ts';
import { findLocality } from '../locality.ts';
import { textsIn } from '../placeholders.ts';
import type { ContentFolder } from './read-folder.ts';

/** A fact copied from a sample, or a placeholder. */
export interface SampleFact {
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
  readonly fact: string;
}

/** A sample to compare with: its folder and its texts. */
export interface Sample {
  readonly directory: string;
  readonly folder: Pick<ContentFolder, 'records'>;
}

/** A text of a content file and its location: a field path or the prose. */
interface FoundText {
  readonly file: string;
  readonly where: string;
  readonly text: string;
}

type Sign = readonly [pattern: RegExp, what: string];

const signs: readonly Sign[] = [
  [/\bexample\.(?:com|net|org)\b/, 'holds an address that is reserved for examples'],
  [/\bsample\b/i, 'says that it is a sample'],
  [/\b(?:invented|fictional|does not exist)\b/i, 'says that something is invented'],
];

/** Pattern of fictional telephone numbers of a country. */
function signOfFiction({ telephone: { fictional } }: Country): Sign[] {
  return fictional === undefined ? [] : [[new RegExp(fictional), 'is a telephone number that is reserved for fiction']];
}

/** Minimum number of words; shorter sentences match by chance. */
const FEWEST_WORDS = 5;

/** Finds content that no real business can have, or that repeats a sample word for word. One finding for each text. */
export function findSampleFacts(folder: ContentFolder, samples: readonly Sample[] = []): SampleFact[] {
  const sentences = new Map(
    samples.flatMap((sample) => [...sentencesOf(sample)].map((sentence) => [sentence, sample.directory] as const)),
  );
  const all = [...signOfFiction(findLocality(folder.records).country), ...signs];
  return listTexts(folder).flatMap((found) => {
    const { file, where, text } = found;
    const sign = all.find(([pattern]) => pattern.test(text));
    const same = sign === undefined ? splitSentences(text).find((sentence) => sentences.has(sentence)) : undefined;
    const fact =
      sign === undefined ? same && `says what the sample in ${sentences.get(same)} says: "${shorten(same)}"` : sign[1];
    if (fact === undefined) return [];
    const line = findLine(folder.texts.get(file) ?? '', same ?? signedPart(text, sign?.[0]));
    return [{ file, line, fact: `${where} ${fact}` }];
  });
}

function listTexts({ records }: Pick<ContentFolder, 'records'>): FoundText[] {
  return records.flatMap(({ file, data, prose }) => [
    ...[...textsIn(data)].map(([path, text]) => ({ file, where: path.join('.'), text })),
    ...(prose === undefined ? [] : paragraphsOf(prose).map((text) => ({ file, where: 'text', text }))),
  ]);
}

function sentencesOf({ folder }: Sample): Set<string> {
  return new Set(listTexts(folder).flatMap(({ text }) => splitSentences(text)));
}

function paragraphsOf(prose: string): string[] {
  return prose.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
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
