import type { Element, Node } from 'hast';

/** Whether a node of a page is an element, or an element with a tag name. */
export function isElement(node: Node, tagName?: string): node is Element {
  return node.type === 'element' && (tagName === undefined || (node as Element).tagName === tagName);
}
