/** A link in Markdown: its text and target. */
export interface MarkdownLink {
  readonly text: string;
  readonly target: string;
}

// Patterns look at no more than this much of a text at once, so that no page takes more than linear time.
const LONGEST_LINE = 2000;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Lines of a Markdown text outside fenced code. */
export function proseLines(text: string): string[] {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence === undefined && mark === undefined) lines.push(line);
    else if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
  }
  return lines;
}

/** Whether every fence of code that is opened is closed again. */
export function hasClosedFences(text: string): boolean {
  let fence: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (mark === undefined) continue;
    if (fence === undefined) fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = undefined;
  }
  return fence === undefined;
}

/** Every link of a Markdown text. */
export function listLinks(text: string): MarkdownLink[] {
  return [
    ...proseLines(text)
      .join('\n')
      .matchAll(/(?<!!)\[((?:[^\]\\]|\\.){0,500})\]\(([^()\s]{1,2000})(?:\s[^()]{0,500})?\)/g),
  ].map(([, label = '', target = '']) => ({ text: label, target }));
}

/** Every address in a text, links or not; address templates are left out. */
export function listAddresses(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"'`)\]]{1,2000}/g)]
    .map(([address]) => address.replace(/[.,;:]+$/, ''))
    .filter((address) => !/[{}=…]$|[{}]|\.\.\./.test(address));
}

/** Headings of a Markdown text, in order. */
export function listHeadings(text: string): { readonly level: number; readonly text: string }[] {
  return proseLines(text).flatMap((line) => {
    const [, marks = '', title = ''] = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line.slice(0, LONGEST_LINE)) ?? [];
    return marks === '' ? [] : [{ level: marks.length, text: title }];
  });
}

/** The words of a Markdown text without its marks. */
export function plainText(text: string): string {
  return text
    .replace(/\]\([^()]{0,2000}\)/g, ' ')
    .replace(/[#>*_`|\\[\]~-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
