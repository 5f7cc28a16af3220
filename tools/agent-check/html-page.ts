import { type AnyNode, type Document, DomHandler, type Element, isTag, isText } from 'domhandler';
import { Parser } from 'htmlparser2';

/** What is read of an HTML page. */
export interface HtmlPage {
  readonly language: string;
  readonly title: string;
  /** Contents of `meta` by name or property, in lower case. */
  readonly metas: ReadonlyMap<string, string>;
  /** `link` elements. */
  readonly links: readonly { readonly relations: readonly string[]; readonly href: string; readonly type: string }[];
  /** Targets of `a` elements. */
  readonly anchors: readonly string[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** Texts of the JSON-LD blocks. */
  readonly jsonLd: readonly string[];
  readonly forms: readonly Element[];
  /** Targets and texts of other scripts. */
  readonly scripts: readonly { readonly source: string; readonly text: string }[];
  /** Text of the body in the order of the source. */
  readonly text: string;
  /** Text of the main part, or of the body if there is none. */
  readonly mainText: string;
  /** The same without forms: their labels say nothing that another form of the page should repeat. */
  readonly mainProse: string;
  readonly elements: readonly Element[];
}

const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);

/** Reads an HTML page, however it is written. */
export function parsePage(html: string): HtmlPage {
  const elements = [...walk(parseMarkup(html))];
  const named = (name: string) => elements.filter((element) => element.name === name);
  const body = named('body')[0];
  const main = named('main')[0] ?? elements.find(({ attribs }) => attribs.role === 'main') ?? body;
  const scripts = named('script');
  return {
    language: named('html')[0]?.attribs.lang ?? '',
    title: squeeze(named('title').map(readText)[0] ?? ''),
    metas: new Map(
      named('meta').map(({ attribs }) => [
        (attribs.name ?? attribs.property ?? '').toLowerCase(),
        attribs.content ?? '',
      ]),
    ),
    links: named('link').map(({ attribs }) => ({
      relations: (attribs.rel ?? '').toLowerCase().split(/\s+/),
      href: attribs.href ?? '',
      type: attribs.type ?? '',
    })),
    anchors: named('a').flatMap(({ attribs }) => (attribs.href === undefined ? [] : [attribs.href])),
    headings: elements.flatMap((element) => {
      const level = /^h([1-6])$/.exec(element.name)?.[1];
      return level === undefined ? [] : [{ level: Number(level), text: squeeze(readText(element)) }];
    }),
    jsonLd: scripts.filter(({ attribs }) => attribs.type === 'application/ld+json').map(readText),
    forms: named('form'),
    scripts: scripts
      .filter(({ attribs }) => attribs.type !== 'application/ld+json')
      .map((script) => ({ source: script.attribs.src ?? '', text: readText(script) })),
    text: body === undefined ? '' : readVisible(body),
    mainText: main === undefined ? '' : readVisible(main),
    mainProse: main === undefined ? '' : readVisible(main, new Set([...silent, 'form'])),
    elements,
  };
}

const CHUNK = 16_384;
const DEEPEST_NESTING = 2000;

/** Counts how deep elements nest. */
class DepthHandler extends DomHandler {
  depth = 0;
  override onopentag(name: string, attributes: { [name: string]: string }): void {
    this.depth++;
    super.onopentag(name, attributes);
  }
  override onclosetag(): void {
    this.depth--;
    super.onclosetag();
  }
}

/**
 * The tree of an HTML or XML text. What follows nesting that no page needs is
 * left out: the parser's time grows with the square of the depth.
 */
export function parseMarkup(text: string, options: { readonly xmlMode?: boolean } = {}): Document {
  const handler = new DepthHandler(null, options);
  const parser = new Parser(handler, options);
  for (let at = 0; at < text.length && handler.depth < DEEPEST_NESTING; at += CHUNK)
    parser.write(text.slice(at, at + CHUNK));
  parser.end();
  return handler.root;
}

/** Every element below a node, in the order of the source. */
export function* walk(node: AnyNode): Generator<Element> {
  for (const inner of walkNodes(node)) if (isTag(inner)) yield inner;
}

/** All text below a node. */
export function readText(node: AnyNode): string {
  let text = '';
  for (const inner of walkNodes(node)) if (isText(inner)) text += inner.data;
  return text;
}

function readVisible(node: AnyNode, leftOut: ReadonlySet<string> = silent): string {
  const parts: string[] = [];
  for (const inner of walkNodes(node, leftOut)) if (isText(inner)) parts.push(inner.data);
  return squeeze(parts.join(' '));
}

/** Every node below a node, in the order of the source, without recursion: a page may nest as deep as it likes. */
function* walkNodes(node: AnyNode, leftOut: ReadonlySet<string> = new Set()): Generator<AnyNode> {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isTag(next) && leftOut.has(next.name)) continue;
    if (next !== node) yield next;
    if ('childNodes' in next)
      for (let i = next.childNodes.length - 1; i >= 0; i--) open.push(next.childNodes[i] as AnyNode);
  }
}

/** Text with every run of white space as one space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a text is an HTML document, whatever it was announced as. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*(?:<!doctype html|<html[\s>])/i.test(text);
}
