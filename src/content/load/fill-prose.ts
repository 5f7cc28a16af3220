import type { MdastNode, MdxJsxAttributeUnion, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
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

/** Nodes and elements whose text must not contain links, or is one already. */
const unlinked: ReadonlySet<string> = new Set(['link', 'linkReference', 'a', 'button', 'option', 'textarea']);

/**
 * Replaces masked placeholders in the syntax tree by facts: as text in text nodes, as part of a URL in URLs. Facts are
 * never parsed, so they cannot become markup.
 */
export function fillTree<Node extends MdastNode>(node: Node, facts: ProseFacts): Node {
  const [filled] = fillNode(node, facts, true);
  return filled as Node;
}

function fillNode(node: MdastNode, facts: ProseFacts, mayLink: boolean): MdastNode[] {
  if (node.type === 'text') return setText(node.value, facts, mayLink);
  const name: string = isTag(node) ? (node.name ?? '') : node.type;
  const filled: Record<string, unknown> = { ...node };
  const texts = node.type === 'code' || node.type === 'inlineCode' ? ['value'] : ['title', 'alt'];
  for (const field of texts.filter((field) => typeof filled[field] === 'string'))
    filled[field] = fillMasked(String(filled[field]), facts.placeholders);
  if ('url' in node) filled.url = fillAddress(unmaskPlaceholders(node.url), facts.placeholders);
  if (isTag(node)) filled.attributes = node.attributes.map((attribute) => fillJsxAttribute(attribute, facts));
  if ('children' in node) {
    const inner = mayLink && !unlinked.has(name);
    filled.children = node.children.flatMap((child) => fillNode(child as MdastNode, facts, inner));
  }
  const whole = filled as unknown as MdastNode;
  return fillPhoto(whole, facts) ?? [whole];
}

function isTag(node: MdastNode): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * The elements of a photograph that prose refers to; undefined where the address is another. One whose picture cannot be
 * published is left out.
 */
function fillPhoto(image: MdastNode, { photos }: ProseFacts): MdastNode[] | undefined {
  const [address = '', alt] = readImage(image);
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

/** Address and alternative text of an image, written in Markdown or as a tag. */
function readImage(node: MdastNode): readonly (string | undefined)[] {
  if (node.type === 'image') return [node.url, node.alt ?? ''];
  if (!isTag(node) || node.name !== 'img') return [];
  const named = node.attributes.filter((attribute) => 'name' in attribute);
  return ['src', 'alt'].map((name) => named.find((attribute) => attribute.name === name)?.value?.toString());
}

function makeElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxTextElement[] = [],
): MdxJsxTextElement {
  const list = Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));
  return { type: 'mdxJsxTextElement', name, attributes: list, children };
}

/** Text with its signs set and its facts filled in, those that lead somewhere as links. */
function setText(value: string, { placeholders, links, typeset }: ProseFacts, mayLink: boolean): MdastNode[] {
  const typed = typeset?.(value) ?? value;
  if (!mayLink) return [{ type: 'text', value: fillMasked(typed, placeholders) }];
  return splitMasked(typed).map((piece) => {
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
