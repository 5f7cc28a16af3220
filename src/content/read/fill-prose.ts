import type { MdastNode, MdxJsxAttributeUnion } from 'satteri';
import type { Placeholders } from '../judge/placeholders.ts';
import {
  fillAddress,
  fillAttribute,
  fillMasked,
  splitMasked,
  unmaskPlaceholders,
} from '../judge/prose-placeholders.ts';

/** Facts for placeholders in prose. */
export interface ProseFacts {
  readonly placeholders: Placeholders;
  /** Link targets of facts that are a telephone number, e-mail address or URL, by placeholder name. */
  readonly links: Readonly<Partial<Record<string, string>>>;
}

/** Elements whose text must not contain links, or is one already. */
const unlinked: ReadonlySet<string> = new Set(['a', 'button', 'option', 'textarea']);

/**
 * Replaces masked placeholders in the syntax tree by facts: as text in text nodes, as part of a URL in URLs. Facts are
 * never parsed, so they cannot become markup.
 */
export function fillTree<Node extends MdastNode>(node: Node, facts: ProseFacts): Node {
  const [filled] = fillNode(node, facts, true);
  return filled as Node;
}

function fillNode(node: MdastNode, facts: ProseFacts, mayLink: boolean): MdastNode[] {
  const text = (value: string) => fillMasked(value, facts.placeholders);
  const address = (value: string) => fillAddress(unmaskPlaceholders(value), facts.placeholders);
  const title = (value: string | null | undefined) => (typeof value === 'string' ? { title: text(value) } : {});
  const alt = (value: string | null | undefined) => (typeof value === 'string' ? { alt: text(value) } : {});
  switch (node.type) {
    case 'text':
      return mayLink ? linkFacts(node.value, facts) : [{ ...node, value: text(node.value) }];
    case 'inlineCode':
    case 'code':
      return [{ ...node, value: text(node.value) }];
    case 'definition':
      return [{ ...node, url: address(node.url), ...title(node.title) }];
    case 'image':
      return [{ ...node, url: address(node.url), ...title(node.title), ...alt(node.alt) }];
    case 'imageReference':
      return [{ ...node, ...alt(node.alt) }];
    case 'link':
      return [{ ...fillChildren(node, facts, false), url: address(node.url), ...title(node.title) }];
    case 'linkReference':
      return [fillChildren(node, facts, false)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.map((attribute) => fillJsxAttribute(attribute, facts));
      return [{ ...fillChildren(node, facts, mayLink && !unlinked.has(node.name ?? '')), attributes }];
    }
    default:
      return ['children' in node ? fillChildren(node, facts, mayLink) : node];
  }
}

function fillChildren<Node extends MdastNode & { children: unknown[] }>(
  node: Node,
  facts: ProseFacts,
  mayLink: boolean,
): Node {
  return { ...node, children: (node.children as MdastNode[]).flatMap((child) => fillNode(child, facts, mayLink)) };
}

function linkFacts(value: string, { placeholders, links }: ProseFacts): MdastNode[] {
  return splitMasked(value).map(({ text, placeholder }) => {
    const url = placeholder === undefined ? undefined : links[placeholder];
    const filled: MdastNode = {
      type: 'text',
      value: placeholder === undefined ? text : (placeholders[placeholder] ?? text),
    };
    return url === undefined ? filled : { type: 'link', url, children: [filled] };
  });
}

function fillJsxAttribute(attribute: MdxJsxAttributeUnion, { placeholders }: ProseFacts): MdxJsxAttributeUnion {
  if (!('name' in attribute) || typeof attribute.value !== 'string') return attribute;
  return { ...attribute, value: fillAttribute(attribute.name, unmaskPlaceholders(attribute.value), placeholders) };
}
