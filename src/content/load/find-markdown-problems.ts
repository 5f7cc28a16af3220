import type { MdastNode } from 'satteri';
import type { TextProblem } from '../content-problem.ts';

/** A slip in Markdown, which a parser shows as text without a word, and what to write instead. */
type Slip = readonly [pattern: RegExp, message: string];

/** Slips in text that the parser took for words. Each pattern matches from the sign that a problem is at. */
const inText: readonly Slip[] = [
  [
    /(?<!\\)!?\[[^\]\n]*\]\([^()\n]*\s[^()\n]*\)/g,
    'is shown as text, because there is a space in its target. Write %20 for a space in an address; a photograph is named without one, as in ![What it shows](photo:my-van).',
  ],
  [
    /(?<!\\)!?\[[^\]\n]*\]\([^)\n]*$/gm,
    'is shown as text, because its target is not closed. Write ) behind the address.',
  ],
  [
    /(?<!\\)!?\[[^\]\n]*\][ \t]+\((?=https?:|\/|#|mailto:|tel:|photo:)/g,
    'is shown as text, because there is a space between its words and its target. Write [words](target).',
  ],
  [
    /(?<!\\)\[\^[^\]\s]+\]/g,
    'refers to a footnote that is not there. Write its text on a line of its own that begins with the same sign and a colon, as in [^1]: The note.',
  ],
  [
    /(?<!\\)!?\[[^\]\n]+\]\[[^\]\n]*\]/g,
    'refers to an address that is not there. Write it on a line of its own, as in [name]: /prices/, or put it behind the words: [words](/prices/).',
  ],
  [
    /(?<![\\*\d\s]|^)\*\*(?!\*)|(?<![\\*])\*\*(?![\s*\d]|$)/g,
    'is shown as two asterisks, because nothing closes or opens them. Write **words** without a space inside; write \\*\\* for the signs themselves.',
  ],
];

/** Slips at the beginning of a line of a paragraph. */
const inParagraph: readonly Slip[] = [
  [
    /(?<=^ {0,3})#{2,6}(?=[^#\s])|^#(?=\p{Lu}[^\n]*$(?![\s\S]))/gmu,
    'is no heading without a space behind the number signs. Write "## Heading"; write \\# for the sign itself.',
  ],
  [
    /^\|[^\n]*\|[ \t]*\n[ \t>]*\|[^\n]*\|/g,
    'looks like a table and is shown as text: below its first row a line of hyphens is missing, with as many cells. Write for example | --- | --- |',
  ],
  [
    /^([-*+])\p{L}[^\n]*\n[ \t]*\1\p{L}/gu,
    'looks like a list and is shown as text. Write a space behind the sign of each line.',
  ],
];

/** Finds slips in Markdown in the nodes of a text. `source` is what they were parsed from. */
export function findMarkdownProblems(nodes: readonly MdastNode[], source: string): TextProblem[] {
  return nodes.flatMap((node) => [...findInNode(node, source)]);
}

function* findInNode(node: MdastNode, source: string): Iterable<TextProblem> {
  const start = node.position?.start.offset ?? 0;
  const text = source.slice(start, node.position?.end.offset ?? start);
  if (node.type === 'text') yield* findSlips(inText, text, start);
  if (node.type === 'paragraph') yield* findSlips(inParagraph, text, start);
  if (node.type === 'heading' && node.depth === 1)
    yield {
      offset: start,
      message: 'is a heading of the first level, and the page has its own (heading). Write it with two signs: ##',
    };
  if (node.type === 'code' && /^(`{3,}|~{3,})/.test(text) && !/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text))
    yield { offset: start, message: 'begins a block of code that nothing closes. Write the same signs below it.' };
  if (node.type === 'table') yield* findLongRows(node.children, source);
}

function* findSlips(slips: readonly Slip[], text: string, start: number): Iterable<TextProblem> {
  for (const [pattern, message] of slips) {
    for (const { index } of text.matchAll(pattern)) yield { offset: start + index, message };
  }
}

/** Rows with more cells than the head of their table, which drops them. */
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
        message: `has ${cells.length} cells, and the table has ${columns} columns: the rest would be dropped. Take cells out, or add columns to the head and to the line below it; write \\| for a bar within a cell.`,
      };
  }
}
