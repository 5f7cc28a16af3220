import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import { FRONT_MATTER } from '../text/front-matter.ts';
import { parseYaml } from './parse-yaml.ts';

/** A range of text. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

type Path = readonly (string | number)[];

/** Locates the key or value at a path in a file, or its nearest existing ancestor. */
export type Locate = (path: Path, part: 'key' | 'value') => Span;

interface Step {
  readonly node: ParsedNode | null;
  readonly range: readonly [number, number, number] | undefined;
}

/** A locator for the YAML of a file, which is parsed once on first use. */
export function makeLocator(file: string, text: string): Locate {
  const match = file.endsWith('.mdx') ? FRONT_MATTER.exec(text) : null;
  const start = match === null ? 0 : text.indexOf('\n') + 1;
  let root: ParsedNode | null | undefined;
  const members = new WeakMap<ParsedNode, ReadonlyMap<string, Member>>();
  const stepInto = (node: ParsedNode | null, key: string | number, wantsKey: boolean): Step | undefined => {
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const known = members.get(node) ?? indexMembers(node.items);
      members.set(node, known);
      const pair = known.get(String(key));
      return pair && { node: pair.value, range: wantsKey ? pair.key.range : (pair.value ?? pair.key).range };
    }
    if (!isSeq<ParsedNode>(node)) return undefined;
    const item = node.items[Number(key)];
    return item && { node: item, range: item.range };
  };
  return (path, part) => {
    if (path.length > 0) root ??= parseYaml(match?.[1] ?? text).contents;
    let step: Step = { node: root ?? null, range: undefined };
    for (const [depth, key] of path.entries()) {
      const next = stepInto(step.node, key, part === 'key' && depth === path.length - 1);
      if (next === undefined) break;
      step = next;
    }
    if (step.range === undefined) return { offset: start, length: 0 };
    const source = text.slice(start + step.range[0], start + step.range[1]);
    return { offset: start + step.range[0], length: source.split('\n', 1)[0]?.trimEnd().length ?? 0 };
  };
}

interface Member {
  readonly key: ParsedNode;
  readonly value: ParsedNode | null;
}

/** Members of a map by key; the first of duplicates. */
function indexMembers(items: readonly Member[]): ReadonlyMap<string, Member> {
  const named = items.flatMap((member) => (isScalar(member.key) ? [[String(member.key.value), member] as const] : []));
  return new Map(named.reverse());
}
