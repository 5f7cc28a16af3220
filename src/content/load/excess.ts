import type { TextProblem } from '../content-problem.ts';
import { limits } from '../limits.ts';
import { findProse } from '../prose.ts';

const ADVICE = 'Divide it, or take out what came here by mistake.';
const LIST_MARKS = /^(?:[ \t]*(?:[>*+?-]|\d{1,9}[.)])(?=[ \t>]|$))+/gm;
const BRACKET = /[[{(]|(?<closes>[\]})])/g;
const TAG = /<(?<closes>\/)?(?:[A-Za-z][\w.:-]*)?(?:"[^"<]*"|'[^'<]*'|[^<>"'])*?(?<isWhole>\/)?>/g;
const MARKS = /[*_~]+/g;
/** A delimiter row, which makes the line above it a table header; it may be within lists and blockquotes. */
const DELIMITER_ROW = /^(?=.*-)(?=.*\|)[ \t>*+\d.):|-]+$/gm;
const LINE_END = /\r\n?|\n/;
const BLANK_LINE = /(?:\r\n?|\n)[ \t>]*(?:\r|\n|$)/g;

/** Finds what is too expensive to parse, before it is parsed: the first of each kind. */
export function findExcess(file: string, text: string): TextProblem | undefined {
  const offset = findNested(text, BRACKET) ?? findListMarks(text) ?? findNested(text, TAG) ?? findMarks(text);
  if (offset !== undefined) {
    const message = `is nested more than ${limits.nesting} deep, which no content needs. Take out what came here by mistake.`;
    return { offset, message };
  }
  if (file.endsWith('.json')) return findValues(text, limits.jsonValues);
  if (file.endsWith('.yaml')) return findValues(text, limits.values);
  if (!file.endsWith('.mdx')) return undefined;
  const start = findProse(text);
  const prose = text.slice(start);
  const found = findTables(prose) ?? findMany(prose, /[<{&[]/g, limits.signs, 'signs <, {, & and [ of one text');
  return found ? { ...found, offset: start + found.offset } : findValues(text.slice(0, start), limits.values);
}

/** Where brackets or tags open that hold too many levels. */
function findNested(text: string, pattern: RegExp): number | undefined {
  const open: number[] = [];
  for (const { groups = {}, index } of text.matchAll(pattern)) {
    if (groups.closes !== undefined) open.pop();
    else if (groups.isWhole === undefined) open.push(index);
    if (open.length > limits.nesting) return open[0];
  }
  return undefined;
}

function findListMarks(text: string): number | undefined {
  const isDeep = ([marks]: RegExpExecArray) => marks.replace(/[\s\d]/g, '').length > limits.nesting;
  return text.matchAll(LIST_MARKS).find(isDeep)?.index;
}

function findMarks(text: string): number | undefined {
  let start = 0;
  for (const paragraph of text.split(/\n[ \t]*\n/)) {
    if ((paragraph.match(MARKS)?.length ?? 0) > limits.marks) return text.indexOf(paragraph, start);
    start += paragraph.length;
  }
  return undefined;
}

function findValues(text: string, most: number): TextProblem | undefined {
  return findMany(text, /[,:\n]/g, most, 'fields and values of one file');
}

/** The first sign beyond the most that a text may have. */
function findMany(text: string, sign: RegExp, most: number, what: string): TextProblem | undefined {
  const [beyond] = text.matchAll(sign).drop(most).take(1);
  return beyond && { offset: beyond.index, message: `goes beyond the ${count(most)} ${what}. ${ADVICE}` };
}

/** A table with too many columns, or the one that exceeds the number of cells. */
function findTables(prose: string): TextProblem | undefined {
  let cells = 0;
  for (const { 0: delimiters, index: offset } of prose.matchAll(DELIMITER_ROW)) {
    const columns = delimiters.split('|').filter((cell) => cell.includes('-')).length;
    if (columns > limits.columns) {
      const message = `makes a table of ${count(columns)} columns; ${limits.columns} are the most. ${ADVICE}`;
      return { offset, message };
    }
    BLANK_LINE.lastIndex = offset + delimiters.length;
    const end = BLANK_LINE.exec(prose)?.index ?? prose.length;
    cells += columns * prose.slice(offset, end).split(LINE_END).length;
    if (cells > limits.cells) {
      const message = `makes a table that goes beyond the ${count(limits.cells)} cells of one text. ${ADVICE}`;
      return { offset, message };
    }
  }
  return undefined;
}

function count(amount: number): string {
  return amount.toLocaleString('en');
}
