/** Path of the Markdown alternate of a page. */
export function markdownPathOf(path: string): string {
  return `${path}index.md`;
}
