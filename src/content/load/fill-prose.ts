import type { MdastNode, MdxJsxAttributeUnion, MdxJsxTextElement } from 'satteri';
import type { Placeholders } from '../placeholders.ts';
import { fillAddress, fillAttribute, fillMasked, photoOfAddress, splitMasked, unmaskPlaceholders } from '../prose.ts';

/** A photograph as prose shows it. */
export interface TextPhoto {
  readonly alt: string;
  readonly avif: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Facts for placeholders in prose. */
export interface ProseFacts {
  readonly placeholders: Placeholders;
  /** Link targets of facts that are a telephone number, email address or URL, by placeholder name. */
  readonly links: Readonly<Partial<Record<string, string>>>;
  /** Sets the signs of running text, where the language has rules for them. */
  readonly typeset: ((text: string) => string) | undefined;
  /** Photographs by name. */
  readonly photos: ReadonlyMap<string, TextPhoto>;
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
      return setText(node.value, facts, mayLink);
    case 'inlineCode':
    case 'code':
      return [{ ...node, value: text(node.value) }];
    case 'definition':
      return [{ ...node, url: address(node.url), ...title(node.title) }];
    case 'image':
      return (
        fillPhoto(unmaskPlaceholders(node.url), text(node.alt ?? ''), facts) ?? [
          { ...node, url: address(node.url), ...title(node.title), ...alt(node.alt) },
        ]
      );
    case 'imageReference':
      return [{ ...node, ...alt(node.alt) }];
    case 'link':
      return [{ ...fillChildren(node, facts, false), url: address(node.url), ...title(node.title) }];
    case 'linkReference':
      return [fillChildren(node, facts, false)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.map((attribute) => fillJsxAttribute(attribute, facts));
      const attributeOf = (name: string) =>
        attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value?.toString() ?? '';
      const photo = node.name === 'img' ? fillPhoto(attributeOf('src'), attributeOf('alt'), facts) : undefined;
      if (photo !== undefined) return photo;
      return [{ ...fillChildren(node, facts, mayLink && !unlinked.has(node.name ?? '')), attributes }];
    }
    default:
      return ['children' in node ? fillChildren(node, facts, mayLink) : node];
  }
}

/**
 * The elements of a photograph that prose refers to; undefined where the address is another. One whose picture cannot be
 * published is left out.
 */
function fillPhoto(address: string, alt: string, { photos }: ProseFacts): MdastNode[] | undefined {
  const name = photoOfAddress(address);
  if (name === undefined) return undefined;
  const photo = photos.get(name);
  if (photo === undefined) return [];
  const { avif, src, width, height } = photo;
  const sizes = '(max-width: 40rem) 20rem, 40rem';
  const source = makeElement('source', { type: 'image/avif', srcset: avif, sizes });
  const size = { width: String(width), height: String(height) };
  const img = makeElement('img', { src, alt: alt || photo.alt, ...size, loading: 'lazy', decoding: 'async' });
  return [makeElement('picture', {}, [source, img])];
}

function makeElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxTextElement[] = [],
): MdxJsxTextElement {
  const list = Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));
  return { type: 'mdxJsxTextElement', name, attributes: list, children };
}

function fillChildren<Node extends MdastNode & { children: unknown[] }>(
  node: Node,
  facts: ProseFacts,
  mayLink: boolean,
): Node {
  return { ...node, children: (node.children as MdastNode[]).flatMap((child) => fillNode(child, facts, mayLink)) };
}

function setText(value: string, facts: ProseFacts, mayLink: boolean): MdastNode[] {
  const typed = facts.typeset?.(value) ?? value;
  return mayLink ? linkFacts(typed, facts) : [{ type: 'text', value: fillMasked(typed, facts.placeholders) }];
}

function linkFacts(text: string, { placeholders, links }: ProseFacts): MdastNode[] {
  return splitMasked(text).map((piece) => {
    const shown = unmaskPlaceholders(piece);
    const url = shown === piece ? undefined : links[shown.slice(1, -1)];
    const filled: MdastNode = { type: 'text', value: fillMasked(piece, placeholders) };
    return url === undefined ? filled : { type: 'link', url, children: [filled] };
  });
}

function fillJsxAttribute(attribute: MdxJsxAttributeUnion, { placeholders }: ProseFacts): MdxJsxAttributeUnion {
  if (!('name' in attribute) || typeof attribute.value !== 'string') return attribute;
  return { ...attribute, value: fillAttribute(attribute.name, unmaskPlaceholders(attribute.value), placeholders) };
}
