import type { Element, ElementContent, Properties, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { encodeTarget } from '../escape/markdown.ts';
import { isElement } from './is-element.ts';

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements without content for readers of text: controls, form fields, navigation. */
const omittedElements = toSet(
  'button datalist fieldset form legend link nav noscript optgroup option script select source style template textarea',
);
/** Inline elements; any other element begins a block. */
const inlineElements = toSet(
  'a abbr b bdi bdo br cite code data del dfn em i iframe img input ins kbd label mark meter output picture progress q rp rt ruby s samp small span strong sub sup svg time u var wbr',
);
const marks = toSet('b del em i mark s strong u');
/** Blocks that exist in Markdown. Any other is replaced by its content. */
const blocks = toSet(
  'blockquote caption dd dl dt h1 h2 h3 h4 h5 h6 hr li menu ol p pre section table tbody td tfoot th thead tr ul',
);
/** Replacement for a line break in blocks that become a single line. */
const lineBreaks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['caption', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ' '])),
  td: ', ',
  th: ', ',
  p: '',
};

interface Context {
  /** Path of the page, the base of its relative links. */
  readonly path: string;
  /** Within a line: the replacement for a line break, or undefined to keep it. */
  readonly lineBreak?: string | undefined;
  /** Level of the last heading, and the highest level of a heading below the summary of a `<details>`. */
  readonly headings: { last: number; readonly highest: number };
}

/**
 * Reduces a page to its main element, and the element to what exists in Markdown: without controls and hidden content, with
 * punctuation between pieces that only the layout separates, with headings for summaries, and with root-relative links.
 */
export function simplifyPage(path: string) {
  return (page: Root): Root => {
    const children: ElementContent[] = [];
    visit(page, { type: 'element', tagName: 'main' }, (main: Element) => {
      children.push(...simplifyAll(main.children, { path, headings: { last: 1, highest: 1 } }));
      return EXIT;
    });
    return { type: 'root', children };
  };
}

function simplifyAll(nodes: readonly ElementContent[], context: Context): ElementContent[] {
  const simple: ElementContent[] = [];
  let last: ElementContent | undefined;
  for (const node of nodes) {
    const parts = simplify(node, context);
    if (!parts.every(isBlank)) {
      if (isElement(node, 'br')) trim(simple, -1);
      if (last !== undefined && areSeparated(last, node, endsWithSpace(simple), context)) {
        trim(simple, -1);
        simple.push(toText(punctuate(last, node)));
      }
      last = node;
    }
    simple.push(...parts);
  }
  return simple;
}

function simplify(node: ElementContent, context: Context): ElementContent[] {
  if (node.type === 'text') return [toText(toOneLine(node.value))];
  if (node.type !== 'element' || isOmitted(node)) return [];
  if (isBlock(node)) return simplifyBlock(node, context);
  const { tagName, properties, children } = node;
  switch (tagName) {
    case 'br':
      return context.lineBreak ? [toText(context.lineBreak)] : [node];
    case 'svg': {
      const title = children.find((child) => isElement(child, 'title'));
      return [toText(toOneLine(String(properties.ariaLabel ?? (title && textOf(title)) ?? '')).trim())];
    }
    case 'img':
      return simplifyImage(properties, properties.src, context);
    case 'iframe':
      return simplifyLink(toElement('a', { href: properties.src }, [toText(String(properties.title ?? ''))]), context);
    case 'a':
      return simplifyLink(node, context);
    default: {
      const simple = simplifyAll(children, { lineBreak: '', ...context });
      if (marks.has(tagName)) return moveSpacesOut(simple, (inner) => toElement(tagName, {}, inner));
      return [toElement(tagName, properties, simple)];
    }
  }
}

function simplifyBlock(block: Element, context: Context): ElementContent[] {
  const { tagName, properties, children } = block;
  if (context.lineBreak !== undefined) return simplifyAll(children, context);
  if (tagName === 'pre') return [block];
  if (tagName === 'details') return unfold(children, context);
  const { headings } = context;
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  if (level !== undefined) headings.last = Math.max(Number(level), headings.highest);
  const kept = level === undefined ? tagName : `h${headings.last}`;
  const simple = simplifyAll(children, { ...context, lineBreak: lineBreaks[tagName] });
  return [toElement(blocks.has(kept) ? kept : 'div', properties, simple)];
}

/** Returns a `<details>`: its summary as a heading one level below the last one, then its content. */
function unfold(children: readonly ElementContent[], context: Context): ElementContent[] {
  const level = Math.min(context.headings.last + 1, 6);
  const summary = children.find((child) => isElement(child, 'summary'));
  const rest = children.filter((child) => child !== summary);
  const inner = { ...context, headings: { last: level, highest: Math.min(level + 1, 6) } };
  const heading = toElement(
    `h${level}`,
    {},
    simplifyAll(summary === undefined ? [] : [summary], { ...inner, lineBreak: ' ' }),
  );
  return [toElement('div', {}, [heading, ...simplifyAll(rest, inner)])];
}

function isOmitted({ tagName, properties }: Element): boolean {
  // Check boxes of list items are the only fields that are kept.
  const isField = tagName === 'input' && properties.type !== 'checkbox';
  return isField || omittedElements.has(tagName) || properties.hidden !== undefined || properties.ariaHidden === 'true';
}

/** Whether two neighbours in a line are separated by more than a space on the page; `<small>` always is. */
function areSeparated(
  before: ElementContent,
  after: ElementContent,
  isSpaced: boolean,
  { lineBreak }: Context,
): boolean {
  if (isBlock(before) || isBlock(after)) return lineBreak !== undefined;
  const tags = [before, after].map((node) => (isElement(node) ? node.tagName : ''));
  return isSpaced && (tags.includes('small') || (tags.includes('span') && !tags.includes('')));
}

function punctuate(before: ElementContent, after: ElementContent): string {
  if (/[.!?:;,…–—-]["'”’)]*$/.test(textOf(before).trim())) return ' ';
  return /^["'“‘(]*\p{Lu}/u.test(textOf(after).trim()) ? '. ' : ', ';
}

function simplifyLink(link: Element, context: Context): ElementContent[] {
  const { href, dataFootnoteRef, dataFootnoteBackref } = link.properties;
  // A reader of text does not need an image and the link to its larger version.
  const isToPicture = /\.(?:avif|jpe?g|png|webp)$/.test(String(href));
  const picture = isToPicture ? findImage(link) : undefined;
  if (picture !== undefined) return simplifyImage(picture.properties, href, context);
  const children = simplifyAll(link.children, { lineBreak: '', ...context });
  if (href === undefined || children.every(isBlank)) return children;
  const properties = { href: toRootRelative(String(href), context.path), dataFootnoteRef, dataFootnoteBackref };
  return moveSpacesOut(children, (inner) => toElement('a', properties, inner));
}

/** Returns an image with its alternative text; nothing for decoration, which has none, and for data URLs. */
function simplifyImage({ alt }: Properties, target: Properties[string], { path }: Context): ElementContent[] {
  const text = toOneLine(String(alt ?? '')).trim();
  const url = String(target ?? 'data:');
  if (text === '' || url.startsWith('data:')) return [toText(text)];
  return [toElement('img', { src: toRootRelative(url, path), alt: text }, [])];
}

function findImage(link: Element): Element | undefined {
  let image: Element | undefined;
  visit(link, { type: 'element', tagName: 'img' }, (picture: Element) => {
    image = picture;
    return EXIT;
  });
  return image;
}

/** Makes a link relative to the root of the site; links to other sites are kept. */
function toRootRelative(target: string, path: string): string {
  if (/^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(target)) return encodeTarget(target);
  const { pathname, search, hash } = new URL(target, `https://site.invalid${path}`);
  return encodeTarget(`${pathname}${search}${hash}`);
}

/** Wraps content in a mark such as emphasis. Markdown requires the spaces around it outside the mark. */
function moveSpacesOut(children: ElementContent[], mark: (inner: ElementContent[]) => Element): ElementContent[] {
  if (children.every(isBlank)) return children;
  const text = textOf({ type: 'root', children });
  trim(children, 0);
  trim(children, -1);
  return [toText(/^ /.test(text) ? ' ' : ''), mark(children), toText(/ $/.test(text) ? ' ' : '')];
}

/** Removes the spaces at the start of content (0) or at its end (-1). */
function trim(children: ElementContent[], at: 0 | -1): void {
  const node = children.at(at);
  if (node?.type === 'element') trim(node.children, at);
  if (node?.type !== 'text') return;
  node.value = at === 0 ? node.value.trimStart() : node.value.trimEnd();
  if (node.value !== '') return;
  children.splice(at, 1);
  trim(children, at);
}

function endsWithSpace(children: ElementContent[]): boolean {
  return textOf({ type: 'root', children: children.slice(-1) }).endsWith(' ');
}

function isBlank(node: ElementContent): boolean {
  if (!isElement(node)) return node.type !== 'text' || node.value.trim() === '';
  return !/^(?:br|img|input|hr)$/.test(node.tagName) && node.children.every(isBlank);
}

function isBlock(node: ElementContent): boolean {
  return isElement(node) && !inlineElements.has(node.tagName);
}

function toElement(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function toText(value: string): Text {
  return { type: 'text', value };
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
