import { isTag, type ChildNode as XmlNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { type HastNode, htmlToHast, type MdastNode, markdownToMdast } from 'satteri';
import { parse } from 'yaml';

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'srcSet', 'action', 'formAction', 'data']);
const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;

/**
 * The shape of a file without its texts: elements and attributes, kinds of marks, members, schemes of addresses,
 * names of rules. Two files that differ in texts alone have one shape. Undefined for what is no text.
 */
export function shapeOf(path: string, text: string): string | undefined {
  if (path.endsWith('.html')) return shapeOfHtml(text);
  if (path.endsWith('/SKILL.md')) return shapeOfSkill(text);
  if (path.endsWith('.md') || /^\/llms(?:-full)?\.txt$/.test(path)) return shapeOfMarkdown(text);
  if (/\.(?:xml|svg)$/.test(path)) return parseDocument(text, { xmlMode: true }).children.map(shapeOfXml).join('');
  if (/\.(?:js|css)$/.test(path)) return text;
  if (path.endsWith('.vcf')) return shapeOfLines(text.replace(/\r\n /g, ''), /^([A-Z;=,a-z:]*?):/);
  if (path.endsWith('.txt')) return shapeOfLines(text, /^([\w-]+:|#)/);
  if (/\.(?:png|jpg|avif|webp|woff2|ico)$/.test(path)) return undefined;
  // Names of places are members of the data of the function.
  if (path.startsWith('/_astro/function.')) return undefined;
  return JSON.stringify(shapeOfJson(JSON.parse(text)));
}

/**
 * A text of rules without what is made of all texts: the name of the skill, of the letters in the name of the business;
 * the digest of the data of the function; the numbers of tokens.
 */
export function withoutNames(text: string): string {
  return text
    .replace(/agent-skills\/[a-z0-9-]+\/SKILL/g, 'agent-skills/NAME/SKILL')
    .replace(/_astro\/function\.[\w-]+/g, '_astro/function.DIGEST')
    .replace(/(?<=x-markdown-tokens: )\d+/g, 'N');
}

/** HTML as browsers read it (WHATWG). */
function shapeOfHtml(html: string): string {
  return shapeOfHast(htmlToHast(html));
}

function shapeOfHast(node: HastNode): string {
  if (node.type === 'text') return '';
  if (node.type !== 'element')
    return `${node.type}(${'children' in node ? node.children.map((child) => shapeOfHast(child as HastNode)).join('') : ''})`;
  const { tagName, properties } = node;
  const attributes = Object.entries(properties ?? {})
    .map(([name, value]) => (ADDRESSES.has(name) ? `${name}=${SCHEME.exec(String(value))?.[1] ?? ''}` : name))
    .sort();
  const inner = shapeOfContent(tagName, String(properties?.type ?? ''), node.children as HastNode[]);
  return `<${tagName} ${attributes.join(' ')}>${inner}</>\n`;
}

function shapeOfContent(name: string, type: string, children: readonly HastNode[]): string {
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  if (name === 'script' && type === 'application/ld+json') return JSON.stringify(shapeOfJson(JSON.parse(text)));
  if (name === 'script' || name === 'style') return text;
  const shapes = children.map(shapeOfHast);
  // How many labels a map has room for, and of which kind, depends on how long they are.
  return name === 'svg'
    ? [...new Set(shapes.flatMap((shape) => shape.replaceAll('<text className ', '<text ').split('\n')))]
        .sort()
        .join('\n')
    : shapes.join('');
}

function shapeOfXml(node: XmlNode): string {
  if (!isTag(node)) return node.type === 'text' ? '' : `${node.type}`;
  const attributes = Object.entries(node.attribs).map(([name, value]) => `${name}=${SCHEME.exec(value)?.[1] ?? ''}`);
  return `<${node.name} ${attributes.join(' ')}>${node.children.map(shapeOfXml).join('')}</>`;
}

function shapeOfSkill(text: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return `${JSON.stringify(shapeOfJson(parse(head)))}\n${shapeOfMarkdown(body)}`;
}

/** Markdown as CommonMark with the tables of GitHub. */
function shapeOfMarkdown(text: string): string {
  return shapeOfMdast(markdownToMdast(text)).replace(/t+/g, 't');
}

function shapeOfMdast(node: MdastNode): string {
  if (node.type === 'text') return 't';
  const scheme = 'url' in node ? (SCHEME.exec(node.url)?.[1] ?? '') : '';
  const inner = 'children' in node ? node.children.map((child) => shapeOfMdast(child as MdastNode)).join('') : '';
  return `${node.type}:${scheme}(${inner})\n`;
}

/** The members of JSON and what sort of values they have; of addresses, their schemes. */
function shapeOfJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOfJson);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const shape = shapeOfJson(member);
        // How many sections an answer has room for before it says `leftOut` depends on the marks that are escaped in them.
        const isCut = name === 'sections' && 'leftOut' in value && Array.isArray(shape);
        return [name, isCut ? [...new Set(shape.map((one) => JSON.stringify(one)))] : shape];
      }),
    );
  return typeof value;
}

function shapeOfLines(text: string, name: RegExp): string {
  return text
    .split(/\r?\n/)
    .map((line) => name.exec(line)?.[1] ?? line)
    .join('\n');
}
