import type { MdastNode } from 'satteri';
import type { TextProblem } from '../content-problem.ts';

/** A problem in Markdown that a parser silently shows as text, and what to write instead. */
type SilentProblem = readonly [pattern: RegExp, message: string];

/** Problems in text nodes. Each pattern matches from the character that is marked. */
const textProblems: readonly SilentProblem[] = [
  [
    /(?<!\\)!?\[[^\]\n]*\]\([^()\n]*\s[^()\n]*\)/g,
    'is shown as text, because there is a space in its target. Write %20 for a space in an address. Photographs have names without spaces, as in ![What it shows](photo:my-van).',
  ],
  [
    /(?<!\\)!?\[[^\]\n]*\]\([^)\n]*$/gm,
    'is shown as text, because its target is not closed. Write ) after the address.',
  ],
  [
    /(?<!\\)!?\[[^\]\n]*\][ \t]+\((?=https?:|\/|#|mailto:|tel:|photo:)/g,
    'is shown as text, because there is a space between its text and its target. Write [words](target).',
  ],
  [
    /(?<!\\)\[\^[^\]\s]+\]/g,
    'refers to a footnote that does not exist. Write its text on a separate line that begins with the same label and a colon, as in [^1]: The note.',
  ],
  [
    /(?<!\\)!?\[[^\]\n]+\]\[[^\]\n]*\]/g,
    'refers to an address that does not exist. Write it on a separate line, as in [name]: /prices/, or directly after the text: [words](/prices/).',
  ],
  [
    /(?<![\\*\d\s]|^)\*\*(?!\*)|(?<![\\*])\*\*(?![\s*\d]|$)/g,
    'is shown as two asterisks, because nothing closes or opens them. Write **words** without a space inside; write \\*\\* for literal asterisks.',
  ],
];

/** Problems at the beginning of a line in a paragraph. */
const paragraphProblems: readonly SilentProblem[] = [
  [
    /(?<=^ {0,3})#{2,6}(?=[^#\s])|^#(?=\p{Lu}[^\n]*$(?![\s\S]))/gmu,
    'is not a heading, because there is no space after the number signs. Write "## Heading"; write \\# for a literal number sign.',
  ],
  [
    /^\|[^\n]*\|[ \t]*\n[ \t>]*\|[^\n]*\|/g,
    'looks like a table but is shown as text, because the line of hyphens below its first row is missing. Write one with as many cells, for example | --- | --- |',
  ],
  [
    /^([-*+])\p{L}[^\n]*\n[ \t]*\1\p{L}/gu,
    'looks like a list but is shown as text. Write a space after the mark at the start of each line.',
  ],
];

/** Finds problems of Markdown in the nodes that were parsed from `source`. */
export function findMarkdownProblems(nodes: readonly MdastNode[], source: string): TextProblem[] {
  return nodes.flatMap((node) => [...findInNode(node, source)]);
}

function* findInNode(node: MdastNode, source: string): Iterable<TextProblem> {
  const start = node.position?.start.offset ?? 0;
  const text = source.slice(start, node.position?.end.offset ?? start);
  if (node.type === 'text') yield* findMatches(textProblems, text, start);
  if (node.type === 'paragraph') yield* findMatches(paragraphProblems, text, start);
  if (node.type === 'heading' && node.depth === 1)
    yield {
      offset: start,
      message: 'is a first-level heading, which the page already has (heading). Write it with two number signs: ##',
    };
  if (node.type === 'code' && /^(`{3,}|~{3,})/.test(text) && !/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text))
    yield {
      offset: start,
      message: 'begins a code block that is never closed. Write the same marks on a line below the code.',
    };
  if (node.type === 'table') yield* findLongRows(node.children, source);
}

function* findMatches(problems: readonly SilentProblem[], text: string, start: number): Iterable<TextProblem> {
  for (const [pattern, message] of problems) {
    for (const { index } of text.matchAll(pattern)) yield { offset: start + index, message };
  }
}

/** Finds rows with more cells than the header of their table, because renderers drop the extra cells. */
function* findLongRows(
  [head, ...rows]: readonly Extract<MdastNode, { type: 'tableRow' }>[],
  source: string,
): Iterable<TextProblem> {
  const columns = head?.children.length ?? 0;
  for (const { position } of rows) {
    const offset = position?.start.offset ?? 0;
    const row = source.slice(offset, position?.end.offset).trim();
    const cells = row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/);
    if (cells.length > columns)
      yield {
        offset,
        message: `has ${cells.length} cells, but the table has ${columns} columns: the rest would be dropped. Remove cells, or add columns to the header and to the line below it; write \\| for a bar within a cell.`,
      };
  }
}
