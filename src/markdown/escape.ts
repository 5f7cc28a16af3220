/** What could be a mark: most texts have none. */
const MARKS = /[\\`*[\]<|~_&!]/;

/** Text with the characters escaped that Markdown would take for marks (CommonMark 0.31, section 2.4). */
export function escapeText(text: string): string {
  if (!MARKS.test(text)) return text;
  return text
    .replace(/[\\`*[\]<|~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/!$/, '\\!');
}

/** A line that would become a heading, a quotation, a list or a rule by what it begins with, escaped. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?=>|#{1,6}(?:\s|$)|[+-](?:\s|$)|={2,}\s*$|-{2,}[-\s]*$)/, '\\')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
