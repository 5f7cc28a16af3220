import type { ProseMarkup } from '../content-problem.ts';
import { readProse } from './prose.ts';
import { findSvgProblems } from './svg/svg-problems.ts';
import { findExcess } from './text/excess.ts';
import { FRONT_MATTER } from './text/front-matter.ts';
import type { TextProblem } from './text/text-problem.ts';
import { parseYaml } from './yaml/parse-yaml.ts';
import { findYamlProblems } from './yaml/yaml-problems.ts';

/** A parsed file: data, prose and locations. */
export interface ParsedFile {
  readonly data: unknown;
  readonly prose: string | undefined;
  /** Structure of the prose, if it parses. */
  readonly markup?: ProseMarkup | undefined;
  /** Offset of the prose in the file. */
  readonly proseStart: number;
  /** Syntax errors with offsets in the file. */
  readonly errors: readonly TextProblem[];
}

/**
 * Parses a content file: YAML, JSON, or MDX with YAML front matter. Inputs too expensive for the parsers are rejected
 * first.
 */
export function parseFile(file: string, text: string): ParsedFile {
  const excess = findExcess(file, text);
  if (excess !== undefined) return { data: undefined, prose: undefined, proseStart: text.length, errors: [excess] };
  if (file.endsWith('.svg')) {
    return { data: text, prose: undefined, proseStart: text.length, errors: findSvgProblems(text) };
  }
  if (file.endsWith('.txt')) return { data: text, prose: undefined, proseStart: text.length, errors: [] };
  if (!file.endsWith('.mdx')) return readYaml(text, 0, undefined, text.length);
  const match = FRONT_MATTER.exec(text);
  if (match === null) return { data: undefined, prose: text, proseStart: 0, errors: [findMissingFence(text)] };
  const [whole, yaml = ''] = match;
  const prose = text.slice(whole.length);
  const parsed = readYaml(yaml, text.indexOf('\n') + 1, prose, whole.length);
  const { markup, problems } = readProse(prose);
  const proseErrors = problems.map((problem) => ({ ...problem, offset: whole.length + problem.offset }));
  return { ...parsed, markup, errors: [...parsed.errors, ...proseErrors] };
}

/** Which of the two `---` fences of the front matter is missing, and where it belongs. */
function findMissingFence(text: string): TextProblem {
  if (!/^---[ \t]*\r?\n/.test(text)) {
    return { offset: 0, message: 'must begin with a line of three hyphens. Write --- above the first field.' };
  }
  const message =
    'follows the fields without a line of three hyphens between them. Write --- below the last field; the text comes after it.';
  const prose = /\r?\n[ \t]*\r?\n(?=\S)/.exec(text);
  return {
    offset: prose === null ? Math.max(0, text.trimEnd().lastIndexOf('\n') + 1) : prose.index + prose[0].length,
    message,
  };
}

function readYaml(yaml: string, start: number, prose: string | undefined, proseStart: number): ParsedFile {
  const document = parseYaml(yaml);
  const errors = findYamlProblems(document, yaml).map((error) => ({ ...error, offset: start + error.offset }));
  const isSound = errors.every(({ isWarning }) => isWarning);
  return { data: isSound ? (document.toJS() ?? {}) : undefined, prose, proseStart, errors };
}
