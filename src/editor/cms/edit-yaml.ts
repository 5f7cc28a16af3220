import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isSame } from './same.ts';

/** Lines are folded where they would be longer. */
const LINE_WIDTH = 110;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;
type MapNode = YAMLMap.Parsed<ParsedNode, ParsedNode | null>;
type PairNode = Pair<ParsedNode, ParsedNode | null>;
type SequenceNode = YAMLSeq.Parsed<ParsedNode>;

/**
 * The text of a YAML file with other values: only the lines of what differs
 * are written anew, so that comments, order and layout of all others stay to
 * the byte. A text that is no list of fields is written anew as a whole.
 */
export function editYaml(text: string, fields: Fields): string {
  const source = text.endsWith('\n') ? text : `${text}\n`;
  const { contents, errors } = parseDocument(source);
  if (errors.length > 0 || !isMap(contents)) return writeYaml(fields);
  const edits: Edit[] = [];
  editMap(source, contents as MapNode, fields, edits);
  const edited = applyEdits(source, edits);
  return holds(edited, fields) ? edited : writeYaml(fields);
}

/** Fields as YAML, in their order. */
export function writeYaml(fields: Fields): string {
  return print(new Document(fields));
}

/** Words and times that older readers of YAML take for something else than text. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|true|false|\d{1,2}:\d{2})$/i;

function print(document: Document, lineWidth = LINE_WIDTH): string {
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && AMBIGUOUS.test(node.value))
        node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth, defaultStringType: 'PLAIN', flowCollectionPadding: true });
}

function holds(text: string, fields: Fields): boolean {
  try {
    return isSame(parse(text), fields);
  } catch {
    return false;
  }
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += source.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + source.slice(at);
}

function editMap(source: string, map: MapNode, fields: Fields, edits: Edit[]): void {
  for (const pair of map.items) if (nameOf(pair) in fields) editPair(source, pair, fields[nameOf(pair)], edits);
  removeFields(source, map, fields, edits);
  insertFields(source, map, fields, edits);
}

function removeFields(source: string, { items }: MapNode, fields: Fields, edits: Edit[]): void {
  const head = items.findIndex((pair) => nameOf(pair) in fields);
  const [first, kept] = [items[0], items[head]];
  // What stands behind the hyphen of a list gives way to the field that will stand there.
  const isBehindHyphen = head > 0 && first !== undefined && !beginsLine(source, first);
  if (isBehindHyphen && kept !== undefined) edits.push({ from: startOf(first.key), to: startOf(kept.key), text: '' });
  for (const pair of isBehindHyphen ? items.slice(head) : items) {
    if (!(nameOf(pair) in fields)) edits.push(removeLines(source, startOf(pair.key), endOf(source, pair)));
  }
}

/** Adds each new field behind the one it follows in the form. */
function insertFields(source: string, { items }: MapNode, fields: Fields, edits: Edit[]): void {
  const [first] = items;
  let previous: PairNode | undefined;
  for (const [name, value] of Object.entries(fields)) {
    const pair = items.find((item) => nameOf(item) === name);
    previous = pair ?? previous;
    if (pair !== undefined || first === undefined) continue;
    const text = indent(writeYaml({ [name]: value }), columnOf(source, startOf(first.key)));
    const isFirst = previous === undefined && beginsLine(source, first);
    const at = isFirst ? lineStart(source, startOf(first.key)) : nextLine(source, endOf(source, previous ?? first));
    edits.push({ from: at, to: at, text });
  }
}

function editPair(source: string, pair: PairNode, value: unknown, edits: Edit[]): void {
  const { key, value: node } = pair;
  if (isSame(dataOf(node), value)) return;
  if (isMap(node) && isFields(value) && canEdit(node, Object.keys(value).length)) {
    if (node.flow !== true) editMap(source, node as MapNode, value, edits);
    else editFlow(node, value, edits);
  } else if (isSeq(node) && node.flow !== true && Array.isArray(value) && value.length > 0) {
    editSequence(source, node as SequenceNode, value, edits);
  } else {
    const colon = source.indexOf(':', key.range[1]) + 1;
    const text = writePair(nameOf(pair), value, node, columnOf(source, startOf(key)));
    edits.push({ from: colon, to: endOf(source, pair), text });
  }
}

/** Whether the parts of a map can be written one by one: in braces, only where none is new or gone. */
function canEdit(node: YAMLMap, size: number): boolean {
  return size > 0 && node.items.length > 0 && (node.flow !== true || node.items.length === size);
}

/** What follows the colon of a field, in the layout its value had. */
function writePair(name: string, value: unknown, before: ParsedNode | null, column: number): string {
  const document = new Document({ [name]: value });
  const node = document.get(name, true);
  if (isScalar(node) && isScalar(before) && typeof before.value === 'string' && typeof node.value === 'string') {
    node.type = before.type ?? Scalar.PLAIN;
  }
  if ((isMap(node) || isSeq(node)) && (isMap(before) || isSeq(before))) node.flow = before.flow === true;
  const text = indent(print(document), column);
  return text.slice(text.indexOf(':') + 1).trimEnd();
}

/** Edits the values of a map in braces where they stand; the names must be those it has. */
function editFlow(map: YAMLMap, fields: Fields, edits: Edit[]): void {
  for (const { key, value } of (map as MapNode).items) {
    const name = String(isScalar(key) ? key.value : key);
    if (value === null || isSame(dataOf(value), fields[name])) continue;
    const [from, to] = value.range;
    edits.push({ from, to, text: writeInline(fields[name], value) });
  }
}

function writeInline(value: unknown, before: ParsedNode): string {
  const document = new Document([value]);
  visit(document, {
    Collection: (_key, node) => {
      node.flow = true;
    },
  });
  const node = document.get(0, true);
  if (isScalar(node) && isScalar(before) && typeof node.value === 'string' && before.type?.startsWith('QUOTE')) {
    node.type = before.type;
  }
  return print(document, 0)
    .trim()
    .replace(/^\[\s*|\s*\]$/g, '');
}

function editSequence(source: string, sequence: SequenceNode, values: readonly unknown[], edits: Edit[]): void {
  const items = sequence.items;
  const least = Math.min(items.length, values.length);
  let head = 0;
  while (head < least && isSame(dataOf(items[head] ?? null), values[head])) head++;
  let tail = 0;
  while (tail < least - head && isSame(dataOf(items.at(-1 - tail) ?? null), values.at(-1 - tail))) tail++;
  const old = items.slice(head, items.length - tail);
  const fresh = values.slice(head, values.length - tail);
  for (const [index, item] of old.entries()) {
    if (index >= fresh.length) edits.push(removeLines(source, dashOf(source, item), endOfNode(source, item)));
    else editItem(source, item, fresh[index], edits);
  }
  const [first] = items;
  if (first === undefined || fresh.length <= old.length) return;
  const added = fresh.slice(old.length).map((value) => writeItem(source, value, first));
  const previous = items[head + old.length - 1];
  const at =
    previous === undefined ? lineStart(source, dashOf(source, first)) : nextLine(source, endOfNode(source, previous));
  edits.push({ from: at, to: at, text: added.join('') });
}

function editItem(source: string, item: ParsedNode, value: unknown, edits: Edit[]): void {
  if (isSame(dataOf(item), value)) return;
  if (isMap(item) && isFields(value) && canEdit(item, Object.keys(value).length)) {
    if (item.flow !== true) editMap(source, item as MapNode, value, edits);
    else editFlow(item, value, edits);
    return;
  }
  const text = writeItem(source, value, item);
  edits.push({ from: dashOf(source, item), to: endOfNode(source, item), text: text.trim() });
}

/** A line of a list, or several, in the layout of one that is there. */
function writeItem(source: string, value: unknown, like: ParsedNode): string {
  const document = new Document([value]);
  const node = document.get(0, true);
  if ((isMap(node) || isSeq(node)) && (isMap(like) || isSeq(like))) node.flow = like.flow === true;
  if (isScalar(node) && isScalar(like) && typeof node.value === 'string' && typeof like.value === 'string') {
    node.type = like.type ?? Scalar.PLAIN;
  }
  return indent(print(document), columnOf(source, dashOf(source, like)));
}

function removeLines(source: string, from: number, to: number): Edit {
  return { from: lineStart(source, from), to: nextLine(source, to), text: '' };
}

function indent(text: string, column: number): string {
  return text.replace(/^(?=[^\n])/gm, ' '.repeat(column));
}

function nameOf({ key }: PairNode): string {
  return String(isScalar(key) ? key.value : key);
}

function dataOf(node: ParsedNode | null): unknown {
  return node === null ? null : node.toJS(new Document());
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function startOf(node: ParsedNode): number {
  return node.range[0];
}

function endOf(source: string, { key, value }: PairNode): number {
  return endOfNode(source, value ?? key);
}

/** Behind the last character of a value; folded text takes the end of its line along. */
function endOfNode(source: string, node: ParsedNode): number {
  let end = node.range[1];
  while (source[end - 1] === '\n') end--;
  return end;
}

/** The hyphen before an item of a list. */
function dashOf(source: string, item: ParsedNode): number {
  return source.lastIndexOf('-', startOf(item) - 1);
}

function beginsLine(source: string, { key }: PairNode): boolean {
  return source.slice(lineStart(source, startOf(key)), startOf(key)).trim() === '';
}

function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

/** The beginning of the line that follows the one `offset` stands in. */
function nextLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end + 1;
}
