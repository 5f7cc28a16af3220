import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { textsIn } from '../placeholders.ts';
import type { Content } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Texts as `init` writes them, with advice. */
const signs: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\bTo be written\b/, 'is still to be written. Put your own words in the place of this text.'],
  [/^you@example\.com$/, 'is left to say. Write the address that customers write to.'],
];

/** Finds texts still to be written. */
export function checkUnsaid(_content: Content, problems: ContentProblem[], { records }: CheckContext): void {
  for (const { file, data, prose } of records) {
    const find = (text: string) => signs.find(([pattern]) => pattern.test(text));
    for (const [path, text] of textsIn(data)) {
      const message = find(text)?.[1];
      if (message !== undefined) problems.push({ ...fieldProblem(file, path, message), severity: 'unsaid' });
    }
    const [pattern, message] = (prose === undefined ? undefined : find(prose)) ?? [];
    if (prose === undefined || pattern === undefined || message === undefined) continue;
    problems.push({ ...fieldProblem(file, [], message), severity: 'unsaid', proseOffset: prose.search(pattern) });
  }
}
