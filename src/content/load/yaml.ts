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
  type YAMLMap,
} from 'yaml';
import type { TextProblem } from '../content-problem.ts';

const QUOTE = 'Put the whole text in double quotation marks.';

/** Parses YAML or JSON with offsets. */
export function parseYaml(text: string): Document.Parsed<ParsedNode> {
  // The parser compares every key with all before it: `findDuplicates` takes one look at each.
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false });
}

/** Syntax errors of a YAML or JSON text, one for each line, because the first causes the others. */
export function findYamlProblems(document: Document.Parsed<ParsedNode>, text: string): TextProblem[] {
  const nodes: Node[] = [];
  visit(document, (_key, node) => {
    if (isNode(node)) nodes.push(node);
  });
  const syntax = [...document.errors, ...document.warnings].map((error) => readError(error, nodes));
  const lines = new Set<number>();
  return [...syntax, ...nodes.flatMap((node) => findInNode(node, text))]
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }) => lines.size < lines.add(text.lastIndexOf('\n', offset - 1)).size);
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Problems that the parser accepts: aliases, and values that end at a number sign. */
function findInNode(node: Node, text: string): TextProblem[] {
  if (isAlias(node)) {
    const message = 'refers to a value elsewhere. Write the value itself, or put the text in quotation marks.';
    return [{ offset: startOf(node), message }];
  }
  if (isMap(node)) return findDuplicates(node);
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return [];
  const end = node.range?.[1] ?? 0;
  // The rest is a comment, perhaps by mistake.
  const [, space] = /^([ \t]+)#/.exec(text.slice(end, end + 200)) ?? [];
  if (space === undefined) return [];
  const message = `begins a comment, which is not published: the text ends at "${node.value.slice(-30)}". If it goes on, put the whole of it in double quotation marks; if not, put the comment on a line of its own.`;
  return [{ offset: end + space.length, isWarning: true, message }];
}

/** Fields that stand in a group already. */
function findDuplicates({ items }: YAMLMap): TextProblem[] {
  const names = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || names.size < names.add(key.value).size) return [];
    return [{ offset: startOf(key), message: 'stands here for the second time. Leave one of the two.' }];
  });
}

/** What is said of errors that the parser names, where they stand. */
const advice: Readonly<Partial<Record<ErrorCode, string>>> = {
  TAB_AS_INDENT: 'is a tab. Indent with spaces, two for each level.',
  MULTILINE_IMPLICIT_KEY: 'is no field: a colon with a space behind it is missing. Write it as "name: value".',
  BLOCK_AS_IMPLICIT_KEY: `holds a colon with a space behind it, or goes on in a line that begins a field. ${QUOTE} Give fields of one group the same indentation.`,
  BLOCK_IN_FLOW: 'is followed by another field. Put a comma between the two.',
  BAD_INDENT: 'does not line up with the fields beside it. Give all of them the same indentation.',
  BAD_SCALAR_START: `begins with a sign that has a meaning of its own in YAML. ${QUOTE}`,
  TAG_RESOLVE_FAILED: `begins with a sign that has a meaning of its own in YAML. ${QUOTE}`,
  MULTIPLE_DOCS: 'begins a second document. Take the line out.',
};

/** A syntax error in words, at what causes it. */
function readError({ code, message, pos: [offset] }: YAMLError, nodes: readonly Node[]): TextProblem {
  const isQuote = code === 'MISSING_CHAR' && message.includes('quote');
  const isBracket = code === 'BAD_INDENT' && message.startsWith('Flow');
  const isOpening = (node: Node) =>
    isQuote ? isScalar(node) && /^QUOTE/.test(node.type ?? '') : isBracket && isCollection(node) && node.flow === true;
  const opening = (isQuote || isBracket) && nodes.findLast((node) => startOf(node) <= offset && isOpening(node));
  if (opening) {
    const sign = isQuote ? 'quotation mark' : 'bracket';
    return { offset: startOf(opening), message: `begins with a ${sign} that is never closed.` };
  }
  if (code === 'UNEXPECTED_TOKEN' && message.endsWith('node end'))
    return { offset, message: `comes after the end of the value. ${QUOTE}` };
  return { offset, message: advice[code] ?? `is not valid here: ${message.replace(/\.$/, '')}.` };
}
