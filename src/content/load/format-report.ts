import { showControls } from '../../escape/controls.ts';
import { formatCount, grammar } from '../../text/en/grammar.ts';
import type { Severity } from '../content-problem.ts';

/** A problem with its position for editors. */
export interface LocatedProblem {
  /** Path relative to the working directory. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Dotted path of the field, empty for the whole file. */
  readonly field: string;
  /** An excerpt of the line with the problem, and a line that underlines it; empty if there is nothing to show. */
  readonly excerpt: readonly string[];
  readonly severity: Severity;
  readonly message: string;
}

const severityLabels: Readonly<Record<Severity, string>> = {
  error: '',
  blocksPublish: '  (fix before publishing)',
  gap: '  (not filled in)',
  warning: '  (warning)',
};

/** Whether a problem fails `npm run check`. */
export function isBlocking({ severity }: Pick<LocatedProblem, 'severity'>): boolean {
  return severity === 'error' || severity === 'blocksPublish';
}

/** Formats the report for the owner: every problem with its position and advice, and a count. */
export function formatReport(problems: readonly LocatedProblem[], fileCount: number): string {
  const blocks = problems.map((problem) => {
    const field = problem.field === '' ? '' : `  ${problem.field}`;
    const kind = severityLabels[problem.severity];
    const head = `${problem.file}:${problem.line}:${problem.column}${field}${kind}`;
    const lines = [...problem.excerpt, problem.message.trim()].map((line) => `    ${line}`);
    return [head, ...lines].map(showControls).join('\n');
  });
  return [...blocks, formatProblemCount(problems, fileCount)].join('\n');
}

/** Formats problems as GitHub Actions workflow commands, one per line. */
export function formatAnnotations(problems: readonly LocatedProblem[]): string {
  const lines = problems.map(({ file, line, column, field, severity, message }) => {
    const level = isBlocking({ severity }) ? 'error' : 'warning';
    const text = escapeCommand(`${field} ${message}`.trim());
    const name = escapeCommand(file).replace(/[:,]/g, encodeURIComponent);
    return `::${level} file=${name},line=${line},col=${column}::${text}`;
  });
  return lines.join('\n');
}

/** Escapes the three characters that the runner decodes, and shows other control characters. */
function escapeCommand(text: string): string {
  return showControls(text.replace(/[%\r\n]/g, encodeURIComponent));
}

function formatProblemCount(problems: readonly LocatedProblem[], fileCount: number): string {
  const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
  const counted = [
    formatCount(problems.filter(isBlocking).length, 'problem'),
    formatCount(count('gap'), 'unfinished field'),
    formatCount(count('warning'), 'warning'),
  ].filter((part) => !part.startsWith('0 '));
  const files = new Set(problems.map(({ file }) => file));
  const summary =
    counted.length === 0 ? 'No problems' : `${grammar.list(counted)} in ${formatCount(files.size, 'file')}`;
  return `${summary} (${formatCount(fileCount, 'file')} checked).`;
}
