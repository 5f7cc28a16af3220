import { type AnyNode, type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { encodeTarget, escapeLineStart, escapeText, writeCode as writeInlineCode } from '../escape/markdown.ts';
import { writeTable } from './table.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements replaced by their children. */
const containers = names(
  'address article aside body div figcaption figure footer header hgroup html main output p search section summary',
);
/** Elements without content for readers of text: controls, form fields, navigation. */
const skipped = names(
  'button datalist fieldset form input legend link nav noscript optgroup option script select source style template textarea',
);
/** Inline elements written as their text. */
const plain = names('abbr bdi cite data dfn kbd label mark picture q samp small span sub sup time u var wbr');
/** Inline elements written between marks. */
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~' }),
);
const otherInline = names('a br code iframe img svg');
/** Block elements; inside a line their text is separated from the rest. */
const blocks = names('blockquote dd details dl dt h1 h2 h3 h4 h5 h6 hr li ol pre ul');
/** Inline elements that pages separate from others by layout instead of punctuation. */
const columns = names('small span');

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
 * Converts HTML to Markdown (CommonMark with GitHub's tables). It knows the elements that pages of this site use; any
 * other is an error, so that no page loses a fact unnoticed. What is hidden, also from screen readers, is left out.
 * `path` is the path of the page: links are written relative to the root.
 */
export function htmlToMarkdown(html: string, path = '/'): string {
  const written = writeBlocks(parseDocument(html).childNodes, { level: 1, highest: 1, path });
  return `${dropEmptyHeadings(written).join('\n\n')}\n`;
}

/** Drops headings without content, such as the heading of a form. */
function dropEmptyHeadings(written: readonly string[]): string[] {
  const levelOf = (text: string | undefined) => /^#+(?= )/.exec(text ?? '')?.[0].length ?? 0;
  const kept: string[] = [];
  for (const block of written.toReversed()) {
    const [level, next] = [levelOf(block), levelOf(kept[0])];
    const isEmpty = level > 1 && (kept.length === 0 || (next > 0 && next <= level));
    if (!isEmpty) kept.unshift(block);
  }
  return kept;
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
    if (isTag(node) && !isInline(node)) {
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

function writeBlock(element: Element, writer: Writer): readonly string[] {
  const { name, childNodes } = element;
  if (containers.has(name)) return writeBlocks(childNodes, writer);
  const heading = /^h([1-6])$/.exec(name);
  if (heading !== null) {
    writer.level = Math.max(Number(heading[1]), writer.highest);
    return [writeHeading(writer.level, childNodes, writer)];
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return [writeList(element, writer)];
    case 'dl':
      return [writeDefinitions(element, writer)];
    case 'table':
      return writeTable(element, (nodes) => writeLine(nodes, writer, ', '));
    case 'details':
      return writeDetails(element, writer);
    case 'pre':
      return [writeCode(element)];
    case 'blockquote':
      return [writeBlocks(childNodes, writer).join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '')];
    case 'hr':
      return ['---'];
    default:
      throw unknownElement(name);
  }
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

/** A list. Items may hold blocks, which are indented below their bullet. */
function writeList(list: Element, writer: Writer): string {
  const items = list.childNodes.filter((node) => isTag(node) && !isLeftOut(node)) as Element[];
  const first = Number(list.attribs.start ?? 1);
  const texts = items.map((item, index) => {
    const bullet = list.name === 'ol' ? `${first + index}. ` : '- ';
    const text = writeBlocks(item.childNodes, writer).join('\n\n');
    return `${bullet}${text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(bullet.length)}`)}`;
  });
  return texts.join('\n');
}

/** A definition list: a bullet for each term, with further blocks below it. */
function writeDefinitions(list: Element, writer: Writer): string {
  const rows = list.childNodes
    .filter((node) => isTag(node))
    .flatMap((node) => (node.name === 'div' ? node.childNodes.filter((child) => isTag(child)) : [node]));
  const items: { readonly term: string; readonly lines: string[]; readonly below: string[] }[] = [];
  for (const row of rows) {
    if (row.name === 'dt') {
      const term = writeLine(row.childNodes, writer, ' ').replaceAll('**', '');
      items.push({ term, lines: [], below: [] });
      continue;
    }
    const [first, ...others] = writeBlocks(row.childNodes, writer);
    const item = items.at(-1);
    if (item === undefined || first === undefined) continue;
    const isLine = /^(?!```|[-|>#] |\d+\. )[^\n]*$/.test(first);
    if (isLine) item.lines.push(first);
    item.below.push(...(isLine ? others : [first, ...others]));
  }
  return items
    .map(({ term, lines, below }) => {
      const line = `- **${term}**${lines.length === 0 ? '' : `: ${lines.join('; ')}`}`;
      return [line, ...below.map((block) => block.replace(/^(?=.)/gm, '  '))].join('\n\n');
    })
    .join('\n');
}

/** A `<details>`: its summary as a heading one level below the last one, then its content. */
function writeDetails(details: Element, writer: Writer): string[] {
  const level = Math.min(writer.level + 1, 6);
  const summary = details.childNodes.find((node): node is Element => isTag(node) && node.name === 'summary');
  const rest = details.childNodes.filter((node) => node !== summary);
  const inner = { ...writer, level, highest: Math.min(level + 1, 6) };
  return [writeHeading(level, summary?.childNodes ?? [], writer), ...writeBlocks(rest, inner)];
}

function writeCode(pre: Element): string {
  const text = DomUtils.textContent(pre).replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}\n${text}\n${fence}`;
}

function isInline({ name }: Element): boolean {
  return plain.has(name) || marks.has(name) || otherInline.has(name);
}

function isLeftOut({ name, attribs }: Element): boolean {
  return skipped.has(name) || attribs.hidden !== undefined || attribs['aria-hidden'] === 'true';
}

/** Inline content. Where a page separates pieces by layout, they are separated by punctuation. */
function writeInline(nodes: readonly AnyNode[], writer: Writer): string {
  let text = '';
  let last: AnyNode | undefined;
  for (const node of nodes) {
    const part = isText(node)
      ? escapeText(node.data.replace(/\s+/g, ' '))
      : isTag(node)
        ? writeElement(node, writer)
        : '';
    if (part.trim() === '' && !part.includes('\n')) {
      text += part;
      continue;
    }
    const isApart = last !== undefined && areSeparated(last, node, text.endsWith(' '));
    text = isApart && last !== undefined ? `${text.trimEnd()}${punctuate(last, node)}${part.trimStart()}` : text + part;
    last = node;
  }
  return text.replace(/ +/g, ' ');
}

/** Whether two neighbours in a line are separated by more than a space on the page; `<small>` always is. */
function areSeparated(before: AnyNode, after: AnyNode, isSpaced: boolean): boolean {
  const isBlock = (node: AnyNode) => isTag(node) && !isInline(node);
  if (isBlock(before) || isBlock(after)) return true;
  if (!isSpaced) return false;
  const isAside = (node: AnyNode) => isTag(node) && node.name === 'small';
  if (isAside(before) || isAside(after)) return true;
  return isTag(before) && isTag(after) && (columns.has(before.name) || columns.has(after.name));
}

function punctuate(before: AnyNode, after: AnyNode): string {
  if (/[.!?:;,…–—-]["'”’)]*$/.test(DomUtils.textContent(before).trim())) return ' ';
  return /^["'“‘(]*\p{Lu}/u.test(DomUtils.textContent(after).trim()) ? '. ' : ', ';
}

function writeElement(element: Element, writer: Writer): string {
  const { name, childNodes, attribs } = element;
  if (isLeftOut(element)) return '';
  const text = () => writeInline(childNodes, writer);
  const mark = marks.get(name);
  if (mark !== undefined) return surround(text(), mark);
  switch (name) {
    case 'a': {
      const picture = findLinkedPicture(element);
      const link = () => writeLink(text().trim(), attribs.href, writer.path);
      return picture === undefined ? link() : writePicture(picture, attribs.href, writer.path);
    }
    case 'iframe':
      return writeLink(escapeText(attribs.title ?? ''), attribs.src, writer.path);
    case 'code':
      return writeInlineCode(DomUtils.textContent(element).replace(/\s+/g, ' '));
    case 'br':
      return '\n';
    case 'img':
      return writePicture(element, attribs.src, writer.path);
    case 'svg':
      return escapeText(nameDrawing(element));
    default:
      if (plain.has(name) || containers.has(name) || blocks.has(name)) return text();
      throw unknownElement(name);
  }
}

/** The accessible name of a drawing. */
function nameDrawing({ attribs, childNodes }: Element): string {
  const titles = DomUtils.getElementsByTagName('title', childNodes, false);
  return (attribs['aria-label'] ?? DomUtils.textContent(titles)).replace(/\s+/g, ' ').trim();
}

/** The first image of a link to its larger version: for a reader of text both are one image. */
function findLinkedPicture({ attribs, childNodes }: Element): Element | undefined {
  if (!/\.(?:avif|jpe?g|png|webp)$/.test(attribs.href ?? '')) return undefined;
  return DomUtils.getElementsByTagName('img', childNodes, true, 1)[0];
}

function writeLink(text: string, target: string | undefined, path: string): string {
  if (target === undefined || text === '') return text;
  return `[${text}](${encodeTarget(fromRoot(target, path))})`;
}

/** An image with its alternative text. One without is decoration; one inlined as a data URL has no address. */
function writePicture({ attribs }: Element, target: string | undefined, path: string): string {
  const alt = escapeText(attribs.alt?.replace(/\s+/g, ' ').trim() ?? '');
  if (target === undefined || alt === '' || target.startsWith('data:')) return alt;
  return `!${writeLink(alt, target, path)}`;
}

/** A link relative to the root of the site; links to other sites are kept. */
function fromRoot(target: string, path: string): string {
  if (/^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(target)) return target;
  const { pathname, search, hash } = new URL(target, `https://site.invalid${path}`);
  return `${pathname}${search}${hash}`;
}

/** Puts marks around a text, with its outer spaces outside the marks, as Markdown requires. */
function surround(text: string, mark: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return text;
  return `${/^\s/.test(text) ? ' ' : ''}${mark}${trimmed}${mark}${/\s$/.test(text) ? ' ' : ''}`;
}

function unknownElement(name: string): Error {
  const advice = 'Say in src/markdown/html-to-markdown.ts how it is written, or leave it out there.';
  return new Error(`There is no Markdown for <${name}>. ${advice}`);
}
