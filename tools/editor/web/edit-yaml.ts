import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isSame } from './same.ts';

/** Maximum line width; longer lines are folded. */
const LINE_WIDTH = 110;

type Fields = Readonly<Record<string, unknown>>;

/** New value of a file: a map of fields or a list of items. */
type Data = Fields | readonly unknown[];

/** New value of an entry: a map with one field or a list with one item. */
type Content = Fields | readonly [unknown];

/** A text edit: replaces the source between two offsets. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A field or item in the source: from its key or hyphen to the end of its value. */
interface Entry {
  readonly start: number;
  readonly end: number;
  readonly value: ParsedNode | null;
}

/** Change of an entry: `old` alone is removed, `content` alone inserted, both are compared. */
interface Change {
  readonly old?: Entry | undefined;
  readonly content?: Content;
}

/**
 * Updates the values of a YAML file: only fields and items that differ are rewritten, so that comments, order and
 * formatting of the others stay byte for byte. A text that is neither map nor list is rewritten as a whole.
 */
export function editYaml(text: string, data: Data): string {
  const source = text.endsWith('\n') ? text : `${text}\n`;
  const { contents, errors } = parseDocument(source);
  if (errors.length > 0 || contents === null) return writeYaml(data);
  const edits = editCollection(source, contents, data);
  const edited = edits && applyEdits(source, edits);
  return edited !== undefined && holds(edited, data) ? edited : writeYaml(data);
}

/** Serializes fields or items as YAML, in order. */
export function writeYaml(data: Data): string {
  return print(new Document(data));
}

/** Strings that YAML 1.1 parsers read as booleans, dates or times. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|true|false|\d{1,2}:\d{2})$/i;

function print(document: Document): string {
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && AMBIGUOUS.test(node.value))
        node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH, defaultStringType: 'PLAIN', flowCollectionPadding: true });
}

function holds(text: string, data: Data): boolean {
  try {
    return isSame(parse(text), data);
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

/** Edits that turn a block collection into `value`; undefined if it has to be rewritten as a whole. */
function editCollection(source: string, node: ParsedNode | null, value: unknown): Edit[] | undefined {
  if (isMap(node) && !node.flow && isFields(value) && Object.keys(value).length > 0) {
    const entries = listFields(source, node as YAMLMap.Parsed<ParsedNode, ParsedNode | null>);
    const first = [...entries.values()][0];
    const [head] = entries.keys();
    // A first field that follows the hyphen of a list item must stay first.
    const isBehindHyphen =
      first !== undefined && source.slice(lineStart(source, first.start), first.start).trim() !== '';
    if (isBehindHyphen && !(head !== undefined && head in value)) return undefined;
    return editEntries(source, first, matchFields(entries, value));
  }
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) {
    const entries = listItems(source, node as YAMLSeq.Parsed<ParsedNode>);
    return editEntries(source, entries[0], matchItems(entries, value));
  }
  return undefined;
}

function editEntries(source: string, first: Entry | undefined, changes: readonly Change[]): Edit[] | undefined {
  if (first === undefined) return undefined;
  let previous: Entry | undefined;
  return changes.flatMap(({ old, content }) => {
    if (old === undefined) return content === undefined ? [] : insertEntry(source, first, previous, content);
    if (content === undefined) return removeEntry(source, old);
    previous = old;
    return editEntry(source, old, content);
  });
}

function editEntry(source: string, old: Entry, content: Content): Edit | Edit[] {
  const [value] = Object.values(content);
  if (isSame(dataOf(old.value), value)) return [];
  const text = printEntry(content, old.value, columnOf(source, old.start)).trim();
  return editCollection(source, old.value, value) ?? { from: old.start, to: old.end, text };
}

/** Inserts an entry after the previous one; an item is indented like the first of its list. */
function insertEntry(source: string, first: Entry, previous: Entry | undefined, content: Content): Edit {
  const at = previous === undefined ? lineStart(source, first.start) : nextLine(source, previous.end);
  const text = printEntry(content, Array.isArray(content) ? first.value : null, columnOf(source, first.start));
  return { from: at, to: at, text };
}

function removeEntry(source: string, { start, end }: Entry): Edit {
  return { from: lineStart(source, start), to: nextLine(source, end), text: '' };
}

/**
 * Pairs each field with its place in the file. New fields follow their predecessor in `fields`; missing ones are
 * removed.
 */
function matchFields(entries: ReadonlyMap<string, Entry>, fields: Fields): Change[] {
  const kept = Object.entries(fields).map(([name, value]) => ({ old: entries.get(name), content: { [name]: value } }));
  const removed = [...entries].filter(([name]) => !(name in fields)).map(([, old]) => ({ old }));
  return [...kept, ...removed];
}

/**
 * Pairs list items: equal items at both ends are kept, those between are compared by index, the rest is added or
 * removed.
 */
function matchItems(entries: readonly Entry[], values: readonly unknown[]): Change[] {
  const least = Math.min(entries.length, values.length);
  let head = 0;
  while (head < least && isSame(dataOf(entries[head]?.value ?? null), values[head])) head++;
  let tail = 0;
  while (tail < least - head && isSame(dataOf(entries.at(-1 - tail)?.value ?? null), values.at(-1 - tail))) tail++;
  const old = entries.slice(head, entries.length - tail);
  const fresh = values.slice(head, values.length - tail);
  const same = entries.slice(0, head).map((entry, index): Change => ({ old: entry, content: [values[index]] }));
  const changed = Array.from({ length: Math.max(old.length, fresh.length) }, (_, index): Change => {
    const entry = old[index];
    return index < fresh.length ? { old: entry, content: [fresh[index]] } : { old: entry };
  });
  return [...same, ...changed];
}

function listFields(source: string, { items }: YAMLMap.Parsed<ParsedNode, ParsedNode | null>): Map<string, Entry> {
  return new Map(
    items.map(({ key, value }) => [
      String(isScalar(key) ? key.value : key),
      { start: key.range[0], end: endOf(source, value ?? key), value },
    ]),
  );
}

function listItems(source: string, { items }: YAMLSeq.Parsed<ParsedNode>): Entry[] {
  return items.map((value) => ({
    start: source.lastIndexOf('-', value.range[0] - 1),
    end: endOf(source, value),
    value,
  }));
}

/** Formats a field or item at a column, in the style of the value it replaces. */
function printEntry(content: Content, before: ParsedNode | null, column: number): string {
  const document = new Document(content);
  const node = document.get(Array.isArray(content) ? 0 : Object.keys(content)[0], true);
  if ((isMap(node) || isSeq(node)) && (isMap(before) || isSeq(before))) node.flow = before.flow === true;
  if (isScalar(node) && isScalar(before) && typeof node.value === 'string' && typeof before.value === 'string') {
    node.type = before.type ?? Scalar.PLAIN;
  }
  return print(document).replace(/^(?=[^\n])/gm, ' '.repeat(column));
}

function dataOf(node: ParsedNode | null): unknown {
  return node === null ? null : node.toJS(new Document());
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** End offset of a value; a block scalar includes its line end. */
function endOf(source: string, node: ParsedNode): number {
  let end = node.range[1];
  while (source[end - 1] === '\n') end--;
  return end;
}

function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

/** Start of the line after the one that contains `offset`. */
function nextLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end + 1;
}
