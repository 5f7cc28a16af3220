/** Text with the characters escaped that Markdown would take for marks. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*[\]<|]/g, '\\$&').replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** A line that would become a heading, a quotation or a list by what it begins with, escaped. */
export function escapeLineStart(line: string): string {
  return line.replace(/^(?=(?:[#>+-]|={2,})(?:\s|$))/, '\\').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}
