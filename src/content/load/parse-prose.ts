import {
  type MdastNode,
  type MdxJsxAttributeUnion,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  mdxToJs,
  mdxToMdast,
} from 'satteri';
import type { ProseElement, TextProblem } from '../content-problem.ts';
import { escapePlaceholders, offsetInProse } from '../prose.ts';
import { suggest } from '../suggest.ts';
import { findMarkdownProblems } from './find-markdown-problems.ts';
import { findOffset } from './find-offset.ts';

/**
 * HTML elements allowed as tags in prose. The content security policy restricts what they load, send or run. Each
 * has a Markdown equivalent or is omitted from Markdown.
 */
const proseElements: ReadonlySet<string> = new Set(
  `a abbr address article aside b bdi blockquote br button cite code data datalist del details dfn div em fieldset
  figcaption figure form h2 h3 h4 h5 h6 hr i iframe img input kbd label legend mark noscript optgroup option output p pre
  q s samp script section select small span strong sub summary sup textarea time u var wbr`.split(/\s+/),
);

/** HTML elements that are not allowed in prose, and what to write instead. */
const tagAlternatives: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        'table thead tbody tfoot tr th td caption colgroup col',
        'Write a Markdown table: | Size | Price |, below it | --- | --- |, then the rows.',
      ],
      ['ul ol li menu', 'Write a Markdown list: a line for each item that begins with "- ", or with "1. ".'],
      ['dl dt dd', 'Write a Markdown list: - **Word**: what it means.'],
      ['h1', 'The heading of the page is the field heading; headings in the text begin with ##.'],
      ['center font big strike tt marquee style', 'The appearance is set in brand.yaml, for the whole site.'],
      ['body html head title meta main header footer nav base link', 'The site adds it around the text: remove it.'],
      ['video audio source track embed object', 'Link to it, or embed the page of its host in an <iframe>.'],
      ['svg canvas picture map area', 'Pictures are files in photos/, and ![What it shows](photo:name) shows one.'],
      ['template slot dialog', 'Remove it.'],
    ] as const
  ).flatMap(([names, advice]) => names.split(' ').map((name) => [name, advice] as const)),
);

/**
 * Text that crashes or stalls the native parser, which reports no line: deep nesting, wide tables, thousands of tags,
 * links and entities. The problem is at the first character over the limit.
 */
const excesses: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){101}/m, 'is nested more than 100 levels deep.'],
  [/^(?:[^|\n]*\|){102}/m, 'begins the 101st column of a table; the maximum is 100.'],
  [
    /^(?:[^<{&[(*_~]*[<{&[(*_~]){5001}/,
    'is the 5,001st of the characters < { & [ ( * _ ~ in one text; the maximum is 5,000.',
  ],
];

/** Parses the MDX prose of a content file. Content must not execute code, so expressions are reported. */
export function parseProse(prose: string): { readonly elements: ProseElement[]; readonly problems: TextProblem[] } {
  for (const [pattern, message] of excesses) {
    const match = pattern.exec(prose);
    if (match === null) continue;
    const offset = match.index + match[0].length - 1;
    const advice = `${message} Split it, or remove what does not belong here.`;
    return { elements: [], problems: [{ offset, message: advice }] };
  }
  const escaped = escapePlaceholders(prose);
  const toOriginalOffset = <Located extends { readonly offset: number }>(problem: Located) => {
    return { ...problem, offset: offsetInProse(prose, problem.offset) };
  };
  try {
    // Only the compiler finds everything that would fail a build.
    mdxToJs(escaped, {});
    const nodes = [...walk(mdxToMdast(escaped))];
    const code = nodes.flatMap((node) => listCodeProblems(node).map((message) => ({ offset: startOf(node), message })));
    const problems = [...code, ...findMarkdownProblems(nodes, escaped)];
    const elements = nodes.flatMap((node) => readElement(node, escaped) ?? []);
    return { elements: elements.map(toOriginalOffset), problems: problems.map(toOriginalOffset) };
  } catch (error) {
    const [, line = '1', column = '1', message = String(error)] =
      /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(error instanceof Error ? error.message : '') ?? [];
    const offset = offsetInProse(prose, findOffset(escaped, Number(line), Number(column)));
    const problem = findCodeKeyword(prose, offset, message) ?? {
      offset,
      message: describeProseError(prose.slice(offset), message),
    };
    return { elements: [], problems: [problem] };
  }
}

function* walk(node: MdastNode): Iterable<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

function startOf(node: MdastNode): number {
  return node.position?.start.offset ?? 0;
}

/** Returns the text within a node, from which a heading gets its anchor. */
function toPlainText(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map((child) => toPlainText(child as MdastNode)).join('') : '';
}

/** Reads a link, image, heading or tag as an HTML element; undefined for any other node. */
function readElement(node: MdastNode, escaped: string): ProseElement | undefined {
  const offset = startOf(node);
  if (isTag(node)) return { name: node.name ?? '', attributes: readAttributes(node), offset };
  if (node.type === 'heading') return { name: `h${node.depth}`, attributes: {}, text: toPlainText(node), offset };
  if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return undefined;
  const { url } = node;
  const index = escaped.slice(offset, node.position?.end.offset).indexOf(escapePlaceholders(url));
  const at = offset + Math.max(0, index);
  return node.type === 'image'
    ? { name: 'img', attributes: { src: url, alt: node.alt ?? '' }, offset: at }
    : { name: 'a', attributes: { href: url }, offset: at };
}

/** Whether a node is an element written as a tag. */
export function isTag(node: MdastNode): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function readAttributes({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  const named = attributes.filter((attribute) => 'name' in attribute);
  return Object.fromEntries(
    named.map(({ name, value }) => [name.toLowerCase(), typeof value === 'string' ? value : '']),
  );
}

/** Describes the problems of a node that would execute code, or of an unknown tag. */
function listCodeProblems(node: MdastNode): string[] {
  if (isTag(node)) return listTagProblems(node);
  if (node.type === 'mdxjsEsm')
    return ['is code, because it begins with the word import or export. If it is text, begin it with another word.'];
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  if (!isExpression || /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return [];
  return [
    `contains {${node.value.slice(0, 40)}}, which is code. Only a placeholder such as {telephone} or a comment {/* … */} is allowed in braces; write \\{ for a literal brace.`,
  ];
}

function listTagProblems({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const problems = attributes.flatMap((attribute) => findAttributeProblem(attribute) ?? []);
  if (name !== null && proseElements.has(name)) return problems;
  const otherwise = /^\p{Lu}/u.test(name ?? '')
    ? 'It is a component, which is code. Pages of your own can use components, see docs/extending.md.'
    : `Allowed tags: ${[...proseElements].join(', ')}.`;
  const alternative = tagAlternatives.get((name ?? '').toLowerCase());
  const advice = alternative ?? suggest(name ?? '', proseElements, otherwise, (meant) => `<${meant}>`);
  return [`contains <${name ?? ''}>, which is not allowed in text. ${advice}`, ...problems];
}

function findAttributeProblem(attribute: MdxJsxAttributeUnion): string | undefined {
  const shown = 'name' in attribute ? `${attribute.name}=` : '';
  if (!('name' in attribute) || typeof (attribute.value ?? '') === 'object')
    return `contains ${shown}{…}, which is code. Write the value in quotation marks, or remove it.`;
  return /^[a-z][a-z0-9-]*$/i.test(attribute.name)
    ? undefined
    : `contains ${attribute.name}, which is a directive of Astro, not an attribute of HTML. Remove it.`;
}

/** Finds the word before an offset that made the parser read a paragraph as code. */
function findCodeKeyword(prose: string, offset: number, message: string): TextProblem | undefined {
  const [match] = message.includes('esm')
    ? [...prose.slice(0, offset).matchAll(/^(?:import|export)\b/gm)].slice(-1)
    : [];
  if (match === undefined) return undefined;
  const [word] = match;
  const advice = `makes this paragraph code, because it begins with the word "${word}". Begin it with another word, for example "The ${word}".`;
  return { offset: match.index, message: advice };
}

function describeProseError(rest: string, message: string): string {
  if (rest.startsWith('<'))
    return 'begins an incomplete tag. Write its end tag, or end it with a slash, as in <br />; put values in quotation marks; write comments as {/* … */}. Write \\< for a literal sign.';
  if (/brace|expression/.test(message))
    return 'begins a brace that is never closed or contains code. Only a placeholder such as {telephone} is allowed in braces; write \\{ for a literal brace.';
  return `is not valid here: ${message.split('\n', 1)[0]}.`;
}
