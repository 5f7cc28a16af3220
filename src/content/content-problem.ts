/** A parsed content file: path, fields and prose. */
export interface ParsedFile {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  readonly data: unknown;
  /** The text of an MDX file, with its front matter blanked out so that offsets are those in the file. */
  readonly prose?: string;
  /** Elements of the prose in document order; Markdown links and images count as the elements they create. */
  readonly elements?: readonly ProseElement[];
}

/** An element in prose. */
export interface ProseElement {
  /** Name in lower case; `a` for a Markdown link and `img` for an image. */
  readonly name: string;
  /** Attributes by lower-case name. Their values may contain placeholders. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of a Markdown heading, from which its anchor is made. */
  readonly text?: string;
  /** Offset of the element, or of its URL, in the file. */
  readonly offset: number;
}

/**
 * Severity of a problem. An `error` stops the build. `blocksPublish` fails `npm run check`, which every deployment
 * runs, but not a build. A `gap` passes the check and restricts the site to localhost. A `warning` fails nothing.
 */
export type Severity = 'error' | 'blocksPublish' | 'gap' | 'warning';

/** Keys of a value in a file, outermost first; empty for the whole file. */
export type FieldPath = readonly (string | number)[];

/** Returns the value at a path in plain data; undefined if there is none. */
export function getValueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);
}

/** A syntax error in a text, or a likely one. */
export interface TextProblem {
  readonly offset: number;
  readonly message: string;
  /** Whether it may be intentional. */
  readonly isWarning?: boolean;
}

/** A problem in the content, for the owner to fix or look at. */
export interface ContentProblem {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  readonly path: FieldPath;
  /** Whether the problem is the key rather than its value. */
  readonly isKeyProblem?: boolean;
  /** Offset in the file, in characters, of a problem outside the fields. */
  readonly offset?: number;
  readonly severity: Severity;
  /** The problem and what to write instead; follows the field name. */
  readonly message: string;
}

/** Makes a problem at a field, or at an offset of the text below the fields. It is an error by default. */
export function makeProblem(
  file: string,
  location: FieldPath | number,
  message: string,
  severity: Severity = 'error',
): ContentProblem {
  const at = typeof location === 'number' ? { path: ['text'], offset: location } : { path: location };
  return { file, ...at, severity, message };
}

/** Yields a problem at a location if there is a message for it. */
export function* problemIf(
  file: string,
  location: FieldPath | number,
  message: string | false | undefined,
  severity?: Severity,
): Iterable<ContentProblem> {
  if (message) yield makeProblem(file, location, message, severity);
}
