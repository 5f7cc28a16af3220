import { relative } from 'node:path';
import { type Document, isMap, isNode, isScalar, type Node } from 'yaml';
import type { ContentProblem, FieldPath } from '../content-problem.ts';
import { FRONT_MATTER } from '../prose.ts';
import type { ContentFolder } from './read-folder.ts';
import type { LocatedProblem } from './report.ts';
import { parseYaml } from './yaml.ts';

/** Locates problems, sorted by file and place. */
export function locateProblems(
  { directory, texts }: Pick<ContentFolder, 'directory' | 'texts'>,
  problems: readonly ContentProblem[],
): LocatedProblem[] {
  const files = [...Map.groupBy(problems, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1));
  return files.flatMap(([name, all]) => {
    const text = texts.get(name) ?? '';
    const file = relative(process.cwd(), `${directory}/${name}`);
    const spanOf = prepareSpans(name, text);
    const found = all.map((problem) => ({ problem, ...spanOf(problem) })).sort((a, b) => a.start - b.start);
    return found.map(({ problem: { path, severity, message }, start, end }) => {
      const lines = text.slice(0, start).split('\n');
      const before = lines.at(-1)?.length ?? 0;
      const excerpt = drawExcerpt(text.slice(start - before), before, end - start);
      return { file, line: lines.length, column: before + 1, excerpt, field: path.join('.'), severity, message };
    });
  });
}

/** The part of the first line of a text that shows a span from its start on, and the marks below it. */
function drawExcerpt(text: string, start: number, length: number): string[] {
  const [line = ''] = text.split('\n', 1);
  const from = Math.min(start, Math.max(line.search(/\S/), line.length > 100 ? start - 40 : 0));
  const shown = line.slice(from, from + 100).trimEnd();
  const indent = start - from;
  if (length === 0 || shown === '') return [];
  return [shown, `${' '.repeat(indent)}${'^'.repeat(Math.max(0, Math.min(length, shown.length - indent)))}`];
}

/** Finds the text that a problem of a file refers to: the key or value at a path, or its nearest existing ancestor. */
function prepareSpans(file: string, text: string) {
  const [, yaml = text] = (file.endsWith('.mdx') && FRONT_MATTER.exec(text)) || [];
  const first = yaml === text ? 0 : text.indexOf('\n') + 1;
  // Parsed once, on first use.
  let document: Document | undefined;
  return ({ path, offset, wrongKey }: ContentProblem) => {
    if (offset !== undefined) {
      const [shown = ' '] = /^(?:\{[^}\n]*\}|\/[^)\s]*)/.exec(text.slice(offset)) ?? [];
      return { start: offset, end: offset + shown.length };
    }
    if (path.length > 0) document ??= parseYaml(yaml);
    const [from, to] = (document && rangeOf(document, path, wrongKey)) ?? [0, 0];
    const [line = ''] = yaml.slice(from, to).split('\n', 1);
    return { start: first + from, end: first + from + line.trimEnd().length };
  };
}

/** Where the key or the value at a path stands, or what is nearest above it. */
function rangeOf(document: Document, path: FieldPath, wrongKey = false): Node['range'] {
  if (path.length === 0) return undefined;
  const group = document.getIn(path.slice(0, -1), true);
  const value = wrongKey ? undefined : document.getIn(path, true);
  const member = isMap(group) ? group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const node = value ?? member?.key;
  return isNode(node) ? node.range : rangeOf(document, path.slice(0, -1));
}
