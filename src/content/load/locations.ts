import { relative } from 'node:path';
import { type ContentProblem, MOST_PROBLEMS, type Severity } from '../content-problem.ts';
import type { ContentFolder, SyntaxProblem } from './content-folder.ts';
import type { LocatedProblem } from './report.ts';
import { findProse } from './text/front-matter.ts';
import { indexLines } from './text/position.ts';
import { makeLocator, type Span } from './yaml/locator.ts';

/** Problems grouped by file. */
type ByFile = ReadonlyMap<string, { readonly syntax: SyntaxProblem[]; readonly checked: ContentProblem[] }>;

/** Locates problems, sorted by file and line; at most `MOST_PROBLEMS` for each file. */
export function locateProblems(
  { directory, texts }: Pick<ContentFolder, 'directory' | 'texts'>,
  problems: readonly ContentProblem[],
  syntaxProblems: readonly SyntaxProblem[] = [],
): LocatedProblem[] {
  const files = [...groupByFile(problems, syntaxProblems)].sort(([a], [b]) => (a < b ? -1 : 1));
  return files.flatMap(([file, { syntax, checked }]) => {
    const text = texts.get(file) ?? '';
    const place = placeIn(text, relative(process.cwd(), `${directory}/${file}`));
    const spanOf = spanIn(file, texts.get(file));
    const located = [
      ...syntax.map((problem) => place({ ...problem, field: '', severity: severityOf(problem), length: 1 })),
      ...checked.map((problem) => {
        const { path, severity, message, proseOffset } = problem;
        const field = proseOffset === undefined || !texts.has(file) ? path.join('.') : 'text';
        return place({ ...spanOf(problem), field, severity, message });
      }),
    ];
    return cutProblems(located.sort((a, b) => a.line - b.line || a.column - b.column));
  });
}

function groupByFile(problems: readonly ContentProblem[], syntaxProblems: readonly SyntaxProblem[]): ByFile {
  const groups = new Map<string, { readonly syntax: SyntaxProblem[]; readonly checked: ContentProblem[] }>();
  const groupOf = (file: string) => {
    const group = groups.get(file) ?? { syntax: [], checked: [] };
    groups.set(file, group);
    return group;
  };
  for (const problem of syntaxProblems) groupOf(problem.file).syntax.push(problem);
  for (const problem of problems) groupOf(problem.file).checked.push(problem);
  return groups;
}

function severityOf({ isWarning }: SyntaxProblem): Severity {
  return isWarning ? 'warning' : 'error';
}

/** The first problems of a file, and a last one that says there are more. */
function cutProblems(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const rest = problems.slice(MOST_PROBLEMS);
  const [next] = rest;
  if (next === undefined) return problems;
  const severities = rest.map(({ severity }) => severity);
  const severity = (['error', 'unready', 'unsaid'] as const).find((it) => severities.includes(it)) ?? 'warning';
  const message = `and what follows are problems too, more than the ${MOST_PROBLEMS} listed for one file. Mend those first: many may have one cause.`;
  return [...problems.slice(0, MOST_PROBLEMS), { ...next, severity, field: '', message }];
}

/** The span of text that a problem refers to; undefined for a file without text. */
function spanIn(file: string, text: string | undefined): (problem: ContentProblem) => Span {
  if (text === undefined) return () => ({ offset: 0, length: 0 });
  const locate = makeLocator(file, text);
  return ({ path, wrongKey, proseOffset }) => {
    if (proseOffset === undefined) return locate(path, wrongKey === true ? 'key' : 'value');
    const offset = (file.endsWith('.mdx') ? findProse(text) : text.length) + proseOffset;
    return { offset, length: /^(?:\{[^}]*\}|\/[^)\s]*)/.exec(text.slice(offset))?.[0].length ?? 1 };
  };
}

function placeIn(text: string, file: string) {
  const lines = indexLines(text);
  return (problem: Omit<LocatedProblem, 'line' | 'column' | 'file' | 'excerpt'> & Span): LocatedProblem => {
    const { offset, length, field, severity, message } = problem;
    const position = lines.positionAt(offset);
    const line = lines.lineAt(position.line);
    const start = position.column - 1;
    const excerpt =
      length === 0 || line === '' ? undefined : { text: line, start, length: Math.min(length, line.length - start) };
    return { file, ...position, field, excerpt, severity, message };
  };
}
