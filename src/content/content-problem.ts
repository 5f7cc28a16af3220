/** A parsed content file: path, fields and prose. */
export interface ParsedFile {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  readonly data: unknown;
  /** The text of an MDX file at its place: its front matter is blank, so offsets are those in the file. */
  readonly prose?: string;
  /** Elements of the prose in document order; Markdown links and images count as the elements they create. */
  readonly elements?: readonly ProseElement[];
}

/** An element in prose. */
export interface ProseElement {
  /** Name in lower case; `a` for a Markdown link and `img` for an image. */
  readonly name: string;
  /** Attributes by lower-case name, with placeholders. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of a Markdown heading, which its anchor is made from. */
  readonly text?: string;
  /** Offset of the element, or of its URL, in the file. */
  readonly offset: number;
}

/**
 * Severity of a problem: an error stops the build; `blocksPublish` shows in development and in a build, but fails the check
 * before publication; `gap` passes the check and restricts the site to localhost; a warning fails nothing.
 */
export type Severity = 'error' | 'blocksPublish' | 'gap' | 'warning';

/** Keys of a value in a file, outermost first; empty for the whole file. */
export type FieldPath = readonly (string | number)[];

/** The value at a path in plain data; undefined if there is none. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);
}

/** A syntax error of a text, or what may be one. */
export interface TextProblem {
  readonly offset: number;
  readonly message: string;
  /** Whether it may be intended. */
  readonly isWarning?: boolean;
}

/** A problem for the maintainer to fix or look at. */
export interface ContentProblem {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  readonly path: FieldPath;
  /** Whether the key is wrong rather than its value. */
  readonly wrongKey?: boolean;
  /** Offset in the file, in characters, of what is in no field. */
  readonly offset?: number;
  readonly severity: Severity;
  /** What is wrong and what to write instead; follows the name of the field. */
  readonly message: string;
}

/** A problem at a field, or at an offset of the text below the fields: an error, if nothing else is said. */
export function fieldProblem(
  file: string,
  place: FieldPath | number,
  message: string,
  severity: Severity = 'error',
): ContentProblem {
  const at = typeof place === 'number' ? { path: ['text'], offset: place } : { path: place };
  return { file, ...at, severity, message };
}

/** The problem there, if there is a message that tells one. */
export function* problemIf(
  file: string,
  place: FieldPath | number,
  message: string | false | undefined,
  severity?: Severity,
): Iterable<ContentProblem> {
  if (message) yield fieldProblem(file, place, message, severity);
}
