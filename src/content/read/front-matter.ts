/** The fields at the head of an MDX file, between two lines of three hyphens. */
export const FRONT_MATTER = /^---\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Offset at which the prose of an MDX file begins: behind its front matter, if it has one. */
export function findProse(text: string): number {
  return FRONT_MATTER.exec(text)?.[0].length ?? 0;
}
