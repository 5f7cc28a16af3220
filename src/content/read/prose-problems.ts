import { mdxToJs } from 'satteri';
import type { TextProblem } from './yaml-problems.ts';

/** What is wrong with the syntax of MDX prose; its offset counts from the beginning of the prose. */
export function findProseProblems(prose: string): TextProblem[] {
  try {
    mdxToJs(prose, {});
    return [];
  } catch (error) {
    const [, line = '1', column = '1', message = String(error)] =
      /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(error instanceof Error ? error.message : '') ?? [];
    const offset = offsetAt(prose, Number(line), Number(column));
    return [{ offset, message: wordProseError(prose[offset], message) }];
  }
}

function wordProseError(character: string | undefined, message: string): string {
  if (character === '<') {
    if (message.includes('closing tag'))
      return 'is a tag without its counterpart. Write the other one too, or take it out.';
    return 'begins a tag here. Write \\< for the sign itself, or a word such as "under"; a comment is {/* … */}.';
  }
  if (message.includes('brace')) return 'opens a brace that is never closed. Write \\{ for the sign itself.';
  return `is not valid here: ${message}.`;
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return Math.min(start + column - 1, Math.max(0, text.length - 1));
}
