import {
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { TextProblem } from '../content-problem.ts';
import { limits } from '../limits.ts';
import { indexLines } from './position.ts';

const QUOTE = 'Put the whole text in double quotation marks.';

/**
 * Parses YAML or JSON with offsets. The parser's check for duplicate keys takes quadratic time and is off;
 * `findYamlProblems` finds duplicates in one pass.
 */
export function parseYaml(text: string): Document.Parsed<ParsedNode> {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false });
}

/**
 * Syntax errors of a YAML or JSON text, one for each line, because the first causes the others. Beyond the problems
 * reported for a file, a single further error and warning is returned.
 */
export function findYamlProblems(document: Document.Parsed<ParsedNode>, text: string): TextProblem[] {
  const nodes: Node[] = [];
  visit(document, (_key, node) => {
    if (isNode(node)) nodes.push(node);
  });
  const quotes = nodes.filter((node) => isScalar(node) && /^QUOTE/.test(node.type ?? '')).map(startOf);
  const brackets = nodes.filter((node) => isCollection(node) && node.flow === true).map(startOf);
  const syntax = [...document.errors, ...document.warnings].map((it) => readError(it, text, quotes, brackets));
  const positionAt = indexLines(text);
  const seen = new Set<number>();
  const first = [...syntax, ...nodes.flatMap((node) => findInNode(node, text))]
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }) => seen.size < seen.add(positionAt(offset).line).size);
  const errors = first.filter(({ isWarning }) => !isWarning).slice(0, limits.problems + 1);
  const warnings = first.filter(({ isWarning }) => isWarning).slice(0, limits.problems + 1);
  return [...errors, ...warnings].sort((a, b) => a.offset - b.offset);
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Problems that the parser accepts: aliases, duplicate keys, and values that end at a number sign. */
function findInNode(node: Node, text: string): TextProblem[] {
  if (isAlias(node)) {
    const message = 'refers to a value elsewhere. Write the value itself, or put the text in quotation marks.';
    return [{ offset: startOf(node), message }];
  }
  if (isMap(node)) {
    const seen = new Set<unknown>();
    const keys = node.items.map(({ key }) => key).filter(isScalar);
    const repeated = keys.filter(({ value }) => seen.size === seen.add(value).size);
    const message = 'stands here for the second time. Leave one of the two.';
    return repeated.map((key) => ({ offset: startOf(key), message }));
  }
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return [];
  const end = node.range?.[1] ?? 0;
  // The rest is a comment, perhaps by mistake.
  const [, space] = /^([ \t]+)#/.exec(text.slice(end, end + 200)) ?? [];
  if (space === undefined) return [];
  const message = `begins a comment, which is not published: the text ends at "${node.value.slice(-30)}". If it goes on, put the whole of it in double quotation marks; if not, put the comment on a line of its own.`;
  return [{ offset: end + space.length, isWarning: true, message }];
}

/** What is said of errors that the parser names, where they stand. */
const advice: Readonly<Partial<Record<ErrorCode, string>>> = {
  TAB_AS_INDENT: 'is a tab. Indent with spaces, two for each level.',
  MULTILINE_IMPLICIT_KEY: 'is no field: a colon with a space behind it is missing. Write it as "name: value".',
  TAG_RESOLVE_FAILED: `begins with an exclamation mark, which has a meaning of its own in YAML. ${QUOTE}`,
  BLOCK_IN_FLOW: 'is followed by another field. Put a comma between the two.',
  MULTIPLE_DOCS: 'begins a second document. Take the line out.',
};

/** A syntax error in words. `quotes` and `brackets` are where quoted strings and flow collections start, ascending. */
function readError(
  { code, message, pos: [offset] }: YAMLError,
  text: string,
  quotes: readonly number[],
  brackets: readonly number[],
): TextProblem {
  const invalid = { offset, message: advice[code] ?? `is not valid here: ${message.replace(/\.$/, '')}.` };
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { offset, message: describeImplicitKey(text, offset) };
    case 'BAD_SCALAR_START':
      return { offset, message: `begins with ${text[offset]}, which has a meaning of its own in YAML. ${QUOTE}` };
    case 'MISSING_CHAR':
      if (!message.includes('quote')) return invalid;
      return { offset: lastUpTo(quotes, offset), message: 'begins with a quotation mark that is never closed.' };
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? { offset: lastUpTo(brackets, offset), message: 'begins with a bracket that is never closed.' }
        : { offset, message: 'does not line up with the fields beside it. Give all of them the same indentation.' };
    case 'UNEXPECTED_TOKEN':
      return message.endsWith('node end') ? { offset, message: `comes after the end of the value. ${QUOTE}` } : invalid;
    default:
      return invalid;
  }
}

function describeImplicitKey(text: string, offset: number): string {
  return /^[^\n]*:\s/.test(text.slice(offset, offset + 1000))
    ? `holds a colon with a space behind it, which begins a new field. ${QUOTE}`
    : 'is followed by a line that is indented as if it went on with this one. Give fields of one group the same indentation.';
}

/** The last of ascending offsets that is not after `offset`; `offset` itself if there is none. */
function lastUpTo(starts: readonly number[], offset: number): number {
  return starts.findLast((start) => start <= offset) ?? offset;
}
