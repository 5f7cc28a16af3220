import { relative } from 'node:path';
import type { ContentProblem } from '../judge/content-problem.ts';
import type { ContentFolder } from './content-folder.ts';
import { locate, parseFile } from './document.ts';
import { positionAt } from './position.ts';
import type { LocatedProblem } from './report.ts';

/** Finds the place of each problem, syntax errors included, in the order of the files and lines. */
export function locateProblems(folder: ContentFolder, problems: readonly ContentProblem[]): LocatedProblem[] {
  const syntax = folder.syntaxProblems.map(({ file, offset, message, isWarning }) =>
    locateAt(folder, { file, field: '', severity: isWarning ? 'warning' : 'error', message }, offset, 1),
  );
  const judged = problems.map((problem) => locateProblem(folder, problem));
  return [...syntax, ...judged].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

function locateProblem(folder: ContentFolder, problem: ContentProblem): LocatedProblem {
  const { file, path, severity, message } = problem;
  const text = folder.texts.get(file);
  const field = path.join('.');
  if (text === undefined) return locateAt(folder, { file, field, severity, message }, 0, 0);
  if (problem.proseOffset !== undefined) {
    const { proseStart } = parseFile(file, text);
    const length = /^(?:\{[^}]*\}|\/[^)\s]*)/.exec(text.slice(proseStart + problem.proseOffset))?.[0].length ?? 1;
    return locateAt(folder, { file, field: 'text', severity, message }, proseStart + problem.proseOffset, length);
  }
  const { offset, length } = locate(file, text, path, problem.wrongKey === true ? 'key' : 'value');
  return locateAt(folder, { file, field, severity, message }, offset, length);
}

function locateAt(
  folder: ContentFolder,
  problem: Pick<LocatedProblem, 'file' | 'field' | 'severity' | 'message'>,
  offset: number,
  length: number,
): LocatedProblem {
  const text = folder.texts.get(problem.file) ?? '';
  const position = positionAt(text, offset);
  const line = text.split('\n')[position.line - 1]?.trimEnd() ?? '';
  const start = position.column - 1;
  return {
    ...problem,
    ...position,
    file: relative(process.cwd(), `${folder.directory}/${problem.file}`),
    excerpt:
      length === 0 || line === '' ? undefined : { text: line, start, length: Math.min(length, line.length - start) },
  };
}
