import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** How many tokens a text is for a language model (encoding o200k_base), which tells a reader what it costs to read. */
export function countTextTokens(text: string): number {
  return countTokens(text);
}
