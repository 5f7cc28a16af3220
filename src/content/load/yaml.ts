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
  // The parser's own check for duplicates takes quadratic time; `findDuplicates` takes linear time.
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false });
}

/** Finds the syntax errors of a YAML or JSON text, one per line, because the first causes the others. */
export function findYamlProblems(document: Document.Parsed<ParsedNode>, text: string): TextProblem[] {
  const nodes: Node[] = [];
  visit(document, (_key, node) => {
    if (isNode(node)) nodes.push(node);
  });
  const syntax = [...document.errors, ...document.warnings].map((error) => describeSyntaxError(error, nodes));
  const all = [...syntax, ...nodes.flatMap((node) => findInNode(node, text))].sort((a, b) => a.offset - b.offset);
  const byLine = Map.groupBy(all, ({ offset }) => text.lastIndexOf('\n', offset - 1));
  return [...byLine.values()].flatMap(([first]) => first ?? []);
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Finds problems that the parser accepts: aliases, and values that end at a number sign. */
function findInNode(node: Node, text: string): TextProblem[] {
  if (isAlias(node)) {
    const message = 'refers to a value elsewhere. Write the value itself, or put the text in quotation marks.';
    return [{ offset: startOf(node), message }];
  }
  if (isMap(node)) return findDuplicates(node);
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return [];
  const end = node.range?.[1] ?? 0;
  // The rest is a comment, perhaps unintentionally.
  const [, space] = /^([ \t]+)#/.exec(text.slice(end, end + 200)) ?? [];
  if (space === undefined) return [];
  const message = `begins a comment, which is not published: the text ends at "${node.value.slice(-30)}". If the text continues, put all of it in double quotation marks; otherwise put the comment on a separate line.`;
  return [{ offset: end + space.length, isWarning: true, message }];
}

/** Finds repeated fields of a group. */
function findDuplicates({ items }: YAMLMap): TextProblem[] {
  const byName = Map.groupBy(items.map(({ key }) => key).filter(isScalar), ({ value }) => value);
  return [...byName.values()].flatMap(([, ...repeated]) =>
    repeated.map((key) => ({ offset: startOf(key), message: 'is written twice. Keep one of the two.' })),
  );
}

/** Messages for error codes of the parser. */
const messages: Readonly<Partial<Record<ErrorCode, string>>> = {
  TAB_AS_INDENT: 'is a tab. Indent with spaces, two for each level.',
  MULTILINE_IMPLICIT_KEY: 'is not a field, because a colon followed by a space is missing. Write it as "name: value".',
  BLOCK_AS_IMPLICIT_KEY: `contains a colon followed by a space, or continues on a line that begins a field. ${QUOTE} Give fields of one group the same indentation.`,
  BLOCK_IN_FLOW: 'is followed by another field. Put a comma between the two.',
  BAD_INDENT: 'does not line up with the fields beside it. Give all of them the same indentation.',
  BAD_SCALAR_START: `begins with a character that has a special meaning in YAML. ${QUOTE}`,
  TAG_RESOLVE_FAILED: `begins with a character that has a special meaning in YAML. ${QUOTE}`,
  MULTIPLE_DOCS: 'begins a second document. Remove the line.',
};

/** Describes a syntax error at the place that causes it. */
function describeSyntaxError({ code, message, pos: [offset] }: YAMLError, nodes: readonly Node[]): TextProblem {
  const isQuote = code === 'MISSING_CHAR' && message.includes('quote');
  const isBracket = code === 'BAD_INDENT' && message.startsWith('Flow');
  const isOpening = (node: Node) =>
    isQuote ? isScalar(node) && /^QUOTE/.test(node.type ?? '') : isBracket && isCollection(node) && node.flow === true;
  const opening = (isQuote || isBracket) && nodes.findLast((node) => startOf(node) <= offset && isOpening(node));
  if (opening) {
    const mark = isQuote ? 'quotation mark' : 'bracket';
    return {
      offset: startOf(opening),
      message: `begins with a ${mark} that is never closed. Write the closing ${mark}.`,
    };
  }
  if (code === 'UNEXPECTED_TOKEN' && message.endsWith('node end'))
    return { offset, message: `comes after the end of the value. ${QUOTE}` };
  return { offset, message: messages[code] ?? `is not valid here: ${message.replace(/\.$/, '')}.` };
}
