import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import { isEqual } from './is-equal.ts';

/** Strings that YAML 1.1 parsers read as booleans or times. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|\d{1,2}:\d{2})$/i;

const style = { lineWidth: 110, defaultStringType: 'PLAIN', flowCollectionPadding: false } as const;

/**
 * Changes a YAML text to the values of `data`, a map of fields or a list. Comments, order and quotes stay where the
 * value does, and comments where a value of another kind takes its place. An alias becomes the value that it refers to.
 * The layout becomes that of this printer, so the first edit of a file may change more lines than the next.
 */
export function editYaml(text: string, data: unknown): string {
  const document: Document = parseDocument(text);
  resolveAliases(document);
  document.contents = editNode(document, document.contents, data);
  return document.toString(style);
}

function editNode(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isFields(value)) {
    node.items = editPairs(document, node.items, value);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    node.items = editItems(document, node.items, value);
    return node;
  }
  if (isScalar(node) && (isEqual(trimmed(node.value), value) || isEqual([node.value], value))) return node;
  if (isScalar(node) && typeof value !== 'object') {
    node.value = value;
    return quoteAmbiguous(node);
  }
  return quoteAmbiguous(keepComments(node, document.createNode(value)));
}

/** Replaces aliases with their values: the check refuses them, and an anchor can change while its alias stays. */
function resolveAliases(document: Document): void {
  visit(document, {
    Alias: (_, alias) => keepComments(alias, document.createNode(alias.toJS(document))),
  });
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node)) delete node.anchor;
    },
  });
}

/** Gives a node the comments of the node that it replaces. All but the last comment of a scalar are before it. */
function keepComments(old: unknown, node: Node): Node {
  if (!isNode(old)) return node;
  const before = [old.commentBefore];
  visit(old, {
    Node: (_, inner) => {
      if (inner !== old) before.push(inner.commentBefore, inner.comment);
    },
  });
  // The parser treats a comment after a group as one on the next field.
  if (isCollection(node)) before.push(old.comment);
  else node.comment = old.comment ?? null;
  node.commentBefore = before.filter(Boolean).join('\n') || null;
  return node;
}

/**
 * Edits a map. A new field follows its predecessor in the form. An empty list stays, because forms cannot distinguish
 * it from none.
 */
function editPairs(document: Document, pairs: readonly Pair[], fields: Readonly<Record<string, unknown>>): Pair[] {
  const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
  const edited = pairs.filter((pair) => nameOf(pair) in fields || (isSeq(pair.value) && pair.value.items.length === 0));
  let next = 0;
  for (const [name, value] of Object.entries(fields)) {
    const at = edited.findIndex((pair) => nameOf(pair) === name);
    const pair = edited[at];
    if (pair === undefined) edited.splice(next, 0, document.createPair(name, editNode(document, undefined, value)));
    else pair.value = editNode(document, pair.value, value);
    next = pair === undefined ? next + 1 : at + 1;
  }
  return edited;
}

/** Edits a list. Equal items at both ends keep their comments; the others are compared in order. */
function editItems(document: Document, items: readonly unknown[], values: readonly unknown[]): unknown[] {
  const isKept = (item: unknown, value: unknown) => isEqual((item as Node).toJS(document), value);
  const least = Math.min(items.length, values.length);
  let head = 0;
  while (head < least && isKept(items[head], values[head])) head++;
  let tail = 0;
  while (tail < least - head && isKept(items.at(-1 - tail), values.at(-1 - tail))) tail++;
  const old = items.slice(head, items.length - tail);
  const changed = values.slice(head, values.length - tail).map((value, index) => {
    const node = editNode(document, old[index], value);
    const [like] = items;
    if (index >= old.length && isCollection(node) && isCollection(like)) node.flow = like.flow === true;
    return node;
  });
  return [...items.slice(0, head), ...changed, ...items.slice(items.length - tail)];
}

function quoteAmbiguous(node: Node): Node {
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && typeof scalar.value === 'string' && AMBIGUOUS.test(scalar.value))
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return node;
}

/** Trims a text as forms do, which drop the final line break of a block. */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
