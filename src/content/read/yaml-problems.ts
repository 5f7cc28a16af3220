import { type Document, isAlias, isCollection, isNode, isScalar, visit, type YAMLError } from 'yaml';

/** What is wrong with the syntax of a text, and its offset there. */
export interface TextProblem {
  readonly offset: number;
  readonly message: string;
  /** Whether it may have been meant. */
  readonly isWarning?: true;
}

/** What is wrong with the syntax of a YAML or JSON text, one problem for a line: the first is the cause of the others. */
export function findYamlProblems(document: Document.Parsed, text: string): TextProblem[] {
  const problems = [
    ...[...document.errors, ...document.warnings].map((error) => wordYamlError(error, document, text)),
    ...findAliases(document),
    ...findCutTexts(document, text),
  ].sort((a, b) => a.offset - b.offset);
  const lines = new Set<number>();
  return problems.filter(({ offset }) => {
    const line = text.lastIndexOf('\n', offset - 1);
    if (lines.has(line)) return false;
    lines.add(line);
    return true;
  });
}

function wordYamlError({ code, message, pos }: YAMLError, document: Document.Parsed, text: string): TextProblem {
  const [offset] = pos;
  const quote = 'Put the whole text in double quotation marks.';
  switch (code) {
    case 'TAB_AS_INDENT':
      return { offset, message: 'is a tab. Indent with spaces, two for each level.' };
    case 'DUPLICATE_KEY':
      return { offset, message: 'stands here for the second time. Leave one of the two.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (!/^[^\n]*:\s/.test(text.slice(offset))) {
        const cause = 'is followed by a line that is indented as if it went on with this one.';
        return { offset, message: `${cause} Give fields of one group the same indentation.` };
      }
      return { offset, message: `holds a colon with a space behind it, which begins a new field. ${quote}` };
    case 'MULTILINE_IMPLICIT_KEY':
      return { offset, message: 'is no field: a colon with a space behind it is missing. Write it as "name: value".' };
    case 'BAD_SCALAR_START':
      return { offset, message: `begins with ${text[offset]}, which has a meaning of its own in YAML. ${quote}` };
    case 'TAG_RESOLVE_FAILED':
      return { offset, message: `begins with an exclamation mark, which has a meaning of its own in YAML. ${quote}` };
    case 'BLOCK_IN_FLOW':
      return { offset, message: 'is followed by another field. Put a comma between the two.' };
    case 'MULTIPLE_DOCS':
      return { offset, message: 'begins a second document. Take the line out.' };
    case 'MISSING_CHAR':
      if (!message.includes('quote')) return { offset, message: wordOther(message) };
      return { offset: startOfQuote(document, offset), message: 'begins with a quotation mark that is never closed.' };
    case 'BAD_INDENT':
      if (!message.startsWith('Flow')) {
        return {
          offset,
          message: 'does not line up with the fields beside it. Give all of them the same indentation.',
        };
      }
      return { offset: startOfCollection(document, offset), message: 'begins with a bracket that is never closed.' };
    case 'UNEXPECTED_TOKEN':
      return message.endsWith('node end')
        ? { offset, message: `comes after the end of the value. ${quote}` }
        : { offset, message: wordOther(message) };
    default:
      return { offset, message: wordOther(message) };
  }
}

function wordOther(message: string): string {
  return `is not valid here: ${message.replace(/\.$/, '')}.`;
}

function findAliases(document: Document.Parsed): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(document, (_key, node) => {
    if (!isAlias(node)) return;
    const message = 'refers to a value elsewhere. Write the value itself, or put the text in quotation marks.';
    problems.push({ offset: node.range?.[0] ?? 0, message });
  });
  return problems;
}

/** Texts that end at a number sign: what follows is a comment, and was perhaps meant to be read. */
function findCutTexts(document: Document.Parsed, text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(document, (_key, node) => {
    if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
    const end = node.range?.[1] ?? 0;
    const [, space = '', comment] = /^([ \t]+)(#[^\n]*)/.exec(text.slice(end)) ?? [];
    if (comment === undefined) return;
    const message = `begins a comment, which is not published: the text ends at "${node.value.slice(-30)}". If it goes on, put the whole of it in double quotation marks; if not, put the comment on a line of its own.`;
    problems.push({ offset: end + space.length, message, isWarning: true });
  });
  return problems;
}

/** Where the quoted text begins that an error at its end is about. */
function startOfQuote(document: Document.Parsed, end: number): number {
  return startOf(document, end, (node) => isScalar(node) && /^QUOTE/.test(node.type ?? ''));
}

/** Where the list or group in brackets begins that an error at its end is about. */
function startOfCollection(document: Document.Parsed, end: number): number {
  return startOf(document, end, (node) => isCollection(node) && node.flow === true);
}

function startOf(document: Document.Parsed, end: number, isMeant: (node: unknown) => boolean): number {
  let start = end;
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const [from] = node.range ?? [end];
    if (isMeant(node) && from <= end) start = from;
  });
  return start;
}
