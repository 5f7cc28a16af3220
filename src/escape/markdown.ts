/** Markdown source, as opposed to plain text. */
export interface Markdown {
  readonly markdown: string;
}

/** Escapes the special characters of Markdown in plain text (CommonMark 0.31, section 2.4). */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\`*<|~]/g, '\\$&')
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w+;)/g, '\\&')
      // Some parsers parse link text a second time, without the backslashes before its brackets.
      .replaceAll('[', '&#91;')
      .replaceAll(']', '&#93;')
      .replace(/!$/, '\\!')
  );
}

/**
 * Escapes a line that would start a heading, blockquote, list or thematic break, or make a table of the line before.
 */
function escapeLineStart(line: string): string {
  return line
    .replace(/^(?=>|#{1,6}(?:\s|$)|[+-](?:\s|$)|=+\s*$|-{2,}[-\s]*$|:?-+:?\s*$)/, '\\')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/**
 * Formats a code span with as many backticks as needed.
 *
 * @example writeCode('a`b') // '`` a`b ``'
 */
export function writeCode(text: string): string {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/**
 * Encodes the characters of a link destination that would end it.
 *
 * @example encodeTarget('/a (b)/') // '/a%20%28b%29/'
 */
export function encodeTarget(url: string): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return url.replace(/[()\s<>\\]/g, encode);
}

/**
 * Makes Markdown from a template, as its tag. Interpolated values are escaped as text of one line, unless they are
 * Markdown from `md`, `link`, `code` or `joinMarkdown`.
 */
export function md(template: readonly string[], ...values: readonly (string | number | Markdown)[]): Markdown {
  return trustedMarkdown(String.raw({ raw: template }, ...values.map(escapeFact)));
}

/** Fills facts into a sentence of our own, escaping them as `md` does. */
export function mdOf<Facts extends object>(
  sentence: (facts: Facts) => string,
  facts: { readonly [Name in keyof Facts]: Facts[Name] | Markdown },
): Markdown {
  const escaped = Object.entries(facts).map(([name, value]) => [name, escapeFact(value)]);
  return trustedMarkdown(sentence(Object.fromEntries(escaped)));
}

/** Escapes a text as one line that is plain text wherever it is inserted. */
function escapeFact(value: unknown): unknown {
  if (typeof value === 'string')
    return escapeLineStart(escapeText(value.replace(/\s+/g, ' '))).replace(/(?<=^|\s)#+$/, '\\$&');
  return typeof value === 'object' && value !== null && 'markdown' in value ? value.markdown : value;
}

/** Marks trusted text as Markdown, without escaping; for text of our own, such as site URLs. */
export function trustedMarkdown(text: string): Markdown {
  return { markdown: text };
}

/** Formats a link. Text and address are escaped. */
export function link(text: string, url: string): Markdown {
  return { markdown: `[${escapeText(text.replace(/\s+/g, ' '))}](${encodeTarget(url)})` };
}

/** Formats a code span on one line. */
export function code(text: string): Markdown {
  return { markdown: writeCode(text.replace(/\s+/g, ' ')) };
}

/** Joins Markdown with a separator, without empty pieces. */
export function joinMarkdown(separator: string, ...pieces: readonly MarkdownPiece[]): Markdown {
  const texts = pieces.map((piece) => (typeof piece === 'object' ? piece.markdown : piece));
  return trustedMarkdown(texts.filter(Boolean).join(separator));
}

/** Markdown, or trusted text; false and undefined are skipped. */
export type MarkdownPiece = string | Markdown | false | undefined;
