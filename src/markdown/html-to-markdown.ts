import { type AnyNode, type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { escapeLineStart, escapeText } from './escape.ts';
import { writeTable } from './table.ts';

/** Elements that stand for nothing but their children. */
const containers = new Set(
  'article aside address body div figure figcaption header hgroup html main output section'.split(' '),
);
/** Elements that say nothing a reader of text could use: what one clicks, types into or looks at. */
const skipped = new Set('button datalist form link nav noscript script style svg template'.split(' '));
const inlineContainers = new Set('abbr bdi data label mark small span sub sup time'.split(' '));

/**
 * Writes HTML as Markdown (CommonMark with tables). It knows the elements the
 * pages of this site are made of; any other is an error, so that no page can
 * lose a fact without anybody noticing.
 */
export function htmlToMarkdown(html: string): string {
  const writer = { level: 1 };
  const blocks = writeBlocks(parseDocument(html).childNodes, writer);
  return `${blocks.filter((block, index) => !isEmptyHeading(block, blocks[index + 1])).join('\n\n')}\n`;
}

/** Whether nothing stands under a heading, because it is that of a form for instance. */
function isEmptyHeading(block: string, next: string | undefined): boolean {
  const level = (text: string | undefined) => /^#+(?= )/.exec(text ?? '')?.[0].length ?? 0;
  if (level(block) < 2) return false;
  return next === undefined || (level(next) > 0 && level(next) <= level(block));
}

/** The level of the last heading, for what goes below it. */
interface Writer {
  level: number;
}

function writeBlocks(nodes: readonly ChildNode[], writer: Writer): string[] {
  const blocks: string[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    const text = writeInline(line).trim();
    if (text !== '') blocks.push(escapeLineStart(text));
    line = [];
  };
  for (const node of nodes) {
    if (isTag(node) && !isInline(node)) {
      endLine();
      blocks.push(...writeBlock(node, writer));
    } else line.push(node);
  }
  endLine();
  return blocks;
}

function writeBlock(element: Element, writer: Writer): string[] {
  const { name, childNodes } = element;
  if (containers.has(name)) return writeBlocks(childNodes, writer);
  if (skipped.has(name)) return [];
  const heading = /^h([1-6])$/.exec(name);
  if (heading !== null) {
    writer.level = Number(heading[1]);
    return [writeHeading(writer.level, childNodes)];
  }
  switch (name) {
    case 'p':
      return writeBlocks(childNodes, writer);
    case 'ul':
    case 'ol':
      return [writeList(element, writer)];
    case 'dl':
      return writeDefinitions(element, writer);
    case 'table':
      return writeTable(element, writeInline);
    case 'details':
      return writeDetails(element, writer);
    case 'pre':
      return [writeCode(element)];
    case 'blockquote':
      return [writeBlocks(childNodes, writer).join('\n\n').replace(/^/gm, '> ')];
    case 'hr':
      return ['---'];
    default:
      throw new Error(`There is no Markdown for <${name}>. Add it to src/markdown/html-to-markdown.ts.`);
  }
}

function writeHeading(level: number, nodes: readonly AnyNode[]): string {
  return `${'#'.repeat(level)} ${writeInline(nodes).trim()}`;
}

/** A list. Items may hold blocks, which are indented below their bullet. */
function writeList(list: Element, writer: Writer): string {
  const items = list.childNodes.filter((node) => isTag(node));
  const texts = items.map((item, index) => {
    const bullet = list.name === 'ol' ? `${index + 1}. ` : '- ';
    const blocks = writeBlocks(item.childNodes, writer).join('\n\n');
    return `${bullet}${blocks.replace(/\n(?=[^\n])/g, `\n${' '.repeat(bullet.length)}`)}`;
  });
  return texts.join('\n');
}

/** Terms with their definitions: a bullet each, or paragraphs where a definition holds more than a line. */
function writeDefinitions(list: Element, writer: Writer): string[] {
  const rows = list.childNodes
    .filter((node) => isTag(node))
    .flatMap((node) => (node.name === 'div' ? node.childNodes.filter((child) => isTag(child)) : [node]));
  const blocks: string[] = [];
  for (const row of rows) {
    if (row.name === 'dt') {
      blocks.push(`- **${writeInline(row.childNodes).trim().replaceAll('**', '')}**`);
      continue;
    }
    const [first = '', ...others] = writeBlocks(row.childNodes, writer);
    const term = blocks.pop() ?? '';
    blocks.push([`${term}: ${first}`, ...others.map((other) => other.replace(/^(?=.)/gm, '  '))].join('\n\n'));
  }
  return [blocks.join('\n')];
}

/** A question that can be opened: a heading one level below the last, and what it opens. */
function writeDetails(details: Element, writer: Writer): string[] {
  const { level } = writer;
  const summary = details.childNodes.find((node): node is Element => isTag(node) && node.name === 'summary');
  const rest = details.childNodes.filter((node) => node !== summary);
  const heading = writeHeading(Math.min(level + 1, 6), summary?.childNodes ?? []);
  const blocks = [heading, ...writeBlocks(rest, { level: level + 1 })];
  writer.level = level;
  return blocks;
}

function writeCode(pre: Element): string {
  const text = readText(pre).replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}\n${text}\n${fence}`;
}

function isInline(element: Element): boolean {
  return inlineContainers.has(element.name) || /^(?:a|b|br|code|em|i|img|strong|s|del|input)$/.test(element.name);
}

function writeInline(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return escapeText(node.data.replace(/\s+/g, ' '));
      return isTag(node) ? writeInlineElement(node) : '';
    })
    .join('')
    .replace(/ +/g, ' ');
}

function writeInlineElement(element: Element): string {
  const { name, childNodes, attribs } = element;
  if (skipped.has(name) || name === 'input') return '';
  const text = () => writeInline(childNodes);
  switch (name) {
    case 'a':
      return writeLink(text().trim(), attribs.href);
    case 'b':
    case 'strong':
      return surround(text(), '**');
    case 'em':
    case 'i':
      return surround(text(), '*');
    case 's':
    case 'del':
      return surround(text(), '~~');
    case 'code':
      return writeInlineCode(readText(element));
    case 'br':
      return ' ';
    case 'img':
      return escapeText(attribs.alt ?? '');
    default:
      // A block inside a line, in a cell of a table for instance, is set apart by spaces.
      return inlineContainers.has(name) ? text() : ` ${text()} `;
  }
}

function writeLink(text: string, target: string | undefined): string {
  if (target === undefined || text === '') return text;
  return `[${text}](${target.replace(/[()\s<>]/g, (character) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`;
}

function writeInlineCode(text: string): string {
  const fence = '`'.repeat(Math.max(1, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Marks around a text, with its outer spaces left outside, where Markdown wants them. */
function surround(text: string, mark: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return text;
  return `${/^\s/.test(text) ? ' ' : ''}${mark}${trimmed}${mark}${/\s$/.test(text) ? ' ' : ''}`;
}

function readText(node: AnyNode): string {
  if (isText(node)) return node.data;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}
