import { findLocality } from '../content/judge/locality.ts';
import { textsIn } from '../content/judge/placeholders.ts';
import type { ContentFolder } from '../content/read/content-folder.ts';
import type { Country } from '../countries/country.ts';
import { escapePattern } from '../words/escape-pattern.ts';

/** Something in the content that belongs to a sample, or is still to be written. */
export interface SampleFact {
  readonly file: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly fact: string;
}

/** A sample to compare with: where it lies, and what it says. */
export interface Sample {
  readonly directory: string;
  readonly folder: Pick<ContentFolder, 'records'>;
}

/** A text of a content file, and where in the file: the path of its field, or the text below the fields. */
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
  [/\bTo be written\b/, 'is still to be written'],
];

/** The sign of a telephone number that a country keeps for fiction. */
function signOfFiction({ telephone: { fictional } }: Country): Sign[] {
  return fictional === undefined ? [] : [[new RegExp(fictional), 'is a telephone number that is reserved for fiction']];
}

/** What counts as the same by chance: shorter sentences say what anybody would say. */
const FEWEST_WORDS = 5;

/** What in content can belong to no real business, or stands in a sample word for word. One finding for each text. */
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

/** The sentences of a text that are long enough to have been copied, with single spaces. */
function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:])\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS);
}

/** The words around what a sign was found by, for finding its line. */
function signedPart(text: string, pattern: RegExp | undefined): string {
  const flat = text.replace(/\s+/g, ' ');
  const at = pattern?.exec(flat)?.index ?? 0;
  return flat.slice(flat.lastIndexOf(' ', at) + 1);
}

/** The line a text begins at, however its lines are broken in the file. */
function findLine(source: string, text: string): number {
  const words = text.split(' ').slice(0, FEWEST_WORDS).map(escapePattern);
  const at = source.search(new RegExp(words.join('\\s+')));
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
}

function shorten(sentence: string): string {
  return sentence.length > 60 ? `${sentence.slice(0, 59)}…` : sentence;
}
