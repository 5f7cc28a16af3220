import {
  type MdastNode,
  type MdxJsxAttributeUnion,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  mdxToJs,
  mdxToMdast,
} from 'satteri';
import type { ProseElement, ProseMarkup, TextProblem } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import { maskPlaceholders, unmaskTree } from '../prose.ts';
import { offsetAt } from './position.ts';

/**
 * HTML elements allowed as tags in prose. The policy restricts what they load, send or run. Each has a Markdown
 * equivalent or is omitted from Markdown.
 */
const proseElements: ReadonlySet<string> = new Set(
  `a abbr address article aside b bdi blockquote br button cite code data datalist del details dfn div em fieldset
  figcaption figure form h2 h3 h4 h5 h6 hr i iframe img input kbd label legend mark noscript optgroup option output p pre
  q s samp script section select small span strong sub summary sup textarea time u var wbr`.split(/\s+/),
);

/**
 * Signs that end or stall the native parser, which tells no line: many levels, wide tables, thousands of tags, links and
 * entities. A problem is at the sign that is one too many.
 */
const excesses: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){101}/m, 'is nested more than 100 deep.'],
  [/^(?:[^|\n]*\|){102}/m, 'begins the 101st column of a table; 100 are the most.'],
  [/^(?:[^<{&[(*_~]*[<{&[(*_~]){5001}/, 'goes beyond the 5,000 signs < { & [ ( * _ ~ of one text.'],
];

/** Parses the MDX prose of a content file, with offsets in it. Content must not execute code: expressions are reported. */
export function parseProse(prose: string): { readonly markup?: ProseMarkup; readonly problems: TextProblem[] } {
  for (const [pattern, message] of excesses) {
    const found = pattern.exec(prose);
    if (found === null) continue;
    const offset = found.index + found[0].length - 1;
    return { problems: [{ offset, message: `${message} Divide it, or take out what came here by mistake.` }] };
  }
  const masked = maskPlaceholders(prose);
  try {
    // Only the compiler finds everything that would fail a build.
    mdxToJs(masked, {});
    return readTree(prose, unmaskTree<MdastNode>(mdxToMdast(masked)));
  } catch (error) {
    const [, line = '1', column = '1', message = String(error)] =
      /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(error instanceof Error ? error.message : '') ?? [];
    const offset = offsetAt(prose, Number(line), Number(column));
    return { problems: [{ offset, message: describeProseError(prose.slice(offset), message) }] };
  }
}

function readTree(prose: string, tree: MdastNode) {
  const nodes = [...walk(tree)];
  const problems = nodes.flatMap((node) => [
    ...describeCode(node).map((message) => ({ offset: startOf(node), message })),
    ...(node.type === 'text' ? findLooseReferences(prose, node) : []),
  ]);
  const elements = nodes.flatMap((node) => readElement(node, prose) ?? []);
  const headings = nodes.filter(({ type }) => type === 'heading').map(readText);
  return { markup: { elements, headings }, problems };
}

function* walk(node: MdastNode): Iterable<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

function startOf(node: MdastNode): number {
  return node.position?.start.offset ?? 0;
}

/** Links, images and tags, all as HTML elements. */
function readElement(node: MdastNode, prose: string): ProseElement | undefined {
  const from = startOf(node);
  const at = (text: string) => {
    const found = prose.slice(from, node.position?.end.offset ?? prose.length).indexOf(text);
    return found >= 0 ? from + found : from;
  };
  switch (node.type) {
    case 'link':
    case 'definition':
      return { name: 'a', attributes: { href: node.url }, offset: at(node.url) };
    case 'image':
      return { name: 'img', attributes: { src: node.url, alt: node.alt ?? '' }, offset: at(node.url) };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return { name: node.name ?? '', attributes: readAttributes(node.attributes), offset: from };
    default:
      return undefined;
  }
}

function readAttributes(attributes: readonly MdxJsxAttributeUnion[]): Record<string, string> {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const named = attributes.filter((attribute) => 'name' in attribute);
  return Object.fromEntries(named.map(({ name, value }) => [name.toLowerCase(), textOf(value)]));
}

/** Problem of a node that would execute code, or of an unknown type. */
function describeCode(node: MdastNode): string[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return ['is code. Content may import and export nothing; if the line is text, begin it with another word.'];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return [];
      return [
        `holds {${node.value.slice(0, 40)}}, which is code. Only a placeholder such as {telephone} or a comment {/* … */} may stand in braces; write \\{ for the sign itself.`,
      ];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return describeTag(node);
    default:
      return [];
  }
}

function describeTag({ name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const problems: string[] = [];
  if (name === null || !proseElements.has(name)) {
    const otherwise = `Known: ${[...proseElements].join(', ')}.`;
    const advice = suggest(name ?? '', proseElements, otherwise, (meant) => `<${meant}>`);
    problems.push(`holds <${name ?? ''}>, which text may not hold. ${advice}`);
  }
  if (name === 'script' && children.length > 0 && 'src' in readAttributes(attributes))
    problems.push('holds text between its tags, which is code. Leave only the address in src="https://…".');
  const seen = new Set<string>();
  return [...problems, ...attributes.flatMap((attribute) => describeAttribute(attribute, seen) ?? [])];
}

/** What is wrong with an attribute, if anything; `seen` are the names of those before it. */
function describeAttribute(attribute: MdxJsxAttributeUnion, seen: Set<string>): string | undefined {
  if (!('name' in attribute)) return 'holds {…}, which is code. Write the value in quotation marks, or leave it out.';
  const { name, value } = attribute;
  const isRepeated = seen.size === seen.add(name.toLowerCase()).size;
  if (typeof (value ?? '') === 'object')
    return `holds ${name}={…}, which is code. Write the value in quotation marks, or leave it out.`;
  if (!/^[a-z][a-z0-9-]*$/i.test(name))
    return `holds ${name}, which is an instruction to the software and no attribute of HTML. Take it out.`;
  return isRepeated
    ? `holds ${name.toLowerCase()} twice, of which browsers read one. Leave one of the two.`
    : undefined;
}

/** A reference link without definition stays in the text with its brackets. */
function findLooseReferences(prose: string, node: MdastNode): TextProblem[] {
  const from = startOf(node);
  const text = prose.slice(from, node.position?.end.offset ?? from);
  return [...text.matchAll(/(?<!\\)\[[^[\]]+\]\[([^[\]]*)\]/g)].map(({ 0: reference, 1: name, index }) => ({
    offset: from + index,
    message: `refers to an address that is written nowhere. Add a line [${name || reference.slice(1, -3)}]: /address/ below, or write [text](/address/).`,
  }));
}

function readText(node: MdastNode): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => readText(child as MdastNode)).join('') : '';
}

function describeProseError(rest: string, message: string): string {
  const [character] = rest;
  if (character === '<') {
    if (/^<[^>]*=\s*\{/.test(rest)) return 'holds a value in braces, which is code. Write it in quotation marks.';
    const [, empty] = /^<(br|hr|img|input|wbr)\b/i.exec(rest) ?? [];
    if (empty !== undefined && message.includes('closing tag'))
      return `is a tag that holds nothing, and has to end in a slash. Write <${empty.toLowerCase()} />.`;
    if (message.includes('closing tag'))
      return 'is a tag without its counterpart. Write the other one too, or take it out.';
    return 'begins a tag here. Write \\< for the sign itself, or a word such as "under"; a comment is {/* … */}.';
  }
  if (message.includes('brace')) return 'opens a brace that is never closed. Write \\{ for the sign itself.';
  if (message.includes('expression')) {
    return 'is code. Only a placeholder such as {telephone} may stand in braces; write \\{ for the sign itself.';
  }
  return `is not valid here: ${message.split('\n', 1)[0]}.`;
}
