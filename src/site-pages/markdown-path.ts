/** Path of the Markdown form of a page. */
export function markdownPathOf(path: string): string {
  return `${path}index.md`;
}
