import { type AnyNode, type Element, isTag } from 'domhandler';
import { escapeLineStart } from '../escape/markdown.ts';

/**
 * Converts a table: with a heading row to a Markdown table, without one to a list with the first cell of each row as the
 * term. Its caption comes first. `writeCell` writes the content of a cell on one line.
 */
export function writeTable(table: Element, writeCell: (nodes: readonly AnyNode[]) => string): string[] {
  const parts = children(table);
  const named = (name: string) => (element: Element) => element.name === name;
  const caption = parts.filter(named('caption')).map((element) => escapeLineStart(writeCell(element.childNodes)));
  const lines = [table, ...parts].flatMap((part) => children(part).filter(named('tr'))).map(children);
  const rows = lines.map((cells) => cells.map((cell) => writeCell(cell.childNodes)));
  const [head = []] = lines;
  const isHead = parts.some(named('thead')) || head.every(named('th'));
  const written = isHead ? writeRows(rows) : rows.map(writeFact);
  return written.length === 0 ? caption : [...caption, written.join('\n')];
}

/** A table with its first row as the heading. A bar would end a cell anywhere, also in code and in addresses. */
function writeRows([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`,
  );
}

/** A row as an item of a list. */
function writeFact([name = '', ...facts]: readonly string[]): string {
  const known = facts.filter((fact) => fact !== '').join(', ');
  const start = escapeLineStart(name);
  return known === '' ? `- ${start}` : `- ${start.replace(/:$/, '')}: ${known}`;
}

function children(element: Element): Element[] {
  return element.childNodes.filter((node) => isTag(node));
}
