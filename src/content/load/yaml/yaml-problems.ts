import { isAlias, isCollection, isMap, isNode, isScalar, type Node, visit, type YAMLError } from 'yaml';
import { MOST_PROBLEMS } from '../../content-problem.ts';
import { countUpTo, indexLines } from '../text/position.ts';
import type { TextProblem } from '../text/text-problem.ts';
import type { YamlDocument } from './parse-yaml.ts';

/** A problem whose message is written only when shown. */
interface Finding {
  readonly offset: number;
  readonly isWarning?: true;
  readonly word: () => string;
}

/** Start offsets of quoted strings and flow collections, ascending. */
interface Starts {
  readonly quotes: readonly number[];
  readonly brackets: readonly number[];
}

/**
 * Syntax errors of a YAML or JSON text, one for each line, because the first causes the others. Beyond `MOST_PROBLEMS`
 * errors or warnings a single further one is returned.
 */
export function findYamlProblems(document: YamlDocument, text: string): TextProblem[] {
  const nodes = listNodes(document);
  const starts = findStarts(nodes);
  const syntax = [...document.errors, ...document.warnings].map((error) => describeError(error, text, starts));
  const lines = indexLines(text);
  const seen = new Set<number>();
  const first = [...syntax, ...nodes.flatMap((node) => findInNode(node, text))]
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }) => seen.size < seen.add(lines.positionAt(offset).line).size);
  const errors = first.filter(({ isWarning }) => !isWarning).slice(0, MOST_PROBLEMS + 1);
  const warnings = first.filter(({ isWarning }) => isWarning).slice(0, MOST_PROBLEMS + 1);
  return [...errors, ...warnings]
    .sort((a, b) => a.offset - b.offset)
    .map(({ word, ...finding }) => ({ ...finding, message: word() }));
}

function listNodes(document: YamlDocument): Node[] {
  const nodes: Node[] = [];
  visit(document, (_key, node) => {
    if (isNode(node)) nodes.push(node);
  });
  return nodes;
}

function findStarts(nodes: readonly Node[]): Starts {
  return {
    quotes: nodes.filter((node) => isScalar(node) && /^QUOTE/.test(node.type ?? '')).map(startOf),
    brackets: nodes.filter((node) => isCollection(node) && node.flow === true).map(startOf),
  };
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Problems that the parser accepts. */
function findInNode(node: Node, text: string): Finding[] {
  if (isAlias(node)) return [{ offset: startOf(node), word: () => ALIAS }];
  if (isMap(node)) return findTwins(node.items);
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return [];
  return findCutText(node.value, node.range?.[1] ?? 0, text);
}

const QUOTE = 'Put the whole text in double quotation marks.';
const ALIAS = 'refers to a value elsewhere. Write the value itself, or put the text in quotation marks.';

/** Duplicate keys of a map. */
function findTwins(items: readonly { readonly key: unknown }[]): Finding[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || seen.size < seen.add(key.value).size) return [];
    return [{ offset: startOf(key), word: () => 'stands here for the second time. Leave one of the two.' }];
  });
}

/** A value that ends at a number sign: the rest is a comment, perhaps by mistake. */
function findCutText(value: string, end: number, text: string): Finding[] {
  const [, space = '', comment] = /^([ \t]+)(#)/.exec(text.slice(end, end + 200)) ?? [];
  if (comment === undefined) return [];
  const word = () =>
    `begins a comment, which is not published: the text ends at "${value.slice(-30)}". If it goes on, put the whole of it in double quotation marks; if not, put the comment on a line of its own.`;
  return [{ offset: end + space.length, isWarning: true, word }];
}

function describeError({ code, message, pos: [offset] }: YAMLError, text: string, starts: Starts): Finding {
  const at = (start: number, words: string): Finding => ({ offset: start, word: () => words });
  switch (code) {
    case 'TAB_AS_INDENT':
      return at(offset, 'is a tab. Indent with spaces, two for each level.');
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { offset, word: () => describeImplicitKey(text, offset) };
    case 'MULTILINE_IMPLICIT_KEY':
      return at(offset, 'is no field: a colon with a space behind it is missing. Write it as "name: value".');
    case 'BAD_SCALAR_START':
      return at(offset, `begins with ${text[offset]}, which has a meaning of its own in YAML. ${QUOTE}`);
    case 'TAG_RESOLVE_FAILED':
      return at(offset, `begins with an exclamation mark, which has a meaning of its own in YAML. ${QUOTE}`);
    case 'BLOCK_IN_FLOW':
      return at(offset, 'is followed by another field. Put a comma between the two.');
    case 'MULTIPLE_DOCS':
      return at(offset, 'begins a second document. Take the line out.');
    case 'MISSING_CHAR':
      if (!message.includes('quote')) return at(offset, describeSyntaxError(message));
      return at(lastUpTo(starts.quotes, offset), 'begins with a quotation mark that is never closed.');
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? at(lastUpTo(starts.brackets, offset), 'begins with a bracket that is never closed.')
        : at(offset, 'does not line up with the fields beside it. Give all of them the same indentation.');
    case 'UNEXPECTED_TOKEN':
      return message.endsWith('node end')
        ? at(offset, `comes after the end of the value. ${QUOTE}`)
        : at(offset, describeSyntaxError(message));
    default:
      return at(offset, describeSyntaxError(message));
  }
}

function describeImplicitKey(text: string, offset: number): string {
  if (/^[^\n]*:\s/.test(text.slice(offset))) {
    return `holds a colon with a space behind it, which begins a new field. ${QUOTE}`;
  }
  const cause = 'is followed by a line that is indented as if it went on with this one.';
  return `${cause} Give fields of one group the same indentation.`;
}

function describeSyntaxError(message: string): string {
  return `is not valid here: ${message.replace(/\.$/, '')}.`;
}

/** The last of ascending offsets that is not after `offset`; `offset` itself if there is none. */
function lastUpTo(starts: readonly number[], offset: number): number {
  return starts[countUpTo(starts, offset) - 1] ?? offset;
}
