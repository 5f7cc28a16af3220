import type { ContentRecord } from '../content/judge/content-problem.ts';
import { textsIn } from '../content/judge/placeholders.ts';

/** Something that only a sample would say. */
export interface SampleFact {
  readonly file: string;
  readonly fact: string;
}

const signs: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bexample\.(?:com|net|org)\b/, 'holds an address that is reserved for examples'],
  [/^\+1\d{3}55501\d\d$/, 'is a telephone number that is reserved for fiction'],
  [/\bsample\b/i, 'says that it is a sample'],
  [/\b(?:invented|fictional|does not exist)\b/i, 'says that something is invented'],
];

/** What in content files, as read, can belong to no real business. */
export function findSampleFacts(records: readonly ContentRecord[]): SampleFact[] {
  return records.flatMap(({ file, data, prose }) =>
    [...textsIn(data), ...(prose === undefined ? [] : [[['text'], prose] as const])].flatMap(([path, text]) => {
      const found = signs.find(([pattern]) => pattern.test(text));
      return found === undefined ? [] : [{ file, fact: `${path.join('.')} ${found[1]}` }];
    }),
  );
}
