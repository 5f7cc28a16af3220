import { type ContentProblem, fieldProblem, type ParsedFile } from '../content-problem.ts';
import { findLocality } from '../locality.ts';
import { textsIn } from '../placeholders.ts';

const signs: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\bexample\.(?:com|net|org)\b/, 'holds an address that is reserved for examples'],
  [/\bsample\b/i, 'says that it is a sample'],
  [/\b(?:invented|fictional|does not exist)\b/i, 'says that something is invented'],
];

/** Finds content that no real business can have. */
export function* findSampleFacts(records: readonly ParsedFile[]): Iterable<ContentProblem> {
  const { fictional } = findLocality(records).country.telephone;
  const telephone = [new RegExp(fictional ?? '(?!)'), 'is a telephone number that is reserved for fiction'] as const;
  for (const { file, data, prose = '' } of records) {
    for (const [path, text] of textsIn(data)) {
      const [, message] = [telephone, ...signs].find(([sign]) => sign.test(text)) ?? [];
      if (message !== undefined) yield fieldProblem(file, path, message, 'warning');
    }
    for (const [sign, message] of signs) {
      const offset = prose.search(sign);
      if (offset >= 0) yield fieldProblem(file, offset, message, 'warning');
    }
  }
}
