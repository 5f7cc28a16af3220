import type { MdastNode, MdxJsxAttributeUnion, MdxJsxTextElement } from 'satteri';
import { fillPlaceholders, PLACEHOLDER, type Placeholders } from '../placeholders.ts';
import { fillAddress, fillAttribute, photoOfAddress, unmaskTree } from '../prose.ts';
import { isTag } from './parse-prose.ts';

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
 * Replaces placeholders in the syntax tree of masked prose by facts: as text in text nodes, as part of a URL in URLs.
 * Facts are never parsed, so they cannot become markup.
 */
export function fillTree<Node extends MdastNode>(node: Node, facts: ProseFacts): Node {
  const [filled] = fillNode(unmaskTree<MdastNode>(node), facts, true);
  return filled as Node;
}

function fillNode(node: MdastNode, facts: ProseFacts, mayLink: boolean): MdastNode[] {
  if (node.type === 'text') return setText(node.value, facts, mayLink);
  // A comment.
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
  const { placeholders } = facts;
  const own = Object.entries(node).map(([field, value]) => {
    if (typeof value !== 'string') return [field, value];
    return [field, field === 'url' ? fillAddress(value, placeholders) : fillPlaceholders(value, placeholders)];
  });
  const filled = Object.fromEntries(own) as MdastNode;
  const photo = showPhoto(filled, facts);
  if (photo !== undefined) return photo;
  if (isTag(filled)) filled.attributes = filled.attributes.map((it) => fillJsxAttribute(it, placeholders));
  if (!('children' in filled)) return [filled];
  const inner = mayLink && !unlinked.has(isTag(filled) ? (filled.name ?? '') : filled.type);
  const children = filled.children.flatMap((child) => fillNode(child as MdastNode, facts, inner));
  return [{ ...filled, children } as MdastNode];
}

function fillJsxAttribute(attribute: MdxJsxAttributeUnion, placeholders: Placeholders): MdxJsxAttributeUnion {
  if (!('name' in attribute) || typeof attribute.value !== 'string') return attribute;
  return { ...attribute, value: fillAttribute(attribute.name, attribute.value, placeholders) };
}

/** Text with its signs set and its facts filled in, those that lead somewhere as links. */
function setText(value: string, { placeholders, links, typeset }: ProseFacts, mayLink: boolean): MdastNode[] {
  const typed = typeset?.(value) ?? value;
  // Names of placeholders stand at the odd places.
  return typed.split(PLACEHOLDER).flatMap((piece, index): MdastNode[] => {
    const text = index % 2 === 0 ? piece : fillPlaceholders(`{${piece}}`, placeholders);
    const url = index % 2 === 0 || !mayLink ? undefined : links[piece];
    const shown: MdastNode = { type: 'text', value: text };
    return url === undefined ? (text === '' ? [] : [shown]) : [{ type: 'link', url, children: [shown] }];
  });
}

/**
 * The elements of a photograph that prose refers to; undefined where the address is another. One whose picture cannot be
 * published is left out.
 */
function showPhoto(image: MdastNode, { photos, placeholders }: ProseFacts): MdastNode[] | undefined {
  const [address = '', alt = ''] = readImage(image);
  const name = photoOfAddress(address);
  if (name === undefined) return undefined;
  const photo = photos.get(name);
  if (photo === undefined) return [];
  const { avif, src, width, height } = photo;
  const source = makeElement('source', { type: 'image/avif', srcset: avif, sizes: '(max-width: 40rem) 20rem, 40rem' });
  const size = { width: String(width), height: String(height) };
  const words = fillPlaceholders(alt, placeholders) || photo.alt;
  const img = makeElement('img', { src, alt: words, ...size, loading: 'lazy', decoding: 'async' });
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
