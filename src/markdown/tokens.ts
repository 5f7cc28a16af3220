import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { createMemory } from '../domain/remember.ts';

const counts = createMemory<number>(2000, 2000);

/** How many tokens a text is for a language model (encoding o200k_base), which tells a reader what it costs to read. */
export function countTextTokens(text: string): number {
  // No token reaches over the end of a line, unless white space or a slash follows.
  let tokens = 0;
  for (const line of text.split(/(?<=\n)(?=[^\s/])/))
    tokens += counts.get(line) ?? counts.keep(line, countTokens(line));
  return tokens;
}
