import { type ContentProblem, makeProblem, type ParsedFile } from '../content-problem.ts';
import { findLocality } from '../locality.ts';
import { listTexts } from '../placeholders.ts';

const samplePatterns: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /\bexample\.(?:com|net|org)\b/,
    'contains an address that is reserved for examples. Write an address of the business.',
  ],
  [/\bsample\b/i, 'says that it is a sample. Write about the business, or remove it.'],
  [
    /\b(?:invented|fictional|does not exist)\b/i,
    'says that something is invented. Write about the business, or remove it.',
  ],
];

/** Finds content that no real business can have. */
export function* findSampleFacts(files: readonly ParsedFile[]): Iterable<ContentProblem> {
  const { fictional } = findLocality(files).country.telephone;
  const telephone = [
    new RegExp(fictional ?? '(?!)'),
    'is a telephone number that is reserved for fiction. Write the number of the business.',
  ] as const;
  for (const { file, data, prose = '' } of files) {
    for (const [path, text] of listTexts(data)) {
      const [, message] = [telephone, ...samplePatterns].find(([pattern]) => pattern.test(text)) ?? [];
      if (message !== undefined) yield makeProblem(file, path, message, 'warning');
    }
    for (const [pattern, message] of samplePatterns) {
      const offset = prose.search(pattern);
      if (offset >= 0) yield makeProblem(file, offset, message, 'warning');
    }
  }
}
