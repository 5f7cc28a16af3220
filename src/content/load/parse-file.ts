import type { ParsedFile, TextProblem } from '../content-problem.ts';
import { FRONT_MATTER } from '../prose.ts';
import { parseProse } from './parse-prose.ts';
import { findSvgProblems } from './svg.ts';
import { findYamlProblems, parseYaml } from './yaml.ts';

/** A parsed file, with its syntax errors at offsets in the file. */
export interface ParseResult extends Omit<ParsedFile, 'file'> {
  readonly errors: readonly TextProblem[];
}

/** Parses a content file: YAML, JSON, a drawing, or MDX with YAML front matter. */
export function parseFile(file: string, text: string): ParseResult {
  if (file.endsWith('.svg')) return { data: text, errors: findSvgProblems(text) };
  if (file.endsWith('.txt')) return { data: text, errors: [] };
  if (!file.endsWith('.mdx')) return readYaml(text, 0);
  const match = FRONT_MATTER.exec(text);
  if (match === null) {
    return { data: undefined, prose: text, errors: [{ offset: 0, message: describeMissingFence(text) }] };
  }
  const [frontMatter, yaml = ''] = match;
  const { data, errors } = readYaml(yaml, text.indexOf('\n') + 1);
  const prose = frontMatter.replace(/[^\n]/g, ' ') + text.slice(frontMatter.length);
  const { elements, problems } = parseProse(prose);
  return { data, prose, elements, errors: [...errors, ...problems] };
}

function readYaml(yaml: string, start: number): ParseResult {
  const document = parseYaml(yaml);
  const errors = findYamlProblems(document, yaml).map((error) => ({ ...error, offset: start + error.offset }));
  const hasNoErrors = errors.every(({ isWarning }) => isWarning);
  return { data: hasNoErrors ? (document.toJS() ?? {}) : undefined, errors };
}

/** Describes which hyphen line is missing: the one above an MDX file's fields or the one below. */
function describeMissingFence(text: string): string {
  return /^---[ \t]*\r?\n/.test(text)
    ? 'begins its fields with --- but never ends them. Write a line of exactly three hyphens below the last field.'
    : 'must begin with a line of exactly three hyphens: ---. Write that line above the first field, with nothing before it, and another below the last field.';
}
