import { type AnyNode, type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { encodeTarget, escapeLineStart, escapeText, writeCode as writeInlineCode } from '../escape/markdown.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements without content for readers of text: controls, form fields, navigation. */
const leftOut = names(
  'button datalist fieldset form input legend link nav noscript optgroup option script select source style template textarea',
);
/** Elements in a line; any other begins a block. */
const inline = names(
  'a abbr b bdi br cite code data del dfn em i iframe img kbd label mark picture q s samp small span strong sub sup svg time u var wbr',
);
/** Marks around the text of an element. */
const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~' };

/** State of the conversion at the current position. */
interface Writer {
  /** Level of the last heading. */
  level: number;
  /** Highest level that a heading may have: below the heading of the `<details>` it is in. */
  readonly highest: number;
  /** Path of the page, the base of its relative links. */
  readonly path: string;
}

/**
 * Converts HTML to Markdown (CommonMark with GitHub's tables). Of an element without a rule the content is written. What
 * is hidden, also from screen readers, is left out. `path` is the path of the page: links are written relative to the
 * root.
 */
export function htmlToMarkdown(html: string, path = '/'): string {
  const written = writeBlocks(parseDocument(html).childNodes, { level: 1, highest: 1, path });
  return `${dropEmptyHeadings(written).join('\n\n')}\n`;
}

/** Drops headings without content, such as the heading of a form. What is no heading has the level 0. */
function dropEmptyHeadings(written: readonly string[]): string[] {
  const levels = written.map((block) => /^#+(?= )/.exec(block)?.[0].length ?? 0);
  return written.filter((_, index) => {
    const [level = 0, ...below] = levels.slice(index);
    return level <= 1 || below.find((next) => next <= level) === 0;
  });
}

function writeBlocks(nodes: readonly ChildNode[], writer: Writer): string[] {
  const written: string[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    const text = writeParagraph(line, writer);
    if (text !== '') written.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (isTag(node) && isLeftOut(node)) continue;
    if (isTag(node) && isBlock(node)) {
      endLine();
      written.push(...writeBlock(node, writer));
    } else line.push(node);
  }
  endLine();
  return written;
}

/** A paragraph, with hard breaks between its lines. */
function writeParagraph(nodes: readonly AnyNode[], writer: Writer): string {
  const lines = writeInline(nodes, writer).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(escapeLineStart)
    .join('\\\n');
}

/** How blocks are written. Any other is written as its content. */
const blocks: Readonly<Record<string, (element: Element, writer: Writer) => string[]>> = {
  ul: writeList,
  ol: writeList,
  dl: writeDefinitions,
  table: writeTable,
  details: writeDetails,
  pre: writeCode,
  blockquote: ({ childNodes }, writer) => [
    writeBlocks(childNodes, writer).join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, ''),
  ],
  hr: () => ['---'],
};

function writeBlock(element: Element, writer: Writer): string[] {
  const { name, childNodes } = element;
  const [, level] = /^h([1-6])$/.exec(name) ?? [];
  if (level === undefined) return blocks[name]?.(element, writer) ?? writeBlocks(childNodes, writer);
  writer.level = Math.max(Number(level), writer.highest);
  return [writeHeading(writer.level, childNodes, writer)];
}

function writeHeading(level: number, nodes: readonly AnyNode[], writer: Writer): string {
  // Trailing number signs would close a heading, so those of the text are escaped.
  const text = writeLine(nodes, writer, ' ').replace(/(?<=^|\s)#+$/, '\\$&');
  return `${'#'.repeat(level)} ${text}`;
}

/** Inline content on a single line, with `between` in place of line breaks. */
function writeLine(nodes: readonly AnyNode[], writer: Writer, between: string): string {
  return writeInline(nodes, writer)
    .trim()
    .replace(/\s*\n\s*/g, between);
}

function writeList(list: Element, writer: Writer): string[] {
  const items = children(list).filter((item) => !isLeftOut(item));
  const first = Number(list.attribs.start ?? 1);
  const texts = items.map(({ childNodes }, index) =>
    writeItem(list.name === 'ol' ? `${first + index}. ` : '- ', writeBlocks(childNodes, writer)),
  );
  return [texts.join('\n')];
}

/** An item of a list. It may hold blocks, which are indented below its bullet. */
function writeItem(bullet: string, blocks: readonly string[]): string {
  return bullet + blocks.join('\n\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(bullet.length)}`);
}

/** A definition list: a bullet for each term, with further blocks below it. */
function writeDefinitions(list: Element, writer: Writer): string[] {
  const rows = children(list).flatMap((row) => (row.name === 'div' ? children(row) : [row]));
  const items: { line: string; readonly below: string[] }[] = [];
  for (const { name, childNodes } of rows) {
    const item = items.at(-1);
    if (name === 'dt') {
      const term = writeLine(childNodes, writer, ' ').replaceAll('**', '');
      items.push({ line: `**${term}**`, below: [] });
    } else if (item !== undefined) {
      const written = writeBlocks(childNodes, writer);
      // What is no line of text goes below.
      const isLine = /^(?!```|[-|>#] |\d+\. )[^\n]+$/.test(written[0] ?? '');
      if (isLine) item.line += `${item.line.includes('**: ') ? ';' : ':'} ${written.shift()}`;
      item.below.push(...written);
    }
  }
  return [items.map(({ line, below }) => writeItem('- ', [line, ...below])).join('\n')];
}

/** A `<details>`: its summary as a heading one level below the last one, then its content. */
function writeDetails(details: Element, writer: Writer): string[] {
  const level = Math.min(writer.level + 1, 6);
  const summary = children(details).find(({ name }) => name === 'summary');
  const rest = details.childNodes.filter((node) => node !== summary);
  const inner = { ...writer, level, highest: Math.min(level + 1, 6) };
  return [writeHeading(level, summary?.childNodes ?? [], writer), ...writeBlocks(rest, inner)];
}

function writeCode(pre: Element): string[] {
  const text = DomUtils.textContent(pre).replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return [`${fence}\n${text}\n${fence}`];
}

function isLeftOut({ name, attribs }: Element): boolean {
  return leftOut.has(name) || attribs.hidden !== undefined || attribs['aria-hidden'] === 'true';
}

function isBlock(node: AnyNode): boolean {
  return isTag(node) && !inline.has(node.name);
}

/** Inline content. Where a page separates pieces by layout, they are separated by punctuation. */
function writeInline(nodes: readonly AnyNode[], writer: Writer): string {
  let text = '';
  let last: AnyNode | undefined;
  for (const node of nodes) {
    const part = writeNode(node, writer);
    const isEmpty = part.trim() === '' && !part.includes('\n');
    if (!isEmpty && last !== undefined && areSeparated(last, node, text.endsWith(' ')))
      text = `${text.trimEnd()}${punctuate(last, node)}${part.trimStart()}`;
    else text += part;
    if (!isEmpty) last = node;
  }
  return text.replace(/ +/g, ' ');
}

/** Whether two neighbours in a line are separated by more than a space on the page; `<small>` always is. */
function areSeparated(before: AnyNode, after: AnyNode, isSpaced: boolean): boolean {
  if (isBlock(before) || isBlock(after)) return true;
  const names = [before, after].map((node) => (isTag(node) ? node.name : ''));
  return isSpaced && (names.includes('small') || (names.includes('span') && !names.includes('')));
}

function punctuate(before: AnyNode, after: AnyNode): string {
  if (/[.!?:;,…–—-]["'”’)]*$/.test(DomUtils.textContent(before).trim())) return ' ';
  return /^["'“‘(]*\p{Lu}/u.test(DomUtils.textContent(after).trim()) ? '. ' : ', ';
}

function writeNode(node: AnyNode, writer: Writer): string {
  if (isText(node)) return escapeText(ofOneLine(node.data));
  if (!isTag(node) || isLeftOut(node)) return '';
  const { name, childNodes, attribs } = node;
  switch (name) {
    case 'a': {
      // An image that leads to its larger version: for a reader of text both are one.
      const isToPicture = /\.(?:avif|jpe?g|png|webp)$/.test(attribs.href ?? '');
      const [picture] = isToPicture ? DomUtils.getElementsByTagName('img', childNodes, true, 1) : [];
      if (picture !== undefined) return writePicture(picture, attribs.href, writer);
      return writeLink(writeInline(childNodes, writer).trim(), attribs.href, writer);
    }
    case 'iframe':
      return writeLink(escapeText(attribs.title ?? ''), attribs.src, writer);
    case 'code':
      return writeInlineCode(ofOneLine(DomUtils.textContent(node)));
    case 'br':
      return '\n';
    case 'img':
      return writePicture(node, attribs.src, writer);
    case 'svg': {
      const titles = DomUtils.getElementsByTagName('title', childNodes, false);
      return escapeText(ofOneLine(attribs['aria-label'] ?? DomUtils.textContent(titles)).trim());
    }
    default: {
      // Markdown requires the outer spaces of a text outside its marks.
      const mark = marks[name] ?? '';
      return writeInline(childNodes, writer).replace(/\S(?:.*\S)?/s, (text) => `${mark}${text}${mark}`);
    }
  }
}

function ofOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function writeLink(text: string, target: string | undefined, { path }: Writer): string {
  if (target === undefined || text === '') return text;
  return `[${text}](${encodeTarget(fromRoot(target, path))})`;
}

/** An image with its alternative text. One without is decoration; one inlined as a data URL has no address. */
function writePicture({ attribs }: Element, target: string | undefined, writer: Writer): string {
  const alt = escapeText(ofOneLine(attribs.alt ?? '').trim());
  if (target === undefined || alt === '' || target.startsWith('data:')) return alt;
  return `!${writeLink(alt, target, writer)}`;
}

/** A link relative to the root of the site; links to other sites are kept. */
function fromRoot(target: string, path: string): string {
  if (/^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(target)) return target;
  const { pathname, search, hash } = new URL(target, `https://site.invalid${path}`);
  return `${pathname}${search}${hash}`;
}

/**
 * Converts a table: with a heading row to a Markdown table, without one to a list with the first cell of each row as the
 * term. Its caption comes first.
 */
function writeTable(table: Element, writer: Writer): string[] {
  const parts = children(table);
  const named = (name: string) => (element: Element) => element.name === name;
  const writeCell = ({ childNodes }: Element) => writeLine(childNodes, writer, ', ');
  const caption = parts.filter(named('caption')).map((element) => escapeLineStart(writeCell(element)));
  const lines = [table, ...parts].flatMap((part) => children(part).filter(named('tr'))).map(children);
  const rows = lines.map((cells) => cells.map(writeCell));
  const isHead = parts.some(named('thead')) || lines[0]?.every(named('th'));
  const written = isHead ? writeRows(rows) : rows.map(writeFact);
  return written.length === 0 ? caption : [...caption, written.join('\n')];
}

/** A table with its first row as the heading. A bar would end a cell anywhere, also in code and in addresses. */
function writeRows([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`,
  );
}

function writeFact([name = '', ...facts]: readonly string[]): string {
  const known = facts.filter((fact) => fact !== '').join(', ');
  const start = escapeLineStart(name);
  return known === '' ? `- ${start}` : `- ${start.replace(/:$/, '')}: ${known}`;
}

function children(element: Element): Element[] {
  return element.childNodes.filter((node) => isTag(node));
}
