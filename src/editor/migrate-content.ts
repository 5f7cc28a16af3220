import { isMap, isScalar, isSeq, type Pair, type ParsedNode } from 'yaml';
import type * as z from 'zod';
import { type ContentKind, contentKindOf, contentKinds } from '../content/judge/content-kinds.ts';
import { findExcess } from '../content/read/text/excess.ts';
import { FRONT_MATTER } from '../content/read/text/front-matter.ts';
import { parseYaml } from '../content/read/yaml/parse-yaml.ts';
import { type FormerField, findFormerField } from '../schemas/former-fields.ts';

/** A changed line of a content file, counted from 1; without `after` it is removed. */
export interface LineChange {
  readonly line: number;
  readonly before: string;
  readonly after?: string;
}

/** A content file with renamed fields. */
export interface MigratedFile {
  readonly text: string;
  readonly changes: readonly LineChange[];
}

/** A text edit: a range of offsets and its replacement. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Renames the fields of a content file that have a new name and removes obsolete ones with their values. All other
 * bytes stay, comments and formatting included. A map that already has the new name stays unchanged.
 */
export function migrateFile(file: string, text: string): MigratedFile {
  const found = contentKindOf(file);
  const kind: ContentKind | undefined = found && contentKinds[found.kind];
  if (kind === undefined || !/\.(?:yaml|mdx)$/.test(file) || findExcess(file, text) !== undefined) {
    return { text, changes: [] };
  }
  const match = file.endsWith('.mdx') ? FRONT_MATTER.exec(text) : null;
  const start = match === null ? 0 : text.indexOf('\n') + 1;
  const { contents } = parseYaml(match?.[1] ?? text);
  const edits = findEdits(kind.schema, contents, text, start);
  const changed = edits.reduceRight((it, edit) => it.slice(0, edit.start) + edit.text + it.slice(edit.end), text);
  return { text: changed, changes: edits.flatMap((edit) => describeEdit(text, edit)) };
}

/** Edits of a value and its descendants, in document order. */
function findEdits(schema: z.core.$ZodType, node: ParsedNode | null, text: string, start: number): Edit[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return findEdits(def.innerType, node, text, start);
  if (def.type === 'array' && isSeq<ParsedNode>(node)) {
    return node.items.flatMap((item) => findEdits(def.element, item, text, start));
  }
  if (!isMap<ParsedNode, ParsedNode | null>(node)) return [];
  const names = node.items.map(nameOf);
  return node.items.flatMap((pair, index) => {
    const name = names[index] ?? '';
    const former = findFormerField(schema, name);
    if (former !== undefined) {
      return 'to' in former && names.includes(former.to) ? [] : [editPair(pair, former, text, start)];
    }
    const field = def.type === 'record' ? def.valueType : def.type === 'object' ? def.shape[name] : undefined;
    return field === undefined ? [] : findEdits(field, pair.value, text, start);
  });
}

function nameOf({ key }: Pair<ParsedNode, ParsedNode | null>): string {
  return isScalar(key) ? String(key.value) : '';
}

function editPair(
  { key, value }: Pair<ParsedNode, ParsedNode | null>,
  former: FormerField,
  text: string,
  start: number,
): Edit {
  const [from, to] = [start + key.range[0], start + key.range[1]];
  if ('to' in former) {
    const present = isScalar(value) ? former.values?.[String(value.value)] : undefined;
    if (!isScalar(value) || present === undefined) return { start: from, end: to, text: former.to };
    return { start: from, end: start + value.range[1], text: `${former.to}: ${present}` };
  }
  // Remove whole lines, so that none is left empty; a comment above the field stays for the owner to judge.
  const first = text.lastIndexOf('\n', from - 1) + 1;
  const last = start + (value?.range[1] ?? key.range[1]);
  const end = text.indexOf('\n', text.slice(0, last).trimEnd().length);
  return { start: first, end: end < 0 ? text.length : end + 1, text: '' };
}

function describeEdit(text: string, { start, end, text: replacement }: Edit): LineChange[] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(0, from).split('\n').length;
  if (replacement === '') {
    const lines = text.slice(start, end).replace(/\n$/, '').split('\n');
    return lines.map((before, index) => ({ line: line + index, before }));
  }
  const lineEnd = text.indexOf('\n', end);
  const [before, rest] = [text.slice(from, start), text.slice(end, lineEnd < 0 ? undefined : lineEnd)];
  return [{ line, before: before + text.slice(start, end) + rest, after: before + replacement + rest }];
}
