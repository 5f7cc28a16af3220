import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

// Lines of text repeat on all pages or on none; rows of tables on a few each.
const MOST_LINES = 2000;
const MOST_ROWS = 20_000;
const counts = new Map<string, number>();

/** How many tokens a text is for a language model (encoding o200k_base), which tells a reader what it costs to read. */
export function countTextTokens(text: string): number {
  let tokens = 0;
  // No token reaches over the end of a line, unless white space or a slash follows.
  for (const line of text.split(/(?<=\n)(?=[^\s/])/)) tokens += counts.get(line) ?? countLine(line);
  return tokens;
}

function countLine(line: string): number {
  const count = countTokens(line);
  // A copy, for a part of a text keeps the whole of it in memory.
  if (counts.size < (line.startsWith('|') ? MOST_ROWS : MOST_LINES)) counts.set(Buffer.from(line).toString(), count);
  return count;
}
