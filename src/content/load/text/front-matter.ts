/** The YAML front matter of an MDX file, between two `---` fences. */
export const FRONT_MATTER = /^---\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Offset of the prose in an MDX file, after the front matter. */
export function findProse(text: string): number {
  return FRONT_MATTER.exec(text)?.[0].length ?? 0;
}
