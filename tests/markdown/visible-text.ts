import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { marked } from 'marked';

const controls = new Set('button datalist form input nav noscript script style template textarea'.split(' '));
const inline = new Set(
  'a abbr b bdi cite code data del dfn em i img kbd mark q s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);

interface Line {
  /** Level of the heading, or 0 for anything else. */
  readonly level: number;
  text: string;
}

/** Returns the visible lines of HTML without controls and navigation; images by name, headings only with text below. */
export function readLines(html: string): string[] {
  const lines: Line[] = [];
  for (const node of parseDocument(html).childNodes) collect(node, lines);
  const visible = lines.filter(({ text }) => text.trim() !== '');
  return visible.flatMap(({ level, text }, index) => {
    const next = visible[index + 1];
    const isEmpty = level > 1 && (next === undefined || (next.level > 0 && next.level <= level));
    return isEmpty ? [] : [text.replace(/\s+/g, ' ').trim()];
  });
}

/** Returns the visible text of Markdown, line by line, as another program renders it. */
export function readMarkdown(markdown: string): string[] {
  return readLines(marked.parse(markdown, { async: false, gfm: true }));
}

/** The words, numbers, prices and hours of lines, in their order. */
export function readWords(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.match(/\p{N}+(?:[.,:]\p{N}+)*|\p{L}+|[$%°@]/gu) ?? []);
}

function collect(node: AnyNode, lines: Line[]): void {
  if (isText(node)) append(lines, node.data);
  if (!isTag(node) || isOmitted(node)) return;
  if (node.name === 'img') append(lines, node.attribs.alt ?? '');
  if (node.name === 'svg') {
    append(lines, nameOf(node));
    return;
  }
  const heading = /^h([1-6])$/.exec(node.name);
  const isLine = !inline.has(node.name);
  if (isLine) lines.push({ level: Number(heading?.[1] ?? 0), text: '' });
  for (const child of node.childNodes) collect(child, lines);
  if (isLine) lines.push({ level: 0, text: '' });
}

function append(lines: Line[], text: string): void {
  const last = lines.at(-1);
  if (last === undefined) lines.push({ level: 0, text });
  else last.text += text;
}

function isOmitted({ name, attribs }: Element): boolean {
  return controls.has(name) || attribs.hidden !== undefined || attribs['aria-hidden'] === 'true';
}

function nameOf(drawing: Element): string {
  const title = drawing.childNodes.find((node): node is Element => isTag(node) && node.name === 'title');
  return (
    drawing.attribs['aria-label'] ?? title?.childNodes.map((node) => (isText(node) ? node.data : '')).join('') ?? ''
  );
}
