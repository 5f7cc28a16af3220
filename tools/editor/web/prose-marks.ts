/** Header row of a Markdown table and its delimiter row, which sets the alignment of columns. */
const TABLE_HEAD = /^(.*\|.*)\n(\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?)$/gm;

/**
 * Restores Markdown syntax that the rich text editor drops: MDX comments, backslash escapes, column alignment. `before`
 * is the prose of the file.
 */
export function keepMarks(before: string, after: string): string {
  const withComments = after.replace(/\{\/\\\*([\s\S]*?)\\\*\/\}/g, '{/*$1*/}');
  return keepAlignment(before, keepRows(before, keepBackslashes(before, withComments)));
}

/** Without its backslash a brace or less-than sign would start an expression or element. */
function keepBackslashes(before: string, after: string): string {
  let text = after;
  for (const { index } of before.matchAll(/\\[{}<]/g)) {
    // From left to right, so that the text before a character already has its backslashes.
    const left = before.slice(Math.max(0, index - 6), index);
    const raw = before.slice(index + 1, index + 5);
    const right = raw.replaceAll('\\', '');
    if (text.includes(`${left}\\${raw}`)) continue;
    text = text.replace(`${left}${right}`, () => `${left}\\${right}`);
  }
  return text;
}

/** Keeps table rows that differ only in spaces. */
function keepRows(before: string, after: string): string {
  const tighten = (row: string) => row.replace(/ *\| */g, '|');
  const rows = new Map((before.match(/^\|.*$/gm) ?? []).map((row) => [tighten(row), row]));
  return after.replace(/^\|.*$/gm, (row) => rows.get(tighten(row)) ?? row);
}

function keepAlignment(before: string, after: string): string {
  const rows = new Map([...before.matchAll(TABLE_HEAD)].map(([, head = '', row = '']) => [cellsOf(head), row]));
  return after.replace(TABLE_HEAD, (whole, head: string) => {
    const row = rows.get(cellsOf(head));
    return row?.includes(':') ? `${head}\n${row}` : whole;
  });
}

function cellsOf(row: string): string {
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join('|');
}
