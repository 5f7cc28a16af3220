/** Escapes text for a regular expression, outside character classes. (`RegExp.escape` needs Node 24.) */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
}
