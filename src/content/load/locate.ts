import { relative } from 'node:path';
import { type Document, isMap, isNode, isScalar, type Node } from 'yaml';
import type { ContentProblem, FieldPath } from '../content-problem.ts';
import { FRONT_MATTER } from '../prose.ts';
import type { ContentFolder } from './read-folder.ts';
import type { LocatedProblem } from './report.ts';
import { parseYaml } from './yaml.ts';

/** Problems told of a file; more have few causes. */
const MOST_PROBLEMS = 50;

/** Locates problems, sorted by file and line; at most `MOST_PROBLEMS` for each file. */
export function locateProblems(
  { directory, texts }: Pick<ContentFolder, 'directory' | 'texts'>,
  problems: readonly ContentProblem[],
): LocatedProblem[] {
  const files = [...Map.groupBy(problems, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1));
  return files.flatMap(([name, all]) => {
    const text = texts.get(name) ?? '';
    const spanOf = prepareSpans(name, text);
    const found = all.map((problem) => ({ ...problem, span: spanOf(problem) }));
    const sorted = found.sort((a, b) => a.span.offset - b.span.offset);
    const file = relative(process.cwd(), `${directory}/${name}`);
    const located = sorted.slice(0, MOST_PROBLEMS + 1).map((problem): LocatedProblem => {
      const { path, proseOffset, span, severity, message } = problem;
      const field = proseOffset === undefined ? path.join('.') : 'text';
      const lines = text.slice(0, span.offset).split('\n');
      const before = lines.at(-1)?.length ?? 0;
      const excerpt = drawExcerpt(text.slice(span.offset - before), before, span.length);
      return { file, line: lines.length, column: before + 1, excerpt, field, severity, message };
    });
    const next = located[MOST_PROBLEMS];
    if (next === undefined) return located;
    const severities = sorted.slice(MOST_PROBLEMS).map(({ severity }) => severity);
    const severity = (['error', 'unready', 'gap'] as const).find((it) => severities.includes(it)) ?? 'warning';
    const message = `and what follows are problems too, more than the ${MOST_PROBLEMS} listed for one file. Mend those first: many may have one cause.`;
    return located.with(-1, { ...next, severity, field: '', message });
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
  const match = file.endsWith('.mdx') ? FRONT_MATTER.exec(text) : null;
  const start = match === null ? 0 : text.indexOf('\n') + 1;
  // Parsed once, on first use.
  let document: Document | undefined;
  return ({ path, proseOffset, offset, wrongKey }: ContentProblem) => {
    if (offset !== undefined) return { offset, length: 1 };
    if (proseOffset !== undefined) {
      const at = (match?.[0].length ?? 0) + proseOffset;
      return { offset: at, length: /^(?:\{[^}]*\}|\/[^)\s]*)/.exec(text.slice(at))?.[0].length ?? 1 };
    }
    if (path.length > 0) document ??= parseYaml(match?.[1] ?? text);
    const [from, to] = (document && rangeOf(document, path, wrongKey)) ?? [];
    if (from === undefined) return { offset: start, length: 0 };
    const [line = ''] = text.slice(start + from, start + (to ?? from)).split('\n', 1);
    return { offset: start + from, length: line.trimEnd().length };
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
