/** A content file as read: where it lies, what its fields say, and its prose if it has any. */
export interface ContentRecord {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  readonly data: unknown;
  /** What follows the front matter of an MDX file. */
  readonly prose?: string;
  /** What the prose is made of, where its syntax is sound. */
  readonly markup?: ProseMarkup;
}

/** What prose is made of. */
export interface ProseMarkup {
  /** Its tags, and its links and pictures as the tags they stand for, in the order of the text. */
  readonly elements: readonly ProseElement[];
  /** The texts of its headings, whose addresses are made of them, with their placeholders. */
  readonly headings: readonly string[];
}

/** A tag in prose. */
export interface ProseElement {
  /** Name in lower case, `a` for a link in Markdown and `img` for a picture. */
  readonly name: string;
  /** By their names in lower case, with their placeholders. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Where it begins, or its address does, as an offset in the prose. */
  readonly offset: number;
}

/**
 * How bad a problem is: an error stops the build; what is unready shows in
 * development and in a build, but fails the check before publication; what is
 * unsaid passes the check, and keeps the site on this machine; a warning fails
 * nothing.
 */
export type Severity = 'error' | 'unready' | 'unsaid' | 'warning';

/** More problems of one file than these are not reported: they have few causes. */
export const MOST_PROBLEMS = 50;

/** Something a maintainer should mend, or look at. */
export interface ContentProblem {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  /** Keys that lead to the value, outermost first; empty for the file as a whole. */
  readonly path: readonly (string | number)[];
  /** Whether the key itself is wrong, and not its value. */
  readonly wrongKey?: boolean;
  /** Where in the prose the problem lies, as an offset in characters. */
  readonly proseOffset?: number;
  readonly severity: Severity;
  /** What is wrong and what to write instead; reads on after the name of the field. */
  readonly message: string;
}

/** The problem that a field of a file has. */
export function fieldProblem(file: string, path: readonly (string | number)[], message: string): ContentProblem {
  return { file, path, severity: 'error', message };
}

/** Something about a field that deserves a look. */
export function fieldWarning(file: string, path: readonly (string | number)[], message: string): ContentProblem {
  return { file, path, severity: 'warning', message };
}
