/** Path of the Markdown form of a page. */
export function twinOf(path: string): string {
  return `${path}index.md`;
}
