import { relative } from 'node:path';
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import type { ContentProblem, FieldPath } from '../content-problem.ts';
import { limits } from '../limits.ts';
import { FRONT_MATTER, findProse } from '../prose.ts';
import { indexLines } from './position.ts';
import type { ContentFolder } from './read-folder.ts';
import type { LocatedProblem } from './report.ts';
import { parseYaml } from './yaml.ts';

/** A range of text. */
interface Span {
  readonly offset: number;
  readonly length: number;
}

/** Locates problems, sorted by file and line; at most `limits.problems` for each file. */
export function locateProblems(
  { directory, texts }: Pick<ContentFolder, 'directory' | 'texts'>,
  problems: readonly ContentProblem[],
): LocatedProblem[] {
  const files = [...Map.groupBy(problems, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1));
  return files.flatMap(([file, found]) => {
    const text = texts.get(file) ?? '';
    const positionAt = indexLines(text);
    const spanOf = prepareSpans(file, text);
    const located = found.map((problem): LocatedProblem => {
      const { path, severity, message, proseOffset } = problem;
      const field = proseOffset === undefined || !texts.has(file) ? path.join('.') : 'text';
      const span = texts.has(file) ? spanOf(problem) : { offset: 0, length: 0 };
      const position = positionAt(span.offset);
      const excerpt = excerptOf(text, span, position.column);
      return { file: relative(process.cwd(), `${directory}/${file}`), ...position, excerpt, field, severity, message };
    });
    return cutProblems(located.sort((a, b) => a.line - b.line || a.column - b.column));
  });
}

/** The first problems of a file, and a last one that says there are more. */
function cutProblems(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const rest = problems.slice(limits.problems);
  const [next] = rest;
  if (next === undefined) return problems;
  const severities = rest.map(({ severity }) => severity);
  const severity = (['error', 'unready', 'gap'] as const).find((it) => severities.includes(it)) ?? 'warning';
  const message = `and what follows are problems too, more than the ${limits.problems} listed for one file. Mend those first: many may have one cause.`;
  return [...problems.slice(0, limits.problems), { ...next, severity, field: '', message }];
}

/** The excerpt of a text that shows a span from its column on. */
function excerptOf(text: string, { offset, length }: Span, column: number): LocatedProblem['excerpt'] {
  const start = column - 1;
  const [line = ''] = text.slice(offset - start).split('\n', 1);
  const shown = line.trimEnd();
  return length === 0 || shown === ''
    ? undefined
    : { text: shown, start, length: Math.min(length, shown.length - start) };
}

/** Finds the text that a problem of a file refers to: the key or value at a path, or its nearest existing ancestor. */
function prepareSpans(file: string, text: string): (problem: ContentProblem) => Span {
  const isProse = file.endsWith('.mdx');
  const match = isProse ? FRONT_MATTER.exec(text) : null;
  const start = match === null ? 0 : text.indexOf('\n') + 1;
  // Parsed once, on first use.
  let root: ParsedNode | null | undefined;
  const indexed = new Map<ParsedNode, ReadonlyMap<string, Member>>();
  const memberOf = (node: ParsedNode | null | undefined, key: string | number): Member | undefined => {
    if (isSeq<ParsedNode>(node)) {
      const item = node.items[Number(key)];
      return item && { key: item, value: item };
    }
    if (!isMap<ParsedNode, ParsedNode | null>(node)) return undefined;
    const known = indexed.get(node) ?? indexMembers(node.items);
    indexed.set(node, known);
    return known.get(String(key));
  };
  const rangeOf = (path: FieldPath, wantsKey: boolean) => {
    if (path.length > 0) root ??= parseYaml(match?.[1] ?? text).contents;
    let [node, member] = [root, undefined as Member | undefined];
    for (const [depth, key] of path.entries()) {
      const next = memberOf(node, key);
      if (next === undefined) return (member?.value ?? member?.key)?.range;
      if (wantsKey && depth === path.length - 1) return next.key.range;
      [node, member] = [next.value, next];
    }
    return (member?.value ?? member?.key)?.range;
  };
  return ({ path, wrongKey = false, proseOffset, offset }) => {
    if (offset !== undefined) return { offset, length: 1 };
    if (proseOffset !== undefined) {
      const at = (isProse ? findProse(text) : text.length) + proseOffset;
      return { offset: at, length: /^(?:\{[^}]*\}|\/[^)\s]*)/.exec(text.slice(at))?.[0].length ?? 1 };
    }
    const range = rangeOf(path, wrongKey);
    if (range === undefined) return { offset: start, length: 0 };
    const [line = ''] = text.slice(start + range[0], start + range[1]).split('\n', 1);
    return { offset: start + range[0], length: line.trimEnd().length };
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
