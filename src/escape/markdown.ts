/** What could be a mark: most texts have none. */
const MARKS = /[\\`*[\]<|~_&!]/;
/** The beginning of a block: of the text, of a line, of what a quotation or an item of a list holds. */
const BLOCK_START = /(?:^|\n)(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|#{1,6}(?=[ \t]))*$/;

/** Markdown whose marks are meant. */
export interface Markdown {
  readonly markdown: string;
}

/** Text with the characters escaped that Markdown would take for marks (CommonMark 0.31, section 2.4). */
export function escapeText(text: string): string {
  if (!MARKS.test(text)) return text;
  return (
    text
      .replace(/[\\`*<|~]/g, '\\$&')
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w+;)/g, '\\&')
      // Some parsers read the text of a link a second time, without the backslashes before its brackets.
      .replaceAll('[', '&#91;')
      .replaceAll(']', '&#93;')
      .replace(/!$/, '\\!')
  );
}

/** A line that would become a heading, a quotation, a list or a rule by what it begins with, escaped. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?=>|#{1,6}(?:\s|$)|[+-](?:\s|$)|=+\s*$|-{2,}[-\s]*$)/, '\\')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** Code in a line, in as many backticks as it needs. */
export function writeCode(text: string): string {
  const fence = '`'.repeat(Math.max(1, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** The target of a link, without the characters that would end it. */
export function encodeTarget(address: string): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return address.replace(/[()\s<>\\]/g, encode);
}

/**
 * Markdown from a template. What is put into it is text of one line, and becomes nothing else, unless it is Markdown
 * itself: `md`, `link`, `code` and `joinMarkdown` make some.
 */
export function md(template: TemplateStringsArray, ...values: readonly (string | number | Markdown)[]): Markdown {
  let markdown = template[0] ?? '';
  for (const [index, value] of values.entries()) {
    markdown += typeof value === 'object' ? value.markdown : escapeAt(markdown, String(value));
    markdown += template[index + 1] ?? '';
  }
  return { markdown };
}

function escapeAt(before: string, value: string): string {
  const line = escapeText(value.replace(/\s+/g, ' ')).replace(/(?<=^|\s)#+$/, '\\$&');
  return BLOCK_START.test(before) ? escapeLineStart(line) : line;
}

/** What holds no text of others, such as an address of the site itself, as it is. */
export function plain(text: string): Markdown {
  return { markdown: text };
}

/** A link. */
export function link(text: string, address: string): Markdown {
  return { markdown: `[${escapeText(text.replace(/\s+/g, ' '))}](${encodeTarget(address)})` };
}

/** Code in a line. */
export function code(text: string): Markdown {
  return { markdown: writeCode(text.replace(/\s+/g, ' ')) };
}

/** Pieces of Markdown one behind the other; empty ones are left out. */
export function joinMarkdown(pieces: readonly Markdown[], between: string): Markdown {
  return {
    markdown: pieces
      .map(({ markdown }) => markdown)
      .filter((piece) => piece !== '')
      .join(between),
  };
}
