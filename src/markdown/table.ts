import { type AnyNode, type Element, isTag } from 'domhandler';

/**
 * A table as Markdown: with a heading row as a table, without one as a list of
 * what its rows say. Its caption goes before it.
 */
export function writeTable(table: Element, writeInline: (nodes: readonly AnyNode[]) => string): string[] {
  const caption = find(table, 'caption').map((element) => writeInline(element.childNodes).trim());
  const heads = find(table, 'thead').flatMap((head) => find(head, 'tr'));
  const rows = find(table, 'tr').filter((row) => !heads.includes(row));
  const cells = (row: Element) => children(row).map((cell) => writeInline(cell.childNodes).trim());
  const [head] = heads;
  if (head === undefined) {
    const lines = rows.map((row) => {
      const [first = '', ...others] = cells(row);
      return `- ${first}: ${others.join(', ')}`;
    });
    return [...caption, lines.join('\n')];
  }
  const names = cells(head);
  const lines = [names, names.map(() => '---'), ...rows.map(cells)].map((row) => `| ${row.join(' | ')} |`);
  return [...caption, lines.join('\n')];
}

function children(element: Element): Element[] {
  return element.childNodes.filter((node) => isTag(node));
}

function find(element: Element, name: string): Element[] {
  return children(element).flatMap((child) => [...(child.name === name ? [child] : []), ...find(child, name)]);
}
