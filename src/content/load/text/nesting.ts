/** Maximum nesting depth of brackets, elements, lists and emphasis. Parsers overflow the stack well below 10,000. */
export const DEEPEST = 100;

const LIST_MARKS = /^(?:[ \t]*(?:[>*+?-]|\d{1,9}[.)])(?=[ \t>]|$))+/gm;
const TAG = /<(\/?)(?:[A-Za-z][\w.:-]*)?(?:"[^"<]*"|'[^'<]*'|[^<>"'])*?(\/?)>/g;
const MARKS = /[*_~]+/g;
/** Maximum runs of asterisks in a paragraph. */
const MOST_MARKS = 1000;

/** Offset at which a text exceeds the nesting limit; undefined if it does not. */
export function findNesting(text: string): number | undefined {
  return findBrackets(text) ?? findListMarks(text) ?? findTags(text) ?? findMarks(text);
}

function findBrackets(text: string): number | undefined {
  const open: number[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (character === '[' || character === '{' || character === '(') {
      open.push(offset);
      if (open.length > DEEPEST) return open[0];
    } else if (character === ']' || character === '}' || character === ')') open.pop();
  }
  return undefined;
}

function findListMarks(text: string): number | undefined {
  for (const { 0: marks, index } of text.matchAll(LIST_MARKS)) {
    if (marks.replace(/[\s\d]/g, '').length > DEEPEST) return index;
  }
  return undefined;
}

function findTags(text: string): number | undefined {
  let depth = 0;
  let start = 0;
  for (const { 1: closing, 2: closed, index } of text.matchAll(TAG)) {
    if (closing === '/') depth = Math.max(0, depth - 1);
    else if (closed !== '/') depth++;
    if (depth === 1) start = index;
    if (depth > DEEPEST) return start;
  }
  return undefined;
}

function findMarks(text: string): number | undefined {
  let start = 0;
  for (const paragraph of text.split(/\n[ \t]*\n/)) {
    if ((paragraph.match(MARKS)?.length ?? 0) > MOST_MARKS) return text.indexOf(paragraph, start);
    start += paragraph.length;
  }
  return undefined;
}
