import { relative } from 'node:path';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, type Pair, type YAMLMap } from 'yaml';
import type { ContentProblem, FieldPath } from '../content-problem.ts';
import { FRONT_MATTER } from '../prose.ts';
import type { LocatedProblem } from './format-report.ts';
import type { ContentFolder } from './read-folder.ts';
import { parseYaml } from './yaml.ts';

/** Finds the lines and columns of problems, and sorts them by file and position. */
export function locateProblems(
  { directory, texts }: Pick<ContentFolder, 'directory' | 'texts'>,
  problems: readonly ContentProblem[],
): LocatedProblem[] {
  const files = [...Map.groupBy(problems, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1));
  return files.flatMap(([name, all]) => {
    const text = texts.get(name) ?? '';
    const file = relative(process.cwd(), `${directory}/${name}`);
    const findSpan = makeSpanFinder(name, text);
    const lines = new LineCounter();
    let lineStart = 0;
    for (const line of text.split('\n')) {
      lines.addNewLine(lineStart);
      lineStart += line.length + 1;
    }
    const spans = all.map((problem) => ({ problem, ...findSpan(problem) })).sort((a, b) => a.start - b.start);
    return spans.map(({ problem: { path, severity, message }, start, end }) => {
      const { line, col: column } = lines.linePos(start);
      const excerpt = drawExcerpt(text.slice(start - column + 1), column - 1, end - start);
      return { file, line, column, excerpt, field: path.join('.'), severity, message };
    });
  });
}

/** Cuts an excerpt from the first line of a text, and underlines the span that begins at `start`. */
function drawExcerpt(text: string, start: number, length: number): string[] {
  const [line = ''] = text.split('\n', 1);
  const from = Math.min(start, Math.max(line.search(/\S/), line.length > 100 ? start - 40 : 0));
  const shown = line.slice(from, from + 100).trimEnd();
  const indent = start - from;
  if (length === 0 || shown === '') return [];
  return [shown, `${' '.repeat(indent)}${'^'.repeat(Math.max(0, Math.min(length, shown.length - indent)))}`];
}

/** Finds the text that a problem of a file refers to: the key or value at a path, or its nearest existing ancestor. */
function makeSpanFinder(file: string, text: string) {
  const [, yaml = text] = (file.endsWith('.mdx') && FRONT_MATTER.exec(text)) || [];
  const first = yaml === text ? 0 : text.indexOf('\n') + 1;
  // Parsed once, on first use.
  let document: Document | undefined;
  const pairs: Pairs = new WeakMap();
  return ({ path, offset, isKeyProblem }: ContentProblem) => {
    if (offset !== undefined) {
      const [shown = ' '] = /^(?:\{[^}\n]*\}|\/[^)\s]*)/.exec(text.slice(offset)) ?? [];
      return { start: offset, end: offset + shown.length };
    }
    if (path.length > 0) document ??= parseYaml(yaml);
    const range = document && findRange(document, path, pairs, isKeyProblem);
    if (!range) return { start: 0, end: 0 };
    const [from, to] = range;
    const [line = ''] = yaml.slice(from, to).split('\n', 1);
    return { start: first + from, end: first + from + line.trimEnd().length };
  };
}

/**
 * Finds the range of the key or the value at a path, or of its nearest existing ancestor; undefined if there is none.
 */
function findRange(document: Document, path: FieldPath, pairs: Pairs, isKeyProblem = false): Node['range'] | undefined {
  let [at, range]: [unknown, Node['range'] | undefined] = [document.contents, undefined];
  for (const [depth, step] of path.entries()) {
    const pair = isMap(at) ? findPair(at, String(step), pairs) : undefined;
    at = isSeq(at) ? at.items[Number(step)] : pair?.value;
    const isKey = isKeyProblem && depth === path.length - 1;
    const node = (isKey ? undefined : at) ?? pair?.key;
    if (!isNode(node)) break;
    range = node.range;
  }
  return range;
}

/** Fields of groups by name, cached because a group may have thousands of problems. */
type Pairs = WeakMap<YAMLMap, ReadonlyMap<string, Pair>>;

function findPair(group: YAMLMap, name: string, pairs: Pairs): Pair | undefined {
  const known = pairs.get(group);
  if (known !== undefined) return known.get(name);
  // If two fields have the same name, the first counts.
  const byName = new Map(
    group.items.toReversed().map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]),
  );
  pairs.set(group, byName);
  return byName.get(name);
}
