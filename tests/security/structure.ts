import { isTag, type ChildNode as XmlNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { type HastNode, htmlToHast, type MdastNode, markdownToMdast } from 'satteri';
import { parse } from 'yaml';

const URL_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'src', 'srcSet', 'action', 'formAction', 'data']);
const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;

/** A file without its texts: elements, attributes, members, URL schemes, rules. Undefined for binary files. */
export function describeStructure(path: string, text: string): string | undefined {
  if (path.endsWith('.html')) return describeHtml(text);
  if (path.endsWith('/SKILL.md')) return describeSkill(text);
  if (path.endsWith('.md') || /^\/llms(?:-full)?\.txt$/.test(path)) return describeMarkdown(text);
  if (/\.(?:xml|svg)$/.test(path)) return parseDocument(text, { xmlMode: true }).children.map(describeXml).join('');
  if (/\.(?:js|css)$/.test(path)) return text;
  if (path.endsWith('.vcf')) return describeLines(text.replace(/\r\n /g, ''), /^([A-Z;=,a-z:]*?):/);
  if (path.endsWith('.txt')) return describeLines(text, /^([\w-]+:|#)/);
  if (/\.(?:png|jpg|avif|webp|woff2|ico)$/.test(path)) return undefined;
  // Names of places are keys in the data of the function.
  if (path.startsWith('/_astro/function.')) return undefined;
  return JSON.stringify(describeJson(JSON.parse(text)));
}

/** Host rules without values derived from texts: the name of the skill, the digest of the function data, token counts. */
export function maskDerivedValues(text: string): string {
  return text
    .replace(/agent-skills\/[a-z0-9-]+\/SKILL/g, 'agent-skills/NAME/SKILL')
    .replace(/_astro\/function\.[\w-]+/g, '_astro/function.DIGEST')
    .replace(/(?<=x-markdown-tokens: )\d+/g, 'N');
}

/** HTML, parsed as in browsers (WHATWG). */
function describeHtml(html: string): string {
  return describeHast(htmlToHast(html));
}

function describeHast(node: HastNode): string {
  if (node.type === 'text') return '';
  if (node.type !== 'element')
    return `${node.type}(${'children' in node ? node.children.map((child) => describeHast(child as HastNode)).join('') : ''})`;
  const { tagName, properties } = node;
  const attributes = Object.entries(properties ?? {})
    .map(([name, value]) => (URL_ATTRIBUTES.has(name) ? `${name}=${SCHEME.exec(String(value))?.[1] ?? ''}` : name))
    .sort();
  const inner = describeContent(tagName, String(properties?.type ?? ''), node.children as HastNode[]);
  return `<${tagName} ${attributes.join(' ')}>${inner}</>\n`;
}

function describeContent(name: string, type: string, children: readonly HastNode[]): string {
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  if (name === 'script' && type === 'application/ld+json') return JSON.stringify(describeJson(JSON.parse(text)));
  if (name === 'script' || name === 'style') return text;
  const structures = children.map(describeHast);
  // The number and kind of labels on a map depend on their length.
  return name === 'svg'
    ? [...new Set(structures.flatMap((structure) => structure.replaceAll('<text className ', '<text ').split('\n')))]
        .sort()
        .join('\n')
    : structures.join('');
}

function describeXml(node: XmlNode): string {
  if (!isTag(node)) return node.type === 'text' ? '' : `${node.type}`;
  const attributes = Object.entries(node.attribs).map(([name, value]) => `${name}=${SCHEME.exec(value)?.[1] ?? ''}`);
  return `<${node.name} ${attributes.join(' ')}>${node.children.map(describeXml).join('')}</>`;
}

function describeSkill(text: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return `${JSON.stringify(describeJson(parse(head)))}\n${describeMarkdown(body)}`;
}

/** CommonMark with GitHub tables. */
function describeMarkdown(text: string): string {
  return describeMdast(markdownToMdast(text)).replace(/t+/g, 't');
}

function describeMdast(node: MdastNode): string {
  if (node.type === 'text') return 't';
  const scheme = 'url' in node ? (SCHEME.exec(node.url)?.[1] ?? '') : '';
  const inner = 'children' in node ? node.children.map((child) => describeMdast(child as MdastNode)).join('') : '';
  return `${node.type}:${scheme}(${inner})\n`;
}

/** The members of JSON, and the types of their values. */
function describeJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeJson);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const structure = describeJson(member);
        // How many sections fit before the rest is `leftOut` depends on escaped characters.
        const isLimited = name === 'sections' && 'leftOut' in value && Array.isArray(structure);
        return [name, isLimited ? [...new Set(structure.map((one) => JSON.stringify(one)))] : structure];
      }),
    );
  return typeof value;
}

function describeLines(text: string, name: RegExp): string {
  return text
    .split(/\r?\n/)
    .map((line) => name.exec(line)?.[1] ?? line)
    .join('\n');
}
