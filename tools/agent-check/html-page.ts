import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

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
  const elements = [...walk(parseDocument(html))];
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

/** Every element below a node, in the order of the source. */
export function* walk(node: AnyNode): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (isTag(child)) yield child;
    yield* walk(child);
  }
}

/** All text below a node. */
export function readText(node: AnyNode): string {
  if (isText(node)) return node.data;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}

function readVisible(node: AnyNode, leftOut: ReadonlySet<string> = silent): string {
  return squeeze(visibleParts(node, leftOut).join(' '));
}

function visibleParts(node: AnyNode, leftOut: ReadonlySet<string>): string[] {
  if (isText(node)) return [node.data];
  if (!('childNodes' in node) || (isTag(node) && leftOut.has(node.name))) return [];
  return node.childNodes.flatMap((child) => visibleParts(child, leftOut));
}

/** Text with every run of white space as one space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a text is an HTML document, whatever it was announced as. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*(?:<!doctype html|<html[\s>])/i.test(text);
}
