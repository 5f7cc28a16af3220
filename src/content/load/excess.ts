import type { TextProblem } from '../content-problem.ts';
import { limits } from '../limits.ts';
import { findProse } from '../prose.ts';

const ADVICE = 'Divide it, or take out what came here by mistake.';
const LIST_MARKS = /^(?:[ \t]*(?:[>*+?-]|\d{1,9}[.)])(?=[ \t>]|$))+/gm;
const TAG = /<(\/?)(?:[A-Za-z][\w.:-]*)?(?:"[^"<]*"|'[^'<]*'|[^<>"'])*?(\/?)>/g;
const MARKS = /[*_~]+/g;
/** A delimiter row, which makes the line above it a table header; it may be within lists and blockquotes. */
const DELIMITER_ROW = /^(?=.*-)(?=.*\|)[ \t>*+\d.):|-]+$/gm;
const LINE_END = /\r\n?|\n/;
const BLANK_LINE = /(?:\r\n?|\n)[ \t>]*(?:\r|\n|$)/g;

/** Finds what is too expensive to parse, before it is parsed: the first of each kind. */
export function findExcess(file: string, text: string): TextProblem | undefined {
  const offset = findBrackets(text) ?? findListMarks(text) ?? findTags(text) ?? findMarks(text);
  if (offset !== undefined) {
    const message = `is nested more than ${limits.nesting} deep, which no content needs. Take out what came here by mistake.`;
    return { offset, message };
  }
  if (file.endsWith('.json')) return findValues(text, limits.jsonValues);
  if (file.endsWith('.yaml')) return findValues(text, limits.values);
  if (!file.endsWith('.mdx')) return undefined;
  const start = findProse(text);
  const prose = text.slice(start);
  const found = findTables(prose) ?? findSigns(prose);
  return found === undefined
    ? findValues(text.slice(0, start), limits.values)
    : { ...found, offset: start + found.offset };
}

function findBrackets(text: string): number | undefined {
  const open: number[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (character === '[' || character === '{' || character === '(') {
      open.push(offset);
      if (open.length > limits.nesting) return open[0];
    } else if (character === ']' || character === '}' || character === ')') open.pop();
  }
  return undefined;
}

function findListMarks(text: string): number | undefined {
  const isDeep = ([marks]: RegExpExecArray) => marks.replace(/[\s\d]/g, '').length > limits.nesting;
  return text.matchAll(LIST_MARKS).find(isDeep)?.index;
}

function findTags(text: string): number | undefined {
  let depth = 0;
  let start = 0;
  for (const { 1: closing, 2: closed, index } of text.matchAll(TAG)) {
    if (closing === '/') depth = Math.max(0, depth - 1);
    else if (closed !== '/') depth++;
    if (depth === 1) start = index;
    if (depth > limits.nesting) return start;
  }
  return undefined;
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
  const offset = text
    .matchAll(/[,:\n]/g)
    .drop(most)
    .next().value?.index;
  return offset === undefined
    ? undefined
    : { offset, message: `goes beyond the ${count(most)} fields and values of one file. ${ADVICE}` };
}

function findSigns(prose: string): TextProblem | undefined {
  const offset = prose
    .matchAll(/[<{&[]/g)
    .drop(limits.signs)
    .next().value?.index;
  return offset === undefined
    ? undefined
    : { offset, message: `goes beyond the ${count(limits.signs)} signs <, {, & and [ of one text. ${ADVICE}` };
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
