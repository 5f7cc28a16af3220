import { findProse } from './front-matter.ts';
import { DEEPEST, findNesting } from './nesting.ts';
import type { TextProblem } from './text-problem.ts';

/**
 * Limits on constructs that are expensive to parse. The cost of a table grows with columns times rows, that of most
 * markup characters quadratically.
 */
const MOST = {
  /** Columns of a table. */
  columns: 100,
  /** Total number of cells in all tables, including those that rows omit. */
  cells: 10_000,
  /** Characters that start an element, expression, entity or link. */
  signs: 2000,
  /** Commas, colons and line ends in YAML. */
  values: 20_000,
  /** The same in JSON, which holds lists of postal areas and addresses. */
  jsonValues: 150_000,
} as const;

const ADVICE = 'Divide it, or take out what came here by mistake.';
/** A delimiter row, which makes the line above it a table header; it may be within lists and blockquotes. */
const DELIMITER_ROW = /^(?=.*-)(?=.*\|)[ \t>*+\d.):|-]+$/gm;
const LINE_END = /\r\n?|\n/;
const BLANK_LINE = /(?:\r\n?|\n)[ \t>]*(?:\r|\n|$)/g;

/** Finds constructs beyond the limits before parsing: the first of each kind. */
export function findExcess(file: string, text: string): TextProblem | undefined {
  const nested = findNesting(text);
  if (nested !== undefined) {
    const message = `is nested more than ${DEEPEST} deep, which no content needs. Take out what came here by mistake.`;
    return { offset: nested, message };
  }
  if (file.endsWith('.json')) return findValues(text, MOST.jsonValues);
  if (!file.endsWith('.mdx')) return file.endsWith('.yaml') ? findValues(text, MOST.values) : undefined;
  const proseStart = findProse(text);
  const prose = text.slice(proseStart);
  const found = findTables(prose) ?? findNth(prose, /[<{&[]/g, MOST.signs, describeCharacters);
  if (found !== undefined) return { ...found, offset: proseStart + found.offset };
  return findValues(text.slice(0, proseStart), MOST.values);
}

function findValues(text: string, most: number): TextProblem | undefined {
  return findNth(
    text,
    /[,:\n]/g,
    most,
    () => `goes beyond the ${count(most)} fields and values of one file. ${ADVICE}`,
  );
}

function describeCharacters(): string {
  return `goes beyond the ${count(MOST.signs)} signs <, {, & and [ of one text. ${ADVICE}`;
}

/** The n-th match of a pattern. */
function findNth(text: string, pattern: RegExp, most: number, word: () => string): TextProblem | undefined {
  let matches = 0;
  for (const { index } of text.matchAll(pattern)) {
    matches += 1;
    if (matches > most) return { offset: index, message: word() };
  }
  return undefined;
}

/** A table with too many columns, or the one that exceeds the number of cells. */
function findTables(prose: string): TextProblem | undefined {
  let cells = 0;
  for (const { 0: delimiters, index: offset } of prose.matchAll(DELIMITER_ROW)) {
    const columns = delimiters.split('|').filter((cell) => cell.includes('-')).length;
    if (columns > MOST.columns) {
      return { offset, message: `makes a table of ${count(columns)} columns; ${MOST.columns} are the most. ${ADVICE}` };
    }
    BLANK_LINE.lastIndex = offset + delimiters.length;
    const end = BLANK_LINE.exec(prose)?.index ?? prose.length;
    cells += columns * prose.slice(offset, end).split(LINE_END).length;
    if (cells > MOST.cells) {
      return {
        offset,
        message: `makes a table that goes beyond the ${count(MOST.cells)} cells of one text. ${ADVICE}`,
      };
    }
  }
  return undefined;
}

function count(amount: number): string {
  return amount.toLocaleString('en');
}
