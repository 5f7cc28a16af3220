import { type AnyNode, type Element, isTag } from 'domhandler';
import { escapeLineStart } from '../escape/markdown.ts';

/**
 * Converts a table: with a heading row to a Markdown table, without one to a list. Its caption comes first. `writeCell`
 * writes the content of a cell on one line.
 */
export function writeTable(table: Element, writeCell: (nodes: readonly AnyNode[]) => string): string[] {
  const parts = children(table);
  const caption = parts.filter(isNamed('caption')).map((element) => escapeLineStart(writeCell(element.childNodes)));
  const [first, ...others] = [table, ...parts].flatMap((part) => children(part).filter(isNamed('tr')));
  if (first === undefined) return caption;
  const isHead = parts.some(isNamed('thead')) || children(first).every(({ name }) => name === 'th');
  const rows = [first, ...others].map((row) => children(row).flatMap((cell) => writeSpan(cell, writeCell)));
  const alignments = children(first).map(({ attribs }) => delimiters[attribs.class ?? ''] ?? '---');
  return [...caption, (isHead ? writeRows(rows, alignments) : writeFacts(rows)).join('\n')];
}

/** How the alignment of a column is written below its heading, by the class of its cells. */
const delimiters: Readonly<Record<string, string>> = {
  'align-left': ':---',
  'align-center': ':---:',
  'align-right': '---:',
};

/** A table with its first row as the heading. A bar would end a cell anywhere, also in code and in addresses. */
function writeRows([head = [], ...rows]: readonly (readonly string[])[], alignments: readonly string[]): string[] {
  return [head, head.map((_, column) => alignments[column] ?? '---'), ...rows].map(
    (row) => `| ${row.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`,
  );
}

/** A list with the first cell of each row as the term. */
function writeFacts(rows: readonly (readonly string[])[]): string[] {
  return rows.map(([name = '', ...facts]) => {
    const known = facts.filter((fact) => fact !== '').join(', ');
    const start = escapeLineStart(name);
    return known === '' ? `- ${start}` : `- ${start.replace(/:$/, '')}: ${known}`;
  });
}

/** The text of a cell, followed by empty cells for the columns it spans. */
function writeSpan(cell: Element, writeCell: (nodes: readonly AnyNode[]) => string): string[] {
  const columns = Number(cell.attribs.colspan ?? 1);
  return [writeCell(cell.childNodes), ...Array<string>(Math.max(0, columns - 1)).fill('')];
}

function children(element: Element): Element[] {
  return element.childNodes.filter((node) => isTag(node));
}

function isNamed(name: string): (element: Element) => boolean {
  return (element) => element.name === name;
}
